"""What may be done in Connect Four and what was done."""

from __future__ import annotations

from collections.abc import Iterator

from connect_four.record import State
from parlour.core.facts import Fact, say
from parlour.core.scene import Event


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Touch a column."""
    return (f"c{action}",)


def label(state: State, seat: int, action: int) -> Fact:
    """Name the column."""
    return say("drop", column=action + 1)


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """The clauses say enough."""
    return None


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Say where the disc fell."""
    yield Event(say("drops", who=seat, column=action + 1), seat)

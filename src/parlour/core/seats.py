"""Seats of a bit mask, and names for seats that have none."""

from __future__ import annotations

from parlour.core.verbs import CLOCK


def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a bit mask of actors or winners, without the clock."""
    return tuple(seat for seat in range(CLOCK) if mask >> seat & 1)


def default_names(players: int) -> tuple[str, ...]:
    """Return names for seats without one."""
    return tuple(f"Player {seat + 1}" for seat in range(players))

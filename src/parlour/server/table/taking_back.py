"""What taking back a seat's last action takes back at a table, or why it may not be taken back."""

from __future__ import annotations

from typing import Protocol

from parlour.core.match import Match
from parlour.core.undoing import Obstacle, find_obstacle
from parlour.core.verbs import CLOCK


class State(Protocol):
    """The parts of a table's state (``table_state``) that decide it."""

    authors: list[str | None]

    @property
    def is_rated(self) -> bool: ...  # noqa: D102

    def playing(self) -> Match: ...  # noqa: D102


def find_steps(state: State, guest: str | None, seat: int, agreed: bool) -> int | Obstacle:
    """Count the actions to take back to undo the last one of a guest's seat; or return why that may not be.

    Where all have ``agreed``, others may have acted since; bots may, unless the match is rated.
    """
    match = state.playing()
    if match.over:
        return Obstacle("undo-over")
    harmless = (guest,) if state.is_rated else (None, guest)
    last = next((index for index in reversed(range(len(match.entries))) if match.entries[index].seat == seat), None)
    if last is None:
        return Obstacle("undo-nothing-of-yours")
    since = zip(match.entries[last:], state.authors[last:], strict=True)
    if not agreed and any(entry.seat != CLOCK and author not in harmless for entry, author in since):
        return Obstacle("undo-acted")
    return find_obstacle(match, last, seat) or len(match.entries) - last

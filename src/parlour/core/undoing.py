"""Taking back: what stands in the way of it.

A view says after each action whether it may be taken back, so the answer comes as a value; an error is made of it only
where somebody has asked to take back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from parlour.core.entries import Entry
from parlour.core.errors import CannotUndo
from parlour.core.game import Game
from parlour.core.revealed import NOBODY
from parlour.core.verbs import CLOCK, SPECTATOR


class Obstacle(NamedTuple):
    """Why something cannot be taken back: the id of a message, and the seat it names, if any."""

    reason: str
    whom: int | None = None

    def refuse(self, game: Game, names: Sequence[str]) -> CannotUndo:
        """Return the error for this obstacle; ``names`` are those of the seats."""
        return game.cannot_undo(self.reason, names, **({} if self.whom is None else {"whom": self.whom}))


class Played(Protocol):
    """The parts of a match that decide what can be taken back (``core/match``)."""

    game: Game
    entries: list[Entry]

    def revealed_to(self, index: int) -> int: ...  # noqa: D102


def find_obstacle(match: Played, first: int, seat: int) -> Obstacle | None:
    """Return why ``seat`` cannot take back the actions from index ``first`` on; None if it can.

    What another seat's action revealed depends on what that seat held, so in games with secrets it is never taken back.
    """
    if not match.game.rules.allows_undo:
        return Obstacle("undo-unknown")
    for index in range(first, len(match.entries)):
        if match.game.rules.secret and match.entries[index].seat not in (seat, CLOCK):
            return Obstacle("undo-acted")
        viewer = match.revealed_to(index)
        if viewer == SPECTATOR:
            return Obstacle("undo-shown-to-all")
        if viewer != NOBODY:
            return Obstacle("undo-shown", viewer)
    return None


def check_undo(match: Played, first: int, seat: int, names: Sequence[str]) -> None:
    """Raise CannotUndo if ``seat`` cannot take back the actions from index ``first`` on; ``names`` are the seats'."""
    obstacle = find_obstacle(match, first, seat)
    if obstacle is not None:
        raise obstacle.refuse(match.game, names)

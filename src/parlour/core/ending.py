"""Endings that players bring about before the rules do: by resigning, by the clock, by leaving or by agreement."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from parlour.core.facts import say
from parlour.core.scene import Scene

How = Literal["resigned", "time", "left", "drawn", "called-off"]
LOST = ("resigned", "time", "left")
"""How one seat loses. With at most two seats that ends the match; with more a bot plays on for the seat."""

AGREED = ("drawn", "called-off")
"""How all seats together end a match."""

FREE_ACTIONS = 2
"""The number of actions from which on a match is called off by agreement only."""

MOST_SEATS = 2
"""The most seats of a match that ends when one of them is lost."""


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a match ended early, and the seat that was lost; None if all seats agreed."""

    how: How
    seat: int | None = None

    def winners(self, players: int) -> tuple[int, ...]:
        """Return the seats that win: those that are not lost, all in a draw, none of a match that is called off."""
        if self.how == "called-off":
            return ()
        return tuple(seat for seat in range(players) if seat != self.seat)

    def find_fault(self, players: int) -> str:
        """Return why a match of ``players`` seats cannot have this ending, an empty string if it can."""
        if (self.how in LOST) != (self.seat is not None):
            return "an ending names its seat if that has resigned, left or has no time, and no seat otherwise"
        if self.seat is not None and not 0 <= self.seat < players <= MOST_SEATS:
            return f"a match of {players} players does not end when seat {self.seat} is lost"
        return ""

    def mark_scene(self, scene: Scene, players: int) -> Scene:
        """Return the scene of the last position with the match ended."""
        winners = self.winners(players)
        scores = tuple(replace(score, winner=score.seat in winners) for score in scene.scores)
        status = say(f"ended-{self.how}") if self.seat is None else say(f"ended-{self.how}", who=self.seat)
        return replace(scene, status=status, opening="", scores=scores, to_act=(), over=True)

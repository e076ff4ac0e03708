"""The standings of a match: points, winners, and who may act."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.core import arrays
from parlour.core.bits import members
from parlour.core.kernel import Array, kernel
from parlour.core.values import once
from parlour.core.verbs import CLOCK, actors, score


class Standings(NamedTuple):
    """The standings in a position.

    points: by seat
    winners: seats that have won; none while the match runs
    to_act: seats that may act
    over: the match has ended
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    to_act: tuple[int, ...]
    over: bool


def standings(state: Any) -> Standings:
    """Return the standings in a position given as plain values; computed once per position."""
    return once(state, _compute_standings)


def _compute_standings(state: Any) -> Standings:
    points = arrays.zeros(state.players, arrays.int64)
    winners, acting = int(score(state.record, points)), int(actors(state.record))
    return Standings(tuple(points.tolist()), members(winners), members(acting & ~(1 << CLOCK)), acting == 0)


@kernel
def leaders(points: Array, players: int) -> int:
    """Return the set of seats with the most points."""
    best = int(points[0])
    for seat in range(1, players):
        best = max(best, int(points[seat]))
    seats = 0
    for seat in range(players):
        seats |= int(int(points[seat]) == best) << seat
    return seats

"""Puzzles of Pentic: find the play of a hand with the most points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.ahead import moves, set_up, take
from parlour.core.dice import roll
from parlour.core.kernel import run
from parlour.core.puzzles import RATINGS, SOLVER, Made, nobody_replies
from parlour.core.record import Array
from parlour.games.pentic.board import points_of
from parlour.games.pentic.record import OVER, PASS, PILES, Options, State

WORDS = "puzzle"
FEWER = False
TELLS = False

reply = nobody_replies

LEAST = 10
"""Least points of the best play of a puzzle."""

NEAR = 6
"""A puzzle has a second-best play within this many points of the best."""


def make(dice: Array) -> Made:
    """Play random games until one play has more points than all others."""
    while True:
        state = set_up(State, Options(), 2, dice)
        for _ in range(2 + int(run(roll, dice, 12))):
            actions = moves(state)
            take(state, actions[int(run(roll, dice, len(actions)))])
        if int(state.phase) == OVER or int(state.turn) != SOLVER:
            continue
        state.points[:] = 0
        points = sorted((_points(state, action) for action in moves(state)), reverse=True)
        near = sum(points[0] - other <= NEAR for other in points[1:])
        if near and points[0] >= LEAST and points[0] > points[1]:
            return Made(state, points[0], min(RATINGS[-1], (near + 1) // 2))


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the points of the play, None before it."""
    return int(state.points[SOLVER]) if taken else None


def help(state: Any) -> int | None:
    """Return the play with the most points."""
    return max(moves(state), key=lambda action: _points(state, action))


def _points(state: Any, action: int) -> int:
    return 0 if action == PASS else int(run(points_of, state, action // PILES, action % PILES))

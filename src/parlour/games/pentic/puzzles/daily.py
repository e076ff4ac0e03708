"""Puzzles of Pentic: the one play of a hand that scores most."""

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
"""A best play that scores less is not worth looking for."""

NEAR = 6
"""A play that scores so many points less, or fewer, is easily taken for the best; one such there is."""


def make(dice: Array) -> Made:
    """Play games by dice until one play scores more than all others."""
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
    """Count the points of the play."""
    return int(state.points[SOLVER]) if taken else None


def help(state: Any) -> int | None:
    """Give the play that scores most."""
    return max(moves(state), key=lambda action: _points(state, action))


def _points(state: Any, action: int) -> int:
    return 0 if action == PASS else int(run(points_of, state, action // PILES, action % PILES))

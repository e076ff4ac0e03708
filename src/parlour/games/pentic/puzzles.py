"""Puzzles of Pentic: the one play of a hand that scores most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.core import verbs
from parlour.core.dice import rekey, roll
from parlour.core.kernel import boxed, run
from parlour.core.options import write_options
from parlour.core.puzzles import RATINGS, SOLVER, Made
from parlour.core.record import Array, new_record
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.rules import points_of
from parlour.games.pentic.state import HAND, OVER, PILES, Options, State

FEWER = False
TELLS = False

LEAST = 10
"""A best play that scores less is not worth looking for."""

NEAR = 6
"""A play that scores so many points less, or fewer, is easily taken for the best; one such there is."""


def make(dice: Array) -> Made:
    """Play games by dice until one play scores more than all others."""
    while True:
        state = new_record(State)
        state.players = 2
        write_options(Options(), state)
        run(rekey, dice, state)
        verbs.setup(boxed(state))
        for _ in range(2 + int(run(roll, dice, 12))):
            actions = _legal(state)
            verbs.apply(boxed(state), int(state.turn), actions[int(run(roll, dice, len(actions)))])
        if int(state.phase) == OVER or int(state.turn) != SOLVER:
            continue
        state.points[:] = 0
        points = sorted((_points(state, action) for action in _legal(state)), reverse=True)
        near = sum(points[0] - other <= NEAR for other in points[1:])
        if near and points[0] >= LEAST and points[0] > points[1]:
            return Made(state, points[0], min(RATINGS[-1], (near + 1) // 2))


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Count the points of the play."""
    return int(state.points[SOLVER]) if taken else None


def reply(state: Any) -> int:
    """Nobody else plays. Raises ValueError."""
    raise ValueError("nobody else plays")


def help(state: Any) -> int | None:
    """Give the play that scores most."""
    return max(_legal(state), key=lambda action: _points(state, action))


def _points(state: Any, action: int) -> int:
    return 0 if action == PASS else int(run(points_of, state, action // PILES, action % PILES))


def _legal(state: Any) -> list[int]:
    out = np.empty(HAND * PILES, np.int32)
    return [int(action) for action in out[: verbs.legal(state, int(state.turn), out)]]

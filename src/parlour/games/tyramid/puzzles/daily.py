"""Puzzles of Tyramid: find the turn, one card or a chain of extra plays, with the most points.

Always laying the card with the most points never reaches as many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from parlour.core.ahead import after, moves, set_up, take
from parlour.core.dice import roll
from parlour.core.kernel import Array, run
from parlour.core.puzzles import RATINGS, SOLVER, Made, allow_all, keep_status, nobody_replies
from parlour.games.tyramid.actions import DRAW
from parlour.games.tyramid.record import OVER, Options, State

WORDS = "puzzle"
FEWER = False
BUTTONS = False
TELLS = False

reply = nobody_replies
allows = allow_all
status = keep_status

LONG = 2
"""Least number of plays of a puzzle's best turn."""

FEWEST = 4
"""Fewest plays to choose from at the beginning."""

OPEN = (6, 9, 13)
"""More plays than these at the beginning make a puzzle harder."""

NEAR = 2
"""A second-best beginning within this many points makes a puzzle harder."""


class Turn(NamedTuple):
    """The points of a turn, and its plays."""

    points: int
    plays: tuple[int, ...]


def make(dice: Array) -> Made:
    """Play random games until the best turn has an extra play, one beginning, and more points than a glance finds."""
    while True:
        state = set_up(State, Options(), 2, dice)
        while int(state.phase) != OVER:
            plays = _plays(state)
            if int(state.turn) == SOLVER and int(state.plays) == 0 and len(plays) >= FEWEST:
                state.points[:] = 0
                turns = sorted((_best_after(state, play) for play in plays), key=lambda turn: -turn.points)
                best, second = turns[:2]
                if len(best.plays) >= LONG and best.points > max(second.points, _glance(state)):
                    near = int(best.points - second.points <= NEAR)
                    rating = 1 + len(best.plays) - LONG + near + sum(len(plays) > most for most in OPEN)
                    return Made(state, best.points, min(RATINGS[-1], rating))
            actions = plays or moves(state)
            take(state, actions[int(run(roll, dice, len(actions)))])


def best_turn(state: Any) -> Turn:
    """Return the best way to go on with the solver's turn, by trying all.

    Drawing scores nothing, so no hidden card is used.
    """
    if int(state.phase) == OVER or int(state.turn) != SOLVER:
        return Turn(int(state.points[SOLVER]), ())
    ways = [_best_after(state, play) for play in _plays(state)]
    return max(ways, key=lambda way: way.points, default=Turn(int(state.points[SOLVER]), ()))


def _best_after(state: Any, play: int) -> Turn:
    rest = best_turn(after(state, play))
    return Turn(rest.points, (play, *rest.plays))


def _glance(state: Any) -> int:
    """Return the points of always laying what scores most at once."""
    while int(state.phase) != OVER and int(state.turn) == SOLVER and _plays(state):
        state = max((after(state, play) for play in _plays(state)), key=lambda then: int(then.points[SOLVER]))
    return int(state.points[SOLVER])


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the points of the turn when it is over, else None."""
    over = int(state.phase) == OVER or int(state.turn) != SOLVER
    return int(state.points[SOLVER]) if over and taken else None


def help(state: Any) -> int | None:
    """Return the first play of the best way to go on; DRAW if nothing can be laid."""
    return next(iter(best_turn(state).plays), DRAW)


def _plays(state: Any) -> list[int]:
    return [action for action in moves(state) if action < DRAW]

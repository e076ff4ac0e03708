"""Puzzles of Granny's Pills: find the turn after which the schedule has the most points.

No turn without a swap has as many, and only one turn reaches them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from typing import Any, cast

from parlour.core import arrays
from parlour.core.ahead import set_up
from parlour.core.bits import filled
from parlour.core.kernel import Array, kernel, run
from parlour.core.primitives import count
from parlour.core.puzzles import SOLVER, Made, allow_all, keep_status, nobody_replies
from parlour.core.record import copied
from parlour.core.verbs import apply
from parlour.games.grannys_pills.actions import PASS
from parlour.games.grannys_pills.board import standing
from parlour.games.grannys_pills.components import SCHEDULE
from parlour.games.grannys_pills.options import Options
from parlour.games.grannys_pills.record import OVER, State
from parlour.games.grannys_pills.strategy.turns import NO_ACTION, PLANS, Plans, list_turns, next_turn

WORDS = "puzzle"
FEWER = False
BUTTONS = True
TELLS = False

reply = nobody_replies
allows = allow_all
status = keep_status

SEATS = 2
TURNS = 6
"""Turns of each seat that are played; the first is no puzzle, since the prescription is not shown yet."""

ROOM = range(4, SCHEDULE + 1)
"""The gaps of a puzzle's schedule, which has room for three pills and is not filled by them."""

GAIN = 4
"""Fewest points that the best turn adds."""

NEAR = (2, 4, 8, 30, 60, 100)
"""More turns than these that fall one point short make a puzzle harder."""


def make(dice: Array) -> Made:
    """Play matches with good turns until the solver's best turn needs a swap, and is the only one."""
    while True:
        for state in play_matches(dice, ROOM, TURNS):
            if made := _examine(state):
                return made


def play_matches(dice: Array, gaps: Container[int], turns: int) -> Iterator[Any]:
    """Yield the positions of a match in which the solver's turn begins with one of these numbers of gaps to fill.

    ``turns``: how many turns of each seat are played at most
    """
    state = set_up(State, Options(), SEATS, dice)
    for _ in range(SEATS * turns):
        begins = int(state.turn) == SOLVER and int(state.shown) >> SOLVER & 1
        if begins and SCHEDULE - count_filled(state) in gaps:
            yield copied(state)
        run(next_turn, state)
        if int(state.phase) == OVER or int(state.rounds) > 0:
            return


def count_filled(state: Any) -> int:
    """Count the spaces of the solver's schedule that hold pills."""
    return count(int(run(filled_spaces, state, SOLVER)))


def _examine(state: Any) -> Made | None:
    """Return the puzzle that a position is, None if it is none."""
    plans = list_points(state)
    points = plans.value[: int(plans.count)]
    best = int(points.max())
    ways = plans.turns[: int(plans.count)][points == best]
    if len(ways) > 1 or int(ways[0, 0]) == NO_ACTION or best - int(run(standing, state, SOLVER)) < GAIN:
        return None
    close = int((points == best - 1).sum())
    return Made(state, best, 1 + sum(close > near for near in NEAR))


def list_points(state: Any) -> Plans:
    """Return the solver's turns, or the rest of a turn begun, each with the points of the schedule afterwards."""
    return value_turns(value_points, state)


def value_turns(value: Callable[[Array, int, Plans], None], state: Any) -> Plans:
    """Return the solver's turns, or the rest of a turn begun, as a kernel lists and values them."""
    worlds: Any = arrays.empty(3, state.dtype)
    worlds[0] = state
    plans = cast(Plans, arrays.zeros(1, PLANS)[0])
    run(value, worlds, SOLVER, plans)
    return plans


@kernel
def value_points(worlds: Array, seat: int, plans: Plans) -> None:
    """List the turns open in ``worlds[0]``, valued by the points of the seat's schedule after each."""
    list_turns(worlds, seat, plans, True, False)
    for i in range(int(plans.count)):
        worlds[2] = worlds[0]
        for step in range(3):
            if int(plans.turns[i, step]) != NO_ACTION:
                apply(worlds[2], seat, int(plans.turns[i, step]))
        plans.value[i] = float(standing(worlds[2], seat))


@kernel
def filled_spaces(state: State, seat: int) -> int:
    """Return the spaces of a seat's schedule that hold pills, as bits."""
    return filled(state.top[seat])


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the points of the schedule once the turn is over, else None."""
    over = int(state.phase) == OVER or int(state.turn) != SOLVER
    return int(run(standing, state, SOLVER)) if over and taken else None


def help(state: Any) -> int | None:
    """Return the first action of the turn with the most points that can still be played."""
    plans = list_points(state)
    if int(plans.count) == 0:
        return PASS
    turn = plans.turns[int(arrays.argsort(-plans.value[: int(plans.count)], kind="stable")[0])]
    return next(int(action) for action in turn if action != NO_ACTION)

"""Puzzles of Granny's Pills: find the only turn that fills the schedule.

It begins with a swap: no three pills that lie on the grid fit into the gaps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import arrays
from parlour.core.dice import mix
from parlour.core.kernel import Array, kernel, run
from parlour.core.primitives import count
from parlour.core.puzzles import RATINGS, SOLVER, Made, allow_all, keep_status, nobody_replies
from parlour.core.verbs import apply
from parlour.games.grannys_pills.actions import PASS, PLACE_ONE_AT
from parlour.games.grannys_pills.board import lay
from parlour.games.grannys_pills.components import EMPTY, SCHEDULE, SPACES
from parlour.games.grannys_pills.puzzles.daily import count_filled, filled_spaces, play_matches, value_turns
from parlour.games.grannys_pills.record import OVER
from parlour.games.grannys_pills.strategy.turns import NO_ACTION, Plans, list_turns

WORDS = "full"
FEWER = False
BUTTONS = True
TELLS = False

reply = nobody_replies
allows = allow_all
status = keep_status

TURNS = 8
"""Turns of each seat that are played at most."""

GRIDS = 12
"""Grids that are tried for a schedule."""

OPEN = (2, 3)
"""The gaps of a puzzle's schedule: one is filled by any single pill, and more than three by none."""

NEAR = (8, 20, 60, 75, 118, 160)
"""More turns than these that leave one gap make a puzzle harder."""


def make(dice: Array) -> Made:
    """Play matches with good turns until only one turn fills the solver's schedule."""
    while True:
        for state in play_matches(dice, OPEN, TURNS):
            for _ in range(GRIDS):
                if made := _examine(state):
                    return made
                _mix_grid(state, dice)


def _mix_grid(state: Any, dice: Array) -> None:
    """Lay the pills of the grid out anew."""
    places = arrays.arange(SPACES, dtype=arrays.int64)
    run(mix, dice, places, 0, SPACES)
    lying = [(int(state.pill[place]), int(state.tag[place])) for place in places]
    state.of_colour[0] = 0
    for place, (kind, tag) in enumerate(lying):
        state.pill[place], state.tag[place] = EMPTY, 0
        if kind != EMPTY:
            run(lay, state, place, kind, tag)


def _examine(state: Any) -> Made | None:
    """Return the puzzle that a position is, None if it is none."""
    plans = list_filled(state)
    spaces = plans.value[: int(plans.count)]
    full = plans.turns[: int(plans.count)][spaces == SCHEDULE]
    if len(full) != 1 or int(full[0, 0]) == NO_ACTION:
        return None
    close = int((spaces == SCHEDULE - 1).sum())
    return Made(state, SCHEDULE, min(RATINGS[-1], 1 + sum(close > near for near in NEAR)))


def list_filled(state: Any) -> Plans:
    """Return the solver's turns, or the rest of a turn begun, each with the spaces of the schedule filled by then."""
    return value_turns(value_filled, state)


@kernel
def value_filled(worlds: Array, seat: int, plans: Plans) -> None:
    """List the turns open in ``worlds[0]``, valued by the spaces of the seat's schedule that hold pills after each."""
    list_turns(worlds, seat, plans, True, False)
    before = filled_spaces(worlds[0], seat)
    for i in range(int(plans.count)):
        last = int(plans.turns[i, 2])
        if PLACE_ONE_AT <= last < PASS:  # most turns place one pill
            plans.value[i] = float(count(before | 1 << last - PLACE_ONE_AT))
            continue
        worlds[2] = worlds[0]
        for step in range(3):
            if int(plans.turns[i, step]) != NO_ACTION:
                apply(worlds[2], seat, int(plans.turns[i, step]))
        plans.value[i] = float(count(filled_spaces(worlds[2], seat)))


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return how many spaces of the schedule are filled once the turn is over, else None."""
    over = int(state.phase) == OVER or int(state.turn) != SOLVER
    return count_filled(state) if over and taken else None


def help(state: Any) -> int | None:
    """Return the first action of the turn that fills the schedule, None if none does any more."""
    plans = list_filled(state)
    if int(plans.count) == 0:
        return PASS
    best = int(arrays.argsort(-plans.value[: int(plans.count)], kind="stable")[0])
    if int(plans.value[best]) < SCHEDULE:
        return None
    return next(int(action) for action in plans.turns[best] if action != NO_ACTION)

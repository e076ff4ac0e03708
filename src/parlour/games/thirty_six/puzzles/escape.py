"""Puzzles of 36 for two: only one action keeps the other from winning within a few turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.ahead import after, moves
from parlour.core.kernel import Array
from parlour.core.puzzles import SOLVER, Made, allow_all, keep_status, nobody_replies
from parlour.core.standings import standings
from parlour.core.values import values_of
from parlour.games.thirty_six.options import Options
from parlour.games.thirty_six.puzzles.daily import draw_turns, laying_moves
from parlour.games.thirty_six.record import OVER
from parlour.games.thirty_six.strategy.ends import Search

WORDS = "escape"
FEWER = False
BUTTONS = True
TELLS = False

reply = nobody_replies
allows = allow_all
status = keep_status

TURNS = 3
"""Turns of the other within which it must not win. Values are the turns it surely does not win in: TURNS at best."""

OTHER = 1 - SOLVER

LEFT = 5
"""Counters of the other from which on positions are examined: with more it hardly threatens."""

LOOK = 4_000
"""Positions tried to decide what an action leads to, while a puzzle is made."""

NODES = 40_000
"""Positions tried while a puzzle is being solved."""

UNDECIDED = -1

FEWEST = 3
"""Fewest actions to choose from."""

CHOICES = (4, 6)
"""More actions than these make a puzzle harder."""


def make(dice: Array) -> Made:
    """Play games in which counters are laid whenever possible, until a position is a puzzle."""
    while True:
        for state in draw_turns(Options(), dice):
            made = _examine(state) if int(state.left[OTHER]) <= LEFT else None
            if made is not None:
                return made


def _examine(state: Any) -> Made | None:
    """Return a position in which the solver is to move as a puzzle, None if it is none."""
    actions = moves(state)
    values = []
    for action in actions:
        values.append(_turns_survived(after(state, action), LOOK))
        if values[-1] == UNDECIDED or values.count(TURNS) > 1:
            return None
    if TURNS not in values or len(actions) < FEWEST:
        return None
    laying = laying_moves(state)
    is_quiet = bool(laying) and actions[values.index(TURNS)] not in laying
    late = sum(value == TURNS - 1 for value in values)
    rating = 1 + 2 * is_quiet + min(2, late) + sum(len(actions) > most for most in CHOICES)
    return Made(state, TURNS, rating)


def _turns_survived(state: Any, nodes: int) -> int:
    """Return in how many of its next turns the other surely does not win, TURNS at most; UNDECIDED if nodes ran out."""
    if int(state.phase) == OVER:
        return 0 if standings(values_of(state)).winners == (OTHER,) else TURNS
    search = Search(OTHER, nodes)
    wins_in = search.turns(state, TURNS)
    if wins_in:
        return wins_in - 1
    return TURNS if int(search.notes.nodes) else UNDECIDED


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return in how many turns of the other it surely does not win, once the solver's turn is over; else None."""
    if not taken or (int(state.turn) == SOLVER and int(state.phase) != OVER):
        return None
    return max(0, _turns_survived(state, NODES))


def help(state: Any) -> int | None:
    """Return an action after which the other does not win within TURNS, None if there is none."""
    return next((action for action in moves(state) if _turns_survived(after(state, action), NODES) == TURNS), None)

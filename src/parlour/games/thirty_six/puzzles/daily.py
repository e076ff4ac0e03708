"""Puzzles of 36: a win within so many turns, whatever the other does, that begins with one action only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.core.ahead import after, moves, set_up, take
from parlour.core.dice import roll
from parlour.core.kernel import run
from parlour.core.positions import members
from parlour.core.puzzles import SOLVER, Made
from parlour.core.record import Array, copied
from parlour.games.thirty_six.play import sheds
from parlour.games.thirty_six.record import GIVE_COUNTER, MOVE, MOVE_PAWN, OVER, PASS, Options, State
from parlour.games.thirty_six.strategy.ends import Search, soonest_win

WORDS = "puzzle"
FEWER = True
TELLS = True

TURNS = range(3, 6)
"""A win in fewer is seen at once, one in more takes long to prove."""

LEFT = 8
"""Positions are looked at from so many counters of the solver's on."""

LOOK = 4_000
"""How many actions are tried on whether a position is a puzzle."""

NODES = 40_000
"""How many are tried where a puzzle is being solved."""

HARD = 1_000
"""A proof with more nodes is one degree harder."""


def make(dice: Array) -> Made:
    """Play games of counters laid where they may be, until one comes to a puzzle."""
    while True:
        for state in _played(dice):
            search = Search(SOLVER, LOOK)
            turns = search.turns(state, TURNS[-1])
            if turns in TURNS and _wins(state, turns) == 1:
                hard = int(LOOK - int(search.notes.nodes) > HARD)
                return Made(state, turns, turns - 1 + hard)


def _played(dice: Array) -> Iterator[Any]:
    """Play a game by dice; give the positions near its end in which the solver is to move."""
    state = set_up(State, Options(), 2, dice)
    while int(state.phase) != OVER:
        turn = int(state.turn)
        if turn == SOLVER and int(state.phase) == MOVE and int(state.left[SOLVER]) <= LEFT:
            yield copied(state)
        actions = _sheds(state) or moves(state)
        take(state, actions[int(run(roll, dice, len(actions)))])


def _sheds(state: Any) -> list[int]:
    """List the moves that lay a counter."""
    squares = members(run(sheds, state)) if int(state.phase) == MOVE else ()
    return [MOVE_PAWN + square for square in squares]


def _wins(state: Any, turns: int) -> int:
    """Count the actions that begin a win within so many turns; those that cannot be decided count, too."""
    return sum(_turns_after(state, action, turns, LOOK) != 0 for action in moves(state))


def _turns_after(state: Any, action: int, most: int, nodes: int) -> int:
    """Give in how many turns the solver wins who takes an action, 0 if in no more than these, −1 if undecided."""
    then = after(state, action)
    ended = int(state.turn) == SOLVER and int(then.turn) != SOLVER
    if int(then.phase) == OVER:
        return int(ended) if int(then.left[SOLVER]) == 0 else 0
    search = Search(SOLVER, nodes)
    turns = search.turns(then, most - int(ended))
    if turns:
        return turns + int(ended)
    return 0 if int(search.notes.nodes) else -1


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Count the turns once the solver has won."""
    if int(state.phase) != OVER or int(state.left[SOLVER]) > 0:
        return None
    return sum(action == PASS or action < GIVE_COUNTER for action in taken)


def reply(state: Any) -> int:
    """Hold out as long as can be; where no win is proved any more, lay a counter if that can be."""
    actions = [*_sheds(state)]
    actions += [action for action in moves(state) if action not in actions]
    later = [_turns_after(state, action, TURNS[-1], NODES) for action in actions]
    return actions[max(range(len(actions)), key=lambda n: (later[n] <= 0, later[n], -n))]


def help(state: Any) -> int | None:
    """Begin the shortest win that is left."""
    found = soonest_win(state, SOLVER, NODES)
    return None if found is None else found[1]

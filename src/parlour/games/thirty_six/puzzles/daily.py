"""Puzzles of 36 for two: win within a number of turns, against any reply, with only one winning first action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.core.ahead import after, moves, set_up, take
from parlour.core.bits import members
from parlour.core.dice import roll
from parlour.core.kernel import Array, run
from parlour.core.puzzles import SOLVER, Made, allow_all, keep_status
from parlour.core.record import copied
from parlour.games.thirty_six.actions import GIVE_COUNTER, MOVE_PAWN, PASS
from parlour.games.thirty_six.options import Options
from parlour.games.thirty_six.play import sheds
from parlour.games.thirty_six.record import MOVE, OVER, State
from parlour.games.thirty_six.strategy.ends import Search, soonest_win

WORDS = "puzzle"
FEWER = True
BUTTONS = True
TELLS = True

allows = allow_all
status = keep_status

TURNS = range(3, 6)
"""Turns of a puzzle's win: fewer are seen at once, more take long to prove."""

LEFT = 8
"""Counters of the solver from which on positions are examined."""

LOOK = 4_000
"""Actions tried to decide whether a position is a puzzle."""

NODES = 40_000
"""Actions tried while a puzzle is being solved."""

HARD = (300, 1_000)
"""Nodes of a proof above which a puzzle is harder."""


def make(dice: Array) -> Made:
    """Play games in which counters are laid whenever possible, until a position is a puzzle."""
    while True:
        for state in draw(Options(), dice):
            made = examine(state)
            if made is not None:
                return made


def examine(state: Any) -> Made | None:
    """Return a position in which the solver is to move as a puzzle, None if it is none."""
    search = Search(SOLVER, LOOK)
    turns = search.turns(state, TURNS[-1])
    if turns not in TURNS or _wins(state, turns) != 1:
        return None
    hard = sum(LOOK - int(search.notes.nodes) > nodes for nodes in HARD)
    return Made(state, turns, 1 + 2 * (turns - TURNS[0]) + hard)


def draw(options: Options, dice: Array) -> Iterator[Any]:
    """Play a random game; yield the positions in which the solver is to move, with LEFT counters at most."""
    return (state for state in draw_turns(options, dice) if int(state.left[SOLVER]) <= LEFT)


def draw_turns(options: Options, dice: Array) -> Iterator[Any]:
    """Play a random game in which counters are laid whenever possible; yield the solver's turns."""
    state = set_up(State, options, 2, dice)
    while int(state.phase) != OVER:
        if int(state.turn) == SOLVER and int(state.phase) == MOVE:
            yield copied(state)
        actions = laying_moves(state) or moves(state)
        take(state, actions[int(run(roll, dice, len(actions)))])


def laying_moves(state: Any) -> list[int]:
    """Return the moves that lay a counter."""
    squares = members(run(sheds, state)) if int(state.phase) == MOVE else ()
    return [MOVE_PAWN + square for square in squares]


def _wins(state: Any, turns: int) -> int:
    """Return the number of actions that begin a win within ``turns`` turns, or cannot be decided."""
    return sum(_turns_after(state, action, turns, LOOK) != 0 for action in moves(state))


def _turns_after(state: Any, action: int, most: int, nodes: int) -> int:
    """Return the turns to the win after the solver's action: 0 if more than ``most``, −1 if undecided."""
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
    """Return the number of turns once the solver has won, else None."""
    if int(state.phase) != OVER or int(state.left[SOLVER]) > 0:
        return None
    return sum(action == PASS or action < GIVE_COUNTER for action in taken)


def reply(state: Any) -> int:
    """Return the action that resists longest; if no win is proved any more, one that lays a counter if possible."""
    actions = laying_moves(state)
    actions += [action for action in moves(state) if action not in actions]
    later = [_turns_after(state, action, TURNS[-1], NODES) for action in actions]
    return actions[max(range(len(actions)), key=lambda n: (later[n] <= 0, later[n], -n))]


def help(state: Any) -> int | None:
    """Return the first action of the shortest win left, None if there is none."""
    found = soonest_win(state, SOLVER, NODES)
    return None if found is None else found[1]

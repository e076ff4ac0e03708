"""Puzzles of Pivot Pawns: find the shortest way to a target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import arrays
from parlour.core.dice import mix
from parlour.core.facts import Fact, say
from parlour.core.kernel import Array, run
from parlour.core.options import write_options
from parlour.core.puzzles import SOLVER, Made, nobody_replies
from parlour.core.record import new_record
from parlour.games.pivot_pawns.actions import ACTIONS, CONCEDE, PIVOT_FIRST
from parlour.games.pivot_pawns.board import ICON, PAWN
from parlour.games.pivot_pawns.components import CARDS, MOST_PIVOTS, PAWNS, ROUNDS
from parlour.games.pivot_pawns.options import Options
from parlour.games.pivot_pawns.position import start_problem
from parlour.games.pivot_pawns.record import DEMONSTRATE, State
from parlour.games.pivot_pawns.strategy.solver import Places, all_shortest, goal, shortest

WORDS = "puzzle"
FEWER = True
BUTTONS = False
TELLS = False

reply = nobody_replies

FEWEST = 3
"""Fewest pivots of a puzzle, and the most that are ever needed: none of 29,100 random placements needed more."""

WAYS = (2, 4, 6, 9, 14, 24)
"""Difficulties 7 to 2: the most shortest ways that there are."""


def make(dice: Array) -> Made:
    """Place the pawns and draw the last target until it takes long enough.

    The puzzle is the demonstration of a bid of all pivots there may be, without a clock.
    """
    places, tokens, tableau = (arrays.arange(CARDS, dtype=arrays.int64) for _ in range(3))
    while True:
        run(mix, dice, places, 0, CARDS)
        run(mix, dice, tableau, 0, CARDS)
        stand, target = tuple(int(card) for card in places[:PAWNS]), int(tableau[0])
        ways = all_shortest(stand, target) if start_problem(stand) is None else ()
        if ways and len(ways[0]) >= FEWEST:
            tokens[:] = tableau[::-1]
            rating = 1 + sum(len(ways) <= most for most in WAYS)
            return Made(demonstration(stand, tokens, tableau, ROUNDS), len(ways[0]), rating)


def demonstration(start: Places, tokens: Array, tableau: Array, rounds: int) -> Any:
    """Return the position in a round in which the solver shows a bid of all pivots there may be, without a clock."""
    state = new_record(State)
    state.players = 1
    write_options(Options(tempo="turns"), state)
    state.phase, state.rounds = DEMONSTRATE, rounds
    state.card_at[:], state.token[:] = tableau, tokens
    state.pawn[:] = state.home[:] = start
    state.demonstrator = SOLVER
    state.bid[SOLVER], state.bids = MOST_PIVOTS, 1
    return state


def allows(action: int) -> bool:
    """Return whether an action pivots: nobody else bids, so there is nobody to concede to."""
    return PIVOT_FIRST <= action < CONCEDE


def status(state: Any) -> Fact:
    """Name pawn and target, and count the pivots so far."""
    card = goal(state)
    return say("puzzle-pivots", pawn=PAWN[card % PAWNS], icon=ICON[card], pivots=int(state.used))


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the number of pivots once the token is won, else None."""
    return len(taken) if int(state.tokens[SOLVER]) > 0 else None


def help(state: Any) -> int | None:
    """Return the first pivot of a shortest way, None if there is none."""
    if int(state.phase) != DEMONSTRATE:
        return None
    way = shortest(tuple(int(card) for card in state.pawn), goal(state))
    return None if not way else ACTIONS.number("pivot", *way[0])

"""Puzzles of Queen of the Ticcitories: lay a card, take one of the next line, and lay that one for the most points.

The place that brings most for the first card is never the best beginning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.core import arrays
from parlour.core.ahead import after, moves, set_up, take
from parlour.core.dice import roll
from parlour.core.kernel import Array, kernel, run
from parlour.core.puzzles import RATINGS, SOLVER, Made, allow_all, keep_status
from parlour.core.record import copied
from parlour.games.queen_of_the_ticcitories.actions import LAY_FIRST
from parlour.games.queen_of_the_ticcitories.board import gain, list_open, spot_of, total
from parlour.games.queen_of_the_ticcitories.lines import first_token
from parlour.games.queen_of_the_ticcitories.record import LAY, MOST_LEGAL, NEXT, THIS, Options, State
from parlour.games.queen_of_the_ticcitories.strategy.evaluation import WORST, best_gain

WORDS = "puzzle"
FEWER = False
BUTTONS = False
TELLS = False

allows = allow_all
status = keep_status

SEATS = range(2, 5)
"""The numbers of players; a line has as many cards, more than two of which are chosen from."""

ROUNDS = range(3, 13, 2)
"""The rounds in which a puzzle may begin; its second card is laid in a round of even number."""

STEPS = 3
"""The solver's actions: lay, choose, lay."""

DEAR = 2
"""Points that the first card has to give up, from which a puzzle is harder."""

CLOSE = 1
"""A second-best beginning that is further away than this many points makes a puzzle easier."""

MANY = (5, 8, 11, 15, 18, 22)
"""More beginnings than these make a puzzle harder."""


class Way(NamedTuple):
    """The points of the solver's grid after two cards, and the actions up to the choice of the second."""

    points: int
    actions: tuple[int, ...]


def make(dice: Array) -> Made:
    """Play matches with the dearest lays until these would be wrong, and one beginning is better than all others."""
    while True:
        for state in _played(dice):
            best, second, *_ = ways = sorted(_ways(state), reverse=True)
            close = best.points - second.points
            given_up = _points_after(state, dearest(state)) - _points_after(state, best.actions[0])
            if given_up > 0 and close > 0:
                rating = 1 + sum(len(ways) > many for many in MANY) + int(given_up >= DEAR) - int(close > CLOSE)
                return Made(state, best.points, min(max(rating, RATINGS[0]), RATINGS[-1]))


def _played(dice: Array) -> Iterator[Any]:
    """Play a match to the last of ROUNDS; yield the positions in which the solver is to lay a card."""
    state = set_up(State, Options(), SEATS[int(run(roll, dice, len(SEATS)))], dice)
    while int(state.rounds) < ROUNDS.stop:
        if int(state.turn) == SOLVER and int(state.phase) == LAY and int(state.rounds) in ROUNDS:
            yield copied(state)
        actions = moves(state)
        take(state, dearest(state) if int(state.phase) == LAY else actions[int(run(roll, dice, len(actions)))])


def dearest(state: Any) -> int:
    """Return where the seat to act lays its card for the most points, the first of several places."""
    return int(run(dearest_place, state, int(state.turn), arrays.empty(MOST_LEGAL, arrays.int32)))


@kernel
def dearest_place(state: State, seat: int, places: Array) -> int:
    """Return the action that lays the seat's card where it brings most; ``places`` (int32) is overwritten."""
    card, best, most = int(state.offer[THIS, first_token(state)]), 0, WORST
    for i in range(list_open(state, seat, LAY_FIRST, places, 0)):
        brings = gain(state, card, spot_of(int(places[i]) - LAY_FIRST))
        if i == 0 or brings > most:
            best, most = int(places[i]), brings
    return best


def _points_after(state: Any, action: int) -> int:
    return int(run(total, after(state, action), int(state.turn)))


def _ways(state: Any) -> Iterator[Way]:
    """Yield every way to lay and to choose, or to choose, with the points that the card chosen can bring at most."""
    if int(state.phase) == LAY:
        for action in moves(state):
            for way in _ways(after(state, action)):
                yield Way(way.points, (action, *way.actions))
        return
    here = int(run(total, state, SOLVER))
    for action in moves(state):
        yield Way(here + int(run(best_gain, state, SOLVER, int(state.offer[NEXT, action]))), (action,))


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the points of the solver's grid once the second card lies, else None."""
    return int(run(total, state, SOLVER)) if len(taken) == STEPS else None


def reply(state: Any) -> int:
    """Return where a card brings most, and of the cards of a line the first that is free."""
    return dearest(state) if int(state.phase) == LAY else moves(state)[0]


def help(state: Any) -> int | None:
    """Return the next action of the best way that is left."""
    is_last = int(state.phase) == LAY and int(state.rounds) % 2 == 0
    return dearest(state) if is_last else max(_ways(state)).actions[0]

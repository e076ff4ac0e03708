"""Puzzles of Queen of the Ticcitories for two: the last two rounds, and the only way through them that wins.

The other gets one of the cards of the last line that the solver does not choose. The way that is best for the solver's
grid alone does not win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.core.ahead import after, moves, set_up, take
from parlour.core.dice import roll
from parlour.core.kernel import Array, run
from parlour.core.puzzles import RATINGS, SOLVER, Made, allow_all, keep_status
from parlour.games.queen_of_the_ticcitories.board import total
from parlour.games.queen_of_the_ticcitories.puzzles.daily import dearest
from parlour.games.queen_of_the_ticcitories.record import DECK, LAY, LINE, NEXT, OVER, THIS, Options, State
from parlour.games.queen_of_the_ticcitories.strategy.evaluation import best_gain
from parlour.games.tic.deck import EMPTY

WORDS = "duel"
FEWER = False
BUTTONS = False
TELLS = False

allows = allow_all
status = keep_status

SEATS = 2
OTHER = 1 - SOLVER

LAST_BUT_ONE = 14
"""The round in which the solver lays first: then both cards of the last line are free."""

NEAR = 2
"""Ways that lose by at most this many points, or share, make a puzzle harder: two, three or four of them."""

MANY = (4, 6)
"""More ways than these make a puzzle harder."""

DEAR = 2
"""Points of the own grid that the win gives up, from which a puzzle is harder."""

LINES = (2, 3, 4)
"""How many cards a line has (QUE-27)."""

FAR = 3
"""Points by which every way wins or loses, from which on a match is given up."""

DEALS = 60
"""Sets of cards that are tried for the last rounds of a match."""


class Way(NamedTuple):
    """By how much the solver is ahead at the end, the points of the solver's grid then, and the two actions."""

    margin: int
    own: int
    lays: int
    chooses: int


def make(dice: Array) -> Made:
    """Play matches with the dearest lays until one way through the last two rounds wins, and not the best of one grid.

    Each match is tried with several sets of cards for these rounds.
    """
    while True:
        state = _played(dice)
        for _ in range(DEALS):
            ways = list_ways(state)
            winning = [way for way in ways if way.margin > 0]
            if len(winning) == 1 and winning[0].own < max(way.own for way in ways):
                return Made(state, winning[0].margin, _rate(ways, winning[0]))
            if min(abs(way.margin) for way in ways) > FAR:
                break
            _deal_anew(state, dice)


def _played(dice: Array) -> Any:
    """Return a position in which the last round but one begins, with the solver."""
    line = LINES[int(run(roll, dice, len(LINES)))]
    state = set_up(State, Options(line=line), SEATS, dice)
    while int(state.rounds) < LAST_BUT_ONE or int(state.phase) != LAY:
        actions = moves(state)
        take(state, dearest(state) if int(state.phase) == LAY else actions[int(run(roll, dice, len(actions)))])
    _let_solver_begin(state)
    return state


def _let_solver_begin(state: Any) -> None:
    """Exchange the tokens of both if the other one's lies on the lower number."""
    if int(state.turn) != SOLVER:
        for number, seat in enumerate(int(seat) for seat in state.token[THIS]):
            if seat in (SOLVER, OTHER):
                state.token[THIS, number] = OTHER if seat == SOLVER else SOLVER
        state.turn = SOLVER


def _deal_anew(state: Any, dice: Array) -> None:
    """Exchange the cards that are laid and chosen in the last rounds for some of the deck."""
    for line in (THIS, NEXT):
        for number, card in enumerate(int(card) for card in state.offer[line]):
            if card == EMPTY:
                continue
            place = int(run(roll, dice, int(state.left)))
            other = int(state.stock[place])
            if other >= 0 and int(state.where[other]) == DECK:
                state.stock[place], state.offer[line, number] = card, other
                state.where[card], state.where[other] = DECK, LINE


def _rate(ways: Sequence[Way], best: Way) -> int:
    """Return the difficulty: how much the win gives up, how many ways nearly win, and how many there are."""
    near = sum(-NEAR <= way.margin <= 0 for way in ways)
    given_up = max(way.own for way in ways) - best.own
    rating = 1 + sum(len(ways) > many for many in MANY) + min(3, max(0, near - 1)) + int(given_up >= DEAR)
    return min(rating, RATINGS[-1])


def list_ways(state: Any) -> list[Way]:
    """Return all ways to lay and to choose, or to choose; both go on as well as they can for their own grids."""
    return list(_ways(state, {}))


def _ways(state: Any, others: dict[int, int]) -> Iterator[Way]:
    """Yield the ways; ``others`` is filled at the first choice, since no lay of the solver changes it."""
    if int(state.phase) == LAY:
        for action in moves(state):
            for way in _ways(after(state, action), others):
                yield way._replace(lays=action)
        return
    numbers, here = moves(state), int(run(total, state, SOLVER))
    if not others:
        others.update(_list_others(after(state, numbers[0]), numbers))
    for number in numbers:
        own = here + int(run(best_gain, state, SOLVER, int(state.offer[NEXT, number])))
        yield Way(own - max(others[other] for other in numbers if other != number), own, number, number)


def _list_others(state: Any, numbers: Sequence[int]) -> dict[int, int]:
    """Return the points that the other one's grid can have at the end by each card of the last line."""
    laid = [after(state, place) for place in moves(state)]
    here = [int(run(total, then, OTHER)) for then in laid]
    cards = {number: int(state.offer[NEXT, number]) for number in numbers}
    return {
        number: max(so_far + int(run(best_gain, then, OTHER, card)) for so_far, then in zip(here, laid, strict=True))
        for number, card in cards.items()
    }


def _others_ways(state: Any) -> Iterator[tuple[int, int, int]]:
    """Yield the points that the other one's grid comes to by every place and every card chosen, with both actions."""
    for place in moves(state):
        then = after(state, place)
        here = int(run(total, then, OTHER))
        for number in moves(then):
            yield here + int(run(best_gain, then, OTHER, int(then.offer[NEXT, number]))), place, number


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return by how many points the solver is ahead at the end, 0 if it does not win; None before."""
    if int(state.phase) != OVER:
        return None
    return max(0, int(run(total, state, SOLVER)) - int(run(total, state, OTHER)))


def reply(state: Any) -> int:
    """Return where the other one's cards bring most, and which card of the last line does then."""
    if int(state.rounds) > LAST_BUT_ONE:
        return dearest(state)
    if int(state.phase) == LAY:
        return max(_others_ways(state))[1]
    return max(moves(state), key=lambda number: int(run(best_gain, state, OTHER, int(state.offer[NEXT, number]))))


def help(state: Any) -> int | None:
    """Return the next action of the way that wins, None if none does any more."""
    if int(state.rounds) > LAST_BUT_ONE:
        return dearest(state)
    best = max(list_ways(state))
    if best.margin <= 0:
        return None
    return best.lays if int(state.phase) == LAY else best.chooses

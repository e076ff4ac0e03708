"""Evaluate positions of Granny's Pills: the chance to win from the totals that all seats may expect."""

from __future__ import annotations

import math

from parlour.core.bits import filled
from parlour.core.exponential import exp
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count, lowest
from parlour.games.grannys_pills.board import ASKED, standing
from parlour.games.grannys_pills.components import NONE, SCHEDULE
from parlour.games.grannys_pills.forms import GRID_STEPS, SCHEDULE_STEPS
from parlour.games.grannys_pills.legality import homes, placements, seen_place
from parlour.games.grannys_pills.play import score
from parlour.games.grannys_pills.record import CHOOSE, OVER, State
from parlour.games.grannys_pills.strategy.best_turn import (
    IMPOSSIBLE,
    NO_TURN,
    Race,
    best_turn,
    least_gain,
    outlook,
    spaces_after,
    to_come,
)
from parlour.games.grannys_pills.strategy.outlook import MOST_TURNS_TO_COME, SHAPES, TURNS_NEEDED

SPREAD_OF_ROUND = 3.0
SPREAD_OF_CYCLE = 0.6
SPREAD = 0.2
"""Variances of totals by luck: per round to come, per cycle to come, and of the present cycle."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return the chance to win, from the totals expected at the end of the round."""
    mover = int(state.turn)
    race = race_of(state)
    ahead, spaces = best_rest(state, mover, race)
    cycles = min(int(race[0]), int(TURNS_NEEDED[spaces]), MOST_TURNS_TO_COME)
    rounds = max(0, int(state.players) - int(state.rounds) - 1)
    scale = math.sqrt(SPREAD + SPREAD_OF_CYCLE * (1 + cycles) + SPREAD_OF_ROUND * rounds)
    of_mover = so_far(state, mover) + ahead + race[1 + cycles]
    own, total = of_mover if seat == mover else expected(state, seat, cycles), 0.0
    for other in range(int(state.players)):
        total += exp(((of_mover if other == mover else expected(state, other, cycles)) - own) / scale)
    return 1.0 / total


@kernel
def chance(state: State, seat: int, points: Array) -> float:
    """Return the chance to win at the end of a round, from the totals.

    At the end of the game the share of the victory.
    """
    winners = score(state, points)
    if winners != 0:
        return (winners >> seat & 1) / count(winners)
    scale = math.sqrt(SPREAD_OF_ROUND * (int(state.players) - int(state.rounds)))
    total = 0.0
    for other in range(int(state.players)):
        total += exp((int(points[other]) - int(points[seat])) / scale)
    return 1.0 / total


@kernel
def so_far(state: State, seat: int) -> float:
    """Return the total that a seat has."""
    total = standing(state, seat)
    for done in range(int(state.rounds)):
        total += int(state.points[seat, done])
    return float(total)


@kernel
def expected(state: State, seat: int, cycles: int) -> float:
    """Return the total that a seat, not the one to move, may expect at the end of the round.

    ``cycles`` is the number of cycles to come.
    """
    return so_far(state, seat) + to_come(filled(state.top[seat]), cycles + int(is_still_due(state, seat)))


@kernel
def most_expected(state: State, cycles: int) -> float:
    """Return the highest total that another seat than the one to move may expect."""
    most = 0.0
    for seat in range(int(state.players)):
        if seat != int(state.turn):
            most = max(most, expected(state, seat, cycles))
    return most


@kernel
def race_of(state: State) -> Race:
    """Return how long the round may last, and what others may have by then."""
    return (
        float(cycles_to_come(state)),
        most_expected(state, 0),
        most_expected(state, 1),
        most_expected(state, 2),
        most_expected(state, 3),
        most_expected(state, 4),
        most_expected(state, 5),
    )


@kernel
def is_still_due(state: State, seat: int) -> bool:
    """Whether the seat still has its turn of this cycle."""
    players = int(state.players)
    place = (seat - int(state.first) + players) % players
    return place > (int(state.turn) - int(state.first) + players) % players


@kernel
def cycles_to_come(state: State) -> int:
    """Return how many cycles follow this one if the seat to move does not end the round, but the fastest other does."""
    least = 9
    for seat in range(int(state.players)):
        if seat != int(state.turn):
            needed = int(TURNS_NEEDED[filled(state.top[seat])])
            least = min(least, max(0, needed - int(is_still_due(state, seat))))
    return least


@kernel
def best_rest(state: State, seat: int, race: Race) -> tuple[float, int]:
    """Return the value of the best rest of the turn of the seat to move, and the spaces filled then."""
    phase = int(state.phase)
    if phase == CHOOSE:
        value, turn = best_turn(state, seat, race)
        return value, filled(state.top[seat]) if turn == NO_TURN else spaces_after(state, seat, turn)
    if phase == OVER:
        return outlook(filled(state.top[seat]), race), filled(state.top[seat])
    best, spaces = IMPOSSIBLE, filled(state.top[seat])
    places = homes(state, seat) if int(state.form) == NONE else placements(state, seat)
    while places != 0:
        value = value_of(state, seat, lowest(places), race)
        if value > best:
            best, spaces = value, filled_by_chosen(state, seat, lowest(places))
        places &= places - 1
    return best, spaces


@kernel
def best_now(state: State, seat: int) -> tuple[float, int]:
    """Return ``best_turn`` of the seat to move, before it has chosen."""
    return best_turn(state, seat, race_of(state))


@kernel
def filled_by_chosen(state: State, seat: int, to: int) -> int:
    """Return the spaces filled once the chosen pills are placed at this anchor or space."""
    form = int(state.form)
    return filled(state.top[seat]) | (1 << to if form == NONE else int(SHAPES[form, to]))


@kernel
def value_of(state: State, seat: int, to: int, race: Race) -> float:
    """Return the points and the outlook of placing the chosen pills at this anchor or space."""
    form, place = int(state.form), int(state.anchor)
    total = outlook(filled_by_chosen(state, seat, to), race)
    if form == NONE:
        return total + pill_gain(state, seat, place, to)
    for i in range(3):
        at, space = place + int(GRID_STEPS[form, i]), to + int(SCHEDULE_STEPS[form, i])
        total += pill_gain(state, seat, at, space)
    return total


@kernel
def pill_gain(state: State, seat: int, place: int, space: int) -> int:
    """Return the points that the pill at ``place`` of the grid makes at ``space`` of the seat's schedule, at least.

    −2 * SCHEDULE, more than a round can bring, for a wrong colour, which ends the seat's round (GRA-45).
    """
    kind, asked = int(state.pill[seen_place(state, seat, place)]), int(ASKED[int(state.prescription[seat]), space])
    if kind >> 2 != asked >> 2:
        return -2 * SCHEDULE
    return least_gain(state, seat, space) + int(kind == asked)


HORIZON = 1
"""Playouts stop almost at once: random turns waste good pills."""

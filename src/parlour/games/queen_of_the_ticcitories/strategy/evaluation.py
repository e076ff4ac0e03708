"""Evaluate positions of Queen of the Ticcitories for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.fitted_evaluation import Trait, chance, read_weights
from parlour.core.kernel import kernel
from parlour.core.primitives import count, lowest
from parlour.games.queen_of_the_ticcitories.board import gain, open_columns, room, total
from parlour.games.queen_of_the_ticcitories.record import AREA, MOST_LINE, NEXT, NOBODY, THIS, WIDTH, State
from parlour.games.tic.deck import EMPTY

HORIZON = 2
"""Playouts stop after a card or two: twelve actions take four times as long and win no more (see docs/bots.md)."""

WORST = -4
"""Lowest points of a card: Nics on all four sides."""

WEIGHTS = read_weights(__file__)

TRAITS = (
    Trait("points", 0.2),
    Trait("tics", 0.2),
    Trait("gain", 0.3),
    Trait("gain", 0.3),
    Trait("early", 0.1, is_flag=True),
    Trait("choice", 0.3),
    Trait("nooks", 0.2),
)
"""How people are told of the traits."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return the seat's chance of winning, fitted to the traits."""
    return chance(state, seat, WEIGHTS)


@kernel
def traits(state: State, seat: int) -> tuple[float, float, float, float, float, float, float, float]:
    """Return the stage (rounds done), then seven traits of the seat.

    Points, Tics, gains of both cards chosen, how early they come, the best card left, nooks.
    """
    stage = int(state.rounds) / float(int(state.grid) * int(state.grid) - 1)
    this, early = promise(state, seat, THIS)
    then, earlier = promise(state, seat, NEXT)
    open_choice = 0.0 if earlier > 0.0 else best_left(state, seat)
    return (
        stage,
        0.2 * total(state, seat),
        0.2 * int(state.tics[seat]),
        this,
        then,
        early + earlier,
        open_choice,
        0.2 * nooks(state, seat),
    )


@kernel
def promise(state: State, seat: int, line: int) -> tuple[float, float]:
    """Return 0.3 times the most points that the card at the seat's token on a line can bring if laid now, and a weight.

    The weight is 1 / n for the n-th place of the line from its beginning. 0, 0 where the seat has no token there.
    """
    for number in range(MOST_LINE):
        if int(state.token[line, number]) == seat:
            card = int(state.offer[line, number])
            bring = 0.0 if card == EMPTY else 0.3 * best_gain(state, seat, card)
            return bring, 1.0 / (number + 1.0)
    return 0.0, 0.0


@kernel
def best_left(state: State, seat: int) -> float:
    """Return the most (scaled) that a card of the next line without a token can bring now."""
    best = 0.0
    for number in range(MOST_LINE):
        card = int(state.offer[NEXT, number])
        if card != EMPTY and int(state.token[NEXT, number]) == NOBODY:
            best = max(best, 0.3 * best_gain(state, seat, card))
    return best


@kernel
def nooks(state: State, seat: int) -> float:
    """Return the number of open cells with two or more neighbours, where cards make most."""
    found = 0
    first, last = room(int(state.north[seat]), int(state.south[seat]), int(state.grid))
    for row in range(first, last + 1):
        here = int(state.taken[seat, row])
        above, below = int(state.taken[seat, row - 1]), int(state.taken[seat, row + 1])
        left, right = here << 1, here >> 1
        twice = above & below | left & right | (above | below) & (left | right)
        found += count(open_columns(state, seat, row) & twice)
    return float(found)


@kernel
def best_gain(state: State, owner: int, card: int) -> int:
    """Return the most points a card can make in a grid as it is now, 0 in a full one."""
    if int(state.laid[owner]) == int(state.grid) * int(state.grid):
        return 0
    best = WORST
    first, last = room(int(state.north[owner]), int(state.south[owner]), int(state.grid))
    for row in range(first, last + 1):
        columns = open_columns(state, owner, row)
        while columns != 0:
            best = max(best, gain(state, card, owner * AREA + row * WIDTH + lowest(columns)))
            columns &= columns - 1
    return best

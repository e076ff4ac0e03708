"""Evaluate positions of Tyramid for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.fitted_evaluation import Trait, chance, read_weights
from parlour.core.kernel import kernel
from parlour.core.primitives import count, lowest
from parlour.games.tic.hands import LOW
from parlour.games.tyramid.board import count_rows, count_ties, is_full, is_open, points_of, width
from parlour.games.tyramid.legality import fitting
from parlour.games.tyramid.record import HALVES, HAND, State

HORIZON = 8
"""Playouts stop after a few turns: random play finds few extra plays."""

AGAIN = 3.0
"""Value of an extra play in points, for comparing plays."""

WEIGHTS = read_weights(__file__)

TRAITS = (
    Trait("points", 0.1),
    Trait("extra", 0.5),
    Trait("fit", 0.25),
    Trait("play", 0.2),
    Trait("play", 0.2),
    Trait(),
)
"""How people are told of the traits."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return the seat's chance of winning, fitted to the traits."""
    return chance(state, seat, WEIGHTS)


@kernel
def traits(state: State, seat: int) -> tuple[float, float, float, float, float, float, float]:
    """Return the stage, then points, cards above five, cards that fit, best play now and later, whose turn it is.

    The stage is the part of the rows that are built.
    """
    stage = min(1.0, int(state.row[0]) / float(count_rows(state)))
    fit, best = reckon(state, seat)
    now = seat == int(state.turn)
    return (
        stage,
        0.1 * int(state.points[seat]),
        0.5 * max(0, int(state.held[seat]) - HAND),
        0.25 * fit,
        0.2 * best if now else 0.0,
        0.0 if now else 0.2 * best,
        1.0 if now else 0.0,
    )


@kernel
def reckon(state: State, seat: int) -> tuple[float, float]:
    """Return how many cards of a hand fit an open cell, and the points of the best play.

    The points include AGAIN if the play earns another.
    """
    low = high = 0
    best = 0.0
    for half in range(HALVES):
        if is_full(state, half):
            continue
        for column in range(width(state, int(state.row[half]))):
            if is_open(state, half, column):
                some_low, some_high = fitting(state, half, column)
                some_low &= int(state.low[seat])
                some_high &= int(state.high[seat])
                low, high = low | some_low, high | some_high
                best = max(
                    best, best_of(state, half, column, some_low, 0), best_of(state, half, column, some_high, LOW)
                )
    return float(count(low) + count(high)), best


@kernel
def best_of(state: State, half: int, column: int, cards: int, first: int) -> float:
    """Return the best play of a set's cards on an open cell.

    ``cards`` is a part of a set, ``first`` its lowest number.
    """
    best = 0.0
    while cards != 0:
        card = first + lowest(cards)
        cards &= cards - 1
        _, tics, _ = count_ties(state, half, column, card)
        best = max(best, points_of(state, half, column, card) + (AGAIN if tics >= 2 else 0.0))
    return best

"""Evaluating positions of Tyramid for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.fitted_evaluation import chance, read_weights
from parlour.core.kernel import kernel
from parlour.core.primitives import count, lowest
from parlour.games.tic.hands import LOW
from parlour.games.tyramid.board import count_rows, count_ties, is_full, is_open, points_of, width
from parlour.games.tyramid.legality import fitting
from parlour.games.tyramid.record import HALVES, HAND, State

HORIZON = 8
"""Random play finds few extra plays: playouts stop after a few turns."""

AGAIN = 3.0
"""What a play that earns another is worth beside its points, where plays are compared."""

WEIGHTS = read_weights(__file__)


@kernel
def evaluate(state: State, seat: int) -> float:
    """Judge by points, what surplus cards cost, and what the hands can do on the open cells."""
    return chance(state, seat, WEIGHTS)


@kernel
def traits(state: State, seat: int) -> tuple[float, float, float, float, float, float, float]:
    """The rows built; points, cards above five, cards that fit, the best play now or later, whose turn it is."""
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
    """How many cards of a hand fit an open cell, and the points of the best play, more if it earns another."""
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
    """The best play of one of these cards, a part of a set, on an open cell."""
    best = 0.0
    while cards != 0:
        card = first + lowest(cards)
        cards &= cards - 1
        _, tics, _ = count_ties(state, half, column, card)
        best = max(best, points_of(state, half, column, card) + (AGAIN if tics >= 2 else 0.0))
    return best

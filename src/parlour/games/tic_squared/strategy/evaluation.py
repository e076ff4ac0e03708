"""Evaluate positions of Tic Squared for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.fitted_evaluation import Trait, chance, read_weights
from parlour.core.kernel import kernel
from parlour.core.primitives import count
from parlour.games.tic.deck import EMPTY, SINGLE, TIC
from parlour.games.tic_squared.board import count_open, open_cell
from parlour.games.tic_squared.legality import fitting_there
from parlour.games.tic_squared.record import State

HORIZON = 8
"""Playouts stop after about a round: random play ends turns too soon."""

WEIGHTS = read_weights(__file__)

TRAITS = (
    Trait("cards", 0.1),
    Trait("hand", 0.2),
    Trait("hand"),
    Trait("tics", 0.25),
    Trait("fit", 0.25),
    Trait("turn", 1.0, is_flag=True),
)
"""How people are told of the traits."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return the seat's chance of winning, fitted to the traits."""
    return chance(state, seat, WEIGHTS)


@kernel
def traits(state: State, seat: int) -> tuple[float, float, float, float, float, float, float]:
    """Return the stage (part of the deck dealt), then six traits of the seat.

    Cards of the grid, cards in hand, how near it is to going out, cards that make a Tic, cards that fit, whose turn it
    is.
    """
    stage = int(state.dealt) / max(1.0, float(state.portion))
    held = int(state.held[seat])
    tics, fit = playable(state, seat)
    now = 1.0 if seat == int(state.turn) else 0.0
    return stage, 0.1 * int(state.cards[seat]), 0.2 * held, 3.0 / (held + 1.0), 0.25 * tics, 0.25 * fit, now


@kernel
def playable(state: State, seat: int) -> tuple[float, float]:
    """Return how many cards of a hand would make a Tic in any grid, and how many fit at all."""
    low = high = tic_low = tic_high = 0
    for owner in range(int(state.players)):
        for number in range(count_open(state, owner)):
            place = open_cell(state, owner, number)
            if place != EMPTY:
                some_low, some_high = fitting_there(state, owner, place, SINGLE)
                low, high = low | some_low, high | some_high
                some_low, some_high = fitting_there(state, owner, place, TIC)
                tic_low, tic_high = tic_low | some_low, tic_high | some_high
    own_low, own_high = int(state.low[seat]), int(state.high[seat])
    return float(count(tic_low & own_low) + count(tic_high & own_high)), float(
        count(low & own_low) + count(high & own_high)
    )

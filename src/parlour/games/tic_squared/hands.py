"""Hands and the draw pile: who holds which card, and dealing. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import lowest
from parlour.core.kernel import kernel
from parlour.games.tic.deck import EMPTY
from parlour.games.tic_squared.state import TABLE, State

LOW = 63
"""Cards below this number are in the low part of a hand."""


@kernel
def holds(state: State, seat: int, card: int) -> bool:
    """Whether a card is in a hand."""
    if card < LOW:
        return int(state.low[seat]) >> card & 1 != 0
    return int(state.high[seat]) >> card - LOW & 1 != 0


@kernel
def flip(state: State, seat: int, card: int) -> None:
    """Put a card into a hand's set, or take it out."""
    if card < LOW:
        state.low[seat] = int(state.low[seat]) ^ 1 << card
    else:
        state.high[seat] = int(state.high[seat]) ^ 1 << card - LOW


@kernel
def nth_card(state: State, seat: int, number: int) -> int:
    """Give the number-th card of a hand in ascending order, counted from 0."""
    low, high = int(state.low[seat]), int(state.high[seat])
    for _ in range(number):
        if low != 0:
            low &= low - 1
        else:
            high &= high - 1
    return lowest(low) if low != 0 else LOW + lowest(high)


@kernel
def tag_of(state: State, card: int) -> int:
    """Find the place in the stock of a card that was dealt, EMPTY if the viewer cannot know it."""
    for place in range(int(state.dealt)):
        if int(state.stock[place]) == card:
            return place
    return EMPTY


@kernel
def is_deck_empty(state: State) -> bool:
    """Whether the draw pile is used up; what was set aside stays out (SQR-G01)."""
    return int(state.dealt) >= int(state.deck_size)


@kernel
def deal(state: State, seat: int) -> None:
    """Give a seat the next card of a draw pile that is not empty."""
    place = int(state.dealt)
    state.dealt = place + 1
    state.holder[place] = seat
    state.held[seat] += 1
    flip(state, seat, int(state.stock[place]))


@kernel
def let_go(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand and onto the table."""
    state.holder[tag_of(state, card)] = TABLE
    state.held[seat] -= 1
    flip(state, seat, card)

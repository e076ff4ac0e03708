"""Hands of TIC cards dealt from one deck that is never shuffled again: who holds which card, and who may know.

A record that begins with ``Dealt`` keeps the deck in the order of dealing; a card's place in this stock is its tag, a
running number that says nothing about its face and stays with it from hand to table. Hands are sets of cards in two
parts: the bits of the cards below 63, and of those from 63 on.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from parlour.core.arrays import assign
from parlour.core.bits import lowest
from parlour.core.kernel import kernel
from parlour.core.record import Array, Bits, Kind, Number, Record, i8
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NIC, TIC, UNKNOWN

SEATS = 4
LOW = 63
"""Cards below this number are in the low part of a set."""

ALL = 0x7FFF_FFFF_FFFF_FFFF
"""The set of everything below 63."""

ALL_HIGH = ALL >> 2 * LOW - CARDS
"""The set of all cards from 63 on."""

NOBODY = -1
TABLE = 4
"""In place of the seat that holds a card: nobody yet, and the table."""

RELATED_LOW = np.array(
    [sum(1 << card for card in range(LOW) if COMMON[card, other] != NIC) for other in range(CARDS)], np.int64
)
RELATED_HIGH = np.array(
    [sum(1 << card - LOW for card in range(LOW, CARDS) if COMMON[card, other] != NIC) for other in range(CARDS)],
    np.int64,
)
"""The cards that make no Nic with a card, itself included, in two parts."""

TICS_LOW = np.array([sum(1 << card for card in range(LOW) if COMMON[card, other] == TIC) for other in range(CARDS)])
TICS_HIGH = np.array(
    [sum(1 << card - LOW for card in range(LOW, CARDS) if COMMON[card, other] == TIC) for other in range(CARDS)]
)
"""The cards that make a Tic with a card, in two parts."""


CARD_OR_NONE = Kind(UNKNOWN, CARDS - 1, (5, 5, 5))
SEAT = Kind(0, SEATS - 1)
SEAT_OR_NOBODY = Kind(NOBODY, SEATS - 1)
FLAG = Kind(0, 1)
PLACE_OR_NONE = Number(UNKNOWN, CARDS - 1)


class Dealt(Record):
    """The stock and the hands of a game."""

    stock: Annotated[Array, np.int8, (CARDS,), CARD_OR_NONE]  # in the order of dealing; UNKNOWN where hidden
    holder: Annotated[
        Array, np.int8, (CARDS,), Kind(NOBODY, TABLE)
    ]  # by place in the stock: a seat, TABLE, or NOBODY while not dealt
    dealt: Annotated[i8, Number(0, CARDS)]
    held: Annotated[Array, np.int8, (SEATS,), Number(0, CARDS)]
    low: Annotated[Array, np.int64, (SEATS,), Bits(LOW)]
    high: Annotated[Array, np.int64, (SEATS,), Bits(CARDS - LOW)]
    not_low: Annotated[
        Array, np.int64, (CARDS,), Bits(LOW)
    ]  # by place in the stock: what all know a card in a hand not to be
    not_high: Annotated[Array, np.int64, (CARDS,), Bits(CARDS - LOW)]


# --- hands


@kernel
def clear_hands(state: Dealt) -> None:
    """Nothing is dealt yet."""
    for place in range(CARDS):
        state.holder[place] = NOBODY


@kernel
def contains(low: int, high: int, card: int) -> bool:
    """Whether a card is in a set."""
    return (low >> card & 1 if card < LOW else high >> card - LOW & 1) != 0


@kernel
def holds(state: Dealt, seat: int, card: int) -> bool:
    """Whether a card is in a hand."""
    return contains(int(state.low[seat]), int(state.high[seat]), card)


@kernel
def flip(state: Dealt, seat: int, card: int) -> None:
    """Put a card into a hand's set, or take it out."""
    if card < LOW:
        state.low[seat] = int(state.low[seat]) ^ 1 << card
    else:
        state.high[seat] = int(state.high[seat]) ^ 1 << card - LOW


@kernel
def nth_card(state: Dealt, seat: int, number: int) -> int:
    """Give the number-th card of a hand in ascending order, counted from 0."""
    low, high = int(state.low[seat]), int(state.high[seat])
    for _ in range(number):
        if low != 0:
            low &= low - 1
        else:
            high &= high - 1
    return lowest(low) if low != 0 else LOW + lowest(high)


@kernel
def tag_of(state: Dealt, card: int) -> int:
    """Find the place in the stock of a card that was dealt, EMPTY if the viewer cannot know it."""
    for place in range(int(state.dealt)):
        if int(state.stock[place]) == card:
            return place
    return EMPTY


@kernel
def deal(state: Dealt, seat: int) -> None:
    """Give a seat the next card of the stock."""
    place = int(state.dealt)
    state.dealt = place + 1
    state.holder[place] = seat
    state.held[seat] += 1
    flip(state, seat, int(state.stock[place]))


@kernel
def let_go(state: Dealt, seat: int, card: int) -> int:
    """Take a card out of a hand and onto the table; give its place in the stock."""
    place = tag_of(state, card)
    state.holder[place] = TABLE
    state.held[seat] -= 1
    flip(state, seat, card)
    return place


# --- what a seat may know (TIC-G10)


@kernel
def bar(state: Dealt, seat: int, first: int, end: int, low: int, high: int) -> None:
    """Note that none of the cards a seat holds is of this set, as far as they lie at these places of the stock."""
    for place in range(first, end):
        if int(state.holder[place]) == seat:
            state.not_low[place] = int(state.not_low[place]) | low
            state.not_high[place] = int(state.not_high[place]) | high


@kernel
def is_seen(state: Dealt, viewer: int, place: int) -> bool:
    """Whether the viewer sees the card at a place of the stock: on the table, or in the own hand."""
    holder = int(state.holder[place])
    return holder == TABLE or (viewer >= 0 and holder == viewer)


@kernel
def hide_hands(state: Dealt, viewer: int, out: Dealt) -> None:
    """Copy who holds which tag, what all know of their cards, and the cards the viewer sees."""
    assign(out.holder, state.holder)
    assign(out.not_low, state.not_low)
    assign(out.not_high, state.not_high)
    out.dealt = state.dealt
    assign(out.held, state.held)
    for place in range(CARDS):
        out.stock[place] = state.stock[place] if is_seen(state, viewer, place) else UNKNOWN
    if 0 <= viewer < SEATS:
        out.low[viewer], out.high[viewer] = state.low[viewer], state.high[viewer]


# --- counting


@kernel
def count_set(low: int, high: int, counts: Array) -> None:
    """Count the cards of a set in two parts."""
    for card in range(LOW):
        counts[card] += low >> card & 1
    for card in range(LOW, CARDS):
        counts[card] += high >> card - LOW & 1


@kernel
def count_dealt(state: Dealt, counts: Array) -> None:
    """Count the cards in all hands, and those that nobody has drawn yet."""
    for seat in range(SEATS):
        count_set(int(state.low[seat]), int(state.high[seat]), counts)
    for place in range(CARDS):
        if int(state.holder[place]) == NOBODY:
            counts[int(state.stock[place])] += 1

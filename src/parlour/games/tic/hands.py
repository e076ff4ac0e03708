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
from parlour.core.dice import roll
from parlour.core.kernel import kernel
from parlour.core.record import Array, Record, i8
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NIC, UNKNOWN

SEATS = 4
LOW = 63
"""Cards below this number are in the low part of a set."""

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


class Dealt(Record):
    """The stock and the hands of a game."""

    stock: Annotated[Array, np.int8, (CARDS,)]  # in the order of dealing; UNKNOWN where hidden
    holder: Annotated[Array, np.int8, (CARDS,)]  # by place in the stock: a seat, TABLE, or NOBODY while not dealt
    dealt: i8
    held: Annotated[Array, np.int8, (SEATS,)]
    low: Annotated[Array, np.int64, (SEATS,)]
    high: Annotated[Array, np.int64, (SEATS,)]


# --- hands


@kernel
def clear_hands(state: Dealt) -> None:
    """Nothing is dealt yet."""
    for place in range(CARDS):
        state.holder[place] = NOBODY


@kernel
def holds(state: Dealt, seat: int, card: int) -> bool:
    """Whether a card is in a hand."""
    if card < LOW:
        return int(state.low[seat]) >> card & 1 != 0
    return int(state.high[seat]) >> card - LOW & 1 != 0


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
def let_go(state: Dealt, seat: int, card: int) -> None:
    """Take a card out of a hand and onto the table."""
    state.holder[tag_of(state, card)] = TABLE
    state.held[seat] -= 1
    flip(state, seat, card)


# --- what a seat may know (TIC-G10)


@kernel
def is_seen(state: Dealt, viewer: int, place: int) -> bool:
    """Whether the viewer sees the card at a place of the stock: on the table, or in the own hand."""
    holder = int(state.holder[place])
    return holder == TABLE or (viewer >= 0 and holder == viewer)


@kernel
def hide_hands(state: Dealt, viewer: int, out: Dealt) -> None:
    """Copy who holds which tag, and the cards the viewer sees."""
    assign(out.holder, state.holder)
    out.dealt = state.dealt
    assign(out.held, state.held)
    for place in range(CARDS):
        out.stock[place] = state.stock[place] if is_seen(state, viewer, place) else UNKNOWN
    if 0 <= viewer < SEATS:
        out.low[viewer], out.high[viewer] = state.low[viewer], state.high[viewer]


@kernel
def deal_unseen(state: Dealt, viewer: int, dice: Array) -> None:
    """Put the cards that are not seen into a random order, and make the other hands anew."""
    fill_unseen(state, viewer)
    for place in range(CARDS - 1, 0, -1):
        if is_seen(state, viewer, place):
            continue
        other = roll(dice, place + 1)
        while is_seen(state, viewer, other):
            other = roll(dice, place + 1)
        card = int(state.stock[place])
        state.stock[place] = state.stock[other]
        state.stock[other] = card
    for seat in range(SEATS):
        if seat != viewer:
            state.low[seat] = state.high[seat] = 0
    for place in range(int(state.dealt)):
        if not is_seen(state, viewer, place):
            flip(state, int(state.holder[place]), int(state.stock[place]))


@kernel
def fill_unseen(state: Dealt, viewer: int) -> None:
    """Put the cards that are not seen into the places that are not seen, in ascending order."""
    low = high = 0
    for place in range(CARDS):
        if is_seen(state, viewer, place):
            card = int(state.stock[place])
            if card < LOW:
                low |= 1 << card
            else:
                high |= 1 << card - LOW
    place = 0
    for card in range(CARDS):
        seen = low >> card & 1 if card < LOW else high >> card - LOW & 1
        if not seen:
            while is_seen(state, viewer, place):
                place += 1
            state.stock[place] = card
            place += 1


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

"""Hands of TIC cards dealt from one deck that is never shuffled again: who holds which card, and who may know it.

A record that begins with ``Dealt`` keeps the deck in the order of dealing. The place of a card in this stock is its
tag, which says nothing about its face and stays with it from hand to table. Hands are sets of cards in two integers:
the bits of the cards below 63 (low), and of those from 63 on (high).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Protocol

from parlour.core import arrays
from parlour.core.bits import find, nth
from parlour.core.chance import draw
from parlour.core.kernel import Array, kernel
from parlour.core.lanes import enter_lane, is_duplicate, leave_lane
from parlour.core.primitives import count, fill, lowest
from parlour.core.record import Bits, Kind, Number, Record, i8
from parlour.core.showing import showing
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NIC, NOBODY, PARTS, SEATS, TIC, UNKNOWN

LOW = 63
"""Number of cards in the low part of a set."""

ALL = 0x7FFF_FFFF_FFFF_FFFF
"""The low part of the set of all cards."""

ALL_HIGH = ALL >> 2 * LOW - CARDS
"""The high part of the set of all cards."""

TABLE = SEATS
"""Value of ``holder`` besides seats and NOBODY, who holds a card before it is dealt."""


def _sets(fits: Callable[[int], bool]) -> tuple[Array, Array]:
    """Return the sets of the cards whose commonness with each card ``fits``, as low and high parts."""
    rows: list[list[int]] = COMMON.tolist()
    sets = [sum(1 << card for card, common in enumerate(row) if fits(common)) for row in rows]
    return arrays.array([cards & ALL for cards in sets], arrays.int64), arrays.array(
        [cards >> LOW for cards in sets], arrays.int64
    )


RELATED_LOW, RELATED_HIGH = _sets(lambda common: common != NIC)
"""By card: the cards that make no Nic with it, including itself, as low and high parts."""

TICS_LOW, TICS_HIGH = _sets(lambda common: common == TIC)
"""By card: the cards that make a Tic with it, as low and high parts."""

CARD_OR_NONE = Kind(UNKNOWN, CARDS - 1, PARTS)
SEAT = Kind(0, SEATS - 1)
SEAT_OR_NOBODY = Kind(NOBODY, SEATS - 1)
PLACE_OR_NONE = Number(UNKNOWN, CARDS - 1)


class Hands(Protocol):
    """The hands of a record: low and high parts by seat."""

    low: Array
    high: Array


class Dealt(Record):
    """The stock and the hands of a game."""

    stock: Annotated[Array, arrays.int8, (CARDS,), CARD_OR_NONE]  # in the order of dealing; UNKNOWN where hidden
    # by place in the stock: a seat, TABLE, or NOBODY before it is dealt
    holder: Annotated[Array, arrays.int8, (CARDS,), Kind(NOBODY, TABLE)]
    dealt: Annotated[i8, Number(0, CARDS)]
    held: Annotated[Array, arrays.int8, (SEATS,), Number(0, CARDS)]
    low: Annotated[Array, arrays.int64, (SEATS,), Bits(LOW)]
    high: Annotated[Array, arrays.int64, (SEATS,), Bits(CARDS - LOW)]
    # by place in the stock: the cards that, as everybody knows, a card in a hand is not
    not_low: Annotated[Array, arrays.int64, (CARDS,), Bits(LOW)]
    not_high: Annotated[Array, arrays.int64, (CARDS,), Bits(CARDS - LOW)]


# --- hands


@kernel
def pick(low: int, high: int) -> tuple[int, int, int]:
    """Return the lowest card of a nonempty set, and the set without it."""
    if low != 0:
        return lowest(low), low & low - 1, high
    return LOW + lowest(high), low, high & high - 1


@kernel
def member(low: int, high: int, number: int) -> int:
    """Return the number-th member of a set in ascending order, counted from 0."""
    below = count(low)
    return nth(low, number) if number < below else LOW + nth(high, number - below)


@kernel
def without(low: int, high: int, number: int) -> tuple[int, int]:
    """Return a set without one of its members."""
    return (low & ~(1 << number), high) if number < LOW else (low, high & ~(1 << number - LOW))


@kernel
def with_card(low: int, high: int, card: int) -> tuple[int, int]:
    """Return a set with one more card."""
    return (low | 1 << card, high) if card < LOW else (low, high | 1 << card - LOW)


@kernel
def contains(low: int, high: int, card: int) -> bool:
    """Whether a card is in a set."""
    return (low >> card & 1 if card < LOW else high >> card - LOW & 1) != 0


@kernel
def holds(state: Hands, seat: int, card: int) -> bool:
    """Whether a card is in a hand."""
    return contains(int(state.low[seat]), int(state.high[seat]), card)


@kernel
def flip(state: Hands, seat: int, card: int) -> None:
    """Add a card to a hand's set, or remove it if it is there."""
    if card < LOW:
        state.low[seat] = int(state.low[seat]) ^ 1 << card
    else:
        state.high[seat] = int(state.high[seat]) ^ 1 << card - LOW


@kernel
def nth_card(state: Dealt, seat: int, number: int) -> int:
    """Return the number-th card of a hand in ascending order, counted from 0."""
    return member(int(state.low[seat]), int(state.high[seat]), number)


@kernel
def tag_of(state: Dealt, card: int) -> int:
    """Return the place in the stock of a card that was dealt, EMPTY if the viewer cannot know it."""
    for place in range(int(state.dealt)):
        if int(state.stock[place]) == card:
            return place
    return EMPTY


@kernel
def deal(state: Dealt, seat: int) -> None:
    """Deal the next card of the stock to a seat; in a duplicate match, the next one of its lane."""
    place = int(state.dealt)
    if is_duplicate(state):
        bring_up(state, seat)
    state.dealt = place + 1
    state.holder[place] = seat
    state.held[seat] += 1
    flip(state, seat, int(state.stock[place]))


@kernel
def bring_up(state: Dealt, seat: int) -> None:
    """Exchange the next card of the stock for the first one in the seat's lane that is not dealt."""
    first = int(state.dealt)
    low, high = ALL, ALL_HIGH
    for place in range(first):
        low, high = without(low, high, int(state.stock[place]))
    before = enter_lane(state, seat)
    card = draw(state, CARDS)
    while not contains(low, high, card):
        card = draw(state, CARDS)
    leave_lane(state, before)
    state.stock[find(state.stock, card)] = state.stock[first]
    state.stock[first] = card


@kernel
def deal_hands(state: Dealt, cards: int) -> None:
    """Deal ``cards`` cards to every seat from a full stock, one seat after the other."""
    fill(state.holder, NOBODY)
    for seat in range(int(state.players)):
        for _ in range(cards):
            deal(state, seat)


@kernel
def let_go(state: Dealt, seat: int, card: int) -> int:
    """Move a card from a hand to the table; return its place in the stock."""
    place = tag_of(state, card)
    state.holder[place] = TABLE
    state.held[seat] -= 1
    flip(state, seat, card)
    return place


@kernel
def related(one: int, two: int, three: int) -> tuple[int, int]:
    """Return the set of cards that make no Nic with any of these cards (EMPTY: none)."""
    low, high = ALL, ALL_HIGH
    for card in (one, two, three):
        if card != EMPTY:
            low &= int(RELATED_LOW[card])
            high &= int(RELATED_HIGH[card])
    return low, high


# --- what a seat may know (TIC-G10)


@kernel
def bar(state: Dealt, seat: int, first: int, end: int, low: int, high: int) -> None:
    """Note that the cards of a seat at these places of the stock are not in this set."""
    for place in range(first, end):
        if int(state.holder[place]) == seat:
            state.not_low[place] = int(state.not_low[place]) | low
            state.not_high[place] = int(state.not_high[place]) | high


@kernel
def is_seen(state: Dealt, viewer: int, place: int) -> bool:
    """Whether the viewer sees the card at a place of the stock: on the table, or in the viewer's hand."""
    holder = int(state.holder[place])
    return holder == TABLE or (viewer >= 0 and holder == viewer)


show_holders = showing(Dealt, "holder dealt held not_low not_high")


@kernel
def hide_hands(state: Dealt, viewer: int, out: Dealt) -> None:
    """Copy to ``out`` who holds which tag, what everybody knows of their cards, and the cards that the viewer sees."""
    show_holders(state, out)
    for place in range(CARDS):
        out.stock[place] = state.stock[place] if is_seen(state, viewer, place) else UNKNOWN
    if 0 <= viewer < SEATS:
        out.low[viewer], out.high[viewer] = state.low[viewer], state.high[viewer]


# --- counting


@kernel
def count_set(low: int, high: int, counts: Array) -> None:
    """Add the cards of a set to ``counts``."""
    for card in range(LOW):
        counts[card] += low >> card & 1
    for card in range(LOW, CARDS):
        counts[card] += high >> card - LOW & 1


@kernel
def count_dealt(state: Dealt, counts: Array) -> None:
    """Add the cards in all hands and in the deck to ``counts``."""
    for seat in range(SEATS):
        count_set(int(state.low[seat]), int(state.high[seat]), counts)
    for place in range(CARDS):
        if int(state.holder[place]) == NOBODY:
            counts[int(state.stock[place])] += 1


# --- turns of several plays


def stage(state: Any) -> int:
    """Return the number of steps of a turn done: two for each play, one for a card just drawn."""
    return 2 * int(state.plays) + int(int(state.fresh) != EMPTY)

"""The 125 cards of the TIC deck: names, commonness, Tic types and rank.

The cards are those of ``data/components.json`` or of a designer's ``tic.json`` (see ``core.components``), numbered in
its order. In the deck of the rules a card is the number 25 · (number − 1) + 5 · shape + colour, shapes and colours
counted from 0:

    shapes    C circle 0   R crescent 1   T triangle 2   S square 3   X star 4
    colours   v violet 0   c cyan 1       y yellow 2     o orange 3   r red 4

so 1Cv is 0, 3Xo is 73, 5Xr is 124. ``COMMON`` holds the number of properties that two cards share.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import eq
from typing import Annotated, Protocol

import msgspec

from parlour.core import arrays
from parlour.core.chance import draw
from parlour.core.components import open_box
from parlour.core.facts import Word, say
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import fill
from parlour.core.record import Stream

CARDS = 125
SHAPES = "CRTSX"
COLOURS = "vcyor"

CardName = Annotated[str, msgspec.Meta(pattern=f"^[1-9][{SHAPES}][{COLOURS}]$")]


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sides of each shape (TIC-G01)."""

    circle: Annotated[int, msgspec.Meta(ge=0, le=99)]
    crescent: Annotated[int, msgspec.Meta(ge=0, le=99)]
    triangle: Annotated[int, msgspec.Meta(ge=0, le=99)]
    square: Annotated[int, msgspec.Meta(ge=0, le=99)]
    star: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The TIC deck: 125 cards, each a number from 1 to 9, a shape and a colour, written like 3Xo."""

    sides: Sides
    cards: Annotated[tuple[CardName, ...], msgspec.Meta(min_length=CARDS, max_length=CARDS)]


def _check(given: Deck) -> None:
    from parlour.games.tic.checks import check_deck  # no page has a designer's file

    check_deck(given)


BOX = open_box("tic", __file__, Deck, _check)
"""The deck in use."""

NIC, SINGLE, TIC = range(3)
"""The commonness of two different cards: properties shared (TIC-04 to 06)."""

EMPTY = -1
UNKNOWN = -2
"""Instead of a card: EMPTY, no card; UNKNOWN, a card the viewer may not see."""

SEATS = 4
"""Most seats of a game, but in Queen of the Ticcitories."""

NOBODY = -1
"""Instead of a seat."""

VALUE_DRAW, BY_LOT, FIRST_SEAT = range(3)
"""Values of the option ``start`` (TIC-G03): by the cards drawn, by lot, or FIRST_SEAT plus a seat."""

_PROPERTIES: list[list[int]] = [
    [int(card[0]) - 1, SHAPES.index(card[1]), COLOURS.index(card[2])] for card in BOX.given.cards
]

PROPERTIES = arrays.array(_PROPERTIES, arrays.int8)
"""Number − 1, shape and colour of every card: int8[125, 3]."""

COMMON = arrays.array([[sum(map(eq, one, other)) for other in _PROPERTIES] for one in _PROPERTIES], arrays.int8)
"""TIC-03: the number of properties on which two cards agree; 3 only for a card with itself (TIC-07)."""

MOST_RELATED = int(max(sum(common > NIC for common in row) for row in COMMON.tolist())) - 1
"""Most other cards that share something with one card: 60 in the deck of the rules."""

PARTS = (5, 5, 5) if [[card // 25, card // 5 % 5, card % 5] for card in range(CARDS)] == _PROPERTIES else ()
"""The number of values of each property, where the number of a card combines them; else empty."""

NUMBERS = max(number for number, _, _ in _PROPERTIES) + 1
"""The highest number on a card."""

NUMBER, SHAPE, COLOUR = (arrays.array(values, arrays.int8) for values in zip(*_PROPERTIES, strict=True))
"""Number − 1, shape and colour of every card, each by itself."""

TYPES = arrays.array(
    [
        (5 * number + shape, 5 * (NUMBERS + number) + colour, 5 * (2 * NUMBERS + shape) + colour)
        for number, shape, colour in _PROPERTIES
    ],
    arrays.int8,
)
"""TIC-13: the three types of every card; with numbers 1 to 5 number and shape 0–24, number and colour 25–49, shape and
colour 50–74."""

KINDS = 5 * (2 * NUMBERS + 5)
"""The number of types."""

SIDES = msgspec.structs.astuple(BOX.given.sides)

VALUE = arrays.array([number + 1 + SIDES[shape] for number, shape, _ in _PROPERTIES], arrays.int8)
"""TIC-G01: number plus sides of the shape."""

_ASCENDING = sorted(range(CARDS), key=lambda card: (int(VALUE[card]), int(NUMBER[card]), int(COLOUR[card])))

RANK = arrays.array([_ASCENDING.index(card) for card in range(CARDS)], arrays.int8)
"""TIC-G02: rank of every card by value, then number, then colour; 124 is the best."""

NAMES = tuple(f"{number + 1}{SHAPES[shape]}{COLOURS[colour]}" for number, shape, colour in PROPERTIES)
"""Names of all cards: 3Xo is 3 star orange."""

CARD = tuple(
    say("card", number=int(number) + 1, shape=SHAPES[shape], colour=COLOURS[colour])
    for number, shape, colour in PROPERTIES
)
"""All cards as facts."""

SHORT = tuple(say("card.short", **card.args) for card in CARD)
"""All cards as facts in the short form of the reader's language."""

SEAMS = ("nic", "single", "tic")
"""Kinds of seams between two cards, by their commonness."""


def drawn_for_start(drawn: Iterable[int], first: int) -> Word:
    """Return a fact about the cards drawn for the start and who begins (TIC-G02, G03); empty if nobody drew."""
    draws = tuple(say("drew", who=seat, card=CARD[card]) for seat, card in enumerate(drawn) if card != EMPTY)
    return say("drawn-for-start", draws=draws, first=say("begins", who=first)) if draws else ""


@kernel
def open_deck(stream: Stream, deck: Array) -> None:
    """Write the 125 cards in the order of their numbers."""
    for card in range(CARDS):
        deck[card] = card


class Stock(Protocol):
    """A record with a deck that is drawn from at its end: ``left`` cards of ``stock``."""

    stock: Array
    left: int


@kernel
def take_card(state: Stock) -> int:
    """Take the next card from a deck that is not empty, and return it."""
    left = int(state.left) - 1
    card = int(state.stock[left])
    state.stock[left] = EMPTY
    state.left = left
    return card


@kernel
def draw_for_start(stream: Stream, deck: Array, drawn: Array, players: int) -> int:
    """Let every seat draw a card of the full deck (TIC-G02, G03), written to ``drawn``; return the seat of the best."""
    best = 0
    for seat in range(players):
        other = seat + draw(stream, CARDS - seat)
        card = deck[other]
        deck[other] = deck[seat]
        deck[seat] = card
        drawn[seat] = card
        if RANK[int(card)] > RANK[int(drawn[best])]:
            best = seat
    return best


@kernel
def choose_first(stream: Stream, deck: Array, drawn: Array, players: int, start: int) -> int:
    """Return the seat that begins (TIC-G03, G04): by value draw (cards in ``drawn``), by lot, or as agreed."""
    fill(drawn, EMPTY)
    if start == VALUE_DRAW:
        return draw_for_start(stream, deck, drawn, players)
    return draw(stream, players) if start == BY_LOT else start - FIRST_SEAT

"""Declare the record and the options of Pentic.

Piles p1 to p9 are numbered row by row; in the record they count from 0:

    p1 p2 p3      0 1 2
    p4 p5 p6      3 4 5
    p7 p8 p9      6 7 8

Deck and covered cards share one array: the deck lies at its front and is drawn from its end inwards, the covered
cards fill it from the back. Which cards are covered is kept as a set, too, for bots to remember: all have seen them,
though nobody may look through a pile (PEN-G14). Every card dealt or drawn gets a tag, a running number that says
nothing about its face.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.options import clauses, offered
from parlour.core.record import Bits, Kind, Number, Record, i8, i16, i64
from parlour.games.tic.deck import CARDS, FIRST_SEAT, SEATS
from parlour.games.tic.hands import CARD_OR_NONE, LOW, SEAT

PILES = 9
CENTRE = 4
HAND = 5

PLAY, OVER = range(2)
RESHUFFLE, END = range(2)
_BESIDE = [
    [other for other in range(PILES) if abs(other // 3 - pile // 3) + abs(other % 3 - pile % 3) == 1]
    for pile in range(PILES)
]
NEIGHBOURS = arrays.array([(*beside, -1, -1)[:4] for beside in _BESIDE], arrays.int8)
"""PEN-11, 12: the piles that share an edge with each pile, −1 behind them."""

EDGES = arrays.array([len(beside) for beside in _BESIDE], arrays.int8)
"""The number of neighbours of each pile."""

MOST_ROUNDS = 500
TAG = Number(0, PILES + SEATS * (HAND + MOST_ROUNDS))
"""Tags: one per card dealt, and one per card drawn, in every turn at most one."""


class State(Record):
    """The record of Pentic."""

    target: Annotated[i16, Number(0, 1000)]
    deck_out: Annotated[i8, Kind(RESHUFFLE, END)]
    max_rounds: Annotated[i16, Number(0, MOST_ROUNDS)]
    start: Annotated[i8, Kind(0, FIRST_SEAT + SEATS - 1)]

    phase: Annotated[i8, Kind(PLAY, OVER)]
    turn: Annotated[i8, SEAT]
    first: Annotated[i8, SEAT]
    rounds: Annotated[i16, Number(0, MOST_ROUNDS)]  # rounds completed
    points: Annotated[Array, arrays.int16, (SEATS,), Number(0, 2000)]

    top: Annotated[Array, arrays.int8, (PILES,), CARD_OR_NONE]
    height: Annotated[Array, arrays.int8, (PILES,), Number(0, CARDS)]
    top_tag: Annotated[Array, arrays.int16, (PILES,), TAG]
    hand: Annotated[Array, arrays.int8, (SEATS, HAND), CARD_OR_NONE]  # a card, EMPTY or UNKNOWN
    hand_tag: Annotated[Array, arrays.int16, (SEATS, HAND), TAG]
    tags: Annotated[i16, TAG]  # tags given so far

    stock: Annotated[Array, arrays.int8, (CARDS,), CARD_OR_NONE]  # deck in front, covered cards behind
    left: Annotated[i8, Number(0, CARDS)]  # cards in the deck
    covered: Annotated[i8, Number(0, CARDS)]
    covered_low: Annotated[i64, Bits(LOW)]  # the covered cards as a set (see ``tic.hands``)
    covered_high: Annotated[i64, Bits(CARDS - LOW)]
    drawn_card: Annotated[Array, arrays.int8, (SEATS,), CARD_OR_NONE]  # drawn for the start, EMPTY if none


class Options(msgspec.Struct, frozen=True):
    """The options of Pentic; the defaults are the decisions of the rules."""

    target: Annotated[int, msgspec.Meta(ge=50, le=1000, multiple_of=10, extra=offered(150)), clauses("PEN-G09")] = 250
    deck_out: Annotated[Literal["reshuffle", "end"], clauses("PEN-G12")] = "reshuffle"
    max_rounds: Annotated[int, msgspec.Meta(ge=20, le=500), clauses("PEN-G13")] = 200
    start: Annotated[Literal["value_draw", "random", 0, 1, 2, 3], clauses("TIC-G03")] = "value_draw"

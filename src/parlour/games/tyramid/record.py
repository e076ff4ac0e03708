"""Declare the record and the options of Tyramid.

Rows and columns count from 1. A growing row r has r cells; the rows of a diamond shrink again below its widest row m:

    pyramid        diamond (m = 3)      hourglass
       1                 1              4 4 4 4     half 1 grows upwards
      2 2               2 2              3 3 3
     3 3 3             3 3 3              2 2
    4 4 4 4             4 4                1        the start card, row 1 of both halves
                         5                2 2
                                         3 3 3      half 0 grows downwards

Everything but the second half of an hourglass is half 0. In the record rows and columns count from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.options import clauses, on_phones, sized
from parlour.core.positions import held
from parlour.core.record import FLAG, Bits, Kind, Number, i8, i16, i64
from parlour.games.tic.deck import CARDS, EMPTY, FIRST_SEAT, MOST_RELATED, SEATS
from parlour.games.tic.hands import CARD_OR_NONE, LOW, PLACE_OR_NONE, SEAT, Dealt

HAND = 5
HALVES = 2
MOST_ROWS = 17
WIDEST = 12
MOST_OPEN = 2 * WIDEST
MOST_LEGAL = 18 * MOST_RELATED + 40
"""Upper bound: the cards related to one, in each of at most 18 open cells of an hourglass; the rest is scratch."""

MOST_FACTS = 128
"""Most facts kept: at most 119 draws reveal something; with an empty deck, passes replace the oldest fact."""

PLAY, OVER = range(2)
PYRAMID, DIAMOND, HOURGLASS = range(3)
SHAPES = ("pyramid", "diamond", "hourglass")
SIX, EIGHT = range(2)
ROWS = {"pyramid": (4, 12), "diamond": (4, 9), "hourglass": (4, 9)}
"""TYR-G04, G10, G12: fewest and most rows by shape."""

USUAL_ROWS = arrays.array([10, 7, 7], arrays.int8)
"""TYR-03, G04, G10, G12: rows of each shape if no number was chosen."""

SURPLUS = 2
"""TYR-29: the cost of a card above five at the end."""

MOST_POINTS = 900
"""Upper bound: an hourglass has room for 88 cards besides the first, at ten points at most (TYR-16, G01)."""


class State(Dealt):
    """The record of Tyramid."""

    form: Annotated[i8, Kind(PYRAMID, HOURGLASS)]  # the option ``shape``, whose name is taken in a record
    rows: Annotated[i8, Number(0, WIDEST)]  # 0: the usual number
    same_pair: Annotated[i8, Kind(SIX, EIGHT)]
    optional_play: Annotated[i8, FLAG]
    play_drawn: Annotated[i8, FLAG]
    start: Annotated[i8, Kind(0, FIRST_SEAT + SEATS - 1)]

    extent: Annotated[i8, Number(0, WIDEST)]  # the rows of a half, or the widest of a diamond
    phase: Annotated[i8, Kind(PLAY, OVER)]
    turn: Annotated[i8, SEAT]
    first: Annotated[i8, SEAT]
    plays: Annotated[i8, Number(0, CARDS)]  # in this turn
    # place in the stock of the card drawn in this turn that may still be laid, EMPTY if none
    fresh: Annotated[i8, PLACE_OR_NONE]
    passes: Annotated[i8, Number(0, SEATS)]  # in a row, with an empty deck
    drawn_card: Annotated[Array, arrays.int8, (SEATS,), CARD_OR_NONE]  # drawn for the first turn, EMPTY if none
    points: Annotated[Array, arrays.int16, (SEATS,), Number(0, MOST_POINTS)]

    laid_low: Annotated[i64, Bits(LOW)]  # the cards on the table, as a set in two parts
    laid_high: Annotated[i64, Bits(CARDS - LOW)]
    cell: Annotated[Array, arrays.int8, (HALVES, MOST_ROWS, WIDEST), CARD_OR_NONE]
    # the active row; one beyond the last when the half is full
    row: Annotated[Array, arrays.int8, (HALVES,), Number(0, MOST_ROWS)]
    # its first column with a card, EMPTY if it has none
    begin: Annotated[Array, arrays.int8, (HALVES,), Kind(EMPTY, WIDEST - 1)]
    end: Annotated[Array, arrays.int8, (HALVES,), Kind(EMPTY, WIDEST - 1)]
    facts: Annotated[i16, Number(0, MOST_FACTS)]
    # what was revealed of cards in hands, packed (see ``view``)
    fact: Annotated[Array, arrays.int64, (MOST_FACTS,), Bits(38)]


Shape = Literal["pyramid", "diamond", "hourglass"]


class Options(msgspec.Struct, frozen=True):
    """The options of Tyramid; the defaults are the decisions of the rules."""

    shape: Annotated[Shape, clauses("TYR-02", "TYR-31", "TYR-32"), held("form")] = "pyramid"
    rows: Annotated[int | None, sized("shape", ROWS), on_phones(6), clauses("TYR-G04", "TYR-G10", "TYR-G12")] = None
    same_pair: Annotated[Literal[6, 8], clauses("TYR-G01")] = 6
    optional_play: Annotated[bool, clauses("TYR-G05")] = False
    play_drawn: Annotated[bool, clauses("TYR-G06")] = False
    start: Annotated[Literal["value_draw", "random", 0, 1, 2, 3], clauses("TIC-G03")] = "value_draw"

"""Declare the record and the options of Queen of the Ticcitories.

Two lines lie beside the deck. Their cards are numbered from 1, the nearest first; in the record from 0:

    deck   1 2 3 4    THIS: the cards of the round; the lowest number that bears a token plays
           1 2 3 4    NEXT: the cards of the round to come, to which the tokens move

While the first tokens are put down, only NEXT lies there. A grid is said in rows and columns from its start card. In
the record it is a window of eleven by eleven places, the start card in the middle and a ring around that stays empty;
all grids stand one behind the other, so that one number, the spot, names a place in any of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.options import clauses
from parlour.core.record import Bits, Kind, Number, Record, i8
from parlour.games.tic.deck import CARDS, FIRST_SEAT
from parlour.games.tic.hands import CARD_OR_NONE

SEATS = 6
LARGEST = 5
REACH = LARGEST - 1
"""How many rows or columns a grid may grow away from its start card (QUE-15, G01)."""

SPAN = 2 * REACH + 1
WIDTH = SPAN + 2
AREA = WIDTH * WIDTH
MOST_LEGAL = SEATS * SPAN * SPAN

LINES = 2
MOST_LINE = 6
THIS, NEXT = range(LINES)

DECK, BOTTOM, LINE, DISCARDED = range(-1, -5, -1)
"""Where a card is that lies in no grid. BOTTOM: at the bottom of the deck, after the draw for the ranking (QUE-03)."""

NOBODY = -1
CHOOSE, LAY, OVER = range(3)
OFF, ONCE, EACH = range(3)

SEAT = Kind(0, SEATS - 1)
SEAT_OR_NOBODY = Kind(NOBODY, SEATS - 1)
LINE_OF_GRID = Number(-1, WIDTH)
EDGES = Number(0, 2 * LARGEST * REACH)


class State(Record):
    """The record of Queen of the Ticcitories."""

    grid: Annotated[i8, Number(0, LARGEST)]  # how wide and high a grid may become
    line: Annotated[i8, Number(0, 4)]  # cards in a line with two players
    raid: Annotated[i8, Kind(OFF, EACH)]
    start: Annotated[i8, Kind(0, FIRST_SEAT + SEATS - 1)]

    phase: Annotated[i8, Kind(CHOOSE, OVER)]
    turn: Annotated[i8, SEAT]
    rounds: Annotated[i8, Number(0, LARGEST * LARGEST - 1)]  # rounds begun; 0 while the first tokens are put down
    raiding: Annotated[i8, Kind(0, 1)]  # whether a raid was started in this round
    raiders: Annotated[i8, Bits(SEATS)]  # who has started one, as bits
    # seats in the order of the first choice, NOBODY behind them
    rank: Annotated[Array, arrays.int8, (SEATS,), SEAT_OR_NOBODY]
    drawn_card: Annotated[Array, arrays.int8, (SEATS,), CARD_OR_NONE]  # drawn for the ranking, EMPTY if none

    offer: Annotated[Array, arrays.int8, (LINES, MOST_LINE), CARD_OR_NONE]  # a card, EMPTY where there is none
    token: Annotated[Array, arrays.int8, (LINES, MOST_LINE), SEAT_OR_NOBODY]  # whose token lies there, NOBODY if none
    stock: Annotated[Array, arrays.int8, (CARDS,), CARD_OR_NONE]  # the deck, its next card last; UNKNOWN where hidden
    left: Annotated[i8, Number(0, CARDS)]  # cards in the deck
    # of every card: its spot, or DECK, BOTTOM, LINE, DISCARDED
    where: Annotated[Array, arrays.int16, (CARDS,), Number(DISCARDED, SEATS * AREA - 1)]

    cell: Annotated[Array, arrays.int8, (SEATS * AREA,), CARD_OR_NONE]  # the card on every spot, EMPTY if none
    # the columns of every row that hold a card, as bits
    taken: Annotated[Array, arrays.int16, (SEATS, WIDTH), Bits(WIDTH)]
    north: Annotated[Array, arrays.int8, (SEATS,), LINE_OF_GRID]  # first and last row and column with a card
    south: Annotated[Array, arrays.int8, (SEATS,), LINE_OF_GRID]
    west: Annotated[Array, arrays.int8, (SEATS,), LINE_OF_GRID]
    east: Annotated[Array, arrays.int8, (SEATS,), LINE_OF_GRID]
    laid: Annotated[Array, arrays.int8, (SEATS,), Number(0, LARGEST * LARGEST)]  # cards in the grid
    tics: Annotated[Array, arrays.int8, (SEATS,), EDGES]  # edges that are Tics
    nics: Annotated[Array, arrays.int8, (SEATS,), EDGES]
    clustered: Annotated[Array, arrays.int8, (SEATS,), Number(0, 3 * LARGEST * LARGEST)]  # points for clusters


class Options(msgspec.Struct, frozen=True):
    """The options of Queen of the Ticcitories; the defaults are the usual game."""

    grid: Annotated[int, msgspec.Meta(ge=3, le=LARGEST), clauses("QUE-15", "QUE-29")] = 4
    line: Annotated[int, msgspec.Meta(ge=2, le=4), clauses("QUE-27", "QUE-G08")] = 2
    raid: Annotated[Literal["off", "once", "each"], clauses("QUE-24", "QUE-G09")] = "off"
    start: Annotated[Literal["value_draw", "random", 0, 1, 2, 3, 4, 5], clauses("TIC-G03")] = "value_draw"

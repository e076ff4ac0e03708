"""Declare the record and the options of Gridsy.

Every seat builds a grid of ``grid`` by ``grid`` cells beside a tray of the cards not yet laid. Cells are numbered in
reading order, for 4 by 4:

     0  1  2  3
     4  5  6  7
     8  9 10 11
    12 13 14 15

The deck stays in the order of dealing. First come the cards of seat 0, then those of seat 1 and so on, then the middle
or, alone, the extra cards; a card's place in it is its tag, which says nothing about its face.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.options import FOLLOWS, clauses
from parlour.core.record import Bits, Kind, Number, Record, i8, i64
from parlour.games.tic.deck import CARDS, SEATS
from parlour.games.tic.hands import CARD_OR_NONE, LOW, SEAT_OR_NOBODY

LARGEST = 5
MOST_CELLS = LARGEST * LARGEST
MOST_LEGAL = CARDS * MOST_CELLS + MOST_CELLS + 2
"""Upper bound: alone with the whole deck, every card to every cell, every cell to the tray, and giving up."""

CAP = 5_000
"""GRI-G15: most actions of a player in a round."""

SOLO, HEAD_TO_HEAD = range(2)
READY, GO, BUILD, OVER = range(4)
GO_CLOCK, LIMIT = range(2)
"""The clocks: three seconds to the start, and the limit of a round or of a solo game."""

MOST_ROUNDS = 9
MOST_CLOCKS = 2 * MOST_ROUNDS
"""GRI-G13, G16: two in every round."""

TRAY = -1
"""In place of a cell, for a card in the tray."""


class State(Record):
    """The record of Gridsy."""

    cells: Annotated[Array, arrays.int8, (SEATS, MOST_CELLS), CARD_OR_NONE]  # the card in every cell, EMPTY if none
    lies: Annotated[Array, arrays.int8, (CARDS,), Kind(TRAY, MOST_CELLS - 1)]  # by card: its cell, or TRAY
    low: Annotated[Array, arrays.int64, (SEATS,), Bits(LOW)]  # own cards below LOW once they are turned up, as bits
    high: Annotated[Array, arrays.int64, (SEATS,), Bits(CARDS - LOW)]  # own cards from LOW on
    laid: Annotated[Array, arrays.int8, (SEATS,), Number(0, MOST_CELLS)]  # cards in cells
    acted: Annotated[Array, arrays.int16, (SEATS,), Number(0, CAP)]  # accepted actions in this round
    wins: Annotated[Array, arrays.int8, (SEATS,), Number(0, MOST_ROUNDS // 2 + 1)]

    deck: Annotated[Array, arrays.int8, (CARDS,), CARD_OR_NONE]  # in the order of dealing; UNKNOWN where hidden
    dealt: Annotated[i8, Number(0, CARDS)]
    middle: Annotated[Array, arrays.int8, (LARGEST,), CARD_OR_NONE]

    mode: Annotated[i8, Kind(SOLO, HEAD_TO_HEAD)]
    grid: Annotated[i8, Number(0, LARGEST)]
    best_of: Annotated[i8, Kind(0, 4)]  # its place among the choices: one less than the wins needed
    round_limit_min: Annotated[i8, Number(0, 30)]
    solo_limit_min: Annotated[i8, Number(0, 60)]
    hint_impossible: Annotated[i8, Kind(0, 1)]

    phase: Annotated[i8, Kind(READY, OVER)]
    rounds: Annotated[i8, Number(0, MOST_ROUNDS)]  # the number of this round, from 1
    ready: Annotated[i8, Bits(SEATS)]  # the seats that said so, as bits
    last_winner: Annotated[i8, SEAT_OR_NOBODY]  # of the round before, NOBODY
    last: Annotated[Array, arrays.int8, (MOST_CELLS,), CARD_OR_NONE]  # the grid that won it
    clocks: Annotated[i64, Number(0, MOST_CLOCKS)]  # how many clocks were started


class Options(msgspec.Struct, frozen=True):
    """The options of Gridsy; the defaults are the decisions of the rules."""

    mode: Annotated[Literal["solo", "head_to_head"], FOLLOWS] = "solo"  # from the number of players (GRI-G17)
    grid: Annotated[int, msgspec.Meta(ge=3, le=LARGEST), clauses("GRI-G01")] = 4
    best_of: Annotated[Literal[1, 3, 5, 7, 9], clauses("GRI-G13")] = 5
    round_limit_min: Annotated[int, msgspec.Meta(ge=2, le=30), clauses("GRI-G12")] = 10
    solo_limit_min: Annotated[int, msgspec.Meta(ge=0, le=60), clauses("GRI-G14")] = 0
    hint_impossible: Annotated[bool, clauses("GRI-G04")] = False

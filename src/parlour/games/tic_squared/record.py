"""Declare the record and the options of Tic Squared.

Every seat owns a grid: a window of places around its start card, which lies at row 0, column 0. Rows count downwards,
columns to the east, both from −11 to 11; one more ring of places stays empty, so every place has four neighbours:

                  N                place = (row + 12) · 25 + column + 12
            +-----------+
          W | rectangle | E        a line grows along one of the four sides
            +-----------+
                  S

What lies in the stock beyond the cards in play, the ``portion``, is set aside unseen.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.options import PLAYERS, clauses, sized
from parlour.core.record import FLAG, Bits, Kind, Number, i8, i16
from parlour.games.tic.deck import CARDS, FIRST_SEAT, MOST_RELATED, SEATS
from parlour.games.tic.hands import CARD_OR_NONE, LOW, PLACE_OR_NONE, SEAT, SEAT_OR_NOBODY, Dealt

HAND = 12
FARTHEST = 11
"""The largest distance of a row or column from the start card."""

SPAN = 2 * FARTHEST + 1
WIDTH = SPAN + 2
PLACES = WIDTH * WIDTH
MIDDLE = (FARTHEST + 1) * (WIDTH + 1)
"""The place of the start card."""

MOST_OPEN = 44
MOST_LEGAL = 64 * MOST_RELATED + 256
"""Upper bound: with the cards that share something with a given one in hand, four grids of 16 have 64 open cells."""

MOST_FACTS = 32
"""Most facts kept; at most 16 occurred in random play. Beyond these the oldest is dropped."""

NO_SIDE, NORTH, SOUTH, WEST, EAST = range(5)
START, PLAY, OVER = range(3)
FINISH_TURN, PLAY_ON = range(2)
TURNS, RACE = range(2)

PORTION = arrays.array([0, 0, 42, 63, 83], arrays.int8)
"""SQR-02, G01: cards in play by number of players, unless another number is chosen."""

DECK_SIZES = {str(players): (HAND * players + 6, CARDS) for players in (2, 3, 4)}
"""SQR-G01: fewest and most cards in play by number of players."""

MOST_RUNS = 2 * CARDS
"""Upper bound: the idle clock starts at the deal, when grids begin, and when a card is laid or drawn."""

AWAY = Number(-FARTHEST, FARTHEST)


class State(Dealt):
    """The record of Tic Squared."""

    deck_size: Annotated[i8, Number(0, CARDS)]  # 0: the usual number
    deck_out: Annotated[i8, Kind(FINISH_TURN, PLAY_ON)]
    mode: Annotated[i8, Kind(TURNS, RACE)]
    race_penalty: Annotated[i8, FLAG]
    race_idle_s: Annotated[i16, Number(0, 300)]
    race_limit_min: Annotated[i8, Number(0, 60)]
    start: Annotated[i8, Kind(0, FIRST_SEAT + SEATS - 1)]

    portion: Annotated[i8, Number(0, CARDS)]  # cards in play
    phase: Annotated[i8, Kind(START, OVER)]
    turn: Annotated[i8, SEAT]
    first: Annotated[i8, SEAT]
    plays: Annotated[i8, Number(0, CARDS)]  # in this turn
    # place in the stock of the card drawn since the last play of this turn, EMPTY if none
    fresh: Annotated[i8, PLACE_OR_NONE]
    visited: Annotated[i8, SEAT_OR_NOBODY]  # whose grid was visited in this turn, NOBODY
    visit_over: Annotated[i8, FLAG]
    without_deck: Annotated[i8, FLAG]  # whether this turn began with an empty deck
    idle_turns: Annotated[i8, Number(0, SEATS)]  # turns in a row without a play that began with an empty deck
    able: Annotated[i8, Bits(SEATS)]  # in a race with an empty deck: the seats that can lay something
    hot: Annotated[i8, Bits(SEATS)]  # in a race: the seats whose last action was a play with a Tic
    out: Annotated[i8, SEAT_OR_NOBODY]  # the seat that went out, NOBODY
    runs: Annotated[i16, Number(0, MOST_RUNS)]  # how often the idle clock was started

    # place in the stock of the start card chosen, EMPTY or UNKNOWN
    chosen: Annotated[Array, arrays.int8, (SEATS,), PLACE_OR_NONE]
    drawn_card: Annotated[Array, arrays.int8, (SEATS,), CARD_OR_NONE]  # drawn for the first turn, EMPTY if none

    grid: Annotated[Array, arrays.int8, (SEATS, PLACES), CARD_OR_NONE]
    cards: Annotated[Array, arrays.int8, (SEATS,), Number(0, CARDS)]
    top: Annotated[Array, arrays.int8, (SEATS,), AWAY]
    left: Annotated[Array, arrays.int8, (SEATS,), AWAY]
    tall: Annotated[Array, arrays.int8, (SEATS,), Number(0, FARTHEST)]
    wide: Annotated[Array, arrays.int8, (SEATS,), Number(0, FARTHEST)]
    side: Annotated[Array, arrays.int8, (SEATS,), Kind(NO_SIDE, EAST)]  # of the unfinished line
    begin: Annotated[Array, arrays.int8, (SEATS,), AWAY]  # its first row or column with a card
    end: Annotated[Array, arrays.int8, (SEATS,), AWAY]  # its last one

    # number of facts that a hand holds a card of a set, as far as not yet fulfilled (see ``view``)
    facts: Annotated[i8, Number(0, MOST_FACTS)]
    fact_seat: Annotated[Array, arrays.int8, (MOST_FACTS,), SEAT]
    # the place in the stock behind the last card held at that time
    fact_end: Annotated[Array, arrays.int8, (MOST_FACTS,), Number(0, CARDS)]
    fact_low: Annotated[Array, arrays.int64, (MOST_FACTS,), Bits(LOW)]
    fact_high: Annotated[Array, arrays.int64, (MOST_FACTS,), Bits(CARDS - LOW)]


class Options(msgspec.Struct, frozen=True):
    """The options of Tic Squared; the defaults are the decisions of the rules."""

    deck_size: Annotated[int | None, sized(PLAYERS, DECK_SIZES), clauses("SQR-G01")] = None
    deck_out: Annotated[Literal["finish_turn", "play_on"], clauses("SQR-G13")] = "finish_turn"
    mode: Annotated[Literal["turns", "race"], clauses("SQR-31")] = "turns"
    race_penalty: Annotated[bool, clauses("SQR-G18")] = True
    race_idle_s: Annotated[int, msgspec.Meta(ge=10, le=300), clauses("SQR-G22")] = 45
    race_limit_min: Annotated[int, msgspec.Meta(ge=3, le=60), clauses("SQR-G23")] = 15
    start: Annotated[Literal["value_draw", "random", 0, 1, 2, 3], clauses("TIC-G03")] = "value_draw"

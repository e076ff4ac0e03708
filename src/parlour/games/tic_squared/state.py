"""The record of Tic Squared and its options.

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

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec
import numpy as np

from parlour.core.options import PLAYERS, sized
from parlour.core.record import Array, i8, i16
from parlour.games.tic.deck import CARDS
from parlour.games.tic.hands import SEATS, Dealt

HAND = 12
FARTHEST = 11
"""The farthest row or column from the start card."""

SPAN = 2 * FARTHEST + 1
WIDTH = SPAN + 2
PLACES = WIDTH * WIDTH
MIDDLE = (FARTHEST + 1) * (WIDTH + 1)
"""Where the start card lies."""

MOST_OPEN = 44
MOST_LEGAL = 4_096
"""Sixty cards share something with a given one; with them in hand, four grids of 16 have 64 open cells: 3840 plays."""

MOST_FACTS = 32
"""At most 16 have been seen at once in random play; beyond these the oldest is forgotten."""

NO_SIDE, NORTH, SOUTH, WEST, EAST = range(5)
START, PLAY, OVER = range(3)
FINISH_TURN, PLAY_ON = range(2)
TURNS, RACE = range(2)
IDLE, LIMIT = range(2)
"""The clocks of a race."""

PORTION = np.array([0, 0, 42, 63, 83], np.int8)
"""SQR-02, G01: cards used by number of players, unless another number is chosen."""

DECK_SIZES = {str(players): (HAND * players + 6, CARDS) for players in (2, 3, 4)}
"""SQR-G01: least and most by number of players."""


class State(Dealt):
    """A game of Tic Squared."""

    deck_size: i8  # 0: the usual number
    deck_out: i8
    mode: i8
    race_penalty: i8
    race_idle_s: i16
    race_limit_min: i8
    start: i8

    portion: i8  # cards in play
    phase: i8
    turn: i8
    first: i8
    plays: i8  # in this turn
    fresh: i8  # place in the stock of the card drawn since the last play of this turn, EMPTY if none
    visited: i8  # whose grid was visited in this turn, NOBODY
    visit_over: i8
    without_deck: i8  # whether this turn began with an empty deck
    idle_turns: i8  # turns in a row without a play that began with an empty deck
    able: i8  # in a race with an empty deck: the seats that can lay something
    hot: i8  # in a race: the seats whose last action was a play with a Tic
    out: i8  # the seat that went out, NOBODY
    runs: i16  # how often the idle clock was started

    chosen: Annotated[Array, np.int8, (SEATS,)]  # place in the stock of the start card chosen, EMPTY or UNKNOWN
    drawn_card: Annotated[Array, np.int8, (SEATS,)]  # drawn for the first turn, EMPTY if none

    grid: Annotated[Array, np.int8, (SEATS, PLACES)]
    cards: Annotated[Array, np.int8, (SEATS,)]
    top: Annotated[Array, np.int8, (SEATS,)]
    left: Annotated[Array, np.int8, (SEATS,)]
    tall: Annotated[Array, np.int8, (SEATS,)]
    wide: Annotated[Array, np.int8, (SEATS,)]
    side: Annotated[Array, np.int8, (SEATS,)]  # of the unfinished line
    begin: Annotated[Array, np.int8, (SEATS,)]  # its first row or column with a card
    end: Annotated[Array, np.int8, (SEATS,)]  # its last one

    facts: i8  # how often hands told that a card of a set is in them, as far as it is not seen by now (see ``told``)
    fact_seat: Annotated[Array, np.int8, (MOST_FACTS,)]
    fact_end: Annotated[Array, np.int8, (MOST_FACTS,)]  # the place in the stock behind the last card then held
    fact_low: Annotated[Array, np.int64, (MOST_FACTS,)]
    fact_high: Annotated[Array, np.int64, (MOST_FACTS,)]


class Options(msgspec.Struct, frozen=True):
    """The options of Tic Squared; the defaults are the decisions of the rules."""

    CLAUSES: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "deck_size": ("SQR-G01",),
        "deck_out": ("SQR-G13",),
        "mode": ("SQR-31",),
        "race_penalty": ("SQR-G18",),
        "race_idle_s": ("SQR-G22",),
        "race_limit_min": ("SQR-G23",),
        "start": ("TIC-G03",),
    }

    deck_size: Annotated[int | None, sized(PLAYERS, DECK_SIZES)] = None
    deck_out: Literal["finish_turn", "play_on"] = "finish_turn"
    mode: Literal["turns", "race"] = "turns"
    race_penalty: bool = True
    race_idle_s: Annotated[int, msgspec.Meta(ge=10, le=300)] = 45
    race_limit_min: Annotated[int, msgspec.Meta(ge=3, le=60)] = 15
    start: Literal["value_draw", "random", 0, 1, 2, 3] = "value_draw"

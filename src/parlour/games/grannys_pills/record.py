"""Declare the record of Granny's Pills.

Spaces of the grid are numbered 0 to 35, those of a schedule 0 to 8, in reading order:

     0  1  2  3  4  5
     6  7  8  9 10 11
    12 13 14 15 16 17       0 1 2
    18 19 20 21 22 23       3 4 5
    24 25 26 27 28 29       6 7 8
    30 31 32 33 34 35

Sets of spaces are the bits of one integer. With the grid seen from around the table (GRA-D7) a seat numbers the grid
as it lies before that seat; ``SEEN`` gives the place on the table. A pill drawn from the bag gets a tag, a running
number that says nothing about it.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.record import FLAG, Bits, Kind, Number, Record, i8, i16, i64
from parlour.games.grannys_pills.components import (
    EMPTY,
    KINDS,
    MOST_COPIES,
    NONE,
    PILLS,
    PRESCRIPTIONS,
    SCHEDULE,
    SEATS,
    SPACES,
    UNKNOWN,
)
from parlour.games.grannys_pills.forms import FORM_NAMES

CHOOSE, PLACE_THREE, PLACE_ONE, OVER = range(4)
"""Phases: swapping or choosing pills, placing the three or the one chosen, finished."""


MOST_CHANGES = 8
ACTIONS_A_TURN = 1 + 1 + MOST_CHANGES + 1
"""Most actions of a turn: swap, choose, choose again, place."""


SEAT = Kind(0, SEATS - 1)
PILL_OR_NONE = Kind(EMPTY, KINDS - 1, (4, 4))
PLACE_OR_NONE = Kind(EMPTY, SEATS * SCHEDULE - 1)
TAG = Number(0, SEATS * PILLS)
"""Tags: a pill is drawn at most once per round, since schedules are emptied only when a round ends (GRA-D6)."""


class State(Record):
    """The record of Granny's Pills."""

    pill: Annotated[Array, arrays.int8, (SPACES,), PILL_OR_NONE]  # kind on every place of the table, EMPTY if none
    tag: Annotated[Array, arrays.int16, (SPACES,), TAG]
    # spaces with a pill of a colour, by quarter turns
    of_colour: Annotated[Array, arrays.int64, (SEATS, 4), Bits(SPACES)]
    bag: Annotated[Array, arrays.int8, (KINDS,), Number(0, MOST_COPIES)]  # pills of each kind
    left: Annotated[i16, Number(0, PILLS)]  # pills in the bag
    tags: Annotated[i16, TAG]  # tags given so far

    forms: Annotated[i8, FLAG]
    around: Annotated[i8, FLAG]  # option view; a NumPy record has a method of that name
    single: Annotated[i8, FLAG]
    cycles: Annotated[i8, Kind(0, 2)]
    colours: Annotated[i8, FLAG]
    tiebreak: Annotated[i8, FLAG]
    limit: Annotated[i8, Kind(0, 4)]

    phase: Annotated[i8, Kind(CHOOSE, OVER)]
    turn: Annotated[i8, SEAT]
    first: Annotated[i8, SEAT]
    rounds: Annotated[i8, Number(0, SEATS)]  # rounds finished
    cycle: Annotated[i16, Number(0, PILLS + 1)]  # cycles finished in this round
    turns: Annotated[i16, Number(0, (PILLS + 1) * SEATS * SEATS)]  # turns begun in this game
    passes: Annotated[i8, Number(0, SEATS)]  # in a row
    swapped: Annotated[i8, FLAG]
    form: Annotated[i8, Kind(NONE, len(FORM_NAMES) - 1)]  # of the pills chosen, NONE if none or one
    anchor: Annotated[i8, Kind(NONE, SPACES - 1)]  # where the form lies, or the one pill, as its seat sees it
    changes: Annotated[i8, Number(0, MOST_CHANGES)]  # times the choice was changed in this turn

    prescription: Annotated[Array, arrays.int8, (SEATS,), Kind(UNKNOWN, len(PRESCRIPTIONS) - 1)]
    shown: Annotated[i8, Bits(SEATS)]  # seats whose prescription is turned up
    used: Annotated[i64, Bits(len(PRESCRIPTIONS))]  # prescriptions drawn so far
    top: Annotated[Array, arrays.int8, (SEATS, SCHEDULE), PILL_OR_NONE]
    top_tag: Annotated[Array, arrays.int16, (SEATS, SCHEDULE), TAG]
    stacked: Annotated[Array, arrays.int16, (SEATS,), Bits(SCHEDULE)]  # spaces with more than one pill
    covered: Annotated[Array, arrays.int8, (PILLS,), PILL_OR_NONE]  # covered pills by place, from the bottom up
    covered_at: Annotated[Array, arrays.int8, (PILLS,), PLACE_OR_NONE]  # nine times the seat plus the space
    covered_tag: Annotated[Array, arrays.int16, (PILLS,), TAG]
    covers: Annotated[i16, Number(0, PILLS)]  # covered pills
    points: Annotated[Array, arrays.int16, (SEATS, SEATS), Number(0, 2 * SCHEDULE)]  # by seat and finished round

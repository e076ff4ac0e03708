"""Declare the record, the options and the actions of Granny's Pills.

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

from itertools import accumulate
from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.actions import Action, Actions
from parlour.core.options import clauses
from parlour.core.positions import held
from parlour.core.record import FLAG, Array, Bits, Kind, Number, Record, i8, i16, i64

SEATS = 4
SPACES = 36
SIDE = 6
SCHEDULE = 9
KINDS = 16
OF_A_KIND = 7
PILLS = KINDS * OF_A_KIND
EMPTY = -1
UNKNOWN = -2
NONE = -1

CHOOSE, PLACE_THREE, PLACE_ONE, OVER = range(4)
"""Phases: swapping or choosing pills, placing the three or the one chosen, finished."""

STRAIGHT, AROUND, FORCED, TRUST, BEST_ROUND = (1,) * 5
"""The second values of the options forms, view, single, colours and tiebreak."""

MOST_CYCLES = arrays.array([1 << 14, 8, 12], arrays.int16)
"""GRA-D12: by the number of the option cycles."""

MOST_CHANGES = 8
ACTIONS_A_TURN = 1 + 1 + MOST_CHANGES + 1
"""Most actions of a turn: swap, choose, choose again, place."""

FORM_NAMES = ("H", "V", "NE", "NW", "SE", "SW")
FORM_CELLS = (
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 0), (1, 1)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (0, 1), (1, 1)),
)
"""GRA-D1: (row, column) of the three pills within the bounding box, in reading order."""


def _fits(form: int, row: int, column: int, side: int) -> bool:
    return all(row + r < side and column + c < side for r, c in FORM_CELLS[form])


GRID_STEPS = arrays.array([[SIDE * r + c for r, c in cells] for cells in FORM_CELLS], arrays.int64)
"""The steps from the anchor to the three pills on the grid."""

SCHEDULE_STEPS = arrays.array([[3 * r + c for r, c in cells] for cells in FORM_CELLS], arrays.int64)
"""The steps from the anchor to the three pills on a schedule."""

GRID_ANCHORS = arrays.array(
    [sum(1 << s for s in range(SPACES) if _fits(form, s // SIDE, s % SIDE, SIDE)) for form in range(6)], arrays.int64
)
"""The set of anchors where a form lies within the grid."""

SCHEDULE_ANCHORS = arrays.array(
    [sum(1 << s for s in range(SCHEDULE) if _fits(form, s // 3, s % 3, 3)) for form in range(6)], arrays.int64
)
"""The set of anchors where a form lies within a schedule: three of the straight forms, four of the others."""

EDGES = arrays.array(
    [(6 * (edge // 5) + edge % 5, 6 * (edge // 5) + edge % 5 + 1) for edge in range(30)]
    + [(space, space + 6) for space in range(30)],
    arrays.int64,
)
"""The two spaces that share each edge: 0 to 29 side by side, 30 to 59 one below the other."""


def _quarter(places: list[int]) -> list[int]:
    """Return the places of a grid, row by row, after it is turned counterclockwise by a quarter."""
    return [places[SIDE * row + column] for column in reversed(range(SIDE)) for row in range(SIDE)]


_TURNS = list(accumulate(range(1, SEATS), lambda seen, _: _quarter(seen), initial=list(range(SPACES))))

SEEN = arrays.array(_TURNS, arrays.int64)
"""GRA-D7: the place on the table that a seat sees in each space, by the quarter turns between them."""

UNSEEN = arrays.array([[seen.index(place) for place in range(SPACES)] for seen in _TURNS], arrays.int64)
"""The inverse of ``SEEN``."""

LIMIT_SECONDS = (0, 30, 60, 90, 120)
"""Seconds of the clock, by the number of the option limit."""

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
    bag: Annotated[Array, arrays.int8, (KINDS,), Number(0, OF_A_KIND)]  # pills of each kind
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

    prescription: Annotated[Array, arrays.int8, (SEATS,), Kind(UNKNOWN, 34)]
    shown: Annotated[i8, Bits(SEATS)]  # seats whose prescription is turned up
    used: Annotated[i64, Bits(35)]  # prescriptions drawn so far
    top: Annotated[Array, arrays.int8, (SEATS, SCHEDULE), PILL_OR_NONE]
    top_tag: Annotated[Array, arrays.int16, (SEATS, SCHEDULE), TAG]
    stacked: Annotated[Array, arrays.int16, (SEATS,), Bits(SCHEDULE)]  # spaces with more than one pill
    covered: Annotated[Array, arrays.int8, (PILLS,), PILL_OR_NONE]  # covered pills by place, from the bottom up
    covered_at: Annotated[Array, arrays.int8, (PILLS,), PLACE_OR_NONE]  # nine times the seat plus the space
    covered_tag: Annotated[Array, arrays.int16, (PILLS,), TAG]
    covers: Annotated[i16, Number(0, PILLS)]  # covered pills
    points: Annotated[Array, arrays.int16, (SEATS, SEATS), Number(0, 2 * SCHEDULE)]  # by seat and finished round


class Options(msgspec.Struct, frozen=True):
    """The options of Granny's Pills; the defaults are the decisions of the rules."""

    forms: Annotated[Literal["all", "straight"], clauses("GRA-D1")] = "all"
    view: Annotated[Literal["common", "around"], clauses("GRA-D7"), held("around")] = "common"
    single: Annotated[Literal["always", "forced"], clauses("GRA-D8")] = "always"
    cycles: Annotated[Literal["none", 8, 12], clauses("GRA-D12")] = "none"
    colours: Annotated[Literal["refuse", "trust"], clauses("GRA-D14")] = "refuse"
    tiebreak: Annotated[Literal["shared", "best-round"], clauses("GRA-D16")] = "shared"
    limit: Annotated[Literal["none", 30, 60, 90, 120], clauses("GRA-D17")] = "none"


ACTIONS = Actions(
    Action("swap", edge=range(60)),
    Action("takeThree", form=FORM_NAMES, anchor=range(SPACES)),
    Action("placeThree", anchor=range(SCHEDULE)),
    Action("takeOne", space=range(SPACES)),
    Action("placeOne", space=range(SCHEDULE)),
    Action("pass"),
    Action("clock", name=("limit",)),
)
_, TAKE_THREE, PLACE_THREE_AT, TAKE_ONE, PLACE_ONE_AT, PASS, CLOCK_FIRST = ACTIONS.firsts

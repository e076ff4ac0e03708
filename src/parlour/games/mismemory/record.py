"""Declare the record, the options and the actions of Mismemory.

A tile is a number from 0 to 23: six times its suit (suns, moons, crowns, arms) plus its number (null, ace, 2 to 5).
Spaces are numbered in reading order of the grid; on the 4×6 grid:

     0  1  2  3  4  5
     6  7  8  9 10 11
    12 13 14 15 16 17
    18 19 20 21 22 23

A tile's tag is a running number that says nothing about its face; the two tiles of a pair get new ones when one of
them is kept in secret. What everybody has seen stays in the record for bots to remember (MIS-D16) and for honest
imagined worlds; no scene and no position of a view shows it (MIS-D15).
"""

from __future__ import annotations

from itertools import product
from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.actions import Action, Actions
from parlour.core.options import clauses, listed
from parlour.core.record import FLAG, Array, Bits, Kind, Number, Record, i8, i16, i64

SEATS = 3
TILES = 24
VALUES = 6
FULL = 6
SPACES = 36
EMPTY = -1
UNKNOWN = -2
NOWHERE = -1

FLIP, SHOWN, PLACE, REPLACE, OVER = range(5)
"""Phases: turning tiles up, two tiles up, a tile in hand, putting shown tiles back, finished."""

BLIND = HONOUR = TOGETHER = DRAW = 1
"""The second values of the options memory, discipline, flip and stall_result."""

SURVIVOR_SHOWS, SURVIVOR_WINS, SURVIVOR_CONTINUES = range(3)
CUSTOM = 6

STALL_TURNS = arrays.array([10, 20, 40], arrays.int16)
SUITS = "SMCK"
NUMBERS = "0A2345"
TILE_NAMES = tuple(suit + number for suit in SUITS for number in NUMBERS)

Cell = tuple[int, int]

_SIZES = {"4x6": (4, 6), "6x4": (6, 4), "5x5": (5, 5), "2x12": (2, 12), "12x2": (12, 2), "line": (1, 24)}
GRIDS: dict[str, tuple[Cell, ...]] = {
    name: tuple(product(range(rows), range(columns))) for name, (rows, columns) in _SIZES.items()
}
"""MIS-D1: the (row, column) of each space, by the grid's name."""

WITH_GAP, CENTRE = 2, 12
"""MIS-D1: the number of the grid 5x5, and its space that is empty at first."""

SHOW_SECONDS = (2, 3, 5, 8)
"""Seconds of the clock, by the number of the option show."""

SEAT = Kind(0, SEATS - 1)
TILE_OR_NONE = Kind(UNKNOWN, TILES - 1, (4, VALUES))
SLOT_OR_NONE = Kind(NOWHERE, SEATS * FULL - 1)
MOST_QUIET = int(STALL_TURNS.max()) * SEATS
MOST_TURNS = (7 * SEATS + 1) * MOST_QUIET
"""Upper bound on turns (see ``bound``)."""
TURN = Number(0, MOST_TURNS)
TAG = Number(0, SPACES + 2 * SEATS * FULL)
"""Tags: one for each space at first, two for each tile collected."""
SOME_SEATS = Bits(SEATS)


class State(Record):
    """The record of Mismemory."""

    face: Annotated[Array, arrays.int8, (SPACES,), TILE_OR_NONE]  # tile on every space, EMPTY for a gap
    tag: Annotated[Array, arrays.int16, (SPACES,), TAG]
    tiles: Annotated[i64, Bits(SPACES)]  # spaces with a tile
    spaces: Annotated[i8, Number(0, SPACES)]
    row: Annotated[Array, arrays.int8, (SPACES,), Number(0, SPACES - 1)]
    column: Annotated[Array, arrays.int8, (SPACES,), Number(0, SPACES - 1)]

    grid: Annotated[i8, Kind(0, CUSTOM)]
    flip: Annotated[i8, FLAG]
    show: Annotated[i8, Kind(0, 3)]
    memory: Annotated[i8, FLAG]
    discipline: Annotated[i8, FLAG]
    survivor: Annotated[i8, Kind(SURVIVOR_SHOWS, SURVIVOR_CONTINUES)]
    stall: Annotated[i8, Kind(0, 2)]
    stall_result: Annotated[i8, FLAG]

    phase: Annotated[i8, Kind(FLIP, OVER)]
    turn: Annotated[i8, SEAT]
    up: Annotated[Array, arrays.int8, (2,), Kind(NOWHERE, SPACES - 1)]  # spaces turned up in this turn, NOWHERE if none
    returning: Annotated[i8, TILE_OR_NONE]  # the tile in hand that goes back, EMPTY if none
    returning_tag: Annotated[i16, TAG]
    own: Annotated[Array, arrays.int8, (SEATS, FULL), TILE_OR_NONE]  # tiles collected, in order
    own_tag: Annotated[Array, arrays.int16, (SEATS, FULL), TAG]
    owned: Annotated[Array, arrays.int8, (SEATS,), Number(0, FULL)]  # how many
    out: Annotated[i8, SOME_SEATS]  # seats disqualified
    shown: Annotated[Array, arrays.int8, (FULL,), TILE_OR_NONE]  # tiles of a disqualified player still to be put back
    shown_tag: Annotated[Array, arrays.int16, (FULL,), TAG]
    placer: Annotated[i8, Kind(NOWHERE, SEATS - 1)]
    resumed: Annotated[i8, Kind(FLIP, OVER)]  # phase after putting back
    quiet: Annotated[i16, Number(0, MOST_QUIET)]  # turns without a collection
    turns: Annotated[i16, TURN]  # turns begun
    clocks: Annotated[i16, Number(0, MOST_TURNS + SEATS)]  # clocks started
    tags: Annotated[i16, TAG]  # tags given
    winners: Annotated[i8, SOME_SEATS]

    # last tile seen by all on each space, UNKNOWN if none was
    known: Annotated[Array, arrays.int8, (SPACES,), TILE_OR_NONE]
    seen_at: Annotated[Array, arrays.int16, (SPACES,), TURN]  # in which turn
    # whose pair it is the rest of: 6 times the seat plus i
    source: Annotated[Array, arrays.int8, (SPACES,), SLOT_OR_NONE]
    # the two tiles that each collected one was chosen from
    pair: Annotated[Array, arrays.int8, (SEATS, FULL, 2), TILE_OR_NONE]
    # what everybody can know of them, else UNKNOWN
    resolved: Annotated[Array, arrays.int8, (SEATS, FULL), TILE_OR_NONE]


class Options(msgspec.Struct, frozen=True):
    """The options of Mismemory; the defaults are the decisions of the rules."""

    grid: Annotated[
        Literal["4x6", "6x4", "5x5", "2x12", "12x2", "line", "custom"], clauses("MIS-D1"), listed("custom")
    ] = "4x6"
    cells: Annotated[tuple[tuple[int, int], ...], clauses("MIS-D1")] = ()
    flip: Annotated[Literal["sequential", "together"], clauses("MIS-D3")] = "sequential"
    show: Annotated[Literal[2, 3, 5, 8], clauses("MIS-D4")] = 3
    memory: Annotated[Literal["open", "blind"], clauses("MIS-17", "MIS-D14")] = "open"
    discipline: Annotated[Literal["enforced", "honour"], clauses("MIS-D5")] = "enforced"
    survivor: Annotated[Literal["show", "wins", "continues"], clauses("MIS-D8")] = "show"
    stall: Annotated[Literal[10, 20, 40], clauses("MIS-D9")] = 20
    stall_result: Annotated[Literal["most", "draw"], clauses("MIS-D9")] = "most"

    @property
    def is_honour(self) -> bool:
        """Whether numbers may repeat and challenges exist (MIS-D5)."""
        return self.memory == "blind" or self.discipline == "honour"


ACTIONS = Actions(
    Action("flip", space=range(SPACES)),
    Action("flip", first=range(SPACES), second=range(SPACES)),
    Action("decline"),
    Action("keep", tile=range(2)),
    Action("place", gap=range(SPACES)),
    Action("challenge", player=range(SEATS)),
    Action("replace", tile=range(FULL), gap=range(SPACES)),
    Action("clock", name=("show",)),
)
_, FLIP_TWO, DECLINE, KEEP, PLACE_AT, CHALLENGE, REPLACE_FIRST, CLOCK_FIRST = ACTIONS.firsts

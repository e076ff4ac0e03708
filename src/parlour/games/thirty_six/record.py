"""Declare the record, the options and the actions of 36.

Squares are numbered 0 to 35 in reading order over the whole layout (T36-D19); on the 6x6 board:

     0  1  2  3  4  5
     6  7  8  9 10 11
    12 13 14 15 16 17        rows and columns count from 0 at the top left,
    18 19 20 21 22 23        colours are 0 white, 1 red, 2 black
    24 25 26 27 28 29
    30 31 32 33 34 35

Sets of squares are the bits of one integer. A counter always lies on a square of its own colour (T36-20), so one
bit a square says everything about the counters on the board.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.actions import Action, Actions
from parlour.core.options import clauses, listed
from parlour.core.record import FLAG, Array, Bits, Kind, Number, Record, i8, i16, i64

COLOURS = 3
SQUARES = 36
TILES = 9
LONGEST = 2 * TILES
"""Most rows or columns of a layout."""
COUNTERS = 12
NOWHERE = -1

LAY, CHOOSE, PLACE, MOVE, GIVE, OVER = range(6)
"""Phases: laying tiles (draft), choosing colours, placing pawns, moving, handing counters over, finished."""

SQUARE_LAYOUT, DRAFT, PRESET, SCATTER = range(4)
GATES_ON_TILES, GATES_ANYWHERE, GATES_OFF = range(3)
TIE_DRAW, TIE_REPLAY = range(2)
MOST_REPLAYS = 3
STALL_TURNS = arrays.array([6, 8, 12, 20], arrays.int16)

TILE_COLOURS = arrays.array(
    [
        [0, 0, 1, 2],  # 0  WW/RB
        [0, 0, 2, 1],  # 1  WW/BR
        [0, 1, 2, 0],  # 2  WR/BW  gate
        [1, 1, 2, 0],  # 3  RR/BW
        [1, 1, 0, 2],  # 4  RR/WB
        [1, 2, 0, 1],  # 5  RB/WR  gate
        [2, 2, 0, 1],  # 6  BB/WR
        [2, 2, 1, 0],  # 7  BB/RW
        [2, 0, 1, 2],  # 8  BW/RB  gate
    ],
    arrays.int8,
)
"""The nine tiles of T36-D1 at rotation 0: top left, top right, bottom left, bottom right."""

TURNED = arrays.array([[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [1, 3, 0, 2]], arrays.int8)
"""The corner of a tile in each corner after quarter turns clockwise: ``TURNED[turns, corner]``."""

CONTACTS = arrays.array(
    [(-2, -1), (-2, 0), (-2, 1), (2, -1), (2, 0), (2, 1), (-1, -2), (0, -2), (1, -2), (-1, 2), (0, 2), (1, 2)],
    arrays.int8,
)
"""Places at which a tile may touch a laid one: (row, column) relative to its top-left square (T36-D19)."""

BOARD_Z = tuple((tile, 0, tile // 3 * 2, tile % 3 * 2) for tile in range(TILES))
"""Tile t in slot t, unturned: the board of the worked examples."""

SEAT = Kind(0, 2)
SEAT_OR_NOBODY = Kind(NOWHERE, 2)
SET = Bits(SQUARES)
MOST_GAMES = 1 + MOST_REPLAYS
"""Ties replayed count as games; a tournament has fewer."""


class State(Record):
    """The record of 36: a game, or a tournament of games."""

    layout: Annotated[i8, Kind(SQUARE_LAYOUT, SCATTER)]
    gates: Annotated[i8, Kind(GATES_ON_TILES, GATES_OFF)]
    stall: Annotated[i8, Kind(0, 3)]
    tie: Annotated[i8, Kind(TIE_DRAW, TIE_REPLAY)]
    tournament: Annotated[i8, FLAG]
    start: Annotated[i8, Kind(0, 3)]

    phase: Annotated[i8, Kind(LAY, OVER)]
    turn: Annotated[i8, SEAT]
    first: Annotated[i8, SEAT]
    laid: Annotated[i16, Bits(TILES)]  # set of tiles laid
    rotation: Annotated[Array, arrays.int8, (TILES,), Kind(0, 3)]
    tile_row: Annotated[Array, arrays.int8, (TILES,), Number(-LONGEST, LONGEST)]
    tile_column: Annotated[Array, arrays.int8, (TILES,), Number(-LONGEST, LONGEST)]

    row: Annotated[Array, arrays.int8, (SQUARES,), Number(0, LONGEST)]
    column: Annotated[Array, arrays.int8, (SQUARES,), Number(0, LONGEST)]
    colour: Annotated[Array, arrays.int8, (SQUARES,), Kind(0, COLOURS - 1)]
    gate: Annotated[Array, arrays.int64, (SQUARES,), SET]  # squares at the other end of a gate
    reach: Annotated[Array, arrays.int64, (SQUARES,), SET]  # squares one line or gate move away
    of_colour: Annotated[Array, arrays.int64, (COLOURS,), SET]

    counters: Annotated[i64, SET]  # squares with a counter
    occupied: Annotated[i64, SET]  # squares with a counter or a pawn
    pawn: Annotated[Array, arrays.int8, (3,), Kind(NOWHERE, SQUARES - 1)]
    chosen: Annotated[Array, arrays.int8, (3,), Kind(NOWHERE, COLOURS - 1)]  # colour of each seat
    reserve: Annotated[Array, arrays.int8, (3, COLOURS), Number(0, COUNTERS)]
    left: Annotated[Array, arrays.int8, (3,), Number(0, COLOURS * COUNTERS)]  # counters in each reserve

    receiver: Annotated[Array, arrays.int8, (2,), SEAT_OR_NOBODY]  # who is still to get a counter, nearest first
    quiet: Annotated[i16, Number(0, 60)]  # turns since a counter reached the board
    passes: Annotated[i8, Number(0, 3)]

    game: Annotated[i8, Number(0, MOST_GAMES)]  # games finished in this tournament
    replays: Annotated[i8, Number(0, MOST_REPLAYS)]
    total: Annotated[Array, arrays.int16, (3,), Number(0, MOST_GAMES * COLOURS * COUNTERS)]
    wins: Annotated[Array, arrays.int8, (3,), Number(0, 3)]


class Options(msgspec.Struct, frozen=True):
    """The options of 36; the defaults are the decisions of the rules."""

    layout: Annotated[Literal["square", "draft", "preset", "scatter"], clauses("T36-D3"), listed("preset")] = "square"
    gates: Annotated[Literal["tile", "anywhere", "off"], clauses("T36-D2")] = "tile"
    stall: Annotated[Literal[6, 8, 12, 20], clauses("T36-D15")] = 8
    tie: Annotated[Literal["draw", "replay"], clauses("T36-D16")] = "draw"
    tournament: Annotated[bool, clauses("T36-30")] = False
    start: Annotated[Literal["random", 0, 1, 2], clauses("T36-D4")] = "random"
    preset: Annotated[tuple[tuple[int, int, int, int], ...], clauses("T36-D3")] = BOARD_Z


ACTIONS = Actions(
    Action("addTile", tile=range(TILES), rotation=range(4), laid=range(TILES), offset=range(12)),
    Action("chooseColour", colour=range(COLOURS)),
    Action("placePawn", square=range(SQUARES)),
    Action("move", square=range(SQUARES)),
    Action("give", colour=range(COLOURS)),
    Action("pass"),
)
ADD_TILE, CHOOSE_COLOUR, PLACE_PAWN, MOVE_PAWN, GIVE_COUNTER, PASS = ACTIONS.firsts

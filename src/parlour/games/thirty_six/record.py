"""Declare the record of 36.

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

from typing import Annotated

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.record import FLAG, Bits, Kind, Number, Record, i8, i16, i64
from parlour.games.thirty_six.components import COLOURS, COUNTERS, LONGEST, NOWHERE, SQUARES, TILES
from parlour.games.thirty_six.options import GATES_OFF, GATES_ON_TILES, MOST_REPLAYS, SCATTER, SQUARE_LAYOUT

LAY, CHOOSE, PLACE, MOVE, GIVE, OVER = range(6)
"""Phases: laying tiles (draft), choosing colours, placing pawns, moving, handing counters over, finished."""


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
    tie: Annotated[i8, FLAG]
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

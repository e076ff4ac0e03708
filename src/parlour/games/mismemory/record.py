"""Declare the record of Mismemory.

A tile's tag is a running number that says nothing about its face; the two tiles of a pair get new ones when one of
them is kept in secret. What everybody has seen stays in the record for bots to remember (MIS-D16) and for honest
imagined worlds; no scene and no position of a view shows it (MIS-D15).
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.record import FLAG, Bits, Kind, Number, Record, i8, i16, i64
from parlour.games.mismemory.components import CUSTOM, FULL, NOWHERE, PARTS, SEATS, SPACES, TILES, UNKNOWN
from parlour.games.mismemory.options import STALL_TURNS, SURVIVOR_CONTINUES, SURVIVOR_SHOWS

FLIP, SHOWN, PLACE, REPLACE, OVER = range(5)
"""Phases: turning tiles up, two tiles up, a tile in hand, putting shown tiles back, finished."""


SEAT = Kind(0, SEATS - 1)
TILE_OR_NONE = Kind(UNKNOWN, TILES - 1, PARTS)
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

"""The piecepack of Mismemory and the grids it is laid in.

Tiles are read from ``data/components.json`` or a designer's ``mismemory.json`` (see ``core.components``) and numbered
in its order. In the rules a tile is a number from 0 to 23: six times its suit (suns, moons, crowns, arms) plus its
number (null, ace, 2 to 5).

Spaces are numbered in reading order of the grid; on the 4×6 grid:

     0  1  2  3  4  5
     6  7  8  9 10 11
    12 13 14 15 16 17
    18 19 20 21 22 23
"""

from __future__ import annotations

from itertools import product
from typing import Annotated

import msgspec

from parlour.core import arrays
from parlour.core.components import open_box

SEATS = 3
TILES = 24
VALUES = 6
FULL = 6
SPACES = 36
EMPTY = -1
UNKNOWN = -2
NOWHERE = -1
CUSTOM = 6
SUITS = "SMCK"
NUMBERS = "0A2345"

Face = Annotated[str, msgspec.Meta(pattern=f"^[{SUITS}][{NUMBERS}]$")]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The 24 tiles, each by its suit and its number, as S0, MA or K5; some may be alike."""

    tiles: Annotated[tuple[Face, ...], msgspec.Meta(min_length=TILES, max_length=TILES)]


def name_tiles(faces: tuple[str, ...]) -> tuple[str, ...]:
    """Return a name of its own for each tile: its face, and for further copies of a face a letter from b on.

    >>> name_tiles(("S0", "MA", "S0"))
    ('S0', 'MA', 'S0b')
    """
    before = [faces[:place].count(face) for place, face in enumerate(faces)]
    return tuple(face + (chr(ord("a") + copies) if copies else "") for face, copies in zip(faces, before, strict=True))


def _check(given: Components) -> None:
    from parlour.games.mismemory.checks import check_components  # no page has a designer's file

    check_components(given)


BOX = open_box("mismemory", __file__, Components, _check)
"""The tiles in use."""

TILE_NAMES = name_tiles(BOX.given.tiles)
_PLACES = [(SUITS.index(face[0]), NUMBERS.index(face[1])) for face in BOX.given.tiles]
SUIT = arrays.array([suit for suit, _ in _PLACES], arrays.int8)
NUMBER = arrays.array([number for _, number in _PLACES], arrays.int8)
"""Suit and number of every tile, as places in SUITS and NUMBERS."""

PARTS = (len(SUITS), VALUES) if [VALUES * suit + number for suit, number in _PLACES] == list(range(TILES)) else ()
"""The number of suits and of numbers, where the number of a tile combines both; else empty."""

OF_SUIT = tuple(sum(1 << tile for tile, place in enumerate(_PLACES) if place[0] == suit) for suit in range(len(SUITS)))
"""The sets of the tiles of each suit."""

Cell = tuple[int, int]

_SIZES = {"4x6": (4, 6), "6x4": (6, 4), "5x5": (5, 5), "2x12": (2, 12), "12x2": (12, 2), "line": (1, 24)}

GRIDS: dict[str, tuple[Cell, ...]] = {
    name: tuple(product(range(rows), range(columns))) for name, (rows, columns) in _SIZES.items()
}
"""MIS-D1: the (row, column) of each space, by the grid's name."""

WITH_GAP, CENTRE = 2, 12
"""MIS-D1: the number of the grid 5x5, and its space that is empty at first."""

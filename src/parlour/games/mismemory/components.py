"""The piecepack of Mismemory and the grids it is laid in.

A tile is a number from 0 to 23: six times its suit (suns, moons, crowns, arms) plus its number (null, ace, 2 to 5).
Spaces are numbered in reading order of the grid; on the 4×6 grid:

     0  1  2  3  4  5
     6  7  8  9 10 11
    12 13 14 15 16 17
    18 19 20 21 22 23
"""

from __future__ import annotations

from itertools import product

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
TILE_NAMES = tuple(suit + number for suit in SUITS for number in NUMBERS)

Cell = tuple[int, int]

_SIZES = {"4x6": (4, 6), "6x4": (6, 4), "5x5": (5, 5), "2x12": (2, 12), "12x2": (12, 2), "line": (1, 24)}

GRIDS: dict[str, tuple[Cell, ...]] = {
    name: tuple(product(range(rows), range(columns))) for name, (rows, columns) in _SIZES.items()
}
"""MIS-D1: the (row, column) of each space, by the grid's name."""

WITH_GAP, CENTRE = 2, 12
"""MIS-D1: the number of the grid 5x5, and its space that is empty at first."""

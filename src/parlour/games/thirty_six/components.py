"""The nine tiles of 36, and their counters."""

from parlour.core import arrays

COLOURS = 3
SQUARES = 36
TILES = 9

LONGEST = 2 * TILES
"""Most rows or columns of a layout."""

COUNTERS = 12
NOWHERE = -1

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

"""The nine tiles of 36, and their counters.

The tiles are read from ``data/components.json`` or a designer's ``thirty-six.json`` (see ``core.components``).
"""

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.components import open_box

COLOURS = 3
SQUARES = 36
TILES = 9

LONGEST = 2 * TILES
"""Most rows or columns of a layout."""

COUNTERS = 12
NOWHERE = -1

LETTERS = "WRB"
"""White, red and black, as tiles are written."""

Letter = Literal["W", "R", "B"]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile, unturned: its squares row by row, as WW/RB, and the colour of its gate, if it has one."""

    squares: Annotated[str, msgspec.Meta(pattern="^[WRB]{2}/[WRB]{2}$")]
    gate: Letter | None = None


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The nine tiles."""

    tiles: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=TILES, max_length=TILES)]


def _check(given: Components) -> None:
    from parlour.games.thirty_six.checks import check_components  # no page has a designer's file

    check_components(given)


BOX = open_box("thirty-six", __file__, Components, _check)
"""The tiles in use."""

TILE_COLOURS = arrays.array(
    [[LETTERS.index(letter) for letter in tile.squares.replace("/", "")] for tile in BOX.given.tiles], arrays.int8
)
"""The nine tiles of T36-D1 at rotation 0: top left, top right, bottom left, bottom right."""

GATE_COLOUR = arrays.array(
    [LETTERS.index(tile.gate) if tile.gate is not None else NOWHERE for tile in BOX.given.tiles], arrays.int8
)
"""T36-D2: the colour of each tile's gate, NOWHERE if it has none: in the rules tiles 2, 5 and 8 have one."""

TURNED = arrays.array([[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [1, 3, 0, 2]], arrays.int8)
"""The corner of a tile in each corner after quarter turns clockwise: ``TURNED[turns, corner]``."""

CONTACTS = arrays.array(
    [(-2, -1), (-2, 0), (-2, 1), (2, -1), (2, 0), (2, 1), (-1, -2), (0, -2), (1, -2), (-1, 2), (0, 2), (1, 2)],
    arrays.int8,
)
"""Places at which a tile may touch a laid one: (row, column) relative to its top-left square (T36-D19)."""

BOARD_Z = tuple((tile, 0, tile // 3 * 2, tile % 3 * 2) for tile in range(TILES))
"""Tile t in slot t, unturned: the board of the worked examples."""

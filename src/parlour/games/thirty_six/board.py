"""The nine tiles of 36, and what follows from their layout: squares, lines and gates."""

from __future__ import annotations

from parlour.core.chance import draw, shuffle
from parlour.core.kernel import kernel
from parlour.core.primitives import count, lowest
from parlour.games.thirty_six.components import (
    COLOURS,
    CONTACTS,
    GATE_COLOUR,
    LONGEST,
    SQUARES,
    TILE_COLOURS,
    TILES,
    TURNED,
)
from parlour.games.thirty_six.options import GATES_ANYWHERE, GATES_OFF
from parlour.games.thirty_six.record import State


@kernel
def tile_colour(tile: int, rotation: int, row: int, column: int) -> int:
    """Return the colour of a tile's square (row and column 0 or 1) after quarter turns clockwise."""
    return int(TILE_COLOURS[tile, int(TURNED[rotation, 2 * row + column])])


@kernel
def lay(state: State, tile: int, rotation: int, row: int, column: int) -> None:
    """Lay a tile with its top-left square at a place."""
    state.rotation[tile] = rotation
    state.tile_row[tile] = row
    state.tile_column[tile] = column
    state.laid = int(state.laid) | 1 << tile


@kernel
def fits(state: State, row: int, column: int) -> bool:
    """Whether a tile with its top-left square at a place would overlap none."""
    for other in range(TILES):
        if int(state.laid) >> other & 1:
            rows = abs(int(state.tile_row[other]) - row)
            columns = abs(int(state.tile_column[other]) - column)
            if rows < 2 and columns < 2:
                return False
    return True


@kernel
def borders_agree(state: State, tile: int, rotation: int, row: int, column: int) -> bool:
    """Whether a tile at a place would touch no tile of the same grid in another colour (T36-34)."""
    for other in range(TILES):
        down, right = int(state.tile_row[other]) - row, int(state.tile_column[other]) - column
        if not int(state.laid) >> other & 1 or abs(down) + abs(right) != 2:
            continue
        for i in range(2):
            here = (i, int(right > 0)) if down == 0 else (int(down > 0), i)
            there = (i, 1 - here[1]) if down == 0 else (1 - here[0], i)
            colour = tile_colour(other, int(state.rotation[other]), there[0], there[1])
            if tile_colour(tile, rotation, here[0], here[1]) != colour:
                return False
    return True


@kernel
def lay_square(state: State) -> None:
    """Lay a 3x3 block, uniform over places and rotations of the tiles (T36-06, D3)."""
    order = state.tile_row
    for tile in range(TILES):
        order[tile] = tile
    shuffle(state, order, TILES)
    for tile in range(TILES):
        slot = int(order[tile])
        lay(state, tile, draw(state, 4), slot // 3 * 2, slot % 3 * 2)


@kernel
def lay_scattered(state: State) -> None:
    """Lay the tiles like a draft with random choices; overlaps are drawn again (T36-D3 ``scatter``, D19)."""
    lay(state, draw(state, TILES), draw(state, 4), 0, 0)
    for _ in range(TILES - 1):
        tile = draw(state, TILES)
        while int(state.laid) >> tile & 1:
            tile = draw(state, TILES)
        while not int(state.laid) >> tile & 1:
            other, contact = draw(state, TILES), draw(state, 12)
            if int(state.laid) >> other & 1:
                row = int(state.tile_row[other]) + int(CONTACTS[contact, 0])
                column = int(state.tile_column[other]) + int(CONTACTS[contact, 1])
                if fits(state, row, column):
                    lay(state, tile, draw(state, 4), row, column)


@kernel
def shift_to_origin(state: State) -> None:
    """Make the smallest row and column 0 (T36-D19); an unchecked preset is clamped to the largest layout."""
    top, left = int(state.tile_row[0]), int(state.tile_column[0])
    for tile in range(TILES):
        top = min(top, int(state.tile_row[tile]))
        left = min(left, int(state.tile_column[tile]))
    for tile in range(TILES):
        state.tile_row[tile] = min(int(state.tile_row[tile]) - top, LONGEST - 2)
        state.tile_column[tile] = min(int(state.tile_column[tile]) - left, LONGEST - 2)


@kernel
def measure_rows(state: State) -> None:
    """Write for every row the set of its columns to ``reach``, and the number of squares above it to ``gate``."""
    for row in range(LONGEST):
        state.reach[row] = 0
    for tile in range(TILES):
        row, both = int(state.tile_row[tile]), 3 << int(state.tile_column[tile])
        state.reach[row] |= both
        state.reach[row + 1] |= both
    above = 0
    for row in range(LONGEST):
        state.gate[row] = above
        above += count(int(state.reach[row]))


@kernel
def number_squares(state: State) -> int:
    """Write row, column and colour of every square, and the squares of each colour; return the ends of gates."""
    measure_rows(state)
    for colour in range(COLOURS):
        state.of_colour[colour] = 0
    ends = 0
    for tile in range(TILES):
        for corner in range(4):
            row = int(state.tile_row[tile]) + corner // 2
            column = int(state.tile_column[tile]) + corner % 2
            colour = tile_colour(tile, int(state.rotation[tile]), corner // 2, corner % 2)
            square = int(state.gate[row]) + count(int(state.reach[row]) & ((1 << column) - 1))
            state.row[square] = row
            state.column[square] = column
            state.colour[square] = colour
            state.of_colour[colour] |= 1 << square
            ends |= int(colour == int(GATE_COLOUR[tile])) << square  # T36-D2
    return ends


@kernel
def draw_lines(state: State) -> None:
    """Write the other squares of every square's row and column (T36-15, 16, 39); ``gate`` serves as scratch."""
    for line in range(2 * LONGEST):
        state.gate[line] = 0
    for square in range(SQUARES):
        state.gate[int(state.row[square])] |= 1 << square
        state.gate[LONGEST + int(state.column[square])] |= 1 << square
    for square in range(SQUARES):
        row, column = int(state.gate[int(state.row[square])]), int(state.gate[LONGEST + int(state.column[square])])
        state.reach[square] = (row | column) & ~(1 << square)


@kernel
def open_gates(state: State, ends: int) -> None:
    """Write where the gates of every square lead (T36-18, D2).

    They lead to diagonal neighbours of its colour if both squares are ends of gates.
    """
    if int(state.gates) == GATES_ANYWHERE:
        ends = (1 << SQUARES) - 1
    elif int(state.gates) == GATES_OFF:
        ends = 0
    for square in range(SQUARES):
        state.gate[square] = 0
    near = ends
    while near != 0:
        a = lowest(near)
        near &= near - 1
        far = ends & int(state.of_colour[int(state.colour[a])])
        while far != 0:
            b = lowest(far)
            far &= far - 1
            rows, columns = int(state.row[b]) - int(state.row[a]), int(state.column[b]) - int(state.column[a])
            state.gate[a] |= int(rows * rows + columns * columns == 2) << b
        state.reach[a] |= state.gate[a]


@kernel
def survey(state: State) -> None:
    """Compute all derived fields of the board, once all nine tiles lie."""
    shift_to_origin(state)
    ends = number_squares(state)
    draw_lines(state)
    open_gates(state, ends)

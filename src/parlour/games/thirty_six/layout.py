"""Laying the nine tiles, and what follows from where they lie: squares, lines and gates."""

from __future__ import annotations

from parlour.core.chance import draw, shuffle
from parlour.core.kernel import kernel
from parlour.games.thirty_six.state import (
    CONTACTS,
    GATES_ANYWHERE,
    GATES_OFF,
    SQUARES,
    TILE_COLOURS,
    TILES,
    State,
)


@kernel
def tile_colour(tile: int, rotation: int, row: int, column: int) -> int:
    """Give the colour of a tile's square (row and column 0 or 1) after quarter turns clockwise."""
    for _ in range(rotation):
        row, column = 1 - column, row
    return int(TILE_COLOURS[tile, 2 * row + column])


@kernel
def lay(state: State, tile: int, rotation: int, row: int, column: int) -> None:
    """Lay a tile with its top-left square at a place."""
    state.rotation[tile] = rotation
    state.tile_row[tile] = row
    state.tile_column[tile] = column
    state.laid = int(state.laid) | 1 << tile


@kernel
def fits(state: State, row: int, column: int) -> bool:
    """Whether a tile laid there would overlap none that lies."""
    for other in range(TILES):
        if int(state.laid) >> other & 1:
            rows = abs(int(state.tile_row[other]) - row)
            columns = abs(int(state.tile_column[other]) - column)
            if rows < 2 and columns < 2:
                return False
    return True


@kernel
def lay_square(state: State) -> None:
    """T36-06, D3: a 3x3 block, uniform over places and rotations."""
    order = state.tile_row
    for tile in range(TILES):
        order[tile] = tile
    shuffle(state, order, TILES)
    for tile in range(TILES):
        slot = int(order[tile])
        lay(state, tile, draw(state, 4), slot // 3 * 2, slot % 3 * 2)


@kernel
def lay_scattered(state: State) -> None:
    """T36-D3 ``scatter``: the draft of D19 with random choices, overlaps drawn again."""
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
    """T36-D19: the smallest row and column become 0."""
    top, left = int(state.tile_row[0]), int(state.tile_column[0])
    for tile in range(TILES):
        top = min(top, int(state.tile_row[tile]))
        left = min(left, int(state.tile_column[tile]))
    for tile in range(TILES):
        state.tile_row[tile] -= top
        state.tile_column[tile] -= left


@kernel
def square_at(state: State, row: int, column: int) -> int:
    """Number a square of the layout: how many squares come before it in reading order."""
    before = 0
    for tile in range(TILES):
        for corner in range(4):
            r = int(state.tile_row[tile]) + corner // 2
            c = int(state.tile_column[tile]) + corner % 2
            if r < row or (r == row and c < column):
                before += 1
    return before


@kernel
def number_squares(state: State) -> None:
    """Write row, column and colour of every square, and the squares of each colour."""
    for c in range(3):
        state.of_colour[c] = 0
    for tile in range(TILES):
        for corner in range(4):
            row = int(state.tile_row[tile]) + corner // 2
            column = int(state.tile_column[tile]) + corner % 2
            colour = tile_colour(tile, int(state.rotation[tile]), corner // 2, corner % 2)
            square = square_at(state, row, column)
            state.row[square] = row
            state.column[square] = column
            state.colour[square] = colour
            state.of_colour[colour] |= 1 << square


@kernel
def is_gate(state: State, a: int, b: int) -> bool:
    """T36-D2: whether a gate joins two squares: diagonal neighbours of equal colour, on one tile unless anywhere."""
    rows, columns = int(state.row[b]) - int(state.row[a]), int(state.column[b]) - int(state.column[a])
    if abs(rows) != 1 or abs(columns) != 1 or int(state.colour[a]) != int(state.colour[b]):
        return False
    if int(state.gates) == GATES_ANYWHERE:
        return True
    top = min(int(state.row[a]), int(state.row[b]))
    left = min(int(state.column[a]), int(state.column[b]))
    for tile in range(2, TILES, 3):
        if int(state.tile_row[tile]) == top and int(state.tile_column[tile]) == left:
            return int(state.gates) != GATES_OFF
    return False


@kernel
def join_squares(state: State) -> None:
    """Write for every square where a line (T36-15, 16, 39) or a gate (T36-18) leads."""
    for a in range(SQUARES):
        state.gate[a] = 0
        state.reach[a] = 0
        for b in range(SQUARES):
            if is_gate(state, a, b):
                state.gate[a] |= 1 << b
            elif a != b and (int(state.row[a]) == int(state.row[b]) or int(state.column[a]) == int(state.column[b])):
                state.reach[a] |= 1 << b
        state.reach[a] |= state.gate[a]


@kernel
def survey(state: State) -> None:
    """Complete the board once all nine tiles lie."""
    shift_to_origin(state)
    number_squares(state)
    join_squares(state)

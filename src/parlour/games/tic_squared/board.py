"""Where a card of Tic Squared may be laid in a grid, and what it touches. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.clauses import G
from parlour.core.kernel import Array, kernel
from parlour.games.tic.deck import EMPTY
from parlour.games.tic.grids import ties
from parlour.games.tic_squared.record import EAST, FARTHEST, MOST_OPEN, NO_SIDE, NORTH, SOUTH, SPAN, WEST, WIDTH, State


@kernel
def place_of(row: int, column: int) -> int:
    """Return the number of a place in a grid's window, given row and column from the start card."""
    return (row + FARTHEST + 1) * WIDTH + column + FARTHEST + 1


def coordinates(place: int) -> tuple[int, int]:
    """Return row and column of a place in a grid's window (inverse of ``place_of``)."""
    return place // WIDTH - FARTHEST - 1, place % WIDTH - FARTHEST - 1


@kernel
def cell_at(number: int) -> tuple[int, int, int]:
    """Return owner, row and column of a cell, numbered as in ``play``."""
    return number // (SPAN * SPAN), number // SPAN % SPAN - FARTHEST, number % SPAN - FARTHEST


@kernel
def side_of(state: State, owner: int, row: int, column: int) -> int:
    """Return the side of the rectangle along which a place lies, NO_SIDE if none (SQR-10)."""
    down, across = row - int(state.top[owner]), column - int(state.left[owner])
    tall, wide = int(state.tall[owner]), int(state.wide[owner])
    if 0 <= across < wide:
        return NORTH if down == -1 else SOUTH if down == tall else NO_SIDE
    if 0 <= down < tall:
        return WEST if across == -1 else EAST if across == wide else NO_SIDE
    return NO_SIDE


@kernel
def check_place(state: State, owner: int, row: int, column: int) -> int:
    """Return the code of the clause that forbids a card on a place, 0 if none does (SQR-10 to 15, G25)."""
    if int(state.grid[owner, place_of(row, column)]) != EMPTY:
        return G + 24
    side, line = side_of(state, owner, row, column), int(state.side[owner])
    if line != NO_SIDE and line != side:
        return 10 if touches_any(state, owner, place_of(row, column)) else 15
    if side == NO_SIDE:
        return 15
    if line == NO_SIDE:
        tall, wide = int(state.tall[owner]), int(state.wide[owner])
        lies = side <= SOUTH
        return 12 if (tall < wide and not lies) or (tall > wide and lies) else 0
    along = column if side <= SOUTH else row
    return 0 if along == int(state.begin[owner]) - 1 or along == int(state.end[owner]) + 1 else 14


@kernel
def touches_any(state: State, owner: int, place: int) -> bool:
    """Whether a card shares an edge with a place."""
    found = False
    for step in (-WIDTH, -1, 1, WIDTH):
        found = found or int(state.grid[owner, place + step]) != EMPTY
    return found


@kernel
def count_tics(state: State, owner: int, place: int, card: int) -> int:
    """Return the number of Tics that a card would make on a place (SQR-G09)."""
    return ties(state.grid[owner], place, WIDTH, card)[2]


# --- open cells


@kernel
def count_open(state: State, owner: int) -> int:
    """Return the number of cells that ``open_cell`` counts.

    Of the two ends of a begun line, one may be beyond the side.
    """
    tall, wide = int(state.tall[owner]), int(state.wide[owner])
    if int(state.side[owner]) != NO_SIDE:
        return 2
    if tall == wide:
        return 4 * tall
    return 2 * max(tall, wide)


@kernel
def open_cell(state: State, owner: int, number: int) -> int:
    """Return the place of the number-th open cell in reading order, EMPTY if it is beyond the side (SQR-11 to 14)."""
    tall, wide = int(state.tall[owner]), int(state.wide[owner])
    if int(state.side[owner]) != NO_SIDE:
        return line_end(state, owner, number)
    row, column = int(state.top[owner]), int(state.left[owner])
    if tall <= wide:
        if number < wide:
            return place_of(row - 1, column + number)
        number -= wide
    if tall >= wide:
        if number < 2 * tall:
            return place_of(row + number // 2, column + wide if number & 1 else column - 1)
        number -= 2 * tall
    return place_of(row + tall, column + number)


@kernel
def line_end(state: State, owner: int, number: int) -> int:
    """Return the place before (0) or behind (1) the cards of a line, EMPTY if the line is full there (SQR-14)."""
    side = int(state.side[owner])
    along = int(state.end[owner]) + 1 if number else int(state.begin[owner]) - 1
    row, column = int(state.top[owner]), int(state.left[owner])
    tall, wide = int(state.tall[owner]), int(state.wide[owner])
    if side <= SOUTH:
        row = row - 1 if side == NORTH else row + tall
        return place_of(row, along) if column <= along < column + wide else EMPTY
    column = column - 1 if side == WEST else column + wide
    return place_of(along, column) if row <= along < row + tall else EMPTY


@kernel
def list_open(state: State, owner: int, out: Array, n: int) -> int:
    """Append the open cells of a grid to the n values in ``out``, each packed with the two cards it touches.

    Return the count. A cell is its number among all cells of all grids (12 bits), then the first card and the last (7
    bits each).
    """
    for number in range(min(count_open(state, owner), MOST_OPEN)):
        place = open_cell(state, owner, number)
        if place == EMPTY:
            continue
        first = EMPTY
        last = EMPTY
        for step in (-WIDTH, -1, 1, WIDTH):
            other = int(state.grid[owner, place + step])
            if other != EMPTY:
                first = other if first == EMPTY else first
                last = other
        out[n] = cell_number(owner, place) | first << 12 | last << 19
        n += 1
    return n


@kernel
def cell_number(owner: int, place: int) -> int:
    """Return the number of a cell among all cells of all grids, as in ``play``."""
    return (owner * SPAN + place // WIDTH - 1) * SPAN + place % WIDTH - 1


# --- laying


@kernel
def lay(state: State, owner: int, row: int, column: int, card: int) -> None:
    """Put a card into the grid; a full line joins the rectangle (SQR-10)."""
    side = side_of(state, owner, row, column)
    along = column if side <= SOUTH else row
    if int(state.side[owner]) == NO_SIDE:
        state.side[owner] = side
        state.begin[owner] = state.end[owner] = along
    elif along < int(state.begin[owner]):
        state.begin[owner] = along
    else:
        state.end[owner] = along
    state.grid[owner, place_of(row, column)] = card
    state.cards[owner] += 1
    length = int(state.wide[owner]) if side <= SOUTH else int(state.tall[owner])
    if int(state.end[owner]) - int(state.begin[owner]) + 1 == length:
        join_line(state, owner, side)


@kernel
def join_line(state: State, owner: int, side: int) -> None:
    """Extend the rectangle by its full line."""
    if side <= SOUTH:
        state.tall[owner] += 1
    else:
        state.wide[owner] += 1
    if side == NORTH:
        state.top[owner] -= 1
    elif side == WEST:
        state.left[owner] -= 1
    state.side[owner] = NO_SIDE
    state.begin[owner] = state.end[owner] = 0

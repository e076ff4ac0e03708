"""Shapes of Tyramid: the width of rows and the neighbours of cells. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.kernel import Array, kernel
from parlour.games.tic.deck import COMMON, EMPTY, TIC
from parlour.games.tyramid.record import DIAMOND, HALVES, HOURGLASS, USUAL_ROWS, WIDEST, State


@kernel
def fix_extent(state: State) -> None:
    """Set ``extent`` to the rows agreed, or to the usual number for the shape (TYR-01, 03, G04, G10, G12)."""
    state.extent = state.rows if int(state.rows) > 0 else USUAL_ROWS[int(state.form)]


@kernel
def count_rows(state: State) -> int:
    """Return the number of rows of a half (TYR-02, G10, G12)."""
    extent = int(state.extent)
    return 2 * extent - 1 if int(state.form) == DIAMOND else extent


@kernel
def width(state: State, row: int) -> int:
    """Return the number of cells of a row (TYR-02, 31, 32); a diamond shrinks below its widest row."""
    extent = int(state.extent)
    return 2 * extent - row - 1 if row >= extent else row + 1


@kernel
def is_full(state: State, half: int) -> bool:
    """Whether a half has no active row any more, or does not exist in this shape (TYR-33, G11)."""
    if half > 0 and int(state.form) != HOURGLASS:
        return True
    return int(state.row[half]) >= count_rows(state)


@kernel
def is_complete(state: State) -> bool:
    """Whether the whole shape is built (TYR-28)."""
    return is_full(state, 0) and is_full(state, 1)


@kernel
def is_open(state: State, half: int, column: int) -> bool:
    """Whether a card may be laid in a column of the active row.

    Any cell of a row not begun is open, later the cells at both ends of its chain (TYR-11, 12).
    """
    if is_full(state, half) or not 0 <= column < width(state, int(state.row[half])):
        return False
    begin = int(state.begin[half])
    return begin == EMPTY or column == begin - 1 or column == int(state.end[half]) + 1


@kernel
def touched(state: State, half: int, row: int, column: int) -> tuple[int, int, int]:
    """Return the cards that a cell touches: one or two in the row before, and its neighbour in the row (TYR-09, 10).

    EMPTY stands for none.
    """
    shift = 0 if row >= int(state.extent) else -1
    left = right = EMPTY
    if column + shift >= 0:
        left = int(state.cell[half, row - 1, column + shift])
    if column + shift + 1 < width(state, row - 1):
        right = int(state.cell[half, row - 1, column + shift + 1])
    beside = EMPTY
    if column > 0:
        beside = int(state.cell[half, row, column - 1])
    if beside == EMPTY and column + 1 < WIDEST:
        beside = int(state.cell[half, row, column + 1])
    return left, right, beside


@kernel
def fits(state: State, half: int, column: int, card: int) -> bool:
    """Whether a card makes no Nic with anything it would touch in the active row (TYR-10)."""
    a, b, c = touched(state, half, int(state.row[half]), column)
    free = (a == EMPTY) | (COMMON[card, a] != 0)
    free &= (b == EMPTY) | (COMMON[card, b] != 0)
    return bool(free & ((c == EMPTY) | (COMMON[card, c] != 0)))


@kernel
def list_open(state: State, out: Array, n: int) -> int:
    """Append the open cells to the n values in ``out``, each packed with the three cards it touches; return the count.

    A cell is half · 12 + column (5 bits), then three cards of 7 bits; a missing card is replaced by another one.
    """
    for half in range(HALVES):
        if is_full(state, half):
            continue
        row, begin, end = int(state.row[half]), int(state.begin[half]), int(state.end[half])
        first, last, step = 0, width(state, row), 1
        if begin != EMPTY:
            first, last, step = begin - 1, end + 2, end - begin + 2
        for column in range(first, last, step):
            if not 0 <= column < width(state, row):
                continue
            a, b, c = touched(state, half, row, column)
            there = max(a, b)
            a, b, c = a if a != EMPTY else there, b if b != EMPTY else there, c if c != EMPTY else there
            out[n] = half * WIDEST + column | a << 5 | b << 12 | c << 19
            n += 1
    return n


# --- points


@kernel
def count_ties(state: State, half: int, column: int, card: int) -> tuple[int, int, int]:
    """Return how many Singles, Tics and pairs of Tics of one type a card makes (TYR-13 to 18, G02, TIC-14)."""
    a, b, c = touched(state, half, int(state.row[half]), column)
    ta, tb, tc = is_tic(card, a), is_tic(card, b), is_tic(card, c)
    singles = int(a != EMPTY and not ta) + int(b != EMPTY and not tb) + int(c != EMPTY and not tc)
    same = int(ta and tb and is_tic(a, b)) + int(ta and tc and is_tic(a, c)) + int(tb and tc and is_tic(b, c))
    return singles, int(ta) + int(tb) + int(tc), same


@kernel
def is_tic(card: int, other: int) -> bool:
    """Whether two cards make a Tic; not if one is EMPTY."""
    return bool(card != EMPTY and other != EMPTY and COMMON[card, other] == TIC)


@kernel
def points_of(state: State, half: int, column: int, card: int) -> int:
    """Return the points of a legal play (TYR-13 to 19, G01)."""
    singles, tics, same = count_ties(state, half, column, card)
    if same == 3:
        return singles + 10
    pair = 0
    if same == 1:
        pair = 6 if int(state.same_pair) == 0 else 8
        tics -= 2
    return singles + 2 * tics + pair


# --- laying


@kernel
def lay(state: State, half: int, column: int, card: int) -> None:
    """Put a card into the active row; if that is full, open the next row (TYR-08, G03)."""
    row = int(state.row[half])
    state.cell[half, row, column] = card
    begin = int(state.begin[half])
    if begin == EMPTY:
        state.begin[half] = state.end[half] = column
    elif column < begin:
        state.begin[half] = column
    else:
        state.end[half] = column
    if int(state.end[half]) - int(state.begin[half]) + 1 == width(state, row):
        state.row[half] = row + 1
        state.begin[half] = state.end[half] = EMPTY

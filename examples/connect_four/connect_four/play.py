"""Setting up Connect Four, carrying out its actions, and the score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from connect_four.record import COLUMNS, EMPTY, ROWS, State
from parlour.core.kernel import Array, kernel


@kernel
def setup(state: State) -> None:
    """CON-01: an empty grid."""
    state.discs[:] = EMPTY


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """CON-02, 03: the disc falls on the highest in its column."""
    cell = action + (ROWS - 1) * COLUMNS
    while int(state.discs[cell]) != EMPTY:
        cell -= COLUMNS
    state.discs[cell] = seat
    state.dropped += 1
    state.won = longest(state, cell) >= 4


@kernel
def score(state: State, points: Array) -> int:
    """CON-03, 04: who dropped last has won; a full grid is a draw."""
    points[0] = points[1] = 0
    if int(state.won) == 0:
        return 0
    winner = 1 - int(state.dropped) % 2
    points[winner] = 1
    return 1 << winner


@kernel
def longest(state: State, cell: int) -> int:
    """CON-03: discs of one seat in the longest line through a cell."""
    best = 0
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        line = 1 + reach(state, cell, down, right) + reach(state, cell, -down, -right)
        best = max(best, line)
    return best


@kernel
def reach(state: State, cell: int, down: int, right: int) -> int:
    """How many discs like that of a cell follow each other in a direction."""
    row, column, n = cell // COLUMNS + down, cell % COLUMNS + right, 0
    while 0 <= row < ROWS and 0 <= column < COLUMNS:
        if int(state.discs[row * COLUMNS + column]) != int(state.discs[cell]):
            break
        row, column, n = row + down, column + right, n + 1
    return n

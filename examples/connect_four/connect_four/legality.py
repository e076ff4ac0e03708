"""Who may do what in Connect Four. Clause numbers refer to RULES.md."""

from __future__ import annotations

from connect_four.record import CELLS, COLUMNS, EMPTY, State
from parlour.core.clauses import ACT
from parlour.core.kernel import Array, kernel

FULL = 2


@kernel
def actors(state: State) -> int:
    """CON-02, 04: in turn, until four lie in a row or the grid is full."""
    return 0 if int(state.won) or int(state.dropped) == CELLS else 1 << int(state.dropped) % 2


@kernel
def check(state: State, seat: int, action: int) -> int:
    """CON-02: a column with room."""
    if actors(state) >> seat & 1 == 0:
        return ACT
    return 0 if int(state.discs[action]) == EMPTY else FULL


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """List the columns with room."""
    n = 0
    for column in range(COLUMNS):
        if check(state, seat, column) == 0:
            out[n] = column
            n += 1
    return n

"""What people see sooner in Tic Squared: cards that make Tics, cells of a line begun, and their own grid."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.tic_squared.actions import CELLS, DRAW, PLAY_FIRST
from parlour.games.tic_squared.board import cell_at, count_tics, place_of
from parlour.games.tic_squared.record import NO_SIDE, State

LAID = 0.4
PER_TIC = 0.3
"""Size of a card laid, and of each Tic it makes: with two it is largest."""


@kernel
def sight(state: State, seat: int, action: int) -> tuple[float, float, float]:
    """Return the card and its Tics, whether a line goes on, and whose grid it is (see ``people.Sight``).

    To choose a start card, to draw and to end have no size.
    """
    if action < PLAY_FIRST or action >= DRAW:
        return 0.0, 0.0, 1.0
    card, cell = (action - PLAY_FIRST) // CELLS, (action - PLAY_FIRST) % CELLS
    owner, row, column = cell_at(cell)
    size = LAID + PER_TIC * count_tics(state, owner, place_of(row, column), card)
    return min(1.0, size), 0.0 if int(state.side[owner]) == NO_SIDE else 1.0, 1.0 if owner == seat else 0.0

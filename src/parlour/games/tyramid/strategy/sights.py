"""What people see sooner in Tyramid: plays of many points, and those that go on with the row."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.tic.deck import EMPTY
from parlour.games.tyramid.actions import DRAW, HALF_FIRST
from parlour.games.tyramid.board import count_ties, points_of, touched
from parlour.games.tyramid.record import WIDEST, State

LARGE = 8.0
"""Points of a play that nobody misses for its size."""

AGAIN = 2.0
"""What another play in the same turn counts for, in points."""


@kernel
def sight(state: State, seat: int, action: int) -> tuple[float, float, float]:
    """Return the points at once, whether the card goes on with the row, and 1 (see ``people.Sight``).

    To draw, to end and to pass have no size.
    """
    if action >= DRAW:
        return 0.0, 0.0, 1.0
    half = 0
    card, column = action // WIDEST, action % WIDEST
    if action >= HALF_FIRST:
        index = action - HALF_FIRST
        card, half, column = index // (2 * WIDEST), index % (2 * WIDEST) // WIDEST, index % WIDEST
    _, tics, _ = count_ties(state, half, column, card)
    points = points_of(state, half, column, card) + (AGAIN if tics >= 2 else 0.0)
    _, _, beside = touched(state, half, int(state.row[half]), column)
    return min(1.0, points / LARGE), 1.0 if beside != EMPTY else 0.0, 1.0

"""Views of 36: everything is known but the random stream, which lays later boards."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.open_view import hide, imagine
from parlour.core.primitives import count
from parlour.core.record import Array
from parlour.games.thirty_six.record import GIVE, MOVE, State

__all__ = ["COMPONENTS", "hide", "imagine", "tally"]

COMPONENTS = (36,)
"""T36-02: twelve counters of each colour; those of a colour that nobody plays stay in the box."""


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the counters on the board, in the reserves and in the box, once the reserves are filled."""
    counts[0] = count(int(state.counters)) + int(state.left.sum()) + 12 * (3 - int(state.players))
    return int(state.phase) in (MOVE, GIVE)

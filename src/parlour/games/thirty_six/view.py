"""Views of 36: everything is known but the random stream, which lays later boards."""

from __future__ import annotations

from parlour.core import open_view
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count
from parlour.games.thirty_six.record import GIVE, MOVE, State

COMPONENTS = (36,)
"""T36-02: twelve counters of each colour; those of a colour that nobody plays stay in the box."""


hide, imagine = open_view.hide, open_view.imagine


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the counters on the board, in the reserves and in the box, once the reserves are filled."""
    counts[0] = count(int(state.counters)) + int(state.left.sum()) + 12 * (3 - int(state.players))
    return int(state.phase) in (MOVE, GIVE)

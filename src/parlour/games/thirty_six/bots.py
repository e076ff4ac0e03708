"""Judging positions of 36 for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core import kernel as kernels
from parlour.core.bits import count
from parlour.core.kernel import kernel
from parlour.games.thirty_six.ends import winning_action
from parlour.games.thirty_six.state import COLOURS, NOWHERE, State

HORIZON = 8
"""Playouts run to the end of the game: random play ends within about 90 turns."""


@kernel
def prospects(state: State, seat: int) -> int:
    """Count the squares one move away on which the seat could place a counter now."""
    if int(state.pawn[seat]) == NOWHERE:
        return 0
    near = int(state.reach[int(state.pawn[seat])]) & ~int(state.occupied)
    found = 0
    for colour in range(COLOURS):
        if int(state.reserve[seat, colour]) > 0:
            found += count(near & int(state.of_colour[colour]))
    return found


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the own reserve against the lowest opposing one, then the next placements of both."""
    ahead = 99.0
    for other in range(int(state.players)):
        if other != seat:
            lead = int(state.left[other]) - int(state.left[seat])
            lead_in_squares = prospects(state, seat) - prospects(state, other)
            ahead = min(ahead, lead + 0.15 * lead_in_squares)
    return min(0.99, max(0.01, 0.5 + 0.04 * ahead))


# --- forced ends

NODES = {"club": 50_000, "expert": 400_000}
"""How many actions are tried to find a forced win, by level: 2 and 20 ms."""

SLOWER = 500
"""How much longer an action takes interpreted."""


def prove(view: State, seat: int, level: str) -> int | None:
    """Give the action that begins a forced win, if one is found."""
    nodes = NODES.get(level, 0)
    if not kernels.is_compiled(view.dtype):
        nodes //= SLOWER
    return winning_action(view, seat, nodes)

"""Evaluating positions of Mismemory; its bots, who remember and forget, are in ``recall``."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.verbs import ENDLESS
from parlour.games.mismemory.play import distinct
from parlour.games.mismemory.record import FULL, OVER, State

HORIZON = ENDLESS
"""Playouts run to the end of the game."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the different numbers owned against the best of the others; a repeat is as good as lost."""
    if int(state.out) >> seat & 1:
        return 0.0
    if int(state.phase) == OVER:
        return float(int(state.winners) >> seat & 1)
    best = 0.0
    for other in range(int(state.players)):
        if other != seat and not int(state.out) >> other & 1:
            best = max(best, standing(state, other))
    return min(0.99, max(0.01, 0.5 + 0.5 * (standing(state, seat) - best) / FULL))


@kernel
def standing(state: State, seat: int) -> float:
    """Return the different numbers of a seat, little with a repeat among them."""
    numbers, owned = distinct(state, seat), int(state.owned[seat])
    return float(numbers) if numbers == owned else 0.25

"""Evaluate positions of Mismemory; its bots, which remember and forget, are in ``decisions``."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.verbs import ENDLESS
from parlour.games.mismemory.components import FULL
from parlour.games.mismemory.play import distinct
from parlour.games.mismemory.record import OVER, State

HORIZON = ENDLESS
"""Playouts go to the end of the game."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return an evaluation of the different numbers owned against the best other seat; a repeat is almost a loss."""
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
    """Return the number of different numbers of a seat, a quarter if there is a repeat."""
    numbers, owned = distinct(state, seat), int(state.owned[seat])
    return float(numbers) if numbers == owned else 0.25

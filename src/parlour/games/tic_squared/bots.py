"""Judging positions of Tic Squared for the bots, and pacing them in a race (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.tic_squared.pace import decide
from parlour.games.tic_squared.state import State

__all__ = ["HORIZON", "decide", "evaluate"]

HORIZON = 8
"""Random play ends turns too soon: playouts stop after about a round."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the best of the others against the seat: short hands count, and grids the more the fewer cards are left."""
    best = -1_000.0
    for other in range(int(state.players)):
        if other != seat:
            best = max(best, merit(state, other))
    lead = merit(state, seat) - best
    return 0.5 + 0.49 * lead / (abs(lead) + 6.0)


@kernel
def merit(state: State, seat: int) -> float:
    """Cards of the grid by how soon they may count; a hand by its size, and by how near it is to going out."""
    left = int(state.portion) - int(state.dealt)
    soon = 1.0 - left / max(1.0, int(state.portion) - 10.0)
    held = int(state.held[seat])
    return soon * int(state.cards[seat]) - held + 6.0 / (held + 1.0)

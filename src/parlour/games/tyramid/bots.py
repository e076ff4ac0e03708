"""Judging positions of Tyramid for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.tyramid.state import HAND, SURPLUS, State

HORIZON = 8
"""Random play finds few extra plays: playouts stop after a few turns."""

EXTRA_PLAY = 3.0
"""What an earned extra play is worth."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the lead over the best of the others, surplus cards deducted, the more the less is left to build."""
    best = -1_000.0
    for other in range(int(state.players)):
        if other != seat:
            best = max(best, expected(state, other))
    lead = expected(state, seat) - best
    to_come = int(state.extent) - int(state.row[0])
    return 0.5 + 0.49 * lead / (abs(lead) + 10.0 + 2.0 * max(0, to_come))


@kernel
def expected(state: State, seat: int) -> float:
    """Points, less what the cards above five cost, more for another play."""
    surplus = max(0, int(state.held[seat]) - HAND)
    again = EXTRA_PLAY if int(state.turn) == seat and int(state.plays) > 0 else 0.0
    return int(state.points[seat]) - 0.7 * SURPLUS * surplus + again

"""Evaluate positions of Pivot Pawns; solutions are found by ``solver``."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.pivot_pawns.components import ROUNDS
from parlour.games.pivot_pawns.record import DEMONSTRATE, State

HORIZON = 12
"""Playouts stop after a few rounds: random bids and pivots mean little."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return an evaluation of the lead in tokens, relative to the rounds to come."""
    best = -1.0
    for other in range(int(state.players)):
        if other != seat:
            best = max(best, prospects(state, other))
    if best < 0:
        return 0.01 + 0.98 * prospects(state, seat) / (ROUNDS + 1)
    lead = prospects(state, seat) - best
    to_come = ROUNDS + 1 - int(state.rounds)
    return 0.5 + 0.49 * lead / (abs(lead) + 0.3 * to_come + 0.2)


@kernel
def prospects(state: State, seat: int) -> float:
    """Return a seat's tokens, and half a token more while it demonstrates."""
    demonstrates = int(state.phase) == DEMONSTRATE and int(state.demonstrator) == seat
    return int(state.tokens[seat]) + (0.5 if demonstrates else 0.0)

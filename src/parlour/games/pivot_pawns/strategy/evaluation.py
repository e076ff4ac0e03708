"""Evaluating positions of Pivot Pawns; finding solutions is the business of ``puzzle``."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.pivot_pawns.record import DEMONSTRATE, ROUNDS, State

HORIZON = 12
"""Random bids and pivots say little: playouts stop after a few rounds."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the lead in tokens against the rounds still to come; the demonstrator is as good as half a token up."""
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
    """Tokens, and half a one for whoever demonstrates."""
    demonstrates = int(state.phase) == DEMONSTRATE and int(state.demonstrator) == seat
    return int(state.tokens[seat]) + (0.5 if demonstrates else 0.0)

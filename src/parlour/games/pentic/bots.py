"""Judging positions of Pentic for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.pentic.state import State

HORIZON = 8
"""Random play scores far too little to tell hands apart: playouts stop after about two rounds."""

POINTS_A_TURN = 14
"""What a sensible turn scores."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the lead over the best of the others, a turn still owed included, more heavily near the target."""
    best = -1_000
    for other in range(int(state.players)):
        if other != seat:
            best = max(best, expected(state, other))
    lead = float(expected(state, seat) - best)
    to_go = max(0, int(state.target) - max(expected(state, seat), best))
    return 0.5 + 0.49 * lead / (abs(lead) + 20.0 + 0.25 * to_go)


@kernel
def expected(state: State, seat: int) -> int:
    """The total a seat may expect once the present round is complete (PEN-21)."""
    players = int(state.players)
    place = (seat - int(state.first) + players) % players
    played = (int(state.turn) - int(state.first) + players) % players
    return int(state.points[seat]) + (POINTS_A_TURN if place >= played else 0)

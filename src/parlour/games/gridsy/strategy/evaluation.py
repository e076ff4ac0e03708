"""Evaluate positions of Gridsy; grids are found by ``solver``, and bots decide in ``decisions``."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.gridsy.board import count_edges
from parlour.games.gridsy.record import SOLO, State
from parlour.games.tic.deck import NIC, SINGLE, TIC

HORIZON = 12
"""Playouts stop after a while: random rearranging leads nowhere."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return a value from 0 to 1. Alone: 0.05 + 0.9 * ``standing``, with e extra cards divided by 1 + e.

    With several seats, 0.5 + 0.49 * lead / (1 + |lead|), where the lead over the best other seat is in rounds won, and
    the present round counts as half its ``standing``.
    """
    if int(state.mode) == SOLO:
        extras = int(state.dealt) - int(state.grid) * int(state.grid)
        return 0.05 + 0.9 * standing(state, seat) / (1.0 + extras)
    best = 0.0
    for other in range(int(state.players)):
        if other != seat:
            best = max(best, int(state.wins[other]) + 0.5 * standing(state, other))
    lead = int(state.wins[seat]) + 0.5 * standing(state, seat) - best
    return 0.5 + 0.49 * lead / (abs(lead) + 1.0)


@kernel
def standing(state: State, seat: int) -> float:
    """Return the part of a grid's edges that are valid, Nics deducted."""
    size = int(state.grid)
    good = count_edges(state, seat, SINGLE) + count_edges(state, seat, TIC)
    return max(0.0, (good - count_edges(state, seat, NIC)) / (2.0 * size * (size - 1)))

"""Points of a card on a pile of Pentic. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.kernel import kernel
from parlour.games.pentic.record import EDGES, NEIGHBOURS, State
from parlour.games.tic.deck import COMMON, SINGLE, TIC

SINGLE_POINTS = arrays.array([0, 1, 2, 5, 8], arrays.int16)
"""PEN-13: points by number of Singles."""

TIC_POINTS = arrays.array([0, 2, 8, 15, 25], arrays.int16)
"""PEN-14: points by number of Tics."""

FOUR_NICS = 25
"""PEN-16: points for Nics on all four edges."""

COVER_FACTOR = arrays.array([3, 1, 2], arrays.int8)
"""PEN-17 to 19: the multiplier, by what the card makes with the one it covers: Nic, Single, Tic."""


@kernel
def count_edges(state: State, card: int, pile: int) -> tuple[int, int, int]:
    """Return how many Nics, Singles and Tics a card would make at the edges of a pile (PEN-11, 12)."""
    singles = tics = 0
    edges = int(EDGES[pile])
    for edge in range(edges):
        common = COMMON[card, int(state.top[int(NEIGHBOURS[pile, edge])])]
        singles += common == SINGLE
        tics += common == TIC
    return edges - singles - tics, singles, tics


@kernel
def points_of(state: State, card: int, pile: int) -> int:
    """Return the points of a legal play (PEN-13 to 19, G01, G02)."""
    nics, singles, tics = count_edges(state, card, pile)
    points = int(SINGLE_POINTS[singles]) + int(TIC_POINTS[tics])
    if nics == 4:
        points = FOUR_NICS
    return points * int(COVER_FACTOR[int(COMMON[card, int(state.top[pile])])])

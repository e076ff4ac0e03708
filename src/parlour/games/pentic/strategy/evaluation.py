"""Evaluate positions of Pentic for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.fitted_evaluation import Trait, chance, read_weights
from parlour.core.kernel import kernel
from parlour.games.pentic.board import COVER_FACTOR, FOUR_NICS, SINGLE_POINTS, TIC_POINTS
from parlour.games.pentic.record import CENTRE, HAND, State
from parlour.games.tic.deck import COMMON, SINGLE, TIC

HORIZON = 2
"""Playouts stop after a round: random play scores far too little to compare hands."""

WEIGHTS = read_weights(__file__)

TRAITS = (
    Trait("points", 0.05),
    Trait(),
    Trait("play", 0.1),
    Trait("play", 0.1),
)
"""How people are told of the traits."""

TIES = arrays.array([0, 1, 5, 0])[COMMON].astype(arrays.int8)
"""By two cards: 1 for a Single, 5 for a Tic, 0 for a Nic, so that a sum counts both."""

EDGES = arrays.array([SINGLE_POINTS[ties % 5] + TIC_POINTS[ties // 5] for ties in range(21)], arrays.int64)
"""PEN-13, 14: points of the edges of a pile, by the sum of their ``TIES``."""

FACTOR = arrays.array([0, COVER_FACTOR[SINGLE], 0, 0, 0, COVER_FACTOR[TIC]], arrays.int64)
"""PEN-07, 17, 18: the multiplier, by ``TIES`` with the covered card.

A Nic is legal only if all edges are Nics (PEN-08).
"""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return the seat's chance of winning, fitted to the traits."""
    return chance(state, seat, WEIGHTS)


@kernel
def traits(state: State, seat: int) -> tuple[float, float, float, float, float]:
    """Return the stage, then points, a turn still due, and the best play now and later.

    The stage is how near the leader is to the target.
    """
    most = 0
    for other in range(int(state.players)):
        most = max(most, int(state.points[other]))
    stage = min(1.0, most / float(state.target))
    best = 0.1 * best_play(state, seat)
    now = seat == int(state.turn)
    return stage, 0.05 * int(state.points[seat]), is_owed(state, seat), best if now else 0.0, 0.0 if now else best


@kernel
def is_owed(state: State, seat: int) -> float:
    """Return 1 if the seat still has its turn in the present round (PEN-21), else 0."""
    players = int(state.players)
    place = (seat - int(state.first) + players) % players
    played = (int(state.turn) - int(state.first) + players) % players
    return 1.0 if place >= played else 0.0


@kernel
def best_play(state: State, seat: int) -> int:
    """Return the most points that a card of the seat's hand scores on these piles."""
    best = 0
    for slot in range(HAND):
        card = int(state.hand[seat, slot])
        if card >= 0:
            best = max(best, best_of(state, card))
    return best


@kernel
def best_of(state: State, card: int) -> int:
    """Return the most points that a card scores: ``points_of`` for all piles at once, sharing the edges (PEN-12)."""
    top = state.top
    a, b, c = int(TIES[card, int(top[0])]), int(TIES[card, int(top[1])]), int(TIES[card, int(top[2])])
    d, e, f = int(TIES[card, int(top[3])]), int(TIES[card, int(top[4])]), int(TIES[card, int(top[5])])
    g, h, i = int(TIES[card, int(top[6])]), int(TIES[card, int(top[7])]), int(TIES[card, int(top[8])])
    corners = max(
        FACTOR[a] * EDGES[b + d], FACTOR[c] * EDGES[b + f], FACTOR[g] * EDGES[d + h], FACTOR[i] * EDGES[f + h]
    )
    sides = max(
        FACTOR[b] * EDGES[a + c + e],
        FACTOR[d] * EDGES[a + e + g],
        FACTOR[f] * EDGES[c + e + i],
        FACTOR[h] * EDGES[e + g + i],
    )
    around = b + d + f + h
    if around > 0:
        return int(max(corners, sides, FACTOR[e] * EDGES[around]))
    return int(max(corners, sides, FOUR_NICS * COVER_FACTOR[int(COMMON[card, int(top[CENTRE])])]))

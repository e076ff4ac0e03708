"""Kernels that judge actions of Pentic: ``actors``, ``check`` and ``legal``. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import filled, find
from parlour.core.clauses import ACT, G
from parlour.core.kernel import Array, kernel
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.record import CENTRE, EDGES, HAND, NEIGHBOURS, OVER, PILES, State
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NIC

# --- who may act


@kernel
def actors(state: State) -> int:
    """Return the bit of the seat to act; 0 when the game is over."""
    return 0 if int(state.phase) == OVER else 1 << int(state.turn)


@kernel
def is_empty_hand(state: State, seat: int) -> bool:
    """Whether a seat has no card left (PEN-G12)."""
    return filled(state.hand[seat]) == 0


@kernel
def is_nic_all_round(state: State, card: int, pile: int) -> bool:
    """Whether a card shares nothing with any card at a pile's edges."""
    shared = 0
    for edge in range(int(EDGES[pile])):
        shared += int(COMMON[card, int(state.top[int(NEIGHBOURS[pile, edge])])])
    return shared == 0


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    if int(state.phase) == OVER or seat != int(state.turn):
        return ACT
    if action >= PASS:
        return 0 if is_empty_hand(state, seat) else G + 7
    card, pile = action // PILES, action % PILES
    if find(state.hand[seat], card) == EMPTY:
        return ACT
    if COMMON[card, int(state.top[pile])] != NIC:
        return 0
    if not is_nic_all_round(state, card, pile):
        return 7
    return 0 if pile == CENTRE else G + 5


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write the legal actions to ``out``, by card, then by pile; return their number."""
    if int(state.phase) == OVER or seat != int(state.turn):
        return 0
    n = 0
    card = next_card(state, seat, EMPTY)
    while card < CARDS:
        n = list_piles(state, card, out, n)
        card = next_card(state, seat, card)
    if n == 0:
        out[0] = PASS
        return 1
    return n


@kernel
def next_card(state: State, seat: int, card: int) -> int:
    """Return the smallest card of a hand above ``card``, CARDS if there is none."""
    best = CARDS
    for slot in range(HAND):
        other = int(state.hand[seat, slot])
        if card < other < best:
            best = other
    return best


@kernel
def list_piles(state: State, card: int, out: Array, n: int) -> int:
    """Append the legal plays of a card (PEN-07, 08, 09) to the n actions in ``out``; return how many it holds then."""
    for pile in range(PILES):
        out[n] = card * PILES + pile
        fits = COMMON[card, int(state.top[pile])] != NIC or (pile == CENTRE and is_nic_all_round(state, card, CENTRE))
        n += int(fits)
    return n

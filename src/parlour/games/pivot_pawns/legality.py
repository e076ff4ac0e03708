"""Kernels that judge actions of Pivot Pawns: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.bits import set_of
from parlour.core.clauses import ACT, D
from parlour.core.kernel import Array, kernel
from parlour.core.verbs import CLOCK
from parlour.games.pivot_pawns.actions import BID_FIRST, CLOCK_FIRST, CONCEDE, DONE, GIVE_UP, LEAVE, PASS, PIVOT_FIRST
from parlour.games.pivot_pawns.components import CARDS, MOST_PIVOTS, PAWNS, THIRD
from parlour.games.pivot_pawns.options import LIVE, TURNS
from parlour.games.pivot_pawns.record import BID, DEMONSTRATE, OVER, THINK, State

EVERY_CARD = (1 << CARDS) - 1
RED_CARDS = 0b00001_00001_00001
"""The set of cards with a red centre (PIV-D1); those of pawn n's colour are ``RED_CARDS << n``."""

# --- the table


@kernel
def everybody(state: State) -> int:
    """Return the set of seats that have not left."""
    return ((1 << int(state.players)) - 1) & ~int(state.gone)


@kernel
def target(state: State) -> int:
    """Return the target card of this round: the token's icon is in its centre (PIV-20)."""
    return int(state.token[int(state.rounds) - 1])


# --- who may act


@kernel
def actors(state: State) -> int:
    """Return the bits of who may speak or demonstrate, and of the clock in a live game (PIV-33 to 35, 44, D21)."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    clock = 1 << CLOCK if int(state.tempo) == LIVE else 0
    if phase == DEMONSTRATE:
        return 1 << int(state.demonstrator) | clock
    if clock == 0:
        return 1 << int(state.turn)
    return speakers(state) | clock


@kernel
def speakers(state: State) -> int:
    """Return the set of seats that may still bid (PIV-D12) or say done (PIV-D14) in a live game."""
    seats = everybody(state) & ~int(state.sitting_out)
    if int(state.phase) == BID:
        for seat in range(int(state.players)):
            if int(state.bid[seat]) == 1:
                seats &= ~(int(state.done) & 1 << seat)
    return seats


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    if int(state.phase) == OVER:
        return ACT
    if seat == CLOCK:
        running = action - CLOCK_FIRST
        return 0 if int(state.tempo) == LIVE and running == int(state.phase) else ACT
    if not 0 <= seat < int(state.players):
        return ACT
    if int(state.gone) >> seat & 1:
        return D + 22
    if action == LEAVE:
        return 0
    if action < GIVE_UP:
        return check_bid(state, seat, action - BID_FIRST)
    if action < PIVOT_FIRST:
        return check_giving_up(state, seat) if action == GIVE_UP else check_done(state, seat)
    if action < PASS:
        return check_demonstration(state, seat, action)
    return check_pass(state, seat) if action == PASS else ACT


@kernel
def check_bid(state: State, seat: int, pivots: int) -> int:
    """Check PIV-33 to 37, D12, D13, D18, D21: a number from 1 to 20 below the seat's last bid, in time."""
    if int(state.phase) == DEMONSTRATE:
        return D + 13
    if not 1 <= pivots <= MOST_PIVOTS:
        return D + 12
    if int(state.sitting_out) >> seat & 1:
        return D + 18
    if int(state.tempo) == TURNS and seat != int(state.turn):
        return D + 21
    own = int(state.bid[seat])
    if own == 0 or pivots < own:
        return 0
    return 37 if pivots > own else D + 12


@kernel
def check_giving_up(state: State, seat: int) -> int:
    """Check PIV-D11: while thinking, once."""
    if int(state.phase) != THINK or int(state.gave_up) >> seat & 1:
        return D + 11
    return 0


@kernel
def check_done(state: State, seat: int) -> int:
    """Check PIV-D14: while bidding against the clock, once until the seat's next bid."""
    if int(state.tempo) == TURNS:
        return D + 21
    if int(state.phase) != BID or int(state.done) >> seat & 1:
        return D + 14
    return 0


@kernel
def check_pass(state: State, seat: int) -> int:
    """Check PIV-D21: without clocks, by the seat to speak."""
    if int(state.tempo) == LIVE or int(state.phase) != BID or seat != int(state.turn):
        return D + 21
    return 0


@kernel
def check_demonstration(state: State, seat: int, action: int) -> int:
    """Check PIV-32, 38, 44: only by the demonstrator, only in phase 3."""
    phase = int(state.phase)
    if phase != DEMONSTRATE:
        return 32 if phase == THINK else 38
    if seat != int(state.demonstrator):
        return 44
    if action == CONCEDE:
        return 0
    moving, pivot = (action - PIVOT_FIRST) // PAWNS, (action - PIVOT_FIRST) % PAWNS
    if moving == pivot:
        return 25
    return 0 if int(state.strict) != 0 else check_pivot(state, moving, pivot)


@kernel
def destination(state: State, moving: int, pivot: int) -> int:
    """Return the card that a pivot leads to, −1 from a pawn over itself (PIV-27, 28)."""
    return int(THIRD[int(state.pawn[moving]), int(state.pawn[pivot])])


@kernel
def check_pivot(state: State, moving: int, pivot: int) -> int:
    """Check PIV-26 to 31: the destination is empty, and of another colour unless it is the target."""
    card = destination(state, moving, pivot)
    if set_of(state.pawn) >> card & 1:
        return 29
    return 30 if card % PAWNS == moving and card != target(state) else 0


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write the legal actions to ``out`` in ascending order; return their number. Leaving is not listed (PIV-D22)."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if seat == CLOCK:
        out[0] = CLOCK_FIRST + phase
        return int(int(state.tempo) == LIVE)
    if not 0 <= seat < int(state.players) or int(state.gone) >> seat & 1:
        return 0
    return list_demonstration(state, seat, out) if phase == DEMONSTRATE else list_bidding(state, seat, out)


@kernel
def list_bidding(state: State, seat: int, out: Array) -> int:
    """Write the bids (PIV-D12) and the ways to stop bidding; return their number."""
    n = 0
    silent = int(state.tempo) == TURNS and seat != int(state.turn)
    if not silent and not int(state.sitting_out) >> seat & 1:
        own = int(state.bid[seat])
        n = MOST_PIVOTS if own == 0 else own - 1
        for pivots in range(n):
            out[pivots] = BID_FIRST + 1 + pivots
    if int(state.tempo) == TURNS:
        out[n] = PASS
        return n if silent else n + 1
    thinking = int(state.phase) == THINK
    said = int(state.gave_up) if thinking else int(state.done)
    out[n] = GIVE_UP if thinking else DONE
    return n if said >> seat & 1 else n + 1


@kernel
def list_demonstration(state: State, seat: int, out: Array) -> int:
    """Write the pivots and conceding; return their number."""
    if seat != int(state.demonstrator):
        return 0
    n = 0
    free, goal = EVERY_CARD & ~set_of(state.pawn), 1 << target(state)
    for moving in range(PAWNS):
        allowed = EVERY_CARD if int(state.strict) != 0 else free & (~(RED_CARDS << moving) | goal)
        for pivot in range(PAWNS):
            card = destination(state, moving, pivot)
            out[n] = PIVOT_FIRST + PAWNS * moving + pivot
            n += allowed >> (card & 15) & 1  # −1 (over itself) is no card
    out[n] = CONCEDE
    return n + 1

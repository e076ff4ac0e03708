"""What a seat of Pivot Pawns may know: everything but the tokens still in the bag."""

from __future__ import annotations

from parlour.core.arrays import assign
from parlour.core.dice import mix, rekey
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.tally import count_each
from parlour.games.pivot_pawns.state import CARDS, ROUNDS, UNKNOWN, State

COMPONENTS = (1,) * (CARDS + ROUNDS)
"""PIV-02: fifteen cards and fifteen tokens, each of its own kind."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table, the bids and the tokens drawn so far."""
    out.players, out.think, out.timer, out.demo = state.players, state.think, state.timer, state.demo
    out.strict, out.false_bid, out.tiebreak, out.tempo = state.strict, state.false_bid, state.tiebreak, state.tempo
    out.seats = state.seats
    assign(out.agreed, state.agreed)
    out.phase, out.rounds = state.phase, state.rounds
    assign(out.card_at, state.card_at)
    assign(out.pawn, state.pawn)
    assign(out.home, state.home)
    for place in range(ROUNDS):
        out.token[place] = state.token[place] if place < int(state.rounds) else UNKNOWN
    assign(out.tokens, state.tokens)
    assign(out.pivots_won, state.pivots_won)
    assign(out.bid, state.bid)
    assign(out.bid_place, state.bid_place)
    out.bids, out.gave_up, out.done, out.passed = state.bids, state.gave_up, state.done, state.passed
    out.gone, out.sitting_out, out.failed = state.gone, state.sitting_out, state.failed
    out.turn, out.demonstrator, out.used, out.clocks = state.turn, state.demonstrator, state.used, state.clocks


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Put the tokens still in the bag into a random order."""
    drawn = 0
    for place in range(int(state.rounds)):
        drawn |= 1 << int(state.token[place])
    place = int(state.rounds)
    for token in range(CARDS):
        if not drawn >> token & 1:
            state.token[place] = token
            place += 1
    mix(dice, state.token, int(state.rounds), ROUNDS)
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards of the tableau and the tokens in the order of drawing."""
    count_each(state.card_at, counts[:CARDS])
    count_each(state.token, counts[CARDS:])
    return True

"""Declare the record of Pivot Pawns."""

from __future__ import annotations

from typing import Annotated

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.core.record import FLAG, Bits, Kind, Number, Record, i8, i16, i32
from parlour.games.pivot_pawns.components import CARDS, MOST_PIVOTS, NOBODY, PAWNS, ROUNDS, SEATS, UNKNOWN
from parlour.games.pivot_pawns.options import FEWEST_PIVOTS, FREE, GIVE_TOKEN, LIVE, SHARED, TURNS

THINK, BID, DEMONSTRATE, OVER = range(4)
"""Phases; each of the first three has the clock of the same number: think, timer, demo (PIV-D24)."""

CARD = Kind(0, CARDS - 1)
SOME_SEATS = Bits(SEATS)
MOST_BIDS = SEATS * MOST_PIVOTS
MOST_CLOCKS = ROUNDS * (2 + SEATS)
"""Upper bound: in each round one to think, one to bid, and one per demonstration."""


class State(Record):
    """The record of Pivot Pawns. Sets of seats are the bits of one integer."""

    think: Annotated[i8, Kind(0, 3)]
    timer: Annotated[i8, Kind(0, 2)]
    demo: Annotated[i8, Kind(0, 2)]
    strict: Annotated[i8, FLAG]
    false_bid: Annotated[i8, Kind(FREE, GIVE_TOKEN)]
    tiebreak: Annotated[i8, Kind(SHARED, FEWEST_PIVOTS)]
    tempo: Annotated[i8, Kind(LIVE, TURNS)]
    seats: Annotated[i8, Number(0, SEATS)]
    agreed: Annotated[Array, arrays.int8, (PAWNS,), CARD]  # cards of the option start, five times 0 without

    phase: Annotated[i8, Kind(THINK, OVER)]
    rounds: Annotated[i8, Number(0, ROUNDS)]  # rounds begun
    card_at: Annotated[Array, arrays.int8, (CARDS,), CARD]  # card on every place of the tableau
    token: Annotated[Array, arrays.int8, (ROUNDS,), Kind(UNKNOWN, CARDS - 1)]  # in the order of drawing
    pawn: Annotated[Array, arrays.int8, (PAWNS,), CARD]  # card under every pawn
    home: Annotated[Array, arrays.int8, (PAWNS,), CARD]  # card under every placeholder

    tokens: Annotated[Array, arrays.int8, (SEATS,), Number(0, ROUNDS)]
    pivots_won: Annotated[Array, arrays.int16, (SEATS,), Number(0, ROUNDS * MOST_PIVOTS)]  # pivots of the rounds won
    bid: Annotated[Array, arrays.int8, (SEATS,), Number(0, MOST_PIVOTS)]  # last bid of the round, 0 for none
    # how many bids of the round came before it
    bid_place: Annotated[Array, arrays.int16, (SEATS,), Number(0, MOST_BIDS)]
    bids: Annotated[i16, Number(0, MOST_BIDS)]
    gave_up: Annotated[i32, SOME_SEATS]
    done: Annotated[i32, SOME_SEATS]
    passed: Annotated[i32, SOME_SEATS]  # passes since the last bid, without clocks
    gone: Annotated[i32, SOME_SEATS]  # seats that have left
    sitting_out: Annotated[i32, SOME_SEATS]  # this round
    failed: Annotated[i32, SOME_SEATS]  # seats whose demonstration failed this round

    turn: Annotated[i8, Kind(0, SEATS - 1)]  # who speaks, without clocks
    demonstrator: Annotated[i8, Kind(NOBODY, SEATS - 1)]
    used: Annotated[i8, Number(0, MOST_PIVOTS)]  # pivots of the running demonstration
    clocks: Annotated[i16, Number(0, MOST_CLOCKS)]  # clocks started so far

"""Declare the record, the options and the actions of Pivot Pawns.

A card is a number from 0 to 14 and a vector of four bits (PIV-D1); the third card of the icon that two cards share is
the one whose vector is the XOR of theirs, looked up in ``THIRD``. Icon n is the centre of card n for n below 15, and
its colour is n mod 5. Pawns are numbered by colour: red 0, green 1, blue 2, yellow 3, black 4.

The tableau is three rows of five places, numbered in reading order:

     0  1  2  3  4
     5  6  7  8  9
    10 11 12 13 14
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.actions import Action, Actions
from parlour.core.options import clauses
from parlour.core.record import FLAG, Array, Bits, Kind, Number, Record, i8, i16, i32

LIVE, TURNS = range(2)
FREE, SIT_OUT, GIVE_TOKEN = range(3)
SHARED, FEWEST_PIVOTS = range(2)


class Options(msgspec.Struct, frozen=True):
    """The options of Pivot Pawns; the defaults are the decisions of the rules."""

    think: Annotated[Literal[60, 120, 180, 300], clauses("PIV-D11")] = 180
    timer: Annotated[Literal[15, 30, 60], clauses("PIV-D13")] = 30
    demo: Annotated[Literal[30, 60, 120], clauses("PIV-D16")] = 60
    strict: Annotated[bool, clauses("PIV-D17")] = False
    false_bid: Annotated[Literal["none", "sit-out", "token"], clauses("PIV-D18")] = "none"
    tiebreak: Annotated[Literal["shared", "fewest-pivots"], clauses("PIV-D19")] = "shared"
    tempo: Annotated[Literal["live", "turns"], clauses("PIV-D21")] = "live"
    seats: Annotated[int, msgspec.Meta(ge=1, le=16), clauses("PIV-D10")] = 8
    start: Annotated[tuple[int, ...], clauses("PIV-D4", "PIV-D9")] = ()


CARDS = 15
PAWNS = 5
SEATS = 16
ROUNDS = 15
MOST_PIVOTS = 20
UNKNOWN = -2
NOBODY = -1

THINK, BID, DEMONSTRATE, OVER = range(4)
"""Phases; each of the first three has the clock of the same number: think, timer, demo (PIV-D24)."""

COLOURS = ("red", "green", "blue", "yellow", "black")
ICON_NAMES = (
    "Mars symbol", "clover", "drop", "sun", "moon",
    "heart", "leaf", "fish", "star", "music notes",
    "apple", "frog", "flask", "key", "cat",
    "flame", "cactus", "whale", "bell", "spider",
    "rose", "pine tree", "anchor", "lightning", "top hat",
    "cherry", "turtle", "umbrella", "crown", "spade",
    "mushroom", "pear", "snowflake", "lemon", "raven",
)  # fmt: skip

VECTORS = arrays.array([1, 2, 4, 8, 3, 6, 12, 11, 5, 10, 7, 14, 15, 13, 9], arrays.int8)
"""PIV-D1: card i is the i-th power of x in GF(16) with x⁴ = x + 1."""

CARD_OF = arrays.array([VECTORS.tolist().index(vector) for vector in range(1, 1 + CARDS)], arrays.int8)
"""The card of each vector: ``CARD_OF[vector - 1]``."""

THIRD = arrays.array([[-1 if a == b else CARD_OF[(a ^ b) - 1] for b in VECTORS] for a in VECTORS], arrays.int8)
"""PIV-27: the third card with the icon that two cards share; −1 for a card with itself."""

ICON_CARDS = tuple(
    tuple(sorted((start % CARDS + step) % CARDS for step in steps))
    for steps, starts in (((0, 1, 4), range(15)), ((0, 2, 8), range(15)), ((0, 5, 10), range(5)))
    for start in starts
)
"""PIV-D1: the three cards of every icon."""

START_CARDS = (0, 3, 6, 9, 12)
"""PIV-13, D3: Mars symbol, sun, leaf, music notes, flask."""

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


ACTIONS = Actions(
    Action("bid", pivots=range(100)),
    Action("giveUp"),
    Action("done"),
    Action("pivot", moving=range(PAWNS), pivot=range(PAWNS)),
    Action("concede"),
    Action("pass"),
    Action("clock", name=("think", "timer", "demo")),
    Action("leave"),
)
"""Bids outside 1 to 20 can be expressed, so that the referee can refuse them by their rule (PIV-D12)."""

BID_FIRST, GIVE_UP, DONE, PIVOT_FIRST, CONCEDE, PASS, CLOCK_FIRST, LEAVE = ACTIONS.firsts

"""What fits where, and whether anything does. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.tic.deck import CARDS
from parlour.games.tic.hands import LOW, related
from parlour.games.tyramid.shape import is_full, is_open, touched, width
from parlour.games.tyramid.state import HALVES, State


@kernel
def is_deck_empty(state: State) -> bool:
    """Whether there is nothing left to draw."""
    return int(state.dealt) >= CARDS


@kernel
def fitting(state: State, half: int, column: int) -> tuple[int, int]:
    """TYR-10: the cards that make no Nic at an open cell, as two sets; some may lie on the table already."""
    one, two, three = touched(state, half, int(state.row[half]), column)
    return related(one, two, three)


@kernel
def can_lay(state: State, low: int, high: int) -> bool:
    """Whether one of these cards fits an open cell."""
    for half in range(HALVES):
        if is_full(state, half):
            continue
        for column in range(width(state, int(state.row[half]))):
            if is_open(state, half, column):
                some_low, some_high = fitting(state, half, column)
                if some_low & low or some_high & high:
                    return True
    return False


@kernel
def can_play(state: State, seat: int) -> bool:
    """TYR-25: whether a seat has a legal play; of a turn that waits for the card just drawn, with that card."""
    return can_lay(state, int(state.low[seat]), int(state.high[seat]))


@kernel
def is_dead(state: State) -> bool:
    """TYR-G07: whether no card that is not on the table fits any open cell."""
    return not can_lay(state, ~int(state.laid_low), ~int(state.laid_high))


@kernel
def card_set(card: int) -> tuple[int, int]:
    """The set of one card, in two parts."""
    return (1 << card, 0) if card < LOW else (0, 1 << card - LOW)

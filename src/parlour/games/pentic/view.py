"""Views of Pentic: a seat knows its own hand, everything that lies face up, and which cards did (TIC-G10, PEN-G14)."""

from __future__ import annotations

from parlour.core.dice import mix, rekey
from parlour.core.kernel import Array, kernel
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.pentic.record import HAND, PILES, State
from parlour.games.tic.deck import CARDS, EMPTY, SEATS, UNKNOWN, open_deck
from parlour.games.tic.hands import contains, pick

show = showing(
    State,
    "players target deck_out max_rounds start phase turn first rounds points top height top_tag hand_tag tags "
    "left covered covered_low covered_high drawn_card",
)
"""Includes the set of covered cards, which no scene shows: for bots, and so that imagined worlds agree with it."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table, the viewer's hand, and the numbers of cards in the deck and below the piles."""
    show(state, out)
    for seat in range(SEATS):
        for slot in range(HAND):
            card = int(state.hand[seat, slot])
            out.hand[seat, slot] = card if seat == viewer or card == EMPTY else UNKNOWN
    for place in range(CARDS):
        hidden = place < int(state.left) or place >= CARDS - int(state.covered)
        out.stock[place] = UNKNOWN if hidden else EMPTY


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal the cards never seen by the viewer at random to the other hands and the deck, the covered ones to theirs."""
    unseen = gather_unseen(state, viewer)
    mix(dice, state.stock, 0, unseen)
    for seat in range(int(state.players)):
        for slot in range(HAND):
            if seat != viewer and int(state.hand[seat, slot]) != EMPTY:
                unseen -= 1
                state.hand[seat, slot] = state.stock[unseen]
    for place in range(int(state.left), CARDS):
        state.stock[place] = EMPTY
    lay_covered(state, dice)
    rekey(dice, state)


@kernel
def lay_covered(state: State, dice: Array) -> None:
    """Write the covered cards to the end of the stock, in random order: nobody knows how they lie (PEN-G14)."""
    low, high = int(state.covered_low), int(state.covered_high)
    for place in range(CARDS - int(state.covered), CARDS):
        card, low, high = pick(low, high)
        state.stock[place] = card
    mix(dice, state.stock, CARDS - int(state.covered), CARDS)


@kernel
def is_covered(state: State, card: int) -> bool:
    """Whether a card lies below another one."""
    return contains(int(state.covered_low), int(state.covered_high), card)


@kernel
def gather_unseen(state: State, viewer: int) -> int:
    """Write the cards that the viewer has not seen to the front of the stock; return their number."""
    open_deck(state, state.stock)
    for pile in range(PILES):
        state.stock[int(state.top[pile])] = EMPTY
    for slot in range(HAND):
        if viewer >= 0 and int(state.hand[viewer, slot]) >= 0:
            state.stock[int(state.hand[viewer, slot])] = EMPTY
    unseen = 0
    for card in range(CARDS):
        if int(state.stock[card]) != EMPTY and not is_covered(state, card):
            state.stock[unseen] = card
            unseen += 1
    return unseen


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards on the piles, below them, in the hands and in the deck."""
    count_each(state.top, counts)
    for seat in range(SEATS):
        count_each(state.hand[seat], counts)
    count_each(state.stock, counts)
    return True

"""Views of Pentic: a seat knows its own hand and everything that lies face up (TIC-G10, PEN-G14)."""

from __future__ import annotations

from parlour.core.dice import mix, rekey
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.pentic.record import HAND, PILES, State
from parlour.games.tic.deck import CARDS, EMPTY, UNKNOWN, open_deck
from parlour.games.tic.hands import SEATS

show = showing(
    State,
    "players target deck_out max_rounds start phase turn first rounds points top height top_tag hand_tag tags "
    "left covered drawn_card",
)


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
    """Deal the cards the viewer does not see at random to the other hands, below the piles and to the deck."""
    unseen = gather_unseen(state, viewer)
    mix(dice, state.stock, 0, unseen)
    for seat in range(int(state.players)):
        for slot in range(HAND):
            if seat != viewer and int(state.hand[seat, slot]) != EMPTY:
                unseen -= 1
                state.hand[seat, slot] = state.stock[unseen]
    for card in range(int(state.covered)):
        unseen -= 1
        state.stock[CARDS - 1 - card] = state.stock[unseen]
    for gap in range(int(state.left), CARDS - int(state.covered)):
        state.stock[gap] = EMPTY
    rekey(dice, state)


@kernel
def gather_unseen(state: State, viewer: int) -> int:
    """Write the cards the viewer does not see to the front of the stock; return their number."""
    open_deck(state, state.stock)
    for pile in range(PILES):
        state.stock[int(state.top[pile])] = EMPTY
    for slot in range(HAND):
        if viewer >= 0 and int(state.hand[viewer, slot]) >= 0:
            state.stock[int(state.hand[viewer, slot])] = EMPTY
    unseen = 0
    for card in range(CARDS):
        if int(state.stock[card]) != EMPTY:
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

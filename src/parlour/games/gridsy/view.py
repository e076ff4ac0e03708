"""Views of Gridsy: a seat knows everything that lies face up (GRI-G07, TIC-G10)."""

from __future__ import annotations

from parlour.core.dice import rekey, roll
from parlour.core.kernel import Array, kernel
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.gridsy.record import BUILD, OVER, SOLO, State
from parlour.games.tic.deck import CARDS, SEATS, UNKNOWN
from parlour.games.tic.hands import ALL, ALL_HIGH, count_set, pick, without

show = showing(
    State,
    "players mode grid best_of round_limit_min solo_limit_min hint_impossible phase rounds ready dealt "
    "last_winner clocks last middle wins laid acted low high lies cells",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table, and the cards of the deck that lie face up; before the start nobody's cards are known."""
    show(state, out)
    for place in range(CARDS):
        out.deck[place] = state.deck[place] if is_seen(state, place) else UNKNOWN


@kernel
def is_seen(state: State, place: int) -> bool:
    """Whether a card of the deck lies face up (GRI-04, 10, 11, 12, G16); after a solo game all do."""
    phase = int(state.phase)
    if phase == OVER and int(state.mode) == SOLO:
        return True
    first = 0 if phase >= BUILD else int(state.dealt) - int(state.grid)
    return first <= place < int(state.dealt)


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Put the cards that nobody sees into random order."""
    fill_unseen(state)
    for place in range(CARDS - 1, 0, -1):
        if is_seen(state, place):
            continue
        other = roll(dice, place + 1)
        while is_seen(state, other):
            other = roll(dice, place + 1)
        card = int(state.deck[place])
        state.deck[place] = state.deck[other]
        state.deck[other] = card
    rekey(dice, state)


@kernel
def fill_unseen(state: State) -> None:
    """Write the cards that nobody sees to the hidden places of the deck, in ascending order."""
    low, high = ALL, ALL_HIGH
    for place in range(CARDS):
        if is_seen(state, place):
            low, high = without(low, high, int(state.deck[place]))
    for place in range(CARDS):
        if not is_seen(state, place):
            state.deck[place], low, high = pick(low, high)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count everybody's cards, those of the middle and the rest, once the cards are turned up."""
    for seat in range(SEATS):
        count_set(int(state.low[seat]), int(state.high[seat]), counts)
    count_each(state.middle, counts)
    count_each(state.deck[int(state.dealt) :], counts)
    return int(state.phase) >= BUILD

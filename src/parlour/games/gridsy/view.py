"""What a seat of Gridsy may know: all that lies face up (GRI-G07, TIC-G10)."""

from __future__ import annotations

from parlour.core.arrays import assign
from parlour.core.dice import rekey, roll
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.tally import count_each
from parlour.games.gridsy.state import BUILD, OVER, SEATS, SOLO, State
from parlour.games.tic.deck import CARDS, UNKNOWN
from parlour.games.tic.hands import LOW, count_set

COMPONENTS = (1,) * CARDS
"""TIC-02: every card is there once."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table, and those cards of the deck that lie face up; before the go nobody owns known cards."""
    out.players, out.mode, out.grid, out.best_of = state.players, state.mode, state.grid, state.best_of
    out.round_limit_min, out.solo_limit_min = state.round_limit_min, state.solo_limit_min
    out.hint_impossible = state.hint_impossible
    out.phase, out.rounds, out.ready, out.dealt = state.phase, state.rounds, state.ready, state.dealt
    out.last_winner, out.clocks = state.last_winner, state.clocks
    assign(out.last, state.last)
    assign(out.middle, state.middle)
    assign(out.wins, state.wins)
    assign(out.laid, state.laid)
    assign(out.acted, state.acted)
    assign(out.low, state.low)
    assign(out.high, state.high)
    assign(out.lies, state.lies)
    assign(out.cells, state.cells)
    for place in range(CARDS):
        out.deck[place] = state.deck[place] if is_seen(state, place) else UNKNOWN


@kernel
def is_seen(state: State, place: int) -> bool:
    """GRI-04, 10, 11, 12, G16: whether a card of the deck lies face up; a solo game ends with all cards shown."""
    phase = int(state.phase)
    if phase == OVER and int(state.mode) == SOLO:
        return True
    first = 0 if phase >= BUILD else int(state.dealt) - int(state.grid)
    return first <= place < int(state.dealt)


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Put the cards that nobody sees into a random order."""
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
    """Put the cards that nobody sees into the places of the deck that are hidden, in ascending order."""
    low = high = 0
    for place in range(CARDS):
        if is_seen(state, place):
            card = int(state.deck[place])
            if card < LOW:
                low |= 1 << card
            else:
                high |= 1 << card - LOW
    place = 0
    for card in range(CARDS):
        seen = low >> card & 1 if card < LOW else high >> card - LOW & 1
        if not seen:
            while is_seen(state, place):
                place += 1
            state.deck[place] = card
            place += 1


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards everybody has, those of the middle and the rest, once the cards are turned up."""
    for seat in range(SEATS):
        count_set(int(state.low[seat]), int(state.high[seat]), counts)
    count_each(state.middle, counts)
    count_each(state.deck[int(state.dealt) :], counts)
    return int(state.phase) >= BUILD

"""Views of Queen of the Ticcitories: a seat knows everything but the order of the deck (TIC-G10)."""

from __future__ import annotations

from parlour.core.dice import mix, rekey
from parlour.core.kernel import Array, kernel
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.queen_of_the_ticcitories.record import BOTTOM, DECK, DISCARDED, LINES, State
from parlour.games.tic.deck import CARDS, EMPTY, UNKNOWN

show = showing(
    State,
    "players grid line raid start phase turn rounds raiding raiders rank drawn_card offer token left where "
    "cell taken north south west east laid tics nics clustered",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy everything on the table, and the number of cards in the deck."""
    show(state, out)
    for place in range(CARDS):
        out.stock[place] = UNKNOWN if place < int(state.left) else EMPTY


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Put the deck into random order, with the cards drawn for the ranking at its bottom (QUE-03, G06)."""
    bottom = stack(state, BOTTOM, 0)
    left = stack(state, DECK, bottom)
    mix(dice, state.stock, 0, bottom)
    mix(dice, state.stock, bottom, left)
    rekey(dice, state)


@kernel
def stack(state: State, layer: int, place: int) -> int:
    """Write the cards of a layer of the deck in ascending order from ``place`` on; return the place behind them."""
    for card in range(CARDS):
        if int(state.where[card]) == layer:
            state.stock[place] = card
            place += 1
    return place


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards of the deck, the lines and the grids, and those discarded."""
    count_each(state.stock[: int(state.left)], counts)
    for line in range(LINES):
        count_each(state.offer[line], counts)
    count_each(state.cell, counts)
    for card in range(CARDS):
        counts[card] += int(int(state.where[card]) == DISCARDED)
    return True

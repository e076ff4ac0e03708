"""What a seat of Queen of the Ticcitories may know: everything but the order of the deck (TIC-G10)."""

from __future__ import annotations

from parlour.core.arrays import assign
from parlour.core.dice import mix, rekey
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.tally import count_each
from parlour.games.queen_of_the_ticcitories.state import BOTTOM, DECK, DISCARDED, LINES, State
from parlour.games.tic.deck import CARDS, EMPTY, UNKNOWN

COMPONENTS = (1,) * CARDS
"""TIC-02: every card is there once."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy all that lies on the table; of the deck only how many cards it has."""
    out.players, out.grid, out.line = state.players, state.grid, state.line
    out.raid, out.start = state.raid, state.start
    out.phase, out.turn, out.rounds = state.phase, state.turn, state.rounds
    out.raiding, out.raiders = state.raiding, state.raiders
    assign(out.rank, state.rank)
    assign(out.drawn_card, state.drawn_card)
    assign(out.offer, state.offer)
    assign(out.token, state.token)
    out.left = state.left
    assign(out.where, state.where)
    assign(out.cell, state.cell)
    assign(out.taken, state.taken)
    assign(out.north, state.north)
    assign(out.south, state.south)
    assign(out.west, state.west)
    assign(out.east, state.east)
    assign(out.laid, state.laid)
    assign(out.tics, state.tics)
    assign(out.nics, state.nics)
    assign(out.clustered, state.clustered)
    for place in range(CARDS):
        out.stock[place] = UNKNOWN if place < int(state.left) else EMPTY


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Put the deck into a random order, the cards drawn for the ranking at its bottom (QUE-03, G06)."""
    bottom = stack(state, BOTTOM, 0)
    left = stack(state, DECK, bottom)
    mix(dice, state.stock, 0, bottom)
    mix(dice, state.stock, bottom, left)
    rekey(dice, state)


@kernel
def stack(state: State, layer: int, place: int) -> int:
    """Pile the cards of a layer of the deck in ascending order from a place on; give the place behind them."""
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

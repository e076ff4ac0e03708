"""Find a grid cell by cell, or if that takes long by a proof: for hints, for the best possible result and for bots.

A cell takes a card that makes no Nic with the cards to the left and above, the one with the fewest free partners first.
Unused cards are simply never picked, so extra cards only widen the choice. Almost all deals are decided by a few dozen
nodes; one in forty is still open after thousands and goes to ``proof``.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Sequence
from typing import Annotated, Any, cast

from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count
from parlour.core.record import i64, new_record, record_dtype
from parlour.games.gridsy.record import MOST_CELLS, State
from parlour.games.gridsy.strategy.proof import WITHOUT_END, Answer, prove
from parlour.games.tic.deck import CARDS
from parlour.games.tic.hands import LOW, RELATED_HIGH, RELATED_LOW, contains, pick, related

NONE, FOUND, OPEN = range(3)
"""Results of a search: there is no grid; one was found; the nodes were not enough to decide."""

NODES = 5_000
"""Number of nodes before a proof: a quarter of a millisecond compiled, where a proof takes six.

With many more nodes both together take no less.
"""

PATIENCE = 20_000
"""Conflicts allowed while somebody waits: less than a second.

Dealt cards took 2 000 at most; on the largest grid cards can be chosen that take a hundred thousand.
"""

NO_CARD = -1


class Search:
    """The record of a search: the free cards, and for every cell its card and the cards to try next.

    ``kept`` is the card that stays in a cell, or NO_CARD; such cards are free until their cell is reached.
    """

    free_low: i64
    free_high: i64
    kept_low: i64
    kept_high: i64
    kept: Annotated[Array, arrays.int64, (MOST_CELLS,)]
    card: Annotated[Array, arrays.int64, (MOST_CELLS,)]
    try_low: Annotated[Array, arrays.int64, (MOST_CELLS,)]
    try_high: Annotated[Array, arrays.int64, (MOST_CELLS,)]


@kernel
def partners(search: Search, card: int) -> int:
    """Return how many free cards make no Nic with a card, including itself if it is free."""
    low = int(search.free_low) & int(RELATED_LOW[card])
    return count(low) + count(int(search.free_high) & int(RELATED_HIGH[card]))


@kernel
def drop_loners(search: Search) -> None:
    """Remove cards with fewer than two partners until there are none: every cell has at least two neighbours."""
    dropped = True
    while dropped:
        dropped = False
        for card in range(CARDS):
            if is_free(search, card) and partners(search, card) < 3:
                flip_free(search, card)
                dropped = True


@kernel
def is_free(search: Search, card: int) -> bool:
    """Whether a card may still be laid."""
    return contains(int(search.free_low), int(search.free_high), card)


@kernel
def flip_free(search: Search, card: int) -> None:
    """Remove a card from the free ones, or add it again."""
    if card < LOW:
        search.free_low = int(search.free_low) ^ 1 << card
    else:
        search.free_high = int(search.free_high) ^ 1 << card - LOW


@kernel
def open_cell(search: Search, cell: int, size: int) -> None:
    """List the cards that may go into a cell, given the cells before it."""
    left = int(search.card[cell - 1]) if cell % size > 0 else NO_CARD
    above = int(search.card[cell - size]) if cell >= size else NO_CARD
    low, high = related(left, above, NO_CARD)
    kept = int(search.kept[cell])
    if kept == NO_CARD:
        search.try_low[cell] = low & int(search.free_low) & ~int(search.kept_low)
        search.try_high[cell] = high & int(search.free_high) & ~int(search.kept_high)
    else:
        search.try_low[cell] = low & int(search.free_low) & (1 << kept if kept < LOW else 0)
        search.try_high[cell] = high & int(search.free_high) & (1 << kept - LOW if kept >= LOW else 0)


@kernel
def next_card(search: Search, cell: int, size: int) -> int:
    """Take from a cell's list the card with the fewest free partners, but enough; return NO_CARD if there is none."""
    low, high = int(search.try_low[cell]), int(search.try_high[cell])
    needed = 1 + int(cell % size < size - 1) + int(cell < size * (size - 1))
    best, fewest = NO_CARD, CARDS + 1
    while low | high != 0:
        card, low, high = pick(low, high)
        found = partners(search, card)
        if needed <= found < fewest:
            best, fewest = card, found
    if best >= LOW:
        search.try_high[cell] = int(search.try_high[cell]) ^ 1 << best - LOW
    elif best >= 0:
        search.try_low[cell] = int(search.try_low[cell]) ^ 1 << best
    return best


@kernel
def fill(state: State, search: Search, most: int) -> int:
    """Search for a grid of the free cards with at most ``most`` nodes; return FOUND (``search.card``), NONE or OPEN.

    Loners are not free afterwards; all others are, unless a grid was found.
    """
    size = int(state.grid)
    drop_loners(search)
    if count(int(search.free_low)) + count(int(search.free_high)) < size * size:
        return NONE
    cell = nodes = 0
    open_cell(search, 0, size)
    while cell >= 0:
        card = next_card(search, cell, size)
        if card == NO_CARD:
            cell -= 1
            if cell >= 0:
                flip_free(search, int(search.card[cell]))
            continue
        nodes += 1
        if nodes > most:
            give_back(search, cell)
            return OPEN
        search.card[cell] = card
        if cell == size * size - 1:
            return FOUND
        flip_free(search, card)
        cell += 1
        open_cell(search, cell, size)
    return NONE


@kernel
def give_back(search: Search, cells: int) -> None:
    """Free the cards of the first ``cells`` cells."""
    for cell in range(cells):
        flip_free(search, int(search.card[cell]))


# --- what it is for


@functools.lru_cache(maxsize=1024)
def look_for_grid(size: int, cards: int, nodes: int) -> Answer:
    """Search for a grid of a set of cards (bits by card number) with at most ``nodes`` nodes."""
    return _look(size, cards, nodes)[0]


@functools.lru_cache(maxsize=1024)
def find_grid(size: int, cards: int, conflicts: int = WITHOUT_END) -> Answer:
    """Find a grid of a set of cards (bits by card number), or prove that there is none.

    ``conflicts`` limits the proof.
    """
    answer, search = _look(size, cards, NODES)
    if answer.proved:
        return answer
    sociable = int(search.free_low) | int(search.free_high) << LOW
    return prove(size, [card for card in range(CARDS) if sociable >> card & 1], conflicts)


@functools.lru_cache(maxsize=1024)
def complete_grid(size: int, cards: int, laid: tuple[int, ...], nodes: int) -> Answer:
    """Search for a grid of a set of cards in which the cards ``laid`` (NO_CARD: none) stay in their cells."""
    return _look(size, cards, nodes, laid)[0]


def _look(size: int, cards: int, nodes: int, laid: Sequence[int] = ()) -> tuple[Answer, Any]:
    """Search for a grid; return the answer and the record of the search."""
    state, search = new_record(State), arrays.zeros(1, record_dtype(cast(Hashable, Search)))[0]
    state.grid = size
    search.kept[:] = NO_CARD
    search.kept[: len(laid)] = laid
    kept = sum(1 << card for card in laid if card != NO_CARD)
    search.kept_low, search.kept_high = kept & (1 << LOW) - 1, kept >> LOW
    search.free_low, search.free_high = cards & (1 << LOW) - 1, cards >> LOW
    outcome = int(kernels.run(fill, state, search, nodes))
    grid = tuple(int(card) for card in search.card[: size * size]) if outcome == FOUND else None
    return Answer(grid, proved=outcome != OPEN), search


def own_cards(state: State, seat: int) -> int:
    """Return a seat's own cards as bits by card number, none before the start of building."""
    return int(state.low[seat]) | int(state.high[seat]) << LOW


def is_impossible(state: State, seat: int) -> bool:
    """Whether a seat's cards are proved to make no grid (GRI-G04)."""
    grid, proved = find_grid(int(state.grid), own_cards(state, seat), PATIENCE)
    return proved and grid is None


def best_possible(state: State) -> int | None:
    """Return the fewest extra cards with which this deck makes a grid; all its cards must be known (GRI-G03).

    None if a proof would take too long, which has not occurred with dealt cards.
    """
    return _best_of(int(state.grid), tuple(int(card) for card in state.deck))


def best_grid(state: State) -> tuple[int, ...] | None:
    """Return a grid with the fewest extra cards, None if none was found."""
    best, size = best_possible(state), int(state.grid)
    return None if best is None else find_grid(size, _first_cards(list(state.deck), size * size + best), PATIENCE).grid


@functools.lru_cache(maxsize=64)
def _best_of(size: int, deck: tuple[int, ...]) -> int | None:
    for extras in range(CARDS - size * size):
        answer = find_grid(size, _first_cards(deck, size * size + extras), PATIENCE)
        if answer.grid is not None:
            return extras
        if not answer.proved:
            return None
    return CARDS - size * size


def _first_cards(deck: Sequence[int], number: int) -> int:
    """Return the first cards of a deck as bits by card number."""
    return sum(1 << int(card) for card in deck[:number])

"""Grids and clusters of Queen of the Ticcitories. Clause numbers refer to RULES.md."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from parlour.core import arrays
from parlour.core.bits import list_set
from parlour.core.kernel import Array, kernel, run
from parlour.core.primitives import count, fill
from parlour.games.queen_of_the_ticcitories.record import AREA, REACH, SPAN, WIDTH, State
from parlour.games.tic.deck import BOX, CARDS, EMPTY, KINDS, TYPES, Deck
from parlour.games.tic.grids import ties

TIC_POINTS = 2
"""QUE-18: points of a Tic."""


@kernel
def spot_at(owner: int, row: int, column: int) -> int:
    """Return the spot of a cell given by its owner, and its row and column from the start card."""
    return owner * AREA + (row + REACH + 1) * WIDTH + column + REACH + 1


@kernel
def cell_of(spot: int) -> tuple[int, int, int]:
    """Return the owner of a spot, and its row and column in the window."""
    return spot // AREA, spot % AREA // WIDTH, spot % WIDTH


@kernel
def spot_of(number: int) -> int:
    """Return the spot of a cell, numbered as in ``lay`` by owner, row and column."""
    owner, row, column = number // (SPAN * SPAN), number // SPAN % SPAN, number % SPAN
    return owner * AREA + (row + 1) * WIDTH + column + 1


def place_in_grid(spot: int) -> tuple[int, int, int]:
    """Return the owner of a spot, and its row and column from the start card."""
    owner, place = divmod(spot, AREA)
    return owner, place // WIDTH - REACH - 1, place % WIDTH - REACH - 1


# --- where


@kernel
def room(first: int, last: int, grid: int) -> tuple[int, int]:
    """Return the first and last row (or column) that a grid may reach (QUE-15, G01).

    ``first`` and ``last`` are those with cards now.
    """
    return max(first - 1, last - grid + 1), min(last + 1, first + grid - 1)


@kernel
def columns_beside(state: State, owner: int, row: int) -> int:
    """Return the columns of a row in which a card would share an edge with the grid, as bits (QUE-14)."""
    here = int(state.taken[owner, row])
    around = int(state.taken[owner, row - 1]) | int(state.taken[owner, row + 1]) | here << 1 | here >> 1
    return around & ~here


@kernel
def open_columns(state: State, owner: int, row: int) -> int:
    """Return the columns of a row in which a card may be laid, as bits (QUE-14, 15)."""
    first, last = room(int(state.west[owner]), int(state.east[owner]), int(state.grid))
    return columns_beside(state, owner, row) & ((2 << last) - (1 << first))


@kernel
def list_open(state: State, owner: int, first_action: int, out: Array, n: int) -> int:
    """Append the open cells of a grid, as actions in reading order, to the n actions in ``out``.

    Return their number.
    """
    first, last = room(int(state.north[owner]), int(state.south[owner]), int(state.grid))
    for row in range(first, last + 1):
        number = first_action + (owner * SPAN + row - 1) * SPAN - 1
        n = list_set(open_columns(state, owner, row), number, out, n)
    return n


# --- laying


@kernel
def clear_grids(state: State) -> None:
    """Empty all grids of a new record."""
    fill(state.cell, EMPTY)
    fill(state.north, WIDTH)
    fill(state.west, WIDTH)
    fill(state.south, EMPTY)
    fill(state.east, EMPTY)


@kernel
def edges(state: State, card: int, spot: int) -> tuple[int, int]:
    """Return how many Tics and Nics a card would make on a spot (QUE-18 to 20)."""
    nics, _, tics = ties(state.cell, spot, WIDTH, card)
    return tics, nics


@kernel
def gain(state: State, card: int, spot: int) -> int:
    """Return the points of a card of the line on a spot (QUE-18 to 22)."""
    tics, nics = edges(state, card, spot)
    clusters = cluster_gain(state, card, spot) if tics > 0 else 0
    return TIC_POINTS * tics - nics + clusters


@kernel
def put(state: State, card: int, spot: int) -> None:
    """Lay a card, and update the counts of what it makes (QUE-18 to 21)."""
    owner, row, column = cell_of(spot)
    tics, nics = edges(state, card, spot)
    if tics > 0:
        state.clustered[owner] += cluster_gain(state, card, spot)
    state.tics[owner] += tics
    state.nics[owner] += nics
    state.cell[spot] = card
    state.where[card] = spot
    state.taken[owner, row] = int(state.taken[owner, row]) | 1 << column
    state.north[owner] = min(int(state.north[owner]), row)
    state.south[owner] = max(int(state.south[owner]), row)
    state.west[owner] = min(int(state.west[owner]), column)
    state.east[owner] = max(int(state.east[owner]), column)
    state.laid[owner] += 1


@kernel
def total(state: State, owner: int) -> int:
    """Return the points of a grid (QUE-18 to 22)."""
    return TIC_POINTS * int(state.tics[owner]) - int(state.nics[owner]) + int(state.clustered[owner])


def box(state: State, owner: int) -> Array:
    """Return the part of a grid's window that holds its cards."""
    rows, columns = (state.north[owner], state.south[owner] + 1), (state.west[owner], state.east[owner] + 1)
    return state.cell.reshape(-1, WIDTH, WIDTH)[owner, slice(*rows), slice(*columns)]


def joined(state: State, owner: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of spots of a grid whose cards share an edge, from plain values.

    They come in reading order, to the right before below.
    """
    for spot in range(owner * AREA, (owner + 1) * AREA):
        if state.cell[spot] != EMPTY:
            yield from ((spot, spot + step) for step in (1, WIDTH) if state.cell[spot + step] != EMPTY)


Cluster = tuple[int, int, list[int]]

LEAST = 3
MOST_BEARERS = 5


def _check(deck: Deck) -> None:
    from parlour.games.queen_of_the_ticcitories.checks import check_bearers  # no page has a designer's file

    check_bearers(deck)


QUEENS_BOX = BOX.narrowed(_check)
"""The deck in use, of which this game needs more than others."""

_BEARERS = [[card for card in range(CARDS) if kind in TYPES[card]] for kind in range(KINDS)]
BEARERS = arrays.array([[*cards, *[EMPTY] * (MOST_BEARERS - len(cards))] for cards in _BEARERS], arrays.int8)
"""TIC-13: the cards of every type, of which there are five in the deck of the rules; EMPTY beyond them."""

PAIRS = arrays.array(list(combinations(range(MOST_BEARERS), 2)), arrays.int8)
"""The ten pairs of five cards."""


def _cluster(links: int) -> int:
    """Return the group of three or more cards that these pairs connect, as bits of the five; 0 if there is none."""
    joined = [1 << a | 1 << b for pair, (a, b) in enumerate(PAIRS.tolist()) if links >> pair & 1]
    for member in range(5):
        group = 1 << member
        for _ in range(5):
            for bits in joined:
                group |= bits if bits & group else 0
        if group.bit_count() >= LEAST:
            return group
    return 0


CLUSTER = arrays.array([_cluster(links) for links in range(1 << len(PAIRS))], arrays.int8)
"""QUE-21: the members of the cluster, by the set of pairs that lie side by side."""


@kernel
def links(state: State, kind: int, card: int, spot: int) -> int:
    """Return which pairs of a type's cards would lie edge to edge, as bits, with a card on a spot (QUE-G03)."""
    found = 0
    for pair in range(len(PAIRS)):
        a, b = int(BEARERS[kind, PAIRS[pair, 0]]), int(BEARERS[kind, PAIRS[pair, 1]])
        here = spot if a == card else int(state.where[a])
        there = spot if b == card else int(state.where[b])
        apart = abs(here - there)
        if a >= 0 and b >= 0 and here >= 0 and there >= 0 and (apart == 1 or apart == WIDTH):
            found |= 1 << pair
    return found


@kernel
def clustered_by(state: State, card: int, spot: int) -> int:
    """Return the number of cards in the clusters of a card's three types, if it lay on a spot (QUE-21, G04).

    A card in several clusters counts in each.
    """
    total = 0
    for pair in range(3):
        total += count(int(CLUSTER[links(state, int(TYPES[card, pair]), card, spot)]))
    return total


@kernel
def cluster_gain(state: State, card: int, spot: int) -> int:
    """Return how much the clusters gain from laying a new card on a spot."""
    return clustered_by(state, card, spot) - clustered_by(state, card, -1)


def clusters(state: State) -> list[Cluster]:
    """Return owner, type and cards of every cluster on the table, from plain values."""
    found: list[Cluster] = []
    for kind in range(KINDS) if any(state.clustered) else ():
        group = int(CLUSTER[run(links, state.record, kind, -1, -1)])
        cards = [int(card) for member, card in enumerate(BEARERS[kind]) if group >> member & 1]
        if cards:
            found.append((state.where[cards[0]] // AREA, kind, cards))
    return found

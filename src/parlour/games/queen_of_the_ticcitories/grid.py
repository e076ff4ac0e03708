"""Where a card may go in a grid, and what it makes there. Clause numbers refer to RULES.md."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.arrays import fill
from parlour.core.bits import list_set
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.games.queen_of_the_ticcitories.clusters import cluster_gain
from parlour.games.queen_of_the_ticcitories.state import AREA, REACH, SPAN, WIDTH, State
from parlour.games.tic.deck import EMPTY
from parlour.games.tic.grids import ties

TIC_POINTS = 2
"""QUE-18."""


@kernel
def spot_at(owner: int, row: int, column: int) -> int:
    """Number a place of a grid by its row and column from the start card."""
    return owner * AREA + (row + REACH + 1) * WIDTH + column + REACH + 1


@kernel
def cell_of(spot: int) -> tuple[int, int, int]:
    """Give the owner of a spot, and its row and column in the window."""
    return spot // AREA, spot % AREA // WIDTH, spot % WIDTH


@kernel
def spot_of(number: int) -> int:
    """Give the spot of a cell numbered as the parameters of ``lay`` count: by owner, row and column."""
    owner, row, column = number // (SPAN * SPAN), number // SPAN % SPAN, number % SPAN
    return owner * AREA + (row + 1) * WIDTH + column + 1


def place_in_grid(spot: int) -> tuple[int, int, int]:
    """Give the owner of a spot, and its row and column from the start card."""
    owner, place = divmod(spot, AREA)
    return owner, place // WIDTH - REACH - 1, place % WIDTH - REACH - 1


# --- where


@kernel
def room(first: int, last: int, grid: int) -> tuple[int, int]:
    """QUE-15, G01: the first and last row (or column) that a grid which has these may still reach."""
    return max(first - 1, last - grid + 1), min(last + 1, first + grid - 1)


@kernel
def beside(state: State, owner: int, row: int) -> int:
    """QUE-14: the columns of a row where a card would share an edge with one in the grid, as bits."""
    here = int(state.taken[owner, row])
    around = int(state.taken[owner, row - 1]) | int(state.taken[owner, row + 1]) | here << 1 | here >> 1
    return around & ~here


@kernel
def open_columns(state: State, owner: int, row: int) -> int:
    """QUE-14, 15: the columns of a row within the room where a card may be laid, as bits."""
    first, last = room(int(state.west[owner]), int(state.east[owner]), int(state.grid))
    return beside(state, owner, row) & ((2 << last) - (1 << first))


@kernel
def list_open(state: State, owner: int, first_action: int, out: Array, n: int) -> int:
    """List a grid's open cells in reading order, as actions behind the n listed already."""
    first, last = room(int(state.north[owner]), int(state.south[owner]), int(state.grid))
    for row in range(first, last + 1):
        number = first_action + (owner * SPAN + row - 1) * SPAN - 1
        n = list_set(open_columns(state, owner, row), number, out, n)
    return n


# --- laying


@kernel
def clear_grids(state: State) -> None:
    """No card lies in any grid of a record that is new."""
    fill(state.cell, EMPTY)
    fill(state.north, WIDTH)
    fill(state.west, WIDTH)
    fill(state.south, EMPTY)
    fill(state.east, EMPTY)


@kernel
def edges(state: State, card: int, spot: int) -> tuple[int, int]:
    """QUE-18 to 20: how many Tics and Nics a card makes on a spot."""
    nics, _, tics = ties(state.cell, spot, WIDTH, card)
    return tics, nics


@kernel
def gain(state: State, card: int, spot: int) -> int:
    """QUE-18 to 22: the points that a card of the line is worth on a spot."""
    tics, nics = edges(state, card, spot)
    clusters = cluster_gain(state, card, spot) if tics > 0 else 0
    return TIC_POINTS * tics - nics + clusters


@kernel
def put(state: State, card: int, spot: int) -> None:
    """Lay a card, and count what it makes (QUE-18 to 21)."""
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
    """QUE-18 to 22: what a grid is worth."""
    return TIC_POINTS * int(state.tics[owner]) - int(state.nics[owner]) + int(state.clustered[owner])


def box(state: State, owner: int) -> Array:
    """Give the rows and columns of a grid that hold a card."""
    rows, columns = (state.north[owner], state.south[owner] + 1), (state.west[owner], state.east[owner] + 1)
    return state.cell.reshape(-1, WIDTH, WIDTH)[owner, slice(*rows), slice(*columns)]


def joined(state: State, owner: int) -> Iterator[tuple[int, int]]:
    """Give the spots of every two cards of a grid that share an edge, from plain values.

    They come in reading order, to the right before below.
    """
    for spot in range(owner * AREA, (owner + 1) * AREA):
        if state.cell[spot] != EMPTY:
            yield from ((spot, spot + step) for step in (1, WIDTH) if state.cell[spot + step] != EMPTY)

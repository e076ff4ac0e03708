"""Edges between neighbouring cards of Gridsy, and what the cards share."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.kernel import kernel
from parlour.games.gridsy.record import State
from parlour.games.tic.deck import COMMON, EMPTY, NIC


@kernel
def count_edges(state: State, seat: int, kind: int) -> int:
    """Return how many edges of a grid are of a kind: Nic, Single or Tic."""
    size = int(state.grid)
    found = 0
    for cell in range(size * size):
        if cell % size > 0:
            found += int(edge(state, seat, cell - 1, cell) == kind)
        if cell >= size:
            found += int(edge(state, seat, cell - size, cell) == kind)
    return found


@kernel
def edge(state: State, seat: int, one: int, other: int) -> int:
    """Return how much the cards in two neighbouring cells share (TIC-03), EMPTY if one of them is missing."""
    first, second = int(state.cells[seat, one]), int(state.cells[seat, other])
    if first == EMPTY or second == EMPTY:
        return EMPTY
    return int(COMMON[first, second])


@kernel
def is_valid(state: State, seat: int) -> bool:
    """Whether a grid is full and no edge is a Nic (GRI-01, 02, 03, G05)."""
    size = int(state.grid)
    return int(state.laid[seat]) == size * size and count_edges(state, seat, NIC) == 0


def neighbours(size: int) -> Iterator[tuple[int, int]]:
    """Yield the edges of a grid as pairs of cells.

    >>> len(list(neighbours(3))), len(list(neighbours(4))), len(list(neighbours(5)))
    (12, 24, 40)
    """
    for cell in range(size * size):
        if cell % size < size - 1:
            yield cell, cell + 1
        if cell < size * (size - 1):
            yield cell, cell + size

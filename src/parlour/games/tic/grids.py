"""Count what cards share with their neighbours, in grids stored row by row with a ring of empty places."""

from __future__ import annotations

from typing import Any

from parlour.core.kernel import Array, kernel
from parlour.games.tic.deck import COMMON, EMPTY, NIC, SINGLE, TIC


@kernel
def ties(cells: Array, place: int, width: int, card: int) -> tuple[int, int, int]:
    """Return how many Nics, Singles and Tics a card makes with the neighbours of a place (TIC-04 to 06)."""
    nics = singles = tics = 0
    for step in (-width, -1, 1, width):
        other = int(cells[place + step])
        if other != EMPTY:
            nics += int(COMMON[card, other] == NIC)
            singles += int(COMMON[card, other] == SINGLE)
            tics += int(COMMON[card, other] == TIC)
    return nics, singles, tics


def neighbours(cells: Any, place: int, width: int) -> list[int]:
    """Return the cards beside a place, from plain values."""
    return [cells[place + step] for step in (-width, -1, 1, width) if cells[place + step] != EMPTY]

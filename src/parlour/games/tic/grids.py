"""Grids of cards in windows: rows of places one behind the other, with a ring around them that stays empty."""

from __future__ import annotations

from typing import Any

from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.games.tic.deck import COMMON, EMPTY, NIC, SINGLE, TIC


@kernel
def ties(cells: Array, place: int, width: int, card: int) -> tuple[int, int, int]:
    """TIC-04 to 06: how many Nics, Singles and Tics a card makes with those beside a place."""
    nics = singles = tics = 0
    for step in (-width, -1, 1, width):
        other = int(cells[place + step])
        if other != EMPTY:
            nics += int(COMMON[card, other] == NIC)
            singles += int(COMMON[card, other] == SINGLE)
            tics += int(COMMON[card, other] == TIC)
    return nics, singles, tics


def neighbours(cells: Any, place: int, width: int) -> list[int]:
    """List the cards beside a place, from plain values."""
    return [cells[place + step] for step in (-width, -1, 1, width) if cells[place + step] != EMPTY]

"""Check a designer's tiles of Mismemory."""

from __future__ import annotations

from collections import Counter

from parlour.core.components import refuse_part
from parlour.games.mismemory.components import NUMBERS, Components


def check_components(given: Components) -> None:
    """Raise BadComponents if a number is missing, or a tile that has no other of its suit can never be kept."""
    for number in NUMBERS:
        words = f"no tile has the number {number}, so nobody can own all six numbers (MIS-03)"
        refuse_part(all(face[1] != number for face in given.tiles), ("tiles",), words)
    suits = Counter(face[0] for face in given.tiles)
    for place, face in enumerate(given.tiles):
        words = f"{face} is the only tile of its suit, so nobody can keep it (MIS-09)"
        refuse_part(suits[face[0]] < 2, ("tiles", place), words)

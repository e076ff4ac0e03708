"""Check a designer's tiles of 36."""

from __future__ import annotations

from parlour.core.components import refuse_part
from parlour.games.thirty_six.components import COUNTERS, LETTERS, Components


def check_components(given: Components) -> None:
    """Raise BadComponents unless counters fit the squares, and every gate lies between two squares of its colour."""
    whole = "".join(tile.squares for tile in given.tiles)
    for letter in LETTERS:
        squares = whole.count(letter)
        words = f"{squares} squares are {letter}; with twelve counters of each colour there are twelve (T36-D1)"
        refuse_part(squares != COUNTERS, ("tiles",), words)
    for place, tile in enumerate(given.tiles):
        diagonals = (tile.squares[0] + tile.squares[4], tile.squares[1] + tile.squares[3])
        words = f"a gate joins two squares across a corner, and {tile.gate} has no such pair here (T36-D2)"
        refuse_part(tile.gate is not None and 2 * tile.gate not in diagonals, ("tiles", place, "gate"), words)

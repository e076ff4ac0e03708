"""The bonus puzzle (T36-34): a block of nine tiles whose touching squares agree in colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.errors import BadOption
from parlour.games.thirty_six.layout import tile_colour
from parlour.games.thirty_six.state import TILES

Laid = tuple[int, int]
"""A tile and its rotation; a solution lists nine of them in reading order."""

LETTERS = "WRB"


def faults(solution: Sequence[Laid]) -> list[str]:
    """List the contacts of a block where the touching squares differ, in reading order (T36-34).

    Raises BadOption unless the block has each of the nine tiles once.
    """
    if sorted(tile for tile, _ in solution) != list(range(TILES)):
        raise BadOption("the block needs each of the tiles 0 to 8 once (T36-02)", "layout")
    found = []
    for row in range(6):
        for column in range(6):
            for r, c in ((row, column + 1), (row + 1, column)):
                if r < 6 and c < 6 and (row // 2, column // 2) != (r // 2, c // 2):
                    here, there = _colour(solution, row, column), _colour(solution, r, c)
                    if here != there:
                        found.append(f"{LETTERS[here]} at ({row},{column}) touches {LETTERS[there]} at ({r},{c})")
    return found


def _colour(solution: Sequence[Laid], row: int, column: int) -> int:
    tile, rotation = solution[row // 2 * 3 + column // 2]
    return tile_colour(tile, rotation, row % 2, column % 2)


def solutions(begun: tuple[Laid, ...] = ()) -> Iterator[tuple[Laid, ...]]:
    """Give every solution that begins like this, slot by slot."""
    slot = len(begun)
    if slot == TILES:
        yield begun
        return
    for tile in range(TILES):
        if all(tile != laid for laid, _ in begun):
            for rotation in range(4):
                if _agrees(begun, slot, (tile, rotation)):
                    yield from solutions((*begun, (tile, rotation)))


def _agrees(begun: tuple[Laid, ...], slot: int, laid: Laid) -> bool:
    block = (*begun, laid)
    row, column = slot // 3 * 2, slot % 3 * 2
    left = column == 0 or all(_colour(block, row + i, column) == _colour(block, row + i, column - 1) for i in (0, 1))
    above = row == 0 or all(_colour(block, row, column + j) == _colour(block, row - 1, column + j) for j in (0, 1))
    return left and above


def drawing(solution: Sequence[Laid]) -> str:
    """Draw a block as six rows of letters."""
    return "\n".join("".join(LETTERS[_colour(solution, row, column)] for column in range(6)) for row in range(6))


def report(words: Sequence[str]) -> str:
    """Check a block given as nine words TILE:ROTATION, or show a solution. Raises BadOption."""
    if not words:
        solution = next(solutions())
        return drawing(solution) + "\n" + " ".join(f"{tile}:{rotation}" for tile, rotation in solution)
    block = [_read(word) for word in words]
    if len(block) != TILES:
        raise BadOption(f"a block has nine tiles, not {len(block)} (T36-34)", "layout")
    wrong = faults(block)
    return drawing(block) + "\n" + ("\n".join(wrong) if wrong else "Solved: all touching squares agree (T36-34).")


def _read(word: str) -> Laid:
    tile, colon, rotation = word.partition(":")
    if not (colon and tile.isdecimal() and rotation.isdecimal() and int(tile) < TILES and int(rotation) < 4):
        raise BadOption(f"{word!r} is no TILE:ROTATION (tiles 0 to 8, rotations 0 to 3)", "layout")
    return int(tile), int(rotation)

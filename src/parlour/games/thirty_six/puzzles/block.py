"""The bonus puzzle (T36-34): lay nine tiles in a block so that touching squares agree in colour.

The slots of the block are numbered in reading order. The search is exhaustive: all 48 solutions take a third of a
second.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from parlour.core.errors import BadOption
from parlour.games.thirty_six.components import LETTERS, TILE_COLOURS, TILES, TURNED

Laid = tuple[int, int]
"""A tile and its rotation."""

Block = tuple[Laid | None, ...]
"""The tile in each of the nine slots, None where empty."""

EMPTY: Block = (None,) * TILES

COLOURS = [[[int(colours[corner]) for corner in turned] for turned in TURNED] for colours in TILE_COLOURS]
"""The squares of every tile after quarter turns clockwise, in reading order: ``COLOURS[tile][rotation]``."""

SIDES = ((1, ((1, 0), (3, 2))), (3, ((2, 0), (3, 1))))
"""The steps to the slots to the right and below, and the corners that touch there: this tile's and the other's."""

CONTACTS = [
    (slot, slot + step, touching)
    for slot in range(TILES)
    for step, touching in SIDES
    if slot + step < TILES and (step == 3 or slot % 3 < 2)
]
"""All pairs of touching slots in reading order, with the corners that touch."""

BESIDE = [
    [(two, touching) for one, two, touching in CONTACTS if one == slot]
    + [(one, tuple((there, here) for here, there in touching)) for one, two, touching in CONTACTS if two == slot]
    for slot in range(TILES)
]
"""By slot: the slots that touch it, with the corners that touch: this slot's and the other's."""


def agrees(block: Sequence[Laid | None]) -> bool:
    """Whether all touching squares of the tiles laid are equal (T36-34)."""
    return not any(_faults(block))


def _faults(block: Sequence[Laid | None]) -> Iterator[tuple[int, int]]:
    """Yield the touching squares that differ, each as 4 · slot + corner."""
    for slot, other, touching in CONTACTS:
        one, two = block[slot], block[other]
        if one and two:
            for here, there in touching:
                if COLOURS[one[0]][one[1]][here] != COLOURS[two[0]][two[1]][there]:
                    yield 4 * slot + here, 4 * other + there


def faults(solution: Sequence[Laid]) -> list[str]:
    """Return the contacts of a block where the touching squares differ (T36-34), as text.

    Raises BadOption unless the block has each of the nine tiles once.
    """
    if sorted(tile for tile, _ in solution) != list(range(TILES)):
        raise BadOption("the block needs each of the tiles 0 to 8 once (T36-02)", "layout")
    return [f"{_square(solution, one)} touches {_square(solution, two)}" for one, two in _faults(solution)]


def _square(solution: Sequence[Laid], number: int) -> str:
    slot, corner = divmod(number, 4)
    tile, rotation = solution[slot]
    place = f"({slot // 3 * 2 + corner // 2},{slot % 3 * 2 + corner % 2})"
    return f"{LETTERS[COLOURS[tile][rotation][corner]]} at {place}"


# --- laying


def fitting(block: Block, slot: int) -> Iterator[Laid]:
    """Yield the tiles, with rotations, that can be laid in an empty slot."""
    lying = {laid[0] for laid in block if laid}
    wanted = [
        (here, COLOURS[laid[0]][laid[1]][there])
        for other, touching in BESIDE[slot]
        if (laid := block[other])
        for here, there in touching
    ]
    for tile in range(TILES):
        for rotation in range(4) if tile not in lying else ():
            if all(COLOURS[tile][rotation][here] == colour for here, colour in wanted):
                yield tile, rotation


def laid_in(block: Block, slot: int, laid: Laid) -> Block:
    """Return the block with one tile more."""
    return (*block[:slot], laid, *block[slot + 1 :])


def solutions(block: Block = EMPTY) -> Iterator[tuple[Laid, ...]]:
    """Yield every solution that contains the tiles laid already."""
    slot = next((slot for slot in range(TILES) if block[slot] is None), None)
    if slot is None:
        yield tuple(laid for laid in block if laid)
        return
    for laid in fitting(block, slot):
        yield from solutions(laid_in(block, slot, laid))


@functools.cache
def all_solutions() -> tuple[tuple[Laid, ...], ...]:
    """Return all solutions (T36-E15)."""
    return tuple(solutions())


# --- as text


def drawing(solution: Sequence[Laid]) -> str:
    """Return a block as six rows of letters."""
    rows = [[COLOURS[tile][turns] for tile, turns in solution[row : row + 3]] for row in range(0, TILES, 3)]
    return "\n".join(
        "".join(LETTERS[colours[half + i]] for colours in row for i in (0, 1)) for row in rows for half in (0, 2)
    )


def report(words: Sequence[str]) -> str:
    """Check a block given as nine words TILE:ROTATION, or return a solution if none is given. Raises BadOption."""
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

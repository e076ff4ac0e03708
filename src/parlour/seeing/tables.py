"""What a photograph of each game's table shows: which pieces lie in rows, how many, and what their faces are called."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from parlour.core.errors import ParlourError
from parlour.games.grannys_pills.components import PILL_NAMES
from parlour.games.grannys_pills.scene import FACES as PILLS
from parlour.games.mismemory.components import TILE_NAMES
from parlour.games.mismemory.scene import FACES as PIECEPACK
from parlour.games.pivot_pawns.board import FACES as PIVOT_CARDS
from parlour.games.tic.deck import NAMES
from parlour.seeing.codes import codes
from parlour.seeing.lattice import Form, Place

CARD = Form((63.0, 88.0), turns=2)
PILL = Form((25.0, 25.0))
TILE = Form((50.0, 50.0))
SQUARES = Form((50.0, 50.0), step=(0.5, 0.5), touching=True)


class Unseen(ParlourError):
    """A photograph shows no position, or its game is not one that a photograph shows.

    ``reason`` names the sentence, for pages that say it in other languages.
    """

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


def rectangle(columns: int, rows: int) -> list[Place]:
    """Return all places of a rectangle in reading order."""
    return [(column, row) for row in range(rows) for column in range(columns)]


def pyramid(columns: int, rows: int) -> list[Place]:
    """Return the places of a pyramid of full rows whose cards are set off by half: the tip in the middle above."""
    return [(rows - 1 - row + 2 * place, row) for row in range(rows) for place in range(row + 1)]


def complete_pyramid(seen: Collection[Place]) -> tuple[int, int, Place]:
    """Return columns and rows of the smallest pyramid that holds these places, and by how much they lie within it.

    So a tip or a corner that was not read is missed and asked about. Raises Unseen if it might lie on several sides.
    """
    lowest = max(row for _, row in seen)
    if (lowest + 1) * (lowest + 2) > 4 * len(seen):  # not even half of them
        raise Unseen("Too few cards of the pyramid can be read: show all of them, in good light and sharp.", "few")
    for rows in range(lowest + 1, lowest + 3):
        there = set(pyramid(2 * rows - 1, rows))
        ways = [
            (right, down)
            for right in range(2 * rows - 1)
            for down in range(rows - lowest)
            if all((column + right, row + down) in there for column, row in seen)
        ]
        if len(ways) == 1:
            return 2 * rows - 1, rows, ways[0]
        if ways:
            raise Unseen("Some cards at the edge of the pyramid cannot be read: show all of them.", "part")
    raise Unseen(
        "Some cards do not lie in the rows of this game: straighten them and take another photograph.", "crooked"
    )


class Setting(NamedTuple):
    """What lies on the table.

    kind: of the pieces
    form: how they lie
    names: what positions call each face
    sizes: columns and rows that there may be; none: any
    unique: whether each face lies once
    places: which places a table of a size has
    complete: columns and rows of a table of which these places are seen, and by how much they lie within it
    fewest: pieces below which nothing is said
    beside: kinds of other pieces with codes that tell something wherever they lie
    """

    kind: str
    form: Form
    names: Mapping[str, str]
    sizes: tuple[tuple[int, int], ...] = ()
    unique: bool = True
    places: Callable[[int, int], list[Place]] = rectangle
    complete: Callable[[Collection[Place]], tuple[int, int, Place]] | None = None
    fewest: int = 2
    beside: tuple[str, ...] = ()


_CARDS = {name: name for name in NAMES}
_TILES = [face.removeprefix("tile ") for face in codes().faces if face.startswith("tile ")]

SETTINGS = {
    "gridsy": Setting("tic-card", CARD, _CARDS, tuple((size, size) for size in (3, 4, 5))),
    "pentic": Setting("tic-card", CARD, _CARDS, ((3, 3),)),
    "tic-squared": Setting("tic-card", CARD, _CARDS),
    "tyramid": Setting("tic-card", CARD._replace(step=(0.5, 1.0)), _CARDS, places=pyramid, complete=complete_pyramid),
    "grannys-pills": Setting(
        "pill",
        PILL,
        dict(zip(PILLS, PILL_NAMES, strict=True)),
        ((6, 6),),
        unique=False,
        beside=("prescription",),
    ),
    "mismemory": Setting(
        "piecepack",
        TILE,
        dict(zip(PIECEPACK, TILE_NAMES, strict=True)),
        ((6, 4), (4, 6), (5, 5), (12, 2), (2, 12)),
    ),
    "pivot-pawns": Setting(
        "pivot-card",
        CARD._replace(upright=True),
        {face: str(number) for number, face in enumerate(PIVOT_CARDS)},
        ((5, 3),),
        beside=("token", "placeholder"),
    ),
    "thirty-six": Setting("tile", SQUARES, {face: str(number) for number, face in enumerate(_TILES)}),
}


def setting_of(game: str) -> Setting:
    """Return what lies on the table of a game. Raises Unseen if no photograph shows a position of it."""
    if game in SETTINGS:
        return SETTINGS[game]
    if game == "queen-of-the-ticcitories":
        raise Unseen("One photograph shows the line of Queen of the Ticcitories, or one grid, but never both.", "queen")
    raise Unseen(f"Nothing of {game} carries a code, so photographs of it cannot be read.", "game")

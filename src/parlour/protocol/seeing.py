"""Messages about photographs of tables. The browser finds the codes; pictures are never sent."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.scene import Piece
from parlour.protocol.editing import PositionProblem

MOST_CODES = 300
"""More than any table has; with numbers of one decimal they fit into a message."""

Coordinate = Annotated[float, msgspec.Meta(ge=-1e5, le=1e5)]
Index = Annotated[int, msgspec.Meta(ge=0, lt=100)]


class CodeFound(msgspec.Struct, forbid_unknown_fields=True):
    """A code in a photograph.

    number: its number
    corners: x and y of its four corners in pixels, clockwise, beginning with the upper left one as it is printed
    """

    number: Annotated[int, msgspec.Meta(ge=0, lt=250)]
    corners: Annotated[tuple[Coordinate, ...], msgspec.Meta(min_length=8, max_length=8)]


class PlaceAnswered(msgspec.Struct, forbid_unknown_fields=True):
    """What a person says lies at a place of a table.

    row: its row from above, from 0
    column: its column from the left, from 0
    piece: as positions name it; empty: nothing
    """

    row: Index
    column: Index
    piece: Annotated[str, msgspec.Meta(max_length=16)]


class Photographed(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/games/{name}/see``: the codes that were found in a photograph of a table.

    codes: all of them, in any order
    answers: what lies at places that could not be read
    """

    codes: Annotated[tuple[CodeFound, ...], msgspec.Meta(max_length=MOST_CODES)]
    answers: Annotated[tuple[PlaceAnswered, ...], msgspec.Meta(max_length=100)] = ()


class PlaceSeen(msgspec.Struct):
    """A place of a table.

    row: its row from above, from 0
    column: its column from the left, from 0
    piece: what lies there, as positions name it; empty: nothing; null: it could not be read
    x, y: its upper left corner, in widths and heights of a piece
    """

    row: int
    column: int
    piece: str | None
    x: float
    y: float


class TableSeen(msgspec.Struct):
    """``POST /api/games/{name}/see``: a table as it is seen.

    problem: which sentence says why nothing is said of the photograph; empty if something is
    columns: how many columns of places there are
    rows: how many rows
    places: all places
    pieces: all that may lie there, drawn; the id of each is its name in positions, and those of one name lie on each
        other
    beside: other pieces that were read, such as prescriptions, drawn, from left to right: on the places where they lie,
        or beyond them
    single: each piece lies at one place at most; what follows a / in its name are quarter turns
    refused: why the rules refuse the position; null: they do not
    file: a match file that begins with the position, as JSON; empty while places are to be answered, or if the rules
        refuse the position
    """

    problem: str
    columns: int = 0
    rows: int = 0
    places: tuple[PlaceSeen, ...] = ()
    pieces: tuple[Piece, ...] = ()
    beside: tuple[Piece, ...] = ()
    single: bool = False
    refused: PositionProblem | None = None
    file: str = ""

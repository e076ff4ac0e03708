"""Pills, forms and prescriptions of Granny's Pills, and the grid as it is seen from around the table.

What is in the box is read from ``data/components.json`` or a designer's ``grannys-pills.json`` (see
``core.components``). Pills are written by colour and shape, e.g. ``G4``; a kind is the number 4 · colour + shape − 1.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import Annotated

import msgspec

from parlour.core import arrays
from parlour.core.components import open_box

SEATS = 4
SPACES = 36
SIDE = 6
SCHEDULE = 9
KINDS = 16
EMPTY = -1
UNKNOWN = -2
NONE = -1

COLOUR_NAMES = ("blue", "green", "yellow", "red")
SHAPE_NAMES = ("round", "capsule", "oval", "lozenge")
LETTERS = "BGYR"
PILL_NAMES = tuple(f"{letter}{shape}" for letter in LETTERS for shape in range(1, 5))

FEWEST_PILLS, MOST_PILLS = SPACES, 127
"""Fewest pills: those that fill the grid (GRA-13). Most: the numbers of lanes of a round (see ``play``)."""

Copies = Annotated[int, msgspec.Meta(ge=0, le=99)]
Step = Annotated[int, msgspec.Meta(ge=0, le=2)]
Cell = tuple[Step, Step]
_ROW = " ".join(["[BGYR][1-4]"] * 3)
Prescription = Annotated[str, msgspec.Meta(pattern=f"^{_ROW}/{_ROW}/{_ROW}$")]


class Pills(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pills there are of each colour and shape, by colour in the order of the shapes 1 to 4."""

    blue: tuple[Copies, Copies, Copies, Copies]
    green: tuple[Copies, Copies, Copies, Copies]
    yellow: tuple[Copies, Copies, Copies, Copies]
    red: tuple[Copies, Copies, Copies, Copies]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A form in which pills are taken: (row, column) of the three pills in its bounding box, in reading order."""

    name: Annotated[str, msgspec.Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,7}$")]
    cells: tuple[Cell, Cell, Cell]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pills, forms and prescriptions: nine pills row by row, rows separated by a stroke.

    Sixteen prescriptions are the most that a match draws (GRA-D4); sets of them are the bits of an integer.
    """

    pills: Pills
    forms: Annotated[tuple[Form, ...], msgspec.Meta(min_length=1, max_length=12)]
    prescriptions: Annotated[tuple[Prescription, ...], msgspec.Meta(min_length=16, max_length=62)]


def count_copies(given: Components) -> Counter[str]:
    """Return how many pills there are of each kind, by name."""
    numbers = [number for colour in msgspec.structs.astuple(given.pills) for number in colour]
    return Counter(dict(zip(PILL_NAMES, numbers, strict=True)))


def _check(given: Components) -> None:
    from parlour.games.grannys_pills.checks import check_components  # no page has a designer's file

    check_components(given)


BOX = open_box("grannys-pills", __file__, Components, _check)
"""What is in the box."""

PRESCRIPTIONS = BOX.given.prescriptions
"""GRA-05, D3: the 35 prescriptions row by row, rows separated by a stroke."""

_COPIES = [count_copies(BOX.given)[pill] for pill in PILL_NAMES]
COPIES = arrays.array(_COPIES, arrays.int8)
"""GRA-D2: how many pills there are of each kind; seven in the rules."""

MOST_COPIES = max(_COPIES)
PILLS = sum(_COPIES)

KIND_OF = arrays.array([kind for kind, copies in enumerate(_COPIES) for _ in range(copies)], arrays.int8)
"""The kind of every pill, where pills are numbered by kind."""

FIRST_OF = arrays.array([sum(_COPIES[:kind]) for kind in range(KINDS)], arrays.int16)
"""The number of the first pill of every kind."""


def _quarter(places: list[int]) -> list[int]:
    """Return the places of a grid, row by row, after it is turned counterclockwise by a quarter."""
    return [places[SIDE * row + column] for column in reversed(range(SIDE)) for row in range(SIDE)]


_TURNS = list(accumulate(range(1, SEATS), lambda seen, _: _quarter(seen), initial=list(range(SPACES))))

SEEN = arrays.array(_TURNS, arrays.int64)
"""GRA-D7: the place on the table that a seat sees in each space, by the quarter turns between them."""

UNSEEN = arrays.array([[seen.index(place) for place in range(SPACES)] for seen in _TURNS], arrays.int64)
"""The inverse of ``SEEN``."""

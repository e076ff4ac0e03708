"""From codes to places: what lies where on the table, which places are uncertain, and when nothing is said at all."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from parlour.seeing.lattice import Lattice, Place, find_lattice
from parlour.seeing.pieces import Found, pieces_seen
from parlour.seeing.planes import NoPlane, Plane, Point, chain, inverse, through
from parlour.seeing.tables import Setting, Unseen, rectangle

LEAST_SHARE = 0.7
"""Of the places, so many have to be read before anything is looked at again, or it is not that table."""


DOUBT = 0.25
"""A piece farther from its place, as the plane of all has it, is not believed to lie there, but asked about."""
SLACK = 0.18
"""How far a tile may be from its squares, as others are half a tile on; where tiles were misplaced, one is farther."""
CROOKED = "Some cards do not lie in the rows of this game: straighten them and take another photograph."
FARTHEST = 20.0
"""How far beside the first place other pieces may lie, in places."""


class Beside(NamedTuple):
    """Another piece that tells something: its kind, its face, and where its middle is, in places."""

    kind: str
    face: str
    at: Point


class Sight(NamedTuple):
    """A table as seen.

    columns, rows: how many places there are
    names: what lies at places, by the names of positions; what was not read is missing
    turns: the quarter turns clockwise of what lies there
    places: all places
    flagged: places that a person has to look at, in reading order
    plane: from places to the photograph
    beside: other pieces that were read, from left to right; a face seen twice is not believed
    """

    columns: int
    rows: int
    names: Mapping[Place, str]
    turns: Mapping[Place, int]
    places: tuple[Place, ...]
    flagged: tuple[Place, ...]
    plane: Plane
    beside: tuple[Beside, ...] = ()


def look(found: Sequence[Found], setting: Setting, wanted: tuple[int, int] | None = None) -> Sight:
    """Return what lies where. ``wanted`` are columns and rows, if they are known. Raises Unseen with a sentence."""
    lattice = _lattice(found, setting)
    columns, rows = (1 + max(one.at[axis] for one in lattice.placed) for axis in (0, 1))
    lattice, columns, rows = _sized(lattice, columns, rows, setting, wanted)
    places = tuple(setting.places(columns, rows)) if not setting.form.touching else _tiled(lattice, setting)
    at: dict[Place, list[tuple[str, int]]] = {}
    for one, off in zip(lattice.placed, _offsets(lattice), strict=True):
        if off <= DOUBT:
            at.setdefault(one.at, []).append((setting.names[one.piece.face], one.turn))
    if any(one.at not in places for one in lattice.placed):
        raise Unseen(CROOKED, "crooked")
    names = {place: there[0][0] for place, there in at.items() if len(there) == 1}
    turns = {place: there[0][1] for place, there in at.items() if len(there) == 1}
    if setting.unique:
        twice = {name for name, times in Counter(names.values()).items() if times > 1}
        names = {place: name for place, name in names.items() if name not in twice}
    if len(names) < LEAST_SHARE * len(places):
        raise Unseen(
            f"Only {len(names)} of {len(places)} places can be read: is the whole table in the picture, "
            "in good light and sharp?",
            "few",
        )
    flagged = tuple(place for place in places if place not in names)
    try:
        beside = _beside(found, setting, lattice.plane)
    except NoPlane:  # seen from its edge
        beside = ()
    return Sight(columns, rows, names, turns, places, flagged, lattice.plane, beside)


def _beside(found: Sequence[Found], setting: Setting, plane: Plane) -> tuple[Beside, ...]:
    """Return the pieces of other kinds that the table of a game has."""
    if not setting.beside:
        return ()
    back = inverse(plane)
    everything = [
        Beside(kind, piece.face, through(back, piece.middle))
        for kind in setting.beside
        for piece in pieces_seen(found, kind)
    ]
    seen = [one for one in everything if all(abs(length) < FARTHEST for length in one.at)]
    times = Counter((one.kind, one.face) for one in seen)
    return tuple(sorted((one for one in seen if times[one.kind, one.face] == 1), key=lambda one: one.at[0]))


def _offsets(lattice: Lattice) -> list[float]:
    """Return how far each piece is from its place, in places."""
    back = inverse(lattice.plane)
    return [math.dist(through(back, one.piece.middle), one.at) for one in lattice.placed]


def _lattice(found: Sequence[Found], setting: Setting) -> Lattice:
    pieces = pieces_seen(found, setting.kind)
    if len(pieces) < setting.fewest:
        if found and not pieces:
            raise Unseen("The codes in this picture belong to other pieces than those of this game.", "others")
        raise Unseen("No pieces with codes are to be seen. Were they printed with --codes?", "nothing")
    try:
        lattice = find_lattice(pieces, setting.form)
    except NoPlane:
        raise Unseen("What is to be seen lies in no rows that could be told apart.", "crooked") from None
    if len(lattice.elsewhere) >= max(4, len(lattice.placed) // 3):
        raise Unseen("Two tables are in this picture: take one of each.", "two")
    return lattice


def _sized(
    lattice: Lattice, columns: int, rows: int, setting: Setting, wanted: tuple[int, int] | None
) -> tuple[Lattice, int, int]:
    """Return columns and rows of the table. Raises Unseen unless what is seen reaches all edges of it."""
    if setting.complete is not None:
        columns, rows, (right, down) = setting.complete({one.at for one in lattice.placed})
        placed = tuple(one._replace(at=(one.at[0] + right, one.at[1] + down)) for one in lattice.placed)
        back = (1.0, 0.0, -float(right), 0.0, 1.0, -float(down), 0.0, 0.0, 1.0)
        return lattice._replace(placed=placed, plane=chain(back, lattice.plane)), columns, rows
    sizes = (wanted,) if wanted else setting.sizes
    if not sizes:
        return lattice, columns, rows
    if (columns, rows) in sizes:
        return lattice, columns, rows
    meant = " or ".join(f"{one[0]} × {one[1]}" for one in sizes)
    if any(columns <= one[0] and rows <= one[1] for one in sizes):
        raise Unseen(
            f"Only a part of the table is to be read, {columns} × {rows} places of {meant}: "
            "show all of it, up to its edges.",
            "part",
        )
    raise Unseen(f"There are {columns} × {rows} places; this game has {meant}. Put what else has codes aside.", "size")


def _tiled(lattice: Lattice, setting: Setting) -> tuple[Place, ...]:
    """Return the places of tiles: those of a block of three by three, or else wherever all of them are to be seen.

    Tiles may lie half a tile on, so a plane that does not fit all of them well could lay one on the wrong squares.
    """
    seen = {one.at for one in lattice.placed}
    overlap = any(
        one != other and abs(one[0] - other[0]) < 2 > abs(one[1] - other[1]) for one in seen for other in seen
    )
    if overlap or max(_offsets(lattice)) > SLACK:
        raise Unseen("Where some tiles lie is not clear: push them together, and come nearer.", "crooked")
    block = [(2 * column, 2 * row) for column, row in rectangle(3, 3)]
    if seen <= set(block):
        return tuple(block)
    if len(seen) < len(setting.names):
        raise Unseen(f"Only {len(seen)} of {len(setting.names)} tiles can be read: all of them have to be.", "few")
    return tuple(sorted(seen, key=lambda place: (place[1], place[0])))

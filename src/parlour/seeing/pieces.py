"""Codes found in a photograph, put together to pieces: which face, where its middle is, how it lies."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from parlour.seeing.codes import Marking, codes
from parlour.seeing.planes import NoPlane, Plane, Point, fit_plane, inverse, through

SAME = 0.35
"""Codes of one face whose middles are nearer than this, in widths of the piece, are on one piece."""


class Found(NamedTuple):
    """A code in a photograph: its number, and its corners as it is printed, clockwise from the upper left one."""

    number: int
    corners: tuple[Point, Point, Point, Point]


class Seen(NamedTuple):
    """A piece in a photograph.

    face: what it shows
    points: millimetres from its middle, and where they are in the photograph
    plane: from millimetres around its middle to the photograph
    back: the way back
    """

    face: str
    points: tuple[tuple[Point, Point], ...]
    plane: Plane
    back: Plane

    @property
    def middle(self) -> Point:
        """Where its middle is in the photograph."""
        return through(self.plane, (0.0, 0.0))


def pieces_seen(found: Sequence[Found], kind: str) -> list[Seen]:
    """Return the pieces of a kind: the two codes of one piece are put together, other codes are left out.

    A piece with two codes looks the same upside down: that of them found first says which way round it lies.
    """
    marking, pieces = codes().kinds[kind], list[Seen]()
    for code in found:
        if code.number >= len(codes().faces) or not codes().faces[code.number].startswith(kind + " "):
            continue
        face = codes().faces[code.number].removeprefix(kind + " ")
        if (piece := _piece(face, list(zip(corners_of(marking), code.corners, strict=True)))) is None:
            continue
        for place, other in enumerate(pieces):
            if other.face == face and _is_near(piece, other, marking):
                pieces[place] = _together(other, piece)
                break
        else:
            pieces.append(piece)
    return pieces


def corners_of(marking: Marking) -> list[Point]:
    """Return the corners of a kind's first code, from the middle of the piece."""
    (x, y, _), (w, h), side = marking.spots[0], marking.size, marking.side
    left, top = x - w / 2, y - h / 2
    return [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]


def _piece(face: str, points: list[tuple[Point, Point]]) -> Seen | None:
    try:
        plane = fit_plane(points)
        return Seen(face, tuple(points), plane, inverse(plane))
    except NoPlane:
        return None


def _is_near(one: Seen, other: Seen, marking: Marking) -> bool:
    near = SAME * min(marking.size)
    return math.hypot(*through(one.back, other.middle)) < near and math.hypot(*through(other.back, one.middle)) < near


def _together(one: Seen, other: Seen) -> Seen:
    """Return one piece of two codes of it; the second code is seen as that of the first turned by half a turn."""
    x, y = through(one.back, other.points[0][1])
    (ax, ay), _ = other.points[0]
    turn = -1 if math.hypot(x - ax, y - ay) > math.hypot(x + ax, y + ay) else 1
    if turn == 1:  # the same code, found once more
        return one
    points = [*one.points, *(((-px, -py), at) for (px, py), at in other.points)]
    return _piece(one.face, points) or one

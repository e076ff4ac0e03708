"""Pieces laid out in rows: which place of the rows each has, whatever way the photograph was taken.

Pieces are placed one after the other, always that next which is nearest to one placed: beside a neighbour, the middle
of a piece is off by some millimetres for crooked laying and bent pictures, far less than a place is wide. Then one
plane is fitted to all, and every piece is judged by it again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from parlour.seeing.pieces import Seen
from parlour.seeing.planes import NoPlane, Plane, Point, fit_plane, inverse, through

Place = tuple[int, int]
"""Column and row."""

FARTHEST = 3.3
"""A piece farther from all others than so many places lies elsewhere."""
OFF = 0.36
"""A piece is at a place if it is no farther from it, in places."""
GAP = 1.06
"""Places by the size of their pieces, before anything is measured."""


class Form(NamedTuple):
    """How pieces lie.

    size: width and height of a piece
    step: what a place is of a piece, in both directions: 0.5 where rows are set off by half a piece
    touching: whether pieces lie without gaps
    turns: quarter turns in which pieces may lie in a row: all four, or half turns
    upright: whether a piece tells by itself where up is
    """

    size: tuple[float, float]
    step: tuple[float, float] = (1.0, 1.0)
    touching: bool = False
    turns: int = 4
    upright: bool = False


class Placed(NamedTuple):
    """A piece at a place, with its quarter turns clockwise from upright."""

    piece: Seen
    at: Place
    turn: int


class Lattice(NamedTuple):
    """Pieces at their places, the plane from places to the photograph, and pieces that lie elsewhere."""

    placed: tuple[Placed, ...]
    plane: Plane
    elsewhere: tuple[Seen, ...]


class _Laid(NamedTuple):
    piece: Seen
    at: Point
    turn: int


def find_lattice(pieces: Sequence[Seen], form: Form) -> Lattice:
    """Return the largest group of pieces in rows; up is up in the photograph. Raises NoPlane for too few of them."""
    groups, left, pitch = list[list[_Laid]](), list(pieces), _pitch(pieces, form)
    while left:
        groups.append(_grow(left, pitch, form))
        taken = {id(laid.piece) for laid in groups[-1]}
        left = [piece for piece in left if id(piece) not in taken]
    group = max(groups, key=len, default=[])
    placed = [Placed(laid.piece, (round(laid.at[0]), round(laid.at[1])), laid.turn) for laid in group]
    plane = _plane(placed, pitch)
    placed = [_again(one, plane) for one in placed]
    plane = _plane([one for one in placed if _is_at(one, plane)], pitch)
    kept = [one for one in (_again(one, plane) for one in placed) if _is_at(one, plane)]
    elsewhere = [piece for piece in pieces if all(piece is not one.piece for one in kept)]
    return _upright(Lattice(tuple(kept), plane, tuple(elsewhere)), form)


def _grow(pieces: list[Seen], pitch: Point, form: Form) -> list[_Laid]:
    """Return a group of pieces, each beside another, from that which is seen best; places are not yet whole numbers."""
    first = max(pieces, key=lambda piece: (len(piece.points), _extent(piece)))
    left = [piece for piece in pieces if piece is not first]
    most = len(first.points)
    laid, near = [_Laid(first, (0.0, 0.0), 0)], {id(piece): (_apart(first, piece, pitch, most), 0) for piece in left}
    while left:
        nearest = min(left, key=lambda piece: near[id(piece)][0])
        apart, beside = near[id(nearest)]
        if apart > FARTHEST / min(form.step):
            break
        left.remove(nearest)
        laid.append(_beside(laid[beside], nearest, pitch, form))
        for piece in left:
            apart = _apart(nearest, piece, pitch, most)
            if apart < near[id(piece)][0]:
                near[id(piece)] = (apart, len(laid) - 1)
    return laid


def _extent(piece: Seen) -> float:
    corners = [at for _, at in piece.points]
    return max(math.dist(corners[0], corner) for corner in corners)


def _pitch(pieces: Sequence[Seen], form: Form) -> Point:
    """Return how wide and high a place is, in millimetres: the usual distance between neighbours."""
    gap = 1.0 if form.touching else GAP
    pitch = form.size[0] * gap * form.step[0], form.size[1] * gap * form.step[1]
    if form.touching:
        return pitch
    is_set_off = form.step[0] < 1
    steps: tuple[list[float], list[float]] = ([], [])
    for piece in pieces:
        for other in pieces:
            if piece is other:
                continue
            x, y = (abs(length) for length in through(piece.back, other.middle))
            for axis, along, across in ((0, x, y), (1, y, x)):
                whole = 2 if axis == 0 and is_set_off else 1
                beside = pitch[0] if axis == 1 and is_set_off else 0.0
                near = abs(across - beside) < 0.25 * form.size[1 - axis]
                if near and 0.8 < along / (whole * pitch[axis]) < 1.35:
                    steps[axis].append(along / whole)
    if form.turns == 4 and form.size[0] == form.size[1]:
        both = median(steps[0] + steps[1]) if steps[0] + steps[1] else pitch[0]
        return both, both
    return tuple(median(found) if found else pitch[axis] for axis, found in enumerate(steps))  # type: ignore[return-value]


def _apart(one: Seen, other: Seen, pitch: Point, most: int) -> float:
    """Return how far two pieces are from each other, in places, as seen from the better seen one, or from both.

    Where neither shows as many points as ``most`` pieces do, both see badly, and are twice as far: others are better.
    """
    far = 0.0
    for here, there in ((one, other), (other, one)):
        if len(here.points) >= len(there.points):
            x, y = through(here.back, there.middle)
            far = max(far, math.hypot(x / pitch[0], y / pitch[1]))
    worse = 1 if max(len(one.points), len(other.points)) == most else 2
    return worse * far if math.isfinite(far) else 1e9


def _beside(laid: _Laid, piece: Seen, pitch: Point, form: Form) -> _Laid:
    """Place a piece beside one placed: the mean of how each sees the other, rounded to a place.

    One seen by both its codes is believed alone beside one seen by a single code, which is too small to tell far.
    """
    there = through(laid.piece.back, piece.middle)
    ahead = through(laid.piece.back, through(piece.plane, (form.size[0] / 4, 0.0)))
    angle = math.atan2(ahead[1] - there[1], ahead[0] - there[0])
    quarters = round(angle / (math.pi / 2)) % 4 if form.turns == 4 else 2 * (round(angle / math.pi) % 2)
    back = _turned(through(piece.back, laid.piece.middle), quarters)
    share = 0.5 + 0.5 * ((len(piece.points) > 4) - (len(laid.piece.points) > 4))
    seen = (there[0] * (1 - share) - back[0] * share, there[1] * (1 - share) - back[1] * share)
    step = _turned(seen, laid.turn)
    x, y = laid.at
    at = float(round(x + step[0] / pitch[0])), float(round(y + step[1] / pitch[1]))
    return _Laid(piece, at, (laid.turn + quarters) % 4)


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def _plane(placed: Sequence[Placed], pitch: Point) -> Plane:
    """Fit the plane of all places: to the middles of pieces, of few pieces to their corners, too."""
    pairs = [((float(one.at[0]), float(one.at[1])), one.piece.middle) for one in placed]
    spread = [len({one.at[axis] for one in placed}) for axis in (0, 1)]
    if min(spread, default=0) >= 3 and len(placed) >= 8:
        return fit_plane(pairs)
    for one in placed:
        for point, at in one.piece.points:
            x, y = _turned(point, one.turn)
            pairs.append(((one.at[0] + x / pitch[0], one.at[1] + y / pitch[1]), at))
    return fit_plane(pairs)


def _again(one: Placed, plane: Plane) -> Placed:
    x, y = through(inverse(plane), one.piece.middle)
    return one._replace(at=(round(x), round(y))) if math.isfinite(x) and math.isfinite(y) else one


def _is_at(one: Placed, plane: Plane) -> bool:
    x, y = through(inverse(plane), one.piece.middle)
    return abs(x - one.at[0]) < OFF and abs(y - one.at[1]) < OFF


def _upright(lattice: Lattice, form: Form) -> Lattice:
    """Turn a lattice so that up is up in the photograph, or as its pieces say, and its first place is (0, 0)."""
    quarters = range(4) if form.size[0] == form.size[1] and form.turns == 4 else (0, 2)

    def height(turn: int) -> float:
        if form.upright:
            return float(sum((one.turn + turn) % 4 == 0 for one in lattice.placed))
        columns, rows = (sum(one.at[axis] for one in lattice.placed) / len(lattice.placed) for axis in (0, 1))
        middle = through(lattice.plane, (columns, rows))
        score = 0.0
        for axis, (dx, dy) in enumerate(((1.0, 0.0), (0.0, 1.0))):
            x, y = _turned((dx, dy), -turn)
            ahead = through(lattice.plane, (columns + x / 4, rows + y / 4))
            score += (ahead[axis] - middle[axis]) / (math.dist(ahead, middle) or 1.0)
        return score

    turn = max(quarters, key=height)
    found = [(one, _turned((float(one.at[0]), float(one.at[1])), turn)) for one in lattice.placed]
    left, top = (min(round(at[axis]) for _, at in found) for axis in (0, 1))
    placed = tuple(
        Placed(one.piece, (round(at[0]) - left, round(at[1]) - top), (one.turn + turn) % 4) for one, at in found
    )
    corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    turned = []
    for x, y in corners:
        turned.append(((x, y), through(lattice.plane, _turned((x + left, y + top), -turn))))
    try:
        return Lattice(placed, fit_plane(turned), lattice.elsewhere)
    except NoPlane:
        return lattice._replace(placed=placed)

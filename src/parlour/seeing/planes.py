"""Maps between planes (homographies), fitted to pairs of points by least squares, in plain Python as a page has it."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Plane = tuple[float, float, float, float, float, float, float, float, float]
"""The nine numbers of a homography, row by row; the last is 1."""


class NoPlane(ValueError):
    """The points do not determine a plane."""


def fit_plane(pairs: Sequence[tuple[Point, Point]]) -> Plane:
    """Return the homography that takes the first of each pair to the second. Raises NoPlane unless four determine it.

    Both sides are brought to the same scale before, so that the equations are well conditioned.
    """
    if len(pairs) < 4:
        raise NoPlane("a plane needs four points")
    before, after = (_scale_of([pair[side] for pair in pairs]) for side in (0, 1))
    rows, right = [], []
    for one, other in pairs:
        x, y = through(before, one)
        u, v = through(after, other)
        rows.append([x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y])
        rows.append([0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y])
        right += [u, v]
    normal = [[sum(row[i] * row[j] for row in rows) for j in range(8)] for i in range(8)]
    known = [sum(row[i] * value for row, value in zip(rows, right, strict=True)) for i in range(8)]
    a, b, c, d, e, f, g, h = _solve(normal, known)
    return chain(before, chain((a, b, c, d, e, f, g, h, 1.0), inverse(after)))


def through(plane: Plane, point: Point) -> Point:
    """Return where a point comes to lie."""
    x, y = point
    deep = plane[6] * x + plane[7] * y + plane[8]
    if abs(deep) < 1e-12:
        return math.inf, math.inf
    return (plane[0] * x + plane[1] * y + plane[2]) / deep, (plane[3] * x + plane[4] * y + plane[5]) / deep


def chain(first: Plane, then: Plane) -> Plane:
    """Return both maps as one."""
    a, b = then, first
    found = [sum(a[3 * row + k] * b[3 * k + column] for k in range(3)) for row in range(3) for column in range(3)]
    return _normed(found)


def inverse(plane: Plane) -> Plane:
    """Return the way back. Raises NoPlane if there is none."""
    a, b, c, d, e, f, g, h, i = plane
    found = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f]
    found += [d * h - e * g, b * g - a * h, a * e - b * d]
    return _normed(found)


def _normed(numbers: Sequence[float]) -> Plane:
    last = numbers[8]
    if abs(last) < 1e-12 * max(map(abs, numbers)):
        raise NoPlane("the plane is seen from its edge")
    a, b, c, d, e, f, g, h, _ = (number / last for number in numbers)
    return a, b, c, d, e, f, g, h, 1.0


def _scale_of(points: Sequence[Point]) -> Plane:
    """Return the map that brings points around the origin, at a distance of about 1."""
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    far = sum(math.dist(point, (x, y)) for point in points) / len(points)
    if far < 1e-9:
        raise NoPlane("all points are one")
    return 1 / far, 0.0, -x / far, 0.0, 1 / far, -y / far, 0.0, 0.0, 1.0


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination. Raises NoPlane if they have no single answer."""
    size = len(rows)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(table[row][column]))
        if abs(table[pivot][column]) < 1e-10:
            raise NoPlane("the points lie on one line")
        table[column], table[pivot] = table[pivot], table[column]
        for row in range(size):
            if row != column and (factor := table[row][column] / table[column][column]):
                table[row] = [one - factor * other for one, other in zip(table[row], table[column], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]

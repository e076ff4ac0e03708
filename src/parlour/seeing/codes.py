"""Codes on faces, by which a photograph tells what lies where: squares of the dictionary ARUCO_MIP_36h12.

``codes.json`` says which face has which code. What was printed once is never given another number: faces are only added
at its end.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple

import msgspec

MODULES = 8
"""The width of a code in squares: six, and a black one on each side."""
INNER = MODULES - 2

FILE = Path(__file__).parent / "codes.json"


class Marking(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a kind of pieces carries its code, in millimetres.

    size: the width and height of the piece
    side: the width of the black square; around it is a white margin of one eighth
    spots: the upper left corners of the squares, and their quarter turns clockwise
    shrunk: where there is no room, left, top and factor by which the drawing makes some
    """

    size: tuple[float, float]
    side: float
    spots: tuple[tuple[float, float, int], ...]
    shrunk: tuple[float, float, float] | None = None


class Codes(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All codes: kinds with their markings, faces by number (kind and face), words of 36 bits, the first row first."""

    kinds: dict[str, Marking]
    faces: tuple[str, ...]
    words: tuple[str, ...]


@functools.cache
def codes() -> Codes:
    """Return all codes."""
    return msgspec.json.decode(FILE.read_bytes(), type=Codes)


@functools.cache
def numbers() -> dict[str, int]:
    """Return the number of the code of every face, by kind and face."""
    return {face: number for number, face in enumerate(codes().faces)}


def has_code(kind: str, face: str | None) -> bool:
    """Whether a face carries a code."""
    return f"{kind} {face}" in numbers()


def is_dark(number: int, row: int, column: int) -> bool:
    """Whether a square of a code is black; rows and columns count from its upper left corner."""
    if not (0 < row < MODULES - 1 and 0 < column < MODULES - 1):
        return True
    word = int(codes().words[number], 16)
    return not word >> (INNER * INNER - 1 - (row - 1) * INNER - (column - 1)) & 1


class Scale(NamedTuple):
    """Where a piece begins in its drawing, and how many units of it a millimetre has."""

    left: float
    top: float
    unit: float


def shrink(svg: str, kind: str, scale: Scale) -> str:
    """Return a drawing with room for its code."""
    shrunk = codes().kinds[kind].shrunk
    if shrunk is None:
        return svg
    left, top, factor = shrunk
    opening, inner = svg.removesuffix("</svg>").split(">", 1)
    x, y = scale.left * (1 - factor) + left * scale.unit, scale.top * (1 - factor) + top * scale.unit
    return f'{opening}><g transform="translate({x:.3f} {y:.3f}) scale({factor})">{inner}</g></svg>'


def mark_face(svg: str, kind: str, face: str, scale: Scale) -> str:
    """Return a drawing with its codes above everything else."""
    marking, number, unit = codes().kinds[kind], numbers()[f"{kind} {face}"], scale.unit
    drawn = "".join(
        _code(number, scale.left + x * unit, scale.top + y * unit, marking.side * unit, turn)
        for x, y, turn in marking.spots
    )
    return f"{svg.removesuffix('</svg>')}{drawn}</svg>"


def _code(number: int, x: float, y: float, side: float, turn: int) -> str:
    module, middle = side / MODULES, side / 2
    path = "".join(_runs(number))
    return (
        f'<g transform="translate({x:.3f} {y:.3f}) rotate({90 * turn} {middle:.3f} {middle:.3f}) scale({module:.4f})">'
        f'<rect x="-1" y="-1" width="{MODULES + 2}" height="{MODULES + 2}" fill="#ffffff"/>'
        f'<path d="{path}" fill="#000000" fill-rule="evenodd"/></g>'
    )


def _runs(number: int) -> list[str]:
    """Return a code as one path: the black square, and every light run within it as a hole, so that no seams show."""
    runs = [f"M0 0H{MODULES}V{MODULES}H0Z"]
    for row in range(1, MODULES - 1):
        start = None
        for column in range(1, MODULES):
            light = not is_dark(number, row, column)
            if light and start is None:
                start = column
            elif not light and start is not None:
                runs.append(f"M{start} {row}H{column}V{row + 1}H{start}Z")
                start = None
    return runs

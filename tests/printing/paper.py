"""Reads printed PDFs back: sizes, outlines and ink, in millimetres from the top left corner of a page."""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np
import pypdfium2
from pypdfium2 import raw

from parlour.core.game import find_game
from parlour.printing import Wishes, print_game

MM = 25.4 / 72
Box = tuple[float, float, float, float]


@functools.cache
def printed(game: str, wishes: Wishes = Wishes()) -> bytes:  # noqa: B008 — frozen
    """Return the PDF of a game."""
    return print_game(find_game(game), wishes)


class Side(NamedTuple):
    """A page: its size, and the outlines of all that is drawn by paths, as left, top, right, bottom."""

    width: float
    height: float
    paths: tuple[Box, ...]

    def count(self, width: float, height: float) -> int:
        """Count the outlines of a size, which may lie on their sides."""
        return sum(is_sized(path, width, height) or is_sized(path, height, width) for path in self.paths)


def is_sized(path: Box, width: float, height: float) -> bool:
    """Whether an outline has a size, but for half the line it is drawn with."""
    return abs(path[2] - path[0] - width) < 0.3 and abs(path[3] - path[1] - height) < 0.3


@functools.cache
def sides(pdf: bytes) -> tuple[Side, ...]:
    """Read the pages of a PDF."""
    return tuple(_side(page) for page in pypdfium2.PdfDocument(pdf))


def _side(page: pypdfium2.PdfPage) -> Side:
    width, height = (length * MM for length in page.get_size())
    found = []
    for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=1):
        left, bottom, right, top = (length * MM for length in thing.get_bounds())
        found.append((left, height - top, right, height - bottom))
    return Side(width, height, tuple(found))


def ink(pdf: bytes, number: int) -> Box:
    """Return what surrounds everything that is not white on a page."""
    page = pypdfium2.PdfDocument(pdf)[number]
    scale = 2.0
    pixels = page.render(scale=scale, grayscale=True).to_numpy()
    rows, columns = (np.flatnonzero((pixels < 250).any(axis=axis)) for axis in (1, 0))
    pixel = MM / scale
    return (columns[0] * pixel, rows[0] * pixel, (columns[-1] + 1) * pixel, (rows[-1] + 1) * pixel)

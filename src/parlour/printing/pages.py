"""A page as data: what lies where, in millimetres from its top left corner. Typst only carries it out."""

from __future__ import annotations

import msgspec

from parlour.printing.drawings import Bleed
from parlour.printing.wishes import Wishes

Line = tuple[float, float, float, float, bool]
Box = tuple[float, float, float, float]


class Image(msgspec.Struct, frozen=True):
    """A drawing on a page.

    file: its name among the page's files
    x, y: its top left corner, as it lies
    w, h: its size before it is turned
    turn: quarter turns clockwise
    round: cut by the largest ellipse within it
    """

    file: str
    x: float
    y: float
    w: float
    h: float
    turn: int = 0
    round: bool = False


class Text(msgspec.Struct, frozen=True):
    """A line of text: its left or right end, its middle height, its size in points."""

    text: str
    x: float
    y: float
    size: float = 8
    align: str = "left"


class Rect(msgspec.Struct, frozen=True):
    """A rectangle with rounded corners, in colours by name: ink, faint, sunken, paper or none."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0
    fill: str = "none"
    stroke: str = "faint"
    dashed: bool = False


class Page(msgspec.Struct):
    """Everything on a page, in the order in which it is painted; ``grounds`` lie below all."""

    grounds: list[Rect] = []
    images: list[Image] = []
    rects: list[Rect] = []
    lines: list[Line] = []
    circles: list[tuple[float, float, float]] = []
    texts: list[Text] = []

    def lay(self, file: str, cut: Box, bleed: Bleed, turn: int, is_round: bool) -> None:
        """Lay a drawing so that it is cut at a box. ``bleed`` is that of the drawing before it is turned."""
        x, y, w, h = cut
        first = -turn % 4
        left, top, *_ = (*bleed[first:], *bleed[:first])
        width, height = (h, w) if turn % 2 else (w, h)
        wide, high = width + bleed.left + bleed.right, height + bleed.top + bleed.bottom
        self.images.append(Image(file, x - left, y - top, wide, high, turn % 4, is_round))


def mirrored(box: Box, wishes: Wishes) -> Box:
    """Return where a box of the front is on the back of a sheet that is turned over along its long edge."""
    x, y, w, h = box
    return wishes.sheet.width - x - w, y, w, h

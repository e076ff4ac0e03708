"""Fits pieces of one size onto a sheet of paper. All measures are millimetres, from the top left corner."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.errors import BadOption
from parlour.printing.wishes import Wishes

HEAD = 6.0
"""The height of the line above the pieces."""

EDGES = ((2.0, 2.5), (1.5, 2.0), (1.25, 1.5), (1.0, 1.0))
"""Bleed, and length of the crop marks: the first with which most pieces find room is taken."""


class Fit(NamedTuple):
    """How pieces lie on a sheet, in columns and rows.

    columns, rows: how many
    left, top: where the first is cut
    width, height: of a piece as it lies
    turned: whether it lies on its side, its top to the right
    bleed: how far its ground goes beyond the cut, on each side
    mark: the length of crop marks
    """

    columns: int
    rows: int
    left: float
    top: float
    width: float
    height: float
    turned: bool
    bleed: float
    mark: float

    def below(self, pieces: int) -> float:
        """Return where this number of pieces, with their crop marks, ends, measured from the upper edge."""
        rows = -(-pieces // self.columns)
        return self.top - self.bleed + rows * (self.height + 2 * self.bleed) + self.mark

    @property
    def capacity(self) -> int:
        """How many pieces a sheet has."""
        return self.columns * self.rows

    def place(self, number: int) -> tuple[float, float]:
        """Return where a piece of the sheet is cut: its left and its upper edge."""
        row, column = divmod(number, self.columns)
        return (
            self.left + column * (self.width + 2 * self.bleed),
            self.top + row * (self.height + 2 * self.bleed),
        )


def fit(size: tuple[float, float], wishes: Wishes, upper: float | None = None) -> Fit:
    """Return how most pieces of a size find room below a height, which is the upper margin where none is given.

    Raises BadOption, naming the margin, if none finds room on a whole sheet.
    """
    found = [_laid(size, turned, edge, wishes, upper) for edge in EDGES for turned in (False, True)]
    best = max(found, key=lambda laid: laid.capacity)
    if not best.capacity and upper is None:
        raise BadOption(
            f"margin: with {wishes.margin:g} millimetres nothing of {size[0]:g} × {size[1]:g} finds room", "margin"
        )
    return best


def has_room(size: tuple[float, float], wishes: Wishes) -> bool:
    """Whether a piece of a size finds room on a sheet."""
    return any(_laid(size, turned, EDGES[-1], wishes, None).capacity for turned in (False, True))


def _laid(
    size: tuple[float, float], turned: bool, edge: tuple[float, float], wishes: Wishes, upper: float | None
) -> Fit:
    width, height = size[::-1] if turned else size
    paper, margin, (bleed, mark) = wishes.sheet, wishes.margin, edge
    above = (margin if upper is None else upper) + HEAD + mark
    columns = max(0, int((paper.width - 2 * margin - 2 * mark) // (width + 2 * bleed)))
    rows = max(0, int((paper.height - margin - mark - above) // (height + 2 * bleed)))
    left = (paper.width - columns * (width + 2 * bleed)) / 2 + bleed
    return Fit(columns, rows, left, above + bleed, width, height, turned, bleed, mark)

"""The forms in which pills are taken in Granny's Pills."""

from __future__ import annotations

from parlour.core import arrays
from parlour.games.grannys_pills.components import SCHEDULE, SIDE, SPACES

FORM_NAMES = ("H", "V", "NE", "NW", "SE", "SW")

FORM_CELLS = (
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 0), (1, 1)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (0, 1), (1, 1)),
)
"""GRA-D1: (row, column) of the three pills within the bounding box, in reading order."""


def _fits(form: int, row: int, column: int, side: int) -> bool:
    return all(row + r < side and column + c < side for r, c in FORM_CELLS[form])


GRID_STEPS = arrays.array([[SIDE * r + c for r, c in cells] for cells in FORM_CELLS], arrays.int64)
"""The steps from the anchor to the three pills on the grid."""

SCHEDULE_STEPS = arrays.array([[3 * r + c for r, c in cells] for cells in FORM_CELLS], arrays.int64)
"""The steps from the anchor to the three pills on a schedule."""

GRID_ANCHORS = arrays.array(
    [sum(1 << s for s in range(SPACES) if _fits(form, s // SIDE, s % SIDE, SIDE)) for form in range(6)], arrays.int64
)
"""The set of anchors where a form lies within the grid."""

SCHEDULE_ANCHORS = arrays.array(
    [sum(1 << s for s in range(SCHEDULE) if _fits(form, s // 3, s % 3, 3)) for form in range(6)], arrays.int64
)
"""The set of anchors where a form lies within a schedule: three of the straight forms, four of the others."""

EDGES = arrays.array(
    [(6 * (edge // 5) + edge % 5, 6 * (edge // 5) + edge % 5 + 1) for edge in range(30)]
    + [(space, space + 6) for space in range(30)],
    arrays.int64,
)
"""The two spaces that share each edge: 0 to 29 side by side, 30 to 59 one below the other."""

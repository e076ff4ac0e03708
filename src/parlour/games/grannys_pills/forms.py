"""The forms in which pills are taken in Granny's Pills."""

from __future__ import annotations

from parlour.core import arrays
from parlour.games.grannys_pills.components import BOX, SCHEDULE, SIDE, SPACES

FORM_NAMES = tuple(form.name for form in BOX.given.forms)
FORM_CELLS = tuple(form.cells for form in BOX.given.forms)
"""GRA-D1: (row, column) of the three pills within the bounding box, in reading order."""


IS_STRAIGHT = arrays.array(
    [int(cells in (((0, 0), (0, 1), (0, 2)), ((0, 0), (1, 0), (2, 0)))) for cells in FORM_CELLS], arrays.int8
)
"""The forms of the option ``straight``: three in a row or column."""


def _fits(form: int, row: int, column: int, side: int) -> bool:
    return all(row + r < side and column + c < side for r, c in FORM_CELLS[form])


GRID_STEPS = arrays.array([[SIDE * r + c for r, c in cells] for cells in FORM_CELLS], arrays.int64)
"""The steps from the anchor to the three pills on the grid."""

SCHEDULE_STEPS = arrays.array([[3 * r + c for r, c in cells] for cells in FORM_CELLS], arrays.int64)
"""The steps from the anchor to the three pills on a schedule."""

GRID_ANCHORS = arrays.array(
    [sum(1 << s for s in range(SPACES) if _fits(form, s // SIDE, s % SIDE, SIDE)) for form in range(len(FORM_CELLS))],
    arrays.int64,
)
"""The set of anchors where a form lies within the grid."""

SCHEDULE_ANCHORS = arrays.array(
    [sum(1 << s for s in range(SCHEDULE) if _fits(form, s // 3, s % 3, 3)) for form in range(len(FORM_CELLS))],
    arrays.int64,
)
"""The set of anchors where a form lies within a schedule: three of the straight forms, four of the others."""

MOST_CHOICES = sum(anchors.bit_count() for anchors in GRID_ANCHORS.tolist())
"""The number of ways to choose three pills."""

MOST_PLACINGS = sum(
    here.bit_count() * there.bit_count()
    for here, there in zip(GRID_ANCHORS.tolist(), SCHEDULE_ANCHORS.tolist(), strict=True)
)
"""The number of ways to choose and place three pills: 544 with the forms of the rules (GRA-E13)."""

EDGES = arrays.array(
    [(6 * (edge // 5) + edge % 5, 6 * (edge // 5) + edge % 5 + 1) for edge in range(30)]
    + [(space, space + 6) for space in range(30)],
    arrays.int64,
)
"""The two spaces that share each edge: 0 to 29 side by side, 30 to 59 one below the other."""

MOST_LEGAL = max(256, len(EDGES) + MOST_CHOICES + SPACES)
"""Upper bound: swaps, and choices of three pills or one."""

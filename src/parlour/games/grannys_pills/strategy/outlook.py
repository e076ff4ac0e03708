"""Points that the rest of a round may bring to a schedule, by its filled spaces: a table made at import.

Schedules with the same number of free spaces differ in how soon they can be full: half of the pairs of threes that
    leave three spaces free leave three that no form fills (GRA-E13).
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.record import Array
from parlour.games.grannys_pills.record import FORM_CELLS, SCHEDULE, SCHEDULE_ANCHORS, SCHEDULE_STEPS

MOST_TURNS_TO_COME = 5
FULL = (1 << SCHEDULE) - 1

POINTS_OF_ONE = 1.9
"""Points of a single pill on a free space, mostly the one that the prescription asks for."""

POINTS_OF_THREE = (-1.0, 1.3, 3.1, 4.9)
"""Points of three pills, by how many of them go to free spaces; the others go to filled ones."""

SHAPES = arrays.array(
    [
        [
            sum(1 << to + int(step) for step in SCHEDULE_STEPS[form]) if int(SCHEDULE_ANCHORS[form]) >> to & 1 else 0
            for to in range(SCHEDULE)
        ]
        for form in range(len(FORM_CELLS))
    ],
    arrays.int64,
)
"""The spaces that a form fills from an anchor of a schedule, none if it does not fit."""


def _worth_filling() -> list[tuple[int, tuple[float, ...]]]:
    """Return what a turn may fill, with its points by the number of free spaces among them."""
    threes = [(int(shape), POINTS_OF_THREE) for shape in SHAPES.ravel() if shape]
    return [*threes, *[(1 << space, (0.0, POINTS_OF_ONE)) for space in range(SCHEDULE)]]


def _tables() -> tuple[Array, Array]:
    """Compute the tables turn by turn, from the last one: the points of a turn and of the turns after it."""
    filled = arrays.arange(FULL + 1)
    points = arrays.zeros((MOST_TURNS_TO_COME + 1, FULL + 1))
    turns = arrays.full(FULL + 1, SCHEDULE, arrays.int64)
    turns[FULL] = 0
    for to_come in range(1, MOST_TURNS_TO_COME + 1):
        soon = turns.copy()
        for spaces, brings in _worth_filling():
            free = arrays.bitwise_count(spaces & ~filled)
            points[to_come] = arrays.maximum(
                points[to_come], arrays.array(brings)[free] + points[to_come - 1, filled | spaces]
            )
            turns = arrays.minimum(turns, 1 + soon[filled | spaces])
    return points, turns


POINTS_TO_COME, TURNS_NEEDED = _tables()
"""By turns to come and spaces filled, the points of these turns; by spaces filled, the fewest turns that fill all."""

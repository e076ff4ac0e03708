"""What the rest of a round may bring to a schedule, by which of its spaces are filled. Made once, looked up often.

Schedules that differ in which spaces are free differ in how soon they are full: of the pairs of threes that leave three
spaces free half leave three that no form fills (GRA-E13).
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.record import Array
from parlour.games.grannys_pills.record import FORM_CELLS, SCHEDULE, SCHEDULE_ANCHORS, SCHEDULE_STEPS

MOST_TURNS_TO_COME = 5
FULL = (1 << SCHEDULE) - 1

POINTS_OF_ONE = 1.9
"""What a single pill brings on a free space: there mostly is the one that the prescription asks for."""

POINTS_OF_THREE = (-1.0, 1.3, 3.1, 4.9)
"""What three pills bring of which so many lie on free spaces, the others on such as are filled."""

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
"""The spaces that a form fills from an anchor of a schedule, none where it does not lie within."""


def _worth_filling() -> list[tuple[int, tuple[float, ...]]]:
    """List what a turn may fill, and what that brings by how many of the spaces are free."""
    threes = [(int(shape), POINTS_OF_THREE) for shape in SHAPES.ravel() if shape]
    return [*threes, *[(1 << space, (0.0, POINTS_OF_ONE)) for space in range(SCHEDULE)]]


def _tables() -> tuple[Array, Array]:
    """Tabulate turn by turn, from the last: a turn brings its points and what is left to the turns behind it."""
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
"""By turns to come and spaces filled, the points that these turns bring; by spaces filled, the fewest that fill all."""

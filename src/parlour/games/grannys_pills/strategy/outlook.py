"""Points that the rest of a round may bring to a schedule, by its filled spaces: a table made at import.

Schedules with the same number of free spaces differ in how soon they can be full: half of the pairs of threes that
    leave three spaces free leave three that no form fills (GRA-E13).
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.kernel import Array
from parlour.games.grannys_pills.components import SCHEDULE
from parlour.games.grannys_pills.forms import FORM_CELLS, SCHEDULE_ANCHORS, SCHEDULE_STEPS

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
    threes = [(shape, POINTS_OF_THREE) for shapes in SHAPES.tolist() for shape in shapes if shape]
    return [*threes, *[(1 << space, (0.0, POINTS_OF_ONE)) for space in range(SCHEDULE)]]


def _tables() -> tuple[Array, Array]:
    """Compute the tables turn by turn, from the last one: the points of a turn and of the turns after it."""
    worth = _worth_filling()
    fillings = [
        [(filled | spaces, brings[(spaces & ~filled).bit_count()]) for spaces, brings in worth]
        for filled in range(FULL + 1)
    ]
    points, turns = [[0.0] * (FULL + 1)], [SCHEDULE] * FULL + [0]
    for _ in range(MOST_TURNS_TO_COME):
        later, soon = points[-1], turns
        points.append([max(0.0, *(gain + later[then] for then, gain in filling)) for filling in fillings])
        turns = [min(soon[filled], *(1 + soon[then] for then, _ in fillings[filled])) for filled in range(FULL + 1)]
    return arrays.array(points, arrays.float64), arrays.array(turns, arrays.int64)


POINTS_TO_COME, TURNS_NEEDED = _tables()
"""By turns to come and spaces filled, the points of these turns; by spaces filled, the fewest turns that fill all."""

"""The record of Connect Four and its actions.

Cells are numbered 0 to 41 in reading order, so the lowest row is 35 to 41.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import arrays
from parlour.core.actions import Action, Actions
from parlour.core.kernel import Array
from parlour.core.record import Kind, Number, Record, i8

COLUMNS, ROWS, CELLS = 7, 6, 42
EMPTY = -1


class State(Record):
    """A game of Connect Four."""

    discs: Annotated[Array, arrays.int8, (CELLS,), Kind(EMPTY, 1)]  # the seat whose disc lies there, EMPTY if none
    dropped: Annotated[i8, Number(0, CELLS)]
    won: Annotated[i8, Kind(0, 1)]  # the last disc made four


ACTIONS = Actions(Action("drop", column=range(COLUMNS)))

"""The options of Mismemory, and their values as kernels know them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.options import clauses, listed

BLIND = HONOUR = TOGETHER = DRAW = 1
"""The second values of the options memory, discipline, flip and stall_result."""

SURVIVOR_SHOWS, SURVIVOR_WINS, SURVIVOR_CONTINUES = range(3)

STALL_TURNS = arrays.array([10, 20, 40], arrays.int16)

SHOW_SECONDS = (2, 3, 5, 8)
"""Seconds of the clock, by the number of the option show."""


class Options(msgspec.Struct, frozen=True):
    """The options of Mismemory; the defaults are the decisions of the rules."""

    grid: Annotated[
        Literal["4x6", "6x4", "5x5", "2x12", "12x2", "line", "custom"], clauses("MIS-D1"), listed("custom")
    ] = "4x6"
    cells: Annotated[tuple[tuple[int, int], ...], clauses("MIS-D1")] = ()
    flip: Annotated[Literal["sequential", "together"], clauses("MIS-D3")] = "sequential"
    show: Annotated[Literal[2, 3, 5, 8], clauses("MIS-D4")] = 3
    memory: Annotated[Literal["open", "blind"], clauses("MIS-17", "MIS-D14")] = "open"
    discipline: Annotated[Literal["enforced", "honour"], clauses("MIS-D5")] = "enforced"
    survivor: Annotated[Literal["show", "wins", "continues"], clauses("MIS-D8")] = "show"
    stall: Annotated[Literal[10, 20, 40], clauses("MIS-D9")] = 20
    stall_result: Annotated[Literal["most", "draw"], clauses("MIS-D9")] = "most"

    @property
    def is_honour(self) -> bool:
        """Whether numbers may repeat and challenges exist (MIS-D5)."""
        return self.memory == "blind" or self.discipline == "honour"

"""The options of 36, and their values as kernels know them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.options import clauses, listed
from parlour.games.thirty_six.components import BOARD_Z

SQUARE_LAYOUT, DRAFT, PRESET, SCATTER = range(4)
GATES_ON_TILES, GATES_ANYWHERE, GATES_OFF = range(3)
TIE_DRAW, TIE_REPLAY = range(2)
MOST_REPLAYS = 3
STALL_TURNS = arrays.array([6, 8, 12, 20], arrays.int16)


class Options(msgspec.Struct, frozen=True):
    """The options of 36; the defaults are the decisions of the rules."""

    layout: Annotated[Literal["square", "draft", "preset", "scatter"], clauses("T36-D3"), listed("preset")] = "square"
    gates: Annotated[Literal["tile", "anywhere", "off"], clauses("T36-D2")] = "tile"
    stall: Annotated[Literal[6, 8, 12, 20], clauses("T36-D15")] = 8
    tie: Annotated[Literal["draw", "replay"], clauses("T36-D16")] = "draw"
    tournament: Annotated[bool, clauses("T36-30")] = False
    start: Annotated[Literal["random", 0, 1, 2], clauses("T36-D4")] = "random"
    preset: Annotated[tuple[tuple[int, int, int, int], ...], clauses("T36-D3")] = BOARD_Z

"""The options of Granny's Pills, and their values as kernels know them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core import arrays
from parlour.core.options import clauses
from parlour.core.positions import held

STRAIGHT, AROUND, FORCED, TRUST, BEST_ROUND = (1,) * 5
"""The second values of the options forms, view, single, colours and tiebreak."""

MOST_CYCLES = arrays.array([1 << 14, 8, 12], arrays.int16)
"""GRA-D12: by the number of the option cycles."""

LIMIT_SECONDS = (0, 30, 60, 90, 120)
"""Seconds of the clock, by the number of the option limit."""


class Options(msgspec.Struct, frozen=True):
    """The options of Granny's Pills; the defaults are the decisions of the rules."""

    forms: Annotated[Literal["all", "straight"], clauses("GRA-D1")] = "all"
    view: Annotated[Literal["common", "around"], clauses("GRA-D7"), held("around")] = "common"
    single: Annotated[Literal["always", "forced"], clauses("GRA-D8")] = "always"
    cycles: Annotated[Literal["none", 8, 12], clauses("GRA-D12")] = "none"
    colours: Annotated[Literal["refuse", "trust"], clauses("GRA-D14")] = "refuse"
    tiebreak: Annotated[Literal["shared", "best-round"], clauses("GRA-D16")] = "shared"
    limit: Annotated[Literal["none", 30, 60, 90, 120], clauses("GRA-D17")] = "none"

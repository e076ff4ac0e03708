"""The options of Pivot Pawns, and their values as kernels know them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core.options import clauses

LIVE, TURNS = range(2)
FREE, SIT_OUT, GIVE_TOKEN = range(3)
SHARED, FEWEST_PIVOTS = range(2)


class Options(msgspec.Struct, frozen=True):
    """The options of Pivot Pawns; the defaults are the decisions of the rules."""

    think: Annotated[Literal[60, 120, 180, 300], clauses("PIV-D11")] = 180
    timer: Annotated[Literal[15, 30, 60], clauses("PIV-D13")] = 30
    demo: Annotated[Literal[30, 60, 120], clauses("PIV-D16")] = 60
    strict: Annotated[bool, clauses("PIV-D17")] = False
    false_bid: Annotated[Literal["none", "sit-out", "token"], clauses("PIV-D18")] = "none"
    tiebreak: Annotated[Literal["shared", "fewest-pivots"], clauses("PIV-D19")] = "shared"
    tempo: Annotated[Literal["live", "turns"], clauses("PIV-D21")] = "live"
    seats: Annotated[int, msgspec.Meta(ge=1, le=16), clauses("PIV-D10")] = 8
    start: Annotated[tuple[int, ...], clauses("PIV-D4", "PIV-D9")] = ()

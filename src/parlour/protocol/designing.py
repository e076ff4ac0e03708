"""Messages about trying variants of a game. Nothing of them is kept."""

from __future__ import annotations

from typing import Annotated

import msgspec


class TrialsWish(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/games/{name}/trials``: let bots play some matches.

    players: the number of seats
    options: the options of the variant
    first: the number of the first match: the same numbers are the same deals, whatever the options
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=99)]
    options: dict[str, object] = {}
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0

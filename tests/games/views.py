"""What a view leaves out, for every game to check: a field that play never asks for is missed by nobody else."""

from __future__ import annotations

from parlour.core.game import Game, hidden
from parlour.core.record import Stream, new_record

STREAM = {*Stream.__annotations__}


def held_back(game: Game, viewer: int) -> set[str]:
    """Name the fields that a viewer gets otherwise than they are, in a record full of ones; the stream left out."""
    state = new_record(game.rules.state)
    fields = {name for name in state.dtype.names if not name.startswith("gap")} - STREAM
    for name in fields:
        state[name] = 1
    view = hidden(game, state, viewer)
    return {name for name in fields if view[name].tobytes() != state[name].tobytes()}

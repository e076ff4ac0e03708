"""What a seat of 36 may know: everything but the stream that lays the boards to come."""

from __future__ import annotations

from parlour.core.arrays import assign
from parlour.core.bits import count
from parlour.core.dice import rekey
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.games.thirty_six.state import GIVE, MOVE, State

COMPONENTS = (36,)
"""T36-02: twelve counters of each colour; those of a colour that nobody plays stay in the box."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy all that lies on the table (no information is hidden in 36)."""
    out.players, out.layout, out.gates, out.stall = state.players, state.layout, state.gates, state.stall
    out.tie, out.tournament, out.start = state.tie, state.tournament, state.start
    out.phase, out.turn, out.first = state.phase, state.turn, state.first
    out.laid = state.laid
    assign(out.rotation, state.rotation)
    assign(out.tile_row, state.tile_row)
    assign(out.tile_column, state.tile_column)
    assign(out.row, state.row)
    assign(out.column, state.column)
    assign(out.colour, state.colour)
    assign(out.gate, state.gate)
    assign(out.reach, state.reach)
    assign(out.of_colour, state.of_colour)
    out.counters, out.occupied = state.counters, state.occupied
    assign(out.pawn, state.pawn)
    assign(out.chosen, state.chosen)
    assign(out.reserve, state.reserve)
    assign(out.left, state.left)
    assign(out.receiver, state.receiver)
    out.quiet, out.passes = state.quiet, state.passes
    out.game, out.replays = state.game, state.replays
    assign(out.total, state.total)
    assign(out.wins, state.wins)


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Only the stream is unknown."""
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the counters on the board, in the reserves and in the box, once the reserves are filled."""
    counts[0] = count(int(state.counters)) + int(state.left.sum()) + 12 * (3 - int(state.players))
    return int(state.phase) in (MOVE, GIVE)

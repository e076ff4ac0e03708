"""What people see sooner in 36: moves that shed counters, and those to squares not far from their pawn."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.thirty_six.actions import GIVE_COUNTER, MOVE_PAWN, PASS
from parlour.games.thirty_six.components import COUNTERS, NOWHERE
from parlour.games.thirty_six.play import steps_to
from parlour.games.thirty_six.record import State


@kernel
def sight(state: State, seat: int, action: int) -> tuple[float, float, float]:
    """Return what is shed (1 for two counters), how near the square is, and 1 (see ``people.Sight``).

    Handed over is what they have most of; set-up has no size.
    """
    if action < MOVE_PAWN or action >= PASS:
        return 0.0, 0.0, 1.0
    if action >= GIVE_COUNTER:
        return min(1.0, int(state.reserve[seat, action - GIVE_COUNTER]) / COUNTERS), 0.0, 1.0
    square, origin = action - MOVE_PAWN, int(state.pawn[seat])
    rows = abs(int(state.row[square]) - int(state.row[origin]))
    columns = abs(int(state.column[square]) - int(state.column[origin]))
    size = 0.5 if int(state.reserve[seat, int(state.colour[square])]) > 0 else 0.0
    if passes_over(state, seat, origin, square):
        size += 0.5
    return size, 1.0 / max(1, rows + columns), 1.0


@kernel
def passes_over(state: State, seat: int, origin: int, square: int) -> bool:
    """Whether a move passes over another seat's pawn, which sheds a counter (T36-24)."""
    found = False
    for other in range(int(state.players)):
        pawn = int(state.pawn[other])
        if other != seat and pawn != NOWHERE and int(state.reach[origin]) >> pawn & 1:
            found = found or steps_to(state, origin, square, pawn) > 0
    return found

"""The result of a table, which follows from its log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.ratings.results import Player, Result, rank_seats
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Stored
from parlour.server.table.restoring import restore_state
from parlour.server.table.table_state import TableState

ENDING_ROWS = ("act", "end", "out")


def settle(stored: Stored) -> Result | None:
    """Return the result of a stored table; None unless it is rated and its match is over.

    A match that was called off, or that everybody left, has no ranks. Raises OtherRules, DamagedTable.
    """
    seats = [replace(seat) for seat in stored.seats]
    state = restore_state(stored)
    if not state.is_rated or state.match is None or not state.match.over:
        return None
    lost = find_losses(stored, state, seats)
    called_off = state.match.ending is not None and state.match.ending.how == "called-off"
    is_void = called_off or len(lost) == len(seats)
    return Result(
        stored.setup.id,
        stored.setup.game,
        next(row.at for row, _ in reversed(stored.log) if row.kind in ENDING_ROWS),
        tuple(Player(seat.guest) if seat.kind == "human" else Player(None, seat.strength) for seat in seats),
        () if is_void else rank_seats(state.match, lost),
        tuple(lost.get(seat.number, "") for seat in seats),
    )


def find_losses(stored: Stored, state: TableState, seats: Sequence[Seat]) -> dict[int, str]:
    """Map the seats that people gave up before the end to how; a bot plays on for them, or that was the end."""
    people = {seat.number for seat in seats if seat.kind == "human"}
    how = {row.seat: row.what if row.kind == "out" else "left" for row, _ in stored.log if row.kind in ("out", "leave")}
    return {seat: said for seat, said in {**dict.fromkeys(state.away, "left"), **how}.items() if seat in people}

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
MOST_THOUGHT_MS = 300_000
"""The most that one decision counts as thought about: a match over days does not count its nights."""


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
    result = Result(
        stored.setup.id,
        stored.setup.game,
        next(row.at for row, _ in reversed(stored.log) if row.kind in ENDING_ROWS),
        tuple(
            Player(seat.guest, program=seat.program) if seat.kind == "human" else Player(None, seat.strength)
            for seat in seats
        ),
        () if is_void else rank_seats(state.match, lost),
        tuple(lost.get(seat.number, "") for seat in seats),
    )
    return result if is_void else result._replace(openings=_openings(state), spent_ms=_spent_ms(stored, state))


def _openings(state: TableState) -> tuple[str, ...]:
    """Return the text of the first action that stands of each seat, if a person took it; else an empty text."""
    first: dict[int, str] = {}
    match = state.playing()
    for (seat, action), author in zip(match.entries, state.authors, strict=True):
        first.setdefault(seat, match.game.rules.actions.text(action) if author is not None else "")
    return tuple(first.get(seat.number, "") for seat in state.seats)


def _spent_ms(stored: Stored, state: TableState) -> tuple[int, ...]:
    """Return how long the people thought about their actions, also those that were taken back.

    A decision begins with the latest thing that happened at the table; where several may act at once, with the latest
    that the seat itself did. None counts more than MOST_THOUGHT_MS.
    """
    began = stored.setup.began_at or 0
    spent, latest, own = dict[int, int](), began, dict[int, int]()
    for row, _ in stored.log:
        since = own.get(row.seat, began) if state.game.rules.simultaneous else latest
        if row.kind == "act" and row.guest is not None:
            spent[row.seat] = spent.get(row.seat, 0) + min(max(0, row.at - since), MOST_THOUGHT_MS)
        latest = own[row.seat] = row.at
    return tuple(spent.get(seat.number, 0) for seat in state.seats)


def find_losses(stored: Stored, state: TableState, seats: Sequence[Seat]) -> dict[int, str]:
    """Map the seats that people gave up before the end to how; a bot plays on for them, or that was the end."""
    people = {seat.number for seat in seats if seat.kind == "human"}
    how = {row.seat: row.what if row.kind == "out" else "left" for row, _ in stored.log if row.kind in ("out", "leave")}
    return {seat: said for seat, said in {**dict.fromkeys(state.away, "left"), **how}.items() if seat in people}

"""What the people at a table may do beside playing: resign, ask the others for something, stop waiting for who is gone.

Bots are not asked: they agree to take back and to call off, and decline draws. In a rated match nobody is asked to take
back.
"""

from __future__ import annotations

from collections.abc import Collection

from parlour.core.ending import FREE_ACTIONS
from parlour.protocol.early import Way
from parlour.server.table.table_state import TableState


def others(state: TableState, guest: str | None) -> frozenset[str | None]:
    """Return the guests beside this one who hold a seat that no bot plays for."""
    people = {seat.guest for seat in state.seats if seat.kind == "human" and seat.number not in state.away}
    return frozenset(people - {guest})


def has_others(state: TableState, guest: str | None) -> bool:
    """Whether a guest beside this one holds a seat that no bot plays for."""
    return any(seat.guest != guest and seat.kind == "human" and seat.number not in state.away for seat in state.seats)


def ways(state: TableState, guest: str | None, seat: int) -> tuple[Way, ...]:
    """Return what a seat of a guest may do beside playing; nothing where no match runs, and in a what-if.

    What was declined may be asked for again after the next action.
    """
    match = state.match
    if match is None or match.over or state.setup.moved or state.setup.begins is not None:
        return ()
    if state.proposal is not None:
        return ("resign",)
    asked: list[Way] = ["resign", "call-off"]
    if has_others(state, guest):
        asked.append("draw")
        if not state.is_rated and not state.may_undo(guest, seat) and state.may_undo(guest, seat, agreed=True):
            asked.append("undo")
    return tuple(way for way in asked if (seat, way) not in state.declined)


def missing(state: TableState, agreed: Collection[int]) -> frozenset[str | None]:
    """Return the guests who still have to agree, where the people of the seats ``agreed`` have."""
    have = {state.seats[seat].guest for seat in agreed}
    return others(state, None) - have


def is_called_off_freely(state: TableState) -> bool:
    """Whether the match may be called off without asking anybody."""
    return len(state.playing().entries) < FREE_ACTIONS


def absent_seats(state: TableState, online: Collection[str]) -> tuple[int, ...]:
    """Return the seats to act whose people are not connected, in an evening in which no bot plays for who is away."""
    agreed = state.terms is not None and (state.terms.over_days or state.terms.warm)
    if state.match is None or agreed or not online:
        return ()
    people = (seat for seat in state.match.seats_to_act() if state.seats[seat].kind == "human")
    return tuple(seat for seat in people if seat not in state.away and state.seats[seat].guest not in online)

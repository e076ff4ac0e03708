"""Judges of the frames by which people end a match early or ask the others for something (see ``decisions``)."""

from __future__ import annotations

from typing import NoReturn

from parlour.core.errors import CannotUndo
from parlour.core.facts import Word, say
from parlour.protocol.frames import Claim, Propose, Resign, Respond
from parlour.protocol.messages import Refused
from parlour.server.table.agreements import is_called_off_freely, missing, ways
from parlour.server.table.connection import Connection
from parlour.server.table.decisions import Answered, Asked, check_asking
from parlour.server.table.drafts import Draft, losing
from parlour.server.table.table import Table
from parlour.server.table.table_state import TableState


async def judge_resign(table: Table, connection: Connection, frame: Resign) -> tuple[Draft, ...]:
    """Return the rows by which a seat resigns."""
    check_asking(table, connection, frame)
    if "resign" not in ways(table.state, connection.guest, frame.seat):
        _refuse(frame, "early-not-now")
    return losing(table.state, frame.seat, "resigned", frame.id)


async def judge_proposal(table: Table, connection: Connection, frame: Propose) -> tuple[Draft, ...]:
    """Return the row that asks the others, or what follows at once where nobody has to agree."""
    check_asking(table, connection, frame)
    state = table.state
    if frame.what not in ways(state, connection.guest, frame.seat):
        if frame.what == "undo":
            raise Answered(Refused(frame.id, "undo", _undo_refusal(state, frame.seat)))
        _refuse(frame, "early-not-now")
    if frame.what == "call-off" and (is_called_off_freely(state) or not missing(state, (frame.seat,))):
        return (Draft("end", "called-off", frame.id),)
    return (Draft("ask", frame.what, frame.id),)


async def judge_response(table: Table, connection: Connection, frame: Respond) -> tuple[Draft, ...]:
    """Return the row that agrees or declines, or that to which all have agreed now."""
    check_asking(table, connection, frame)
    state = table.state
    asked = state.proposal
    if asked is None:
        _refuse(frame, "early-nothing-asked")
    if not frame.agrees:
        return (Draft("decline", "", frame.id),)
    if state.seats[asked.seat].held_by(connection.guest):
        _refuse(frame, "early-others-agree")
    if frame.seat in asked.agreed:
        _refuse(frame, "early-agreed")
    if missing(state, (*asked.agreed, frame.seat)):
        return (Draft("agree", "", frame.id),)
    if asked.what == "undo":
        try:
            steps = state.steps_back(None, asked.seat, agreed=True)
        except CannotUndo as error:
            raise Answered(Refused(frame.id, "undo", say("undo-refused", reason=error.reason))) from None
        return (Draft("undo", str(steps), frame.id, asked.seat),)
    return (Draft("end", "drawn" if asked.what == "draw" else "called-off", frame.id),)


async def judge_claim(table: Table, connection: Connection, frame: Claim) -> tuple[Draft, ...]:
    """Return the rows by which the seat of somebody who is gone is lost."""
    check_asking(table, connection, frame)
    if frame.of not in table.claimable():
        _refuse(frame, "early-back")
    return losing(table.state, frame.of, "left", frame.id)


def _undo_refusal(state: TableState, seat: int) -> Word:
    try:
        state.steps_back(None, seat, agreed=True)
    except CannotUndo as error:
        return say("undo-refused", reason=error.reason)
    return say("early-not-now")


def _refuse(frame: Asked, reason: str) -> NoReturn:
    raise Answered(Refused(frame.id, "illegal", say(reason)))

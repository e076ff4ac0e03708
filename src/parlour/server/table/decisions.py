"""Frames that are judged by the latest position: to act, to take back, to leave, to ask for a hint.

A judge gives the rows to be written, or raises Answered with the answer. Where another process has written first, what
it wrote is read and the frame is judged again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NoReturn, Protocol

from parlour.core.decision import USUAL
from parlour.core.errors import CannotUndo, RuleBroken, Unreadable
from parlour.core.facts import say
from parlour.core.match import Match
from parlour.protocol.frames import Act, Claim, Hint, Leave, Propose, Resign, Respond, Undo
from parlour.protocol.messages import Ack, Refused, Stale
from parlour.server.base import logs
from parlour.server.base.errors import ApiError
from parlour.server.model.seats import hand_over
from parlour.server.model.storage import Taken
from parlour.server.table.connection import Connection
from parlour.server.table.drafts import Draft, leaving
from parlour.server.table.fair_play import HELP_LATER, is_withheld
from parlour.server.table.hints import are_given
from parlour.server.table.questions import refuse_asking
from parlour.server.table.table import Table

Asked = Act | Undo | Hint | Leave | Resign | Propose | Respond | Claim
FAILED = "Something went wrong here. Nothing was changed."


class Answered(Exception):
    """A frame is answered, and nothing is to be written."""

    def __init__(self, answer: Ack | Refused | Stale) -> None:
        super().__init__()
        self.answer = answer


class Judge(Protocol):
    """Gives the rows that follow from a frame; none where the answer comes later. Raises Answered."""

    def __call__(self, table: Table, connection: Connection, frame: Any, /) -> Awaitable[tuple[Draft, ...]]:
        """Judge a frame."""
        ...


def decide_by(judge: Judge) -> Callable[[Table, Connection, Any, float], Awaitable[None]]:
    """Return the frame handler that asks a judge, writes the rows it gives, and answers the frame."""

    async def decide(table: Table, connection: Connection, frame: Asked, received: float) -> None:
        before, shown_at = table.state.seq, table.state.touched
        try:
            await table.log.settle()
            await table.automation.settle_clocks(received)
            sent = sending_time(table, connection, received)
            if sent is not None:
                await table.automation.settle_times(sent, frame.seat)
            drafts = await run_judge(judge, table, connection, frame)
            for draft in drafts:
                seat = frame.seat if draft.seat is None else draft.seat
                row = table.state.row(draft.kind, seat, draft.what, connection.guest, draft.id)
                await table.log.append(row, sent)
            if drafts:
                table.services.observer.frame_acknowledged()
                connection.send(Ack(frame.id, table.state.seq))
                table.changed()
            if table.services.noting is not None:
                table.services.noting.note_done(table.state, connection, frame, shown_at)
        except Answered as found:
            send_answer(table, connection, found.answer)
            if table.services.noting is not None:
                table.services.noting.note_refused(table.state, connection, frame, found.answer)
        except Taken:
            await table.log.catch_up()
            if table.state.seq > before:
                await decide(table, connection, frame, received)
            else:  # the id was used long ago
                send_answer(table, connection, Stale(frame.id, table.state.seq))

    return decide


def sending_time(table: Table, connection: Connection, received: float) -> float | None:
    """Return when a frame counts as sent, where clocks of seats run; None elsewhere.

    That is earlier than it was received by the connection's delay there and back, and by how much later the position
    was shown than it is dated.
    """
    if table.state.times is None:
        return None
    return received - connection.lag_ms - table.log.lateness_ms


async def run_judge(judge: Judge, table: Table, connection: Connection, frame: Asked) -> tuple[Draft, ...]:
    """Return the rows that a judge gives. A programming error in it is logged and refuses only this frame."""
    try:
        return await judge(table, connection, frame)
    except (Answered, ApiError):
        raise
    except Exception as error:
        logs.error("frame_failed", error, table=logs.short(table.id), do=type(frame).__name__)
        raise Answered(Refused(frame.id, "failed", FAILED)) from None


def send_answer(table: Table, connection: Connection, answer: Ack | Refused | Stale) -> None:
    """Send an answer; after a Stale one also the whole view, since the browser had another position."""
    connection.send(answer)
    if isinstance(answer, Refused):
        table.services.observer.frame_refused(answer.code)
    elif isinstance(answer, Stale):
        connection.show_whole()


# --- the judges


async def judge_act(table: Table, connection: Connection, frame: Act) -> tuple[Draft, ...]:
    """Return the row of an action; if a bot plays for the seat, first the row by which its person is back."""
    check_asking(table, connection, frame)
    match = table.state.playing()
    if is_stale(match, frame.seq, table.state.seq):
        raise Answered(Stale(frame.id, table.state.seq))
    try:
        action = match.check(frame.seat, frame.action)
    except Unreadable as error:
        raise Answered(Refused(frame.id, "unreadable", str(error))) from None
    except RuleBroken as problem:
        raise Answered(Refused(frame.id, "illegal", problem.reason, problem.clause)) from None
    back = (Draft("back", "", None),) if frame.seat in table.state.away else ()
    return *back, Draft("act", match.game.rules.actions.text(action), frame.id)


async def judge_undo(table: Table, connection: Connection, frame: Undo) -> tuple[Draft, ...]:
    """Return the row that takes a seat's last action back, if that is allowed."""
    check_asking(table, connection, frame)
    if frame.seq != table.state.seq:
        raise Answered(Stale(frame.id, table.state.seq))
    try:
        steps = table.state.steps_back(connection.guest, frame.seat)
    except CannotUndo as error:
        raise Answered(Refused(frame.id, "undo", say("undo-refused", reason=error.reason))) from None
    return (Draft("undo", str(steps), frame.id),)


async def judge_hint(table: Table, connection: Connection, frame: Hint) -> tuple[Draft, ...]:
    """Start the search for a hint, or refuse it. Nothing is written."""
    state = table.state
    if await is_withheld(table.services, state):
        raise Answered(Refused(frame.id, "fair-play", HELP_LATER))
    check_asking(table, connection, frame)
    if not are_given(state, connection.guest):
        raise Answered(Refused(frame.id, "company", "There are no hints where others play."))
    match = state.playing()
    if is_stale(match, frame.seq, state.seq):
        raise Answered(Stale(frame.id, state.seq))
    if not match.actors() >> frame.seat & 1:
        raise Answered(Refused(frame.id, "illegal", say("not-your-turn")))
    table.hints.request_hint(connection, frame.id, frame.seat)
    return ()


async def judge_leave(table: Table, connection: Connection, frame: Leave) -> tuple[Draft, ...]:
    """Return the rows that give a seat up; before the match the seats are changed at once, without rows."""
    if table.state.match is None:
        await leave_lobby(table, connection.guest, frame)
    check_asking(table, connection, frame)
    return leaving(table.state, frame.seat, frame.id)


async def leave_lobby(table: Table, guest: str | None, frame: Leave) -> NoReturn:
    """Give up a seat before the match; acknowledge as well if it was given up before. Always raises Answered."""
    seats = table.state.seats
    seat = seats[frame.seat] if frame.seat < len(seats) else None
    if seat is None or guest is None or seat.guest != guest:
        raise Answered(Refused(frame.id, "not-yours", "That is not your seat."))
    if seat.kind == "human":
        await table.log.reseat(lambda seats: hand_over(seats, guest, frame.seat, USUAL))
    raise Answered(Ack(frame.id, table.state.seq))


# --- what judges ask first


def check_asking(table: Table, connection: Connection, frame: Asked) -> None:
    """Raise Answered for a frame that was acknowledged before, and for one that may not be sent for its seat now."""
    known = table.state.answered(connection.guest, frame.id)
    if known is not None and not isinstance(frame, Hint):
        raise Answered(Ack(frame.id, known))
    refusal = refuse_asking(table.state, connection.guest, frame.seat, frame.id)
    if refusal is not None:
        raise Answered(refusal)


def is_stale(match: Match, seq: int, present: int) -> bool:
    """Return whether a frame was meant for another position and is void.

    Where people act at once, a frame is judged by the present position instead, even if all others have acted since.
    """
    return seq != present and not (match.game.rules.simultaneous and seq < present)

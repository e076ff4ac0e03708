"""The desk: what each frame of a browser does at its table."""

from __future__ import annotations

import asyncio
from typing import Literal, NamedTuple

from parlour.core.errors import CannotUndo, Unreadable
from parlour.core.match import Match
from parlour.protocol.wire import Ack, Act, Because, Incoming, Leave, Look, Ping, Pong, Refused, Stale, Undo, Why
from parlour.server import journal
from parlour.server.errors import Unavailable
from parlour.server.line import Line
from parlour.server.seats import usual_level
from parlour.server.table import Table
from parlour.server.writer import Taken

Asked = Act | Undo | Why | Leave


class Deed(NamedTuple):
    """What is to be written to the log, with the id of the frame it answers."""

    kind: Literal["act", "undo", "leave"]
    what: str
    id: str | None


Finding = Ack | Refused | Stale | Because | tuple[Deed, ...]


async def receive(table: Table, line: Line, frame: Incoming, received: float) -> None:
    """Do what a frame asks. ``received`` is when it came, by the server's clock."""
    if isinstance(frame, Look):
        line.look(frame.seat, frame.seq)
    elif isinstance(frame, Ping):
        line.send(Pong())
    else:
        await _answer(table, line, frame, received)


async def _answer(table: Table, line: Line, frame: Asked, received: float) -> None:
    try:
        await table.settle()
        await table.settle_clocks(received)
        found = await _judge(table, line, frame)
        if isinstance(found, tuple):
            await _carry_out(table, line, frame, found)
        else:
            line.send(found)
        if isinstance(found, Stale):
            line.show()
    except Taken:
        await _lost_race(table, line, frame)
    except Unavailable as error:
        line.send(Refused(frame.id, "retry", str(error)))


async def _carry_out(table: Table, line: Line, frame: Asked, deeds: tuple[Deed, ...]) -> None:
    for deed in deeds:
        await table.append(table.chronicle.row(deed.kind, frame.seat, deed.what, line.guest, deed.id))
    line.send(Ack(frame.id, table.chronicle.seq))
    table.changed()


async def _lost_race(table: Table, line: Line, frame: Asked) -> None:
    """Another process wrote first: look at what it wrote."""
    try:
        await table.catch_up()
    except Unavailable as error:
        line.send(Refused(frame.id, "retry", str(error)))
        return
    known = table.chronicle.answered(line.guest, frame.id)
    if known is not None:
        line.send(Ack(frame.id, known))
    else:
        line.send(Stale(frame.id, table.chronicle.seq))
        line.show()


# --- judging: nothing here changes the table


async def _judge(table: Table, line: Line, frame: Asked) -> Finding:
    """Find the answer, or what is to be written down. An error of ours in this refuses the frame and does no more."""
    try:
        return await _find(table, line, frame)
    except Exception as error:
        journal.alarm("frame_failed", error, table=journal.short(table.id), do=type(frame).__name__)
        return Refused(frame.id, "failed", "Something went wrong here. Nothing was changed.")


async def _find(table: Table, line: Line, frame: Asked) -> Finding:
    known = table.chronicle.answered(line.guest, frame.id)
    if known is not None and not isinstance(frame, Why):
        return Ack(frame.id, known)
    refusal = _not_now(table, line, frame)
    if refusal is not None:
        return refusal
    if isinstance(frame, Act):
        return _act(table, frame)
    if isinstance(frame, Undo):
        return _undo(table, line, frame)
    return _leave(table, frame) if isinstance(frame, Leave) else await _why(table, frame)


def _not_now(table: Table, line: Line, frame: Asked) -> Refused | None:
    chronicle = table.chronicle
    if not any(seat.number == frame.seat and seat.held_by(line.guest) for seat in chronicle.seats):
        return Refused(frame.id, "not-yours", "That is not your seat.")
    if chronicle.match is None and not isinstance(frame, Leave):
        return Refused(frame.id, "illegal", "The match begins when everybody sits.")
    if chronicle.match is not None and chronicle.match.over:
        return Refused(frame.id, "over", "The match is over.")
    return None


def _act(table: Table, frame: Act) -> Finding:
    match = table.chronicle.playing()
    if _is_stale(match, frame.seq, table.chronicle.seq):
        return Stale(frame.id, table.chronicle.seq)
    try:
        action = match.game.actions.read(frame.action)
    except Unreadable as error:
        return Refused(frame.id, "unreadable", str(error))
    problem = match.broken(frame.seat, action)
    if problem is not None:
        return Refused(frame.id, "illegal", problem.reason, problem.clause)
    return (Deed("act", match.game.actions.text(action), frame.id),)


def _is_stale(match: Match, seq: int, present: int) -> bool:
    """Whether an action is void for being meant for another position; where people act at once the present one judges.

    That holds for the last of them, too: what the others did meanwhile is no reason to do nothing.
    """
    return seq != present and not (match.game.live and seq < present)


def _undo(table: Table, line: Line, frame: Undo) -> Finding:
    if frame.seq != table.chronicle.seq:
        return Stale(frame.id, table.chronicle.seq)
    try:
        steps = table.chronicle.steps_back(line.guest, frame.seat)
    except CannotUndo as error:
        return Refused(frame.id, "undo", f"That cannot be taken back: {error}.")
    return (Deed("undo", str(steps), frame.id),)


def _leave(table: Table, frame: Leave) -> Finding:
    """Take the game's own action of leaving first, where it has one that is open to the seat."""
    game, match = table.chronicle.game, table.chronicle.match
    leave = Deed("leave", usual_level(game), frame.id)
    if match is None or game.leave is None or match.broken(frame.seat, game.leaving) is not None:
        return (leave,)
    return (Deed("act", game.leave, None), leave)


async def _why(table: Table, frame: Why) -> Because:
    """Answer from a thread: it tries every action of the game. The table waits, so nothing changes meanwhile."""
    problem = await asyncio.to_thread(table.chronicle.playing().why, frame.seat, frame.path)
    return Because(frame.id, problem.reason, problem.clause)

"""The desk: what each frame of a browser does at its table."""

from __future__ import annotations

import asyncio

from parlour.core.errors import CannotUndo, RuleBroken, Unreadable
from parlour.core.match import Match
from parlour.protocol.wire import Ack, Act, Because, Incoming, Leave, Look, Ping, Pong, Refused, Stale, Undo, Why
from parlour.server.errors import Unavailable
from parlour.server.line import Line
from parlour.server.seats import usual_level
from parlour.server.table import Table
from parlour.server.writer import Taken

Asked = Act | Undo | Why | Leave


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
        await table.settle_clocks(received)
        await _ask(table, line, frame)
    except Taken:
        await _lost_race(table, line, frame)
    except Unavailable as error:
        line.send(Refused(frame.id, "retry", str(error)))


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
        _say_stale(table, line, frame.id)


async def _ask(table: Table, line: Line, frame: Asked) -> None:
    known = table.chronicle.answered(line.guest, frame.id)
    refusal = _not_now(table, line, frame)
    if known is not None and not isinstance(frame, Why):
        line.send(Ack(frame.id, known))
    elif refusal is not None:
        line.send(refusal)
    elif isinstance(frame, Act):
        await _act(table, line, frame)
    elif isinstance(frame, Undo):
        await _undo(table, line, frame)
    elif isinstance(frame, Leave):
        await _leave(table, line, frame)
    else:
        await _why(table, line, frame)


def _not_now(table: Table, line: Line, frame: Asked) -> Refused | None:
    chronicle = table.chronicle
    if not any(seat.number == frame.seat and seat.held_by(line.guest) for seat in chronicle.seats):
        return Refused(frame.id, "not-yours", "That is not your seat.")
    if chronicle.match is None and not isinstance(frame, Leave):
        return Refused(frame.id, "illegal", "The match begins when everybody sits.")
    if chronicle.match is not None and chronicle.match.over:
        return Refused(frame.id, "over", "The match is over.")
    return None


async def _act(table: Table, line: Line, frame: Act) -> None:
    match = table.chronicle.playing()
    if _is_stale(match, frame.seq, table.chronicle.seq):
        _say_stale(table, line, frame.id)
        return
    try:
        action = match.game.actions.read(frame.action)
    except Unreadable as error:
        line.send(Refused(frame.id, "unreadable", str(error)))
        return
    problem = match.broken(frame.seat, action)
    if problem is not None:
        line.send(_illegal(frame.id, problem))
        return
    text = match.game.actions.text(action)
    await table.append(table.chronicle.row("act", frame.seat, text, line.guest, frame.id))
    _acknowledge(table, line, frame.id)


def _is_stale(match: Match, seq: int, present: int) -> bool:
    """Whether an action is void for being meant for another position; where people act at once the present one judges.

    That holds for the last of them, too: what the others did meanwhile is no reason to do nothing.
    """
    return seq != present and not (match.game.live and seq < present)


def _illegal(id: str, problem: RuleBroken) -> Refused:
    return Refused(id, "illegal", problem.reason, problem.clause)


def _say_stale(table: Table, line: Line, id: str) -> None:
    line.send(Stale(id, table.chronicle.seq))
    line.show()


def _acknowledge(table: Table, line: Line, id: str) -> None:
    line.send(Ack(id, table.chronicle.seq))
    table.changed()


async def _undo(table: Table, line: Line, frame: Undo) -> None:
    if frame.seq != table.chronicle.seq:
        _say_stale(table, line, frame.id)
        return
    try:
        steps = table.chronicle.steps_back(line.guest, frame.seat)
    except CannotUndo as error:
        line.send(Refused(frame.id, "undo", f"That cannot be taken back: {error}."))
        return
    await table.append(table.chronicle.row("undo", frame.seat, str(steps), line.guest, frame.id))
    _acknowledge(table, line, frame.id)


async def _leave(table: Table, line: Line, frame: Leave) -> None:
    await _leave_by_the_rules(table, line, frame.seat)
    level = usual_level(table.chronicle.game)
    await table.append(table.chronicle.row("leave", frame.seat, level, line.guest, frame.id))
    _acknowledge(table, line, frame.id)


async def _leave_by_the_rules(table: Table, line: Line, seat: int) -> None:
    """Take the game's own action of leaving first, where it has one that is open to the seat."""
    match = table.chronicle.match
    if match is not None and match.game.leave is not None and match.broken(seat, match.game.leaving) is None:
        await table.append(table.chronicle.row("act", seat, match.game.leave, line.guest))


async def _why(table: Table, line: Line, frame: Why) -> None:
    """Answer from a thread: it tries every action of the game. The table waits, so nothing changes meanwhile."""
    problem = await asyncio.to_thread(table.chronicle.playing().why, frame.seat, frame.path)
    line.send(Because(frame.id, problem.reason, problem.clause))

"""What each frame of a browser does at its table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Literal, NamedTuple

from parlour.core.decision import USUAL
from parlour.core.errors import CannotUndo, ParlourError, RuleBroken, Unreadable
from parlour.core.facts import say
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR
from parlour.protocol.frames import Act, Foresee, History, Incoming, Leave, Look, Moves, Ping, Recall, Try, Undo, Why
from parlour.protocol.messages import (
    Ack,
    Because,
    Brings,
    HistoryPage,
    MoveList,
    Outlook,
    Pong,
    Recalled,
    Refused,
    Stale,
    Tried,
)
from parlour.server import logs, metrics
from parlour.server.connection import Connection
from parlour.server.errors import Unavailable
from parlour.server.seats import hand_over
from parlour.server.table import Table
from parlour.server.views import acting_seats, own_seat, phase
from parlour.server.writer import Taken

Asked = Act | Undo | Why | Leave


class Draft(NamedTuple):
    """A row to be written to the log, with the id of the frame it answers."""

    kind: Literal["act", "undo", "leave"]
    what: str
    id: str | None


Verdict = Ack | Refused | Stale | Because | tuple[Draft, ...]


async def handle(table: Table, connection: Connection, frame: Incoming, received: float) -> None:
    """Do what a frame asks. ``received`` is when it came, by the server's clock."""
    metrics.FRAMES.labels(type(frame).__name__.lower()).inc()
    if isinstance(frame, Look):
        connection.look(frame.seat, frame.seq)
    elif isinstance(frame, Ping):
        connection.send(Pong())
    elif isinstance(frame, History):
        connection.send(_page(table, connection, frame))
    elif isinstance(frame, Moves):
        connection.send(_moves(table, connection))
    elif isinstance(frame, Recall):
        for moment in _recalled(table, connection, frame):
            connection.send(moment)
    elif isinstance(frame, Foresee):
        connection.send(_outlook(table, connection, frame))
    elif isinstance(frame, Try):
        connection.send(_tried(table, connection, frame))
    else:
        await _answer(table, connection, frame, received)


def _page(table: Table, connection: Connection, frame: History) -> HistoryPage:
    """Tell what happened before, as the seat looked from may know it."""
    if table.state.match is None:
        return HistoryPage(frame.before)
    seat = own_seat(table.state, connection)
    events, since = table.state.events(SPECTATOR if seat is None else seat, 0, frame.before)
    return HistoryPage(frame.before, since, events)


def _recalled(table: Table, connection: Connection, frame: Recall) -> Iterator[Recalled]:
    """Show the table as the seat looked from saw it then, once the match is over as any seat did."""
    state, seat = table.state, own_seat(table.state, connection)
    if frame.seat is not None and phase(state) == "over" and frame.seat < len(state.seats):
        seat = frame.seat
    for at in frame.at:
        found = state.recall(SPECTATOR if seat is None else seat, at)
        yield Recalled(at, seat, *(found or ()))


def _moves(table: Table, connection: Connection) -> MoveList:
    """Say in words what a view says by what to touch."""
    state = table.state
    if state.match is None:
        return MoveList(state.seq)
    seats, match = acting_seats(state, connection), state.match
    return MoveList(state.seq, tuple(choice for seat in seats for choice in match.choices(seat)))


def _outlook(table: Table, connection: Connection, frame: Foresee) -> Outlook:
    """Tell what legal actions would bring; nothing of a seat that is not looked from, or of another position."""
    state, found = table.state, []
    if state.match is None or frame.seq != state.seq or frame.seat not in acting_seats(state, connection):
        return Outlook(state.seq, ())
    for text in frame.actions:
        with contextlib.suppress(ParlourError):
            gain = state.foresee(frame.seat, state.match.check(frame.seat, text))
            if gain is not None:
                found.append(Brings(text, *gain))
    return Outlook(state.seq, tuple(found))


def _tried(table: Table, connection: Connection, frame: Try) -> Tried:
    """Tell what would come of actions in the mind of a seat of this browser; what cannot be read is not tried."""
    state = table.state
    mine = any(seat.number == frame.seat and seat.held_by(connection.guest) for seat in state.seats)
    if state.match is None or not mine:
        return Tried(state.seq, None)
    read = state.game.actions.read
    try:
        return Tried(state.seq, state.match.attempt(frame.seat, [read(text) for text in frame.actions]))
    except Unreadable:
        return Tried(state.seq, None)


async def _answer(table: Table, connection: Connection, frame: Asked, received: float) -> None:
    try:
        while not await _answered(table, connection, frame, received):
            pass
    except Unavailable as error:
        connection.send(Refused(frame.id, "retry", str(error)))


async def _answered(table: Table, connection: Connection, frame: Asked, received: float) -> bool:
    """Answer a frame; False where another process wrote first, so that it is to be judged by what that wrote."""
    before = table.state.seq
    try:
        await table.settle()
        await table.settle_clocks(received)
        if isinstance(frame, Leave) and table.state.match is None:
            connection.send(await _leave_lobby(table, connection.guest, frame))
            return True
        found = _judge(table, connection, frame)
        if isinstance(found, tuple):
            await _carry_out(table, connection, frame, found)
        else:
            connection.send(found)
        if isinstance(found, Refused):
            metrics.REFUSED.labels(found.code).inc()
        if isinstance(found, Stale):
            connection.show_whole()
    except Taken:
        await table.catch_up()
        if table.state.seq > before:
            return False
        connection.send(Stale(frame.id, table.state.seq))  # the id was used long ago
        connection.show_whole()
    return True


async def _carry_out(table: Table, connection: Connection, frame: Asked, drafts: tuple[Draft, ...]) -> None:
    for draft in drafts:
        await table.append(table.state.row(draft.kind, frame.seat, draft.what, connection.guest, draft.id))
    metrics.ACKNOWLEDGED.inc()
    connection.send(Ack(frame.id, table.state.seq))
    table.changed()


async def _leave_lobby(table: Table, guest: str | None, frame: Leave) -> Ack | Refused:
    """Before the match a seat is given up beside the log; who has left already has."""
    seats = table.state.seats
    seat = seats[frame.seat] if frame.seat < len(seats) else None
    if seat is None or guest is None or seat.guest != guest:
        return Refused(frame.id, "not-yours", "That is not your seat.")
    if seat.kind == "human":
        await table.reseat(lambda seats: hand_over(seats, guest, frame.seat, USUAL))
    return Ack(frame.id, table.state.seq)


# --- judging: nothing here changes the table


def _judge(table: Table, connection: Connection, frame: Asked) -> Verdict:
    """Find the answer, or what is to be written down. An error of ours in this refuses the frame and does no more."""
    try:
        return _find(table, connection, frame)
    except Exception as error:
        logs.error("frame_failed", error, table=logs.short(table.id), do=type(frame).__name__)
        return Refused(frame.id, "failed", "Something went wrong here. Nothing was changed.")


def _find(table: Table, connection: Connection, frame: Asked) -> Verdict:
    known = table.state.answered(connection.guest, frame.id)
    if known is not None and not isinstance(frame, Why):
        return Ack(frame.id, known)
    refusal = _not_now(table, connection, frame)
    if refusal is not None:
        return refusal
    if isinstance(frame, Act):
        return _act(table, frame)
    if isinstance(frame, Undo):
        return _undo(table, connection, frame)
    return _leave(table, frame) if isinstance(frame, Leave) else _why(table, frame)


def _not_now(table: Table, connection: Connection, frame: Asked) -> Refused | None:
    state = table.state
    if not any(seat.number == frame.seat and seat.held_by(connection.guest) for seat in state.seats):
        return Refused(frame.id, "not-yours", "That is not your seat.")
    if state.match is None:
        return Refused(frame.id, "illegal", "The match begins when everybody sits.")
    if state.match.over:
        return Refused(frame.id, "over", "The match is over.")
    return None


def _act(table: Table, frame: Act) -> Verdict:
    match = table.state.playing()
    if _is_stale(match, frame.seq, table.state.seq):
        return Stale(frame.id, table.state.seq)
    try:
        action = match.check(frame.seat, frame.action)
    except Unreadable as error:
        return Refused(frame.id, "unreadable", str(error))
    except RuleBroken as problem:
        return Refused(frame.id, "illegal", problem.reason, problem.clause)
    return (Draft("act", match.game.actions.text(action), frame.id),)


def _is_stale(match: Match, seq: int, present: int) -> bool:
    """Whether an action is void for being meant for another position; where people act at once the present one judges.

    That holds for the last of them, too: what the others did meanwhile is no reason to do nothing.
    """
    return seq != present and not (match.game.live and seq < present)


def _undo(table: Table, connection: Connection, frame: Undo) -> Verdict:
    if frame.seq != table.state.seq:
        return Stale(frame.id, table.state.seq)
    try:
        steps = table.state.steps_back(connection.guest, frame.seat)
    except CannotUndo as error:
        return Refused(frame.id, "undo", say("undo-refused", reason=error.reason))
    return (Draft("undo", str(steps), frame.id),)


def _leave(table: Table, frame: Leave) -> Verdict:
    """Take the game's own action of leaving first, where it has one that is open to the seat."""
    game, match = table.state.game, table.state.playing()
    leave = Draft("leave", USUAL, frame.id)
    if game.leave is None or match.broken(frame.seat, game.leaving) is not None:
        return (leave,)
    return (Draft("act", game.leave, None), leave)


def _why(table: Table, frame: Why) -> Because:
    problem = table.state.playing().why(frame.seat, frame.path)
    return Because(frame.id, problem.reason, problem.clause)

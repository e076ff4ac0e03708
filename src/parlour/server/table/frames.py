"""What each frame of a browser does at its table."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.decision import USUAL
from parlour.core.errors import CannotUndo, RuleBroken, Unreadable
from parlour.core.facts import say
from parlour.core.match import Match
from parlour.protocol.frames import Act, Hint, Hurry, Incoming, Lead, Leave, Look, Ping, Rest, Review, Say, Undo, Why
from parlour.protocol.messages import Ack, Pong, Refused, Stale
from parlour.server.base import logs, metrics
from parlour.server.base.errors import Unavailable
from parlour.server.model.seats import hand_over
from parlour.server.model.storage import Taken
from parlour.server.model.stored import Kind
from parlour.server.table.absence import welcome
from parlour.server.table.connection import Connection
from parlour.server.table.fair_play import HELP_LATER, is_withheld
from parlour.server.table.frames_of_talk import greet, lead
from parlour.server.table.frames_of_talk import say as say_aloud
from parlour.server.table.hints import are_given
from parlour.server.table.questions import Question, pieces, refuse_asking
from parlour.server.table.reviews import review
from parlour.server.table.table import Table
from parlour.server.table.table_state import TableState

Asked = Act | Undo | Hint | Leave


FAILED = "Something went wrong here. Nothing was changed."


class Draft(NamedTuple):
    """A row to be written to the log, with the id of the frame it answers."""

    kind: Kind
    what: str
    id: str | None


Verdict = Ack | Refused | Stale | tuple[Draft, ...] | None
"""None: the answer comes when it has been thought about."""


async def handle(table: Table, connection: Connection, frame: Incoming, received: float) -> None:
    """Do what a frame asks. ``received`` is when it came, by the server's clock."""
    metrics.FRAMES.labels(type(frame).__name__.lower()).inc()
    if isinstance(frame, Look):
        connection.look(frame.seat, frame.seq)
        await welcome(table, connection.guest)
        await greet(table, connection)
    elif isinstance(frame, Say):
        await say_aloud(table, connection, frame)
    elif isinstance(frame, Lead | Rest):
        lead(table, connection, frame)
    elif isinstance(frame, Review):
        await _review(table, connection, frame)
    elif isinstance(frame, Hurry):
        table.hurry(connection)
    elif isinstance(frame, Ping):
        connection.send(Pong())
    elif isinstance(frame, Question | Why):
        answer_in_pieces(table, connection, frame)
    else:
        await _answer(table, connection, frame, received)


def answer_in_pieces(table: Table, connection: Connection, frame: Question | Why) -> None:
    """Answer a question beside the inbox, one piece at a time: it changes nothing, and nobody who acts waits for it."""
    left = pieces(table.state, connection, frame)

    def answer_next() -> None:
        if connection.ended or connection not in table.connections:
            return
        try:
            answer = next(left)
        except StopIteration:
            return
        except Exception as error:
            logs.error("frame_failed", error, table=logs.short(table.id), do=type(frame).__name__)
            if isinstance(frame, Why):
                connection.send(Refused(frame.id, "failed", FAILED))
            return
        if answer is not None:
            connection.send(answer)
        post()

    def post() -> None:
        table.services.scheduler.post(table.claim(connection), answer_next)

    post()


async def _review(table: Table, connection: Connection, frame: Review) -> None:
    try:
        if await is_withheld(table.services, table.state):
            connection.send(Refused(frame.id, "fair-play", HELP_LATER))
        else:
            review(table.state, table.reviews, connection, frame)
    except Unavailable as error:
        connection.send(Refused(frame.id, "retry", str(error)))


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
        if isinstance(frame, Hint) and await is_withheld(table.services, table.state):
            connection.send(Refused(frame.id, "fair-play", HELP_LATER))
            return True
        if isinstance(frame, Leave) and table.state.match is None:
            connection.send(await _leave_lobby(table, connection.guest, frame))
            return True
        found = _judge(table, connection, frame)
        if isinstance(found, tuple):
            await _carry_out(table, connection, frame, found)
        elif found is not None:
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
        return Refused(frame.id, "failed", FAILED)


def _find(table: Table, connection: Connection, frame: Asked) -> Verdict:
    known = table.state.answered(connection.guest, frame.id)
    if known is not None and not isinstance(frame, Hint):
        return Ack(frame.id, known)
    refusal = refuse_asking(table.state, connection.guest, frame.seat, frame.id)
    if refusal is not None:
        return refusal
    if isinstance(frame, Act):
        return _and_back(table, frame.seat, _act(table, frame))
    if isinstance(frame, Undo):
        return _undo(table, connection, frame)
    if isinstance(frame, Hint):
        return _hint(table, connection, frame)
    return leaving(table.state, frame.seat, frame.id)


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
    return (Draft("act", match.game.rules.actions.text(action), frame.id),)


def _and_back(table: Table, seat: int, found: Verdict) -> Verdict:
    """Who acts while a bot plays for them is back."""
    back = isinstance(found, tuple) and seat in table.state.away
    return (Draft("back", "", None), *found) if back and isinstance(found, tuple) else found


def _is_stale(match: Match, seq: int, present: int) -> bool:
    """Whether an action is void for being meant for another position; where people act at once the present one judges.

    That holds for the last of them, too: what the others did meanwhile is no reason to do nothing.
    """
    return seq != present and not (match.game.rules.simultaneous and seq < present)


def _undo(table: Table, connection: Connection, frame: Undo) -> Verdict:
    if frame.seq != table.state.seq:
        return Stale(frame.id, table.state.seq)
    try:
        steps = table.state.steps_back(connection.guest, frame.seat)
    except CannotUndo as error:
        return Refused(frame.id, "undo", say("undo-refused", reason=error.reason))
    return (Draft("undo", str(steps), frame.id),)


def _hint(table: Table, connection: Connection, frame: Hint) -> Refused | Stale | None:
    """Have a hint thought about, or say why there is none."""
    state, match = table.state, table.state.playing()
    if not are_given(state, connection.guest):
        return Refused(frame.id, "company", "There are no hints where others play.")
    if _is_stale(match, frame.seq, state.seq):
        return Stale(frame.id, state.seq)
    if not match.actors() >> frame.seat & 1:
        return Refused(frame.id, "illegal", say("not-your-turn"))
    table.hints.ask(connection, frame.id, frame.seat)
    return None


def leaving(state: TableState, seat: int, id: str | None = None) -> tuple[Draft, ...]:
    """Say what is written when a seat is given up: the game's own action of leaving first, if that is open to it."""
    game, match = state.game, state.playing()
    leave = Draft("leave", USUAL, id)
    if game.rules.leave is None or match.broken(seat, game.leaving) is not None:
        return (leave,)
    return (Draft("act", game.rules.leave, None), leave)

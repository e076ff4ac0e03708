"""The handlers of browsers' frames at a table, one for every type of frame."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from parlour.protocol.frames import (
    Act,
    Claim,
    Foresee,
    Hint,
    History,
    Hurry,
    Incoming,
    Lead,
    Leave,
    Look,
    Moves,
    Offer,
    Propose,
    Recall,
    Resign,
    Respond,
    Rest,
    Review,
    Say,
    Thought,
    Try,
    Undo,
    Why,
)
from parlour.protocol.messages import Because, Refused
from parlour.server.base import logs
from parlour.server.base.errors import Unavailable
from parlour.server.table.absence import welcome
from parlour.server.table.connection import Connection
from parlour.server.table.decisions import FAILED, decide_by, judge_act, judge_hint, judge_leave, judge_undo
from parlour.server.table.early_decisions import judge_claim, judge_proposal, judge_resign, judge_response
from parlour.server.table.fair_play import HELP_LATER, is_withheld
from parlour.server.table.frames_of_talk import handle_presenting, handle_saying, send_talk
from parlour.server.table.onlookers import note_onlooker
from parlour.server.table.page_thinker import PageThinker
from parlour.server.table.questions import Question, pieces
from parlour.server.table.reviews import review
from parlour.server.table.table import Table

Handler = Callable[[Table, Connection, Any, float], Awaitable[None]]


async def handle_frame(table: Table, connection: Connection, frame: Incoming, received: float) -> None:
    """Pass a frame to its handler. ``received`` is the time of its arrival on the server's clock."""
    table.services.observer.frame_received(type(frame).__name__.lower())
    try:
        await HANDLERS[type(frame)](table, connection, frame, received)
    except Unavailable as error:
        id = getattr(frame, "id", None)
        if id is None:
            raise
        connection.send(Refused(id, error.code, str(error)))


async def handle_look(table: Table, connection: Connection, frame: Look, received: float) -> None:
    """Show the table from a seat, give a guest who is back their seats, and tell the others who looks on."""
    connection.look(frame.seat, frame.seq)
    await welcome(table, connection.guest)
    if not table.has_seat(connection.guest):
        await note_onlooker(table.services.storage, connection, frame)
        table.follow_crowd()
    await send_talk(table, connection)


async def handle_hurry(table: Table, connection: Connection, frame: Hurry, received: float) -> None:
    """End the bots' pauses, because the only person at the table has followed their moves."""
    table.automation.bots.end_pauses(connection.guest)


async def take_offer(table: Table, connection: Connection, frame: Offer, received: float) -> None:
    """Ask a page that thinks from now on, if it thinks as this server does. What it offers later changes nothing."""
    if connection.thinker is None and frame.version == table.services.bundle:
        connection.thinker = PageThinker(connection.send)


async def take_thought(table: Table, connection: Connection, frame: Thought, received: float) -> None:
    """Pass on what a page has thought."""
    if connection.thinker is not None:
        connection.thinker.hear(frame.job, frame.data)


async def ask_review(table: Table, connection: Connection, frame: Review, received: float) -> None:
    """Start or refuse a review; the worth of each decision is sent as it is judged."""
    if await is_withheld(table.services, table.state):
        connection.send(Refused(frame.id, "fair-play", HELP_LATER))
    else:
        review(table.state, table.reviews, connection, frame)


async def answer_in_pieces(table: Table, connection: Connection, frame: Question | Why, received: float) -> None:
    """Answer a question outside the inbox, piece by piece: it changes nothing, and no action has to wait for it."""
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
        if isinstance(answer, Because) and isinstance(frame, Why) and table.services.noting is not None:
            table.services.noting.note_touched(table.state, connection, frame, answer)
        post()

    def post() -> None:
        table.services.scheduler.post(table.claim(table.payer(connection)), answer_next)

    post()


HANDLERS: dict[type[Incoming], Handler] = {
    Look: handle_look,
    Act: decide_by(judge_act),
    Undo: decide_by(judge_undo),
    Hint: decide_by(judge_hint),
    Leave: decide_by(judge_leave),
    Say: handle_saying,
    Lead: handle_presenting,
    Rest: handle_presenting,
    Review: ask_review,
    Hurry: handle_hurry,
    Offer: take_offer,
    Thought: take_thought,
    Resign: decide_by(judge_resign),
    Propose: decide_by(judge_proposal),
    Respond: decide_by(judge_response),
    Claim: decide_by(judge_claim),
    **dict.fromkeys((Foresee, History, Moves, Recall, Try, Why), answer_in_pieces),
}
"""The handler of every type of frame."""

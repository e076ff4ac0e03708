"""Answers questions about a position that change nothing: previews, reasons, earlier moments, pages of history."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import chain

from parlour.core.errors import ParlourError, Unreadable
from parlour.core.verbs import SPECTATOR
from parlour.protocol.advice import Brings
from parlour.protocol.frames import Foresee, History, Moves, Recall, Try, Why
from parlour.protocol.messages import Because, HistoryPage, MoveList, Outgoing, Outlook, Recalled, Refused, Tried
from parlour.server.base.errors import MOVED
from parlour.server.table.connection import Connection
from parlour.server.table.table_state import TableState
from parlour.server.table.views import acting_seats, own_seat, phase, taken_by

Question = History | Moves | Recall | Foresee | Try


def answers(state: TableState, connection: Connection, frame: Question) -> Iterator[Outgoing]:
    """Yield the answers to a question, from what the seat looked from may know."""
    return (answer for answer in pieces(state, connection, frame) if answer is not None)


def pieces(state: TableState, connection: Connection, frame: Question | Why) -> Iterator[Outgoing | None]:
    """Yield the answers to a question, from what the seat looked from may know; None where the work may be paused."""
    if isinstance(frame, Why):
        yield why_not(state, connection, frame)
    elif isinstance(frame, History):
        yield _page(state, connection, frame)
    elif isinstance(frame, Moves):
        yield _moves(state, connection)
    elif isinstance(frame, Recall):
        yield from _recalled(state, connection, frame)
    elif isinstance(frame, Foresee):
        yield from _outlook(state, connection, frame)
    else:
        yield _tried(state, connection, frame)


def _page(state: TableState, connection: Connection, frame: History) -> HistoryPage:
    """Return a page of earlier events, as the seat looked from may know them."""
    if state.match is None:
        return HistoryPage(frame.before)
    seat = own_seat(state, connection)
    events, since = state.events(SPECTATOR if seat is None else seat, 0, frame.before)
    return HistoryPage(frame.before, since, events)


def _recalled(state: TableState, connection: Connection, frame: Recall) -> Iterator[Recalled]:
    """Yield earlier moments as the seat looked from saw them; after the match as any seat, or all together, did."""
    seat, over = own_seat(state, connection), phase(state) == "over"
    if over and frame.seat is not None and frame.seat < len(state.seats):
        seat = frame.seat
    together = over and frame.all
    seat = None if together else seat
    for at in frame.at:
        found = state.recall(SPECTATOR if seat is None else seat, at, together)
        actions = state.choices_then(seat, at) if over and frame.choices and seat is not None else ()
        scene, own, events = found or (None, None, ())
        yield Recalled(at, seat, scene, own, events, actions)


def _moves(state: TableState, connection: Connection) -> MoveList:
    """List the legal actions with their words, which a view has for buttons only."""
    if state.match is None:
        return MoveList(state.seq)
    seats, match, looks = acting_seats(state, connection), state.match, own_seat(state, connection)
    found = (taken_by(seat, looks, match.choices(seat)) for seat in seats)
    return MoveList(state.seq, tuple(chain.from_iterable(found)))


def _outlook(state: TableState, connection: Connection, frame: Foresee) -> Iterator[Outlook | None]:
    """Yield what legal actions would bring; nothing for another position or a seat the connection may not act for."""
    found: list[Brings] = []
    for text in frame.actions:
        if state.match is None or frame.seq != state.seq or frame.seat not in acting_seats(state, connection):
            found.clear()
            break
        with contextlib.suppress(ParlourError):
            preview = state.preview(frame.seat, state.match.check(frame.seat, text))
            if preview is not None:
                found.append(Brings(text, *preview))
        yield None
    yield Outlook(state.seq, tuple(found))


def _tried(state: TableState, connection: Connection, frame: Try) -> Tried:
    """Return the position after actions that a seat tries out without taking them; none if one cannot be read."""
    mine = any(seat.number == frame.seat and seat.held_by(connection.guest) for seat in state.seats)
    if state.match is None or not mine:
        return Tried(state.seq, None)
    read = state.game.rules.actions.read
    try:
        return Tried(state.seq, state.match.attempt(frame.seat, [read(text) for text in frame.actions]))
    except Unreadable:
        return Tried(state.seq, None)


def why_not(state: TableState, connection: Connection, frame: Why) -> Because | Refused:
    """Explain why a touched path is no legal action for a seat of this connection's guest, or refuse to."""
    refusal = refuse_asking(state, connection.guest, frame.seat, frame.id)
    return explain_refusal(state, frame) if refusal is None else refusal


def refuse_asking(state: TableState, guest: str | None, seat: int, id: str) -> Refused | None:
    """Return the refusal of a guest who cannot ask anything for a seat now; None if they can."""
    if not any(each.number == seat and each.held_by(guest) for each in state.seats):
        return Refused(id, "not-yours", "That is not your seat.")
    if state.match is None:
        return Refused(id, "illegal", "The match begins when everybody sits.")
    if state.match.over:
        return Refused(id, "over", "The match is over.")
    if state.setup.moved:
        return Refused(id, "moved", MOVED)
    return None


def explain_refusal(state: TableState, frame: Why) -> Because:
    """Explain by clause and reason why a touched path is no legal action."""
    problem = state.playing().why(frame.seat, frame.path)
    return Because(frame.id, problem.reason, problem.clause)

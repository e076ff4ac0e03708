"""The handlers of frames by which people talk and present to the others at their table."""

from __future__ import annotations

import contextlib

from parlour.protocol.frames import Lead, Rest, Say
from parlour.protocol.messages import Ack, Fault, Refused
from parlour.server.base.errors import Unavailable, WordRemoved
from parlour.server.base.measures import ONLY_PHRASES, spell_time
from parlour.server.table.connection import Connection
from parlour.server.table.presenter import is_public
from parlour.server.table.table import Table


async def send_talk(table: Table, connection: Connection) -> None:
    """Send a connection the latest sayings, and what is being presented."""
    if table.presenter.current is not None:
        connection.replace_queued(table.presenter.message(connection))
    with contextlib.suppress(Unavailable):
        table.send_talk(connection, await table.talk.known())


async def handle_saying(table: Table, connection: Connection, frame: Say, received: float) -> None:
    """Store and pass on what a player says, or refuse it; a frame that comes twice is acknowledged again."""
    guest = connection.guest
    if guest is None or not table.talk.has_said(guest, frame.id):
        refusal = await _refuse_saying(table, connection, frame)
        if refusal is not None:
            connection.send(refusal)
            return
    connection.send(Ack(frame.id, table.state.seq))


async def _refuse_saying(table: Table, connection: Connection, frame: Say) -> Refused | None:
    """Store a saying and send it to all; return the refusal if it may not be said. Raises Unavailable."""
    guest = connection.guest
    if guest is None or not any(s.number == frame.seat and s.held_by(guest) for s in table.state.seats):
        return Refused(frame.id, "not-yours", "That is not your seat.")
    words = " ".join(frame.words.split())
    if (frame.phrase == "words") != bool(words) or (words and not _may_talk(table)):
        return Refused(frame.id, "phrases", "At this table only phrases are said.")
    refusal = _refuse_by_measures(table, connection, frame.id, words)
    if refusal is not None:
        return refusal
    if not table.talk.may(guest):
        return Refused(frame.id, "too_fast", "That was too fast; wait a few seconds.")
    at = table.services.away.unix_of(table.services.time.now())
    table.pass_on(await table.talk.add_saying(frame.seat, guest, frame.phrase, words, at))
    table.talk.note_frame(guest, frame.id)
    table.peers.notify()
    return None


def _refuse_by_measures(table: Table, connection: Connection, id: str, words: str) -> Refused | None:
    """Return the refusal of a saying that operators do not allow, None if they do; ``words`` are its free text."""
    measures = table.services.measures
    until = measures.muted_until(connection.guest or "")
    if until is not None:
        return Refused(
            id, "muted", f"Those who run this house ask you to be quiet until {spell_time(until)}.", None, until
        )
    if words and measures.is_kids(connection.network):
        return Refused(id, "kids", ONLY_PHRASES)
    try:
        measures.check_words(words, "words")
    except WordRemoved as error:
        return Refused(id, "word", str(error))
    return None


async def handle_presenting(table: Table, connection: Connection, frame: Lead | Rest, received: float) -> None:
    """Start a connection's presentation, if all of it is public and nobody has precedence; or end it."""
    presenter = table.presenter
    if isinstance(frame, Rest):
        presenter.end_presentation(connection)
    elif not presenter.may(connection):
        connection.send(Fault("too_fast", "That was too fast; wait a few seconds."))
    elif not is_public(table.state, frame):
        connection.send(Fault("bad_message", "Only what everybody sees can be shown."))
    elif not presenter.start_presenting(connection, _seat_of(table, connection), frame):
        connection.replace_queued(presenter.message(connection))


def _seat_of(table: Table, connection: Connection) -> int | None:
    """Return the seat a guest presents from: the one they look from, else their first; None for a spectator."""
    own = [seat.number for seat in table.state.seats if seat.held_by(connection.guest)]
    return connection.viewer if connection.viewer in own else next(iter(own), None)


def _may_talk(table: Table) -> bool:
    return table.state.terms is not None and table.state.terms.talk

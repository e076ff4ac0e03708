"""What a browser says and shows to the others at its table."""

from __future__ import annotations

import contextlib

from parlour.protocol.company import Said
from parlour.protocol.frames import Lead, Rest, Say
from parlour.protocol.messages import Fault
from parlour.server.connection import Connection
from parlour.server.errors import Unavailable
from parlour.server.leading import is_public
from parlour.server.table import Table


async def greet(table: Table, connection: Connection) -> None:
    """Tell who looks what was said before, and what is being shown."""
    if table.leader.current is not None:
        connection.renew(table.leader.message(connection))
    with contextlib.suppress(Unavailable):
        sayings = await table.talk.known()
        if sayings:
            connection.send(Said(tuple(sayings)))


async def say(table: Table, connection: Connection, frame: Say) -> None:
    """Pass on what somebody says who sits here, if it is not too much."""
    guest = connection.guest
    if guest is None or not any(s.number == frame.seat and s.held_by(guest) for s in table.state.seats):
        connection.send(Fault("bad_message", "That is not your seat."))
        return
    words = " ".join(frame.words.split())
    if (frame.phrase == "words") != bool(words) or (words and not _may_talk(table)):
        connection.send(Fault("bad_message", "At this table only phrases are said."))
        return
    if not table.talk.may(guest):
        connection.send(Fault("too_fast", "That was too fast; wait a few seconds."))
        return
    with contextlib.suppress(Unavailable):
        at = table.services.away.unix_of(table.services.time.now())
        table.pass_on(await table.talk.say(frame.seat, guest, frame.phrase, words, at))
        table.elsewhere.tell()


def lead(table: Table, connection: Connection, frame: Lead | Rest) -> None:
    """Let somebody show the others something, if all of them may see it and nobody goes first."""
    leader = table.leader
    if isinstance(frame, Rest):
        leader.part(connection)
    elif not leader.may(connection):
        connection.send(Fault("too_fast", "That was too fast; wait a few seconds."))
    elif not is_public(table.state, frame):
        connection.send(Fault("bad_message", "Only what everybody sees can be shown."))
    elif not leader.show(connection, _seat_of(table, connection), frame):
        connection.renew(leader.message(connection))


def _seat_of(table: Table, connection: Connection) -> int | None:
    """Give the seat somebody speaks from: that looked from, else the first of theirs."""
    own = [seat.number for seat in table.state.seats if seat.held_by(connection.guest)]
    return connection.viewer if connection.viewer in own else next(iter(own), None)


def _may_talk(table: Table) -> bool:
    return table.state.terms is not None and table.state.terms.talk

"""Receives frames: from bytes to a job in the table's inbox."""

from __future__ import annotations

from parlour.protocol.frames import Act, Claim, Echo, Incoming, Leave, Look, Ping, Propose, Resign, Respond
from parlour.protocol.messages import Fault, Pong
from parlour.server.base import logs
from parlour.server.base.decode import find_id, read_frame
from parlour.server.base.errors import BadMessage, Unseen
from parlour.server.table.connection import Connection
from parlour.server.table.frames import handle_frame
from parlour.server.table.table import Table

OF_PROGRAMS = (Look, Act, Leave, Resign, Propose, Respond, Claim, Ping, Echo)
"""The frames that a program may send: it plays, ends the match early, and answers what it is asked."""
FOR_PEOPLE = "This is for people: a program plays, and neither talks nor asks for help."


def receive_frame(table: Table, connection: Connection, data: str | bytes, received: float) -> None:
    """Read a frame and post it to the table; one that cannot be read is answered with a Fault."""
    frame = parse_frame(table, connection, data)
    if frame is not None:
        post_frame(table, connection, frame, received)


def parse_frame(table: Table, connection: Connection, data: str | bytes) -> Incoming | None:
    """Read a frame; answer one that cannot be read with a Fault, and return None."""
    try:
        frame = read_frame(data)
    except BadMessage as error:
        connection.send(Fault("unseen" if isinstance(error, Unseen) else "bad_message", str(error), find_id(data)))
        return None
    except Exception as error:
        logs.error("frame_failed", error, table=logs.short(table.id))
        connection.send(Fault("bad_message", "This message cannot be read."))
        return None
    if connection.program and not isinstance(frame, OF_PROGRAMS):
        connection.send(Fault("for_people", FOR_PEOPLE, find_id(data)))
        return None
    return frame


def post_frame(table: Table, connection: Connection, frame: Incoming, received: float) -> None:
    """Put a frame into the table's inbox; ping and echo are dealt with at once. ``received`` is when its bytes came."""
    if isinstance(frame, Ping):
        connection.send(Pong(connection.mark_time(table.services.time.now())))
    elif isinstance(frame, Echo):
        connection.note_echo(frame.mark, received)
    else:
        table.post(lambda: handle_frame(table, connection, frame, received))

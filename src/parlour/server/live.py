"""The socket of a table: a thin layer that carries frames between a browser and its table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from parlour.protocol.wire import Fault, Ping, Pong
from parlour.server import journal
from parlour.server.decode import read_frame
from parlour.server.desk import receive
from parlour.server.errors import BadMessage, HouseError, NoTable, TooMany, Unavailable
from parlour.server.guests import COOKIE, known_guest
from parlour.server.house import House
from parlour.server.limits import Credits
from parlour.server.line import Close, Line
from parlour.server.table import Table

Socket = WebSocket[Any, Any, Any]
NO_TABLE = 4404
TRY_LATER = 1013


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str], house: NamedDependency[House]) -> None:
    """Carry frames until one side has enough."""
    guest = known_guest(socket.cookies.get(COOKIE))
    name = guest.hash if guest is not None else None
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()
    try:
        house.lines.enter(name, address)
    except TooMany as error:
        await _turn_away(socket, Fault("too_fast", str(error)), 1008)
        return
    try:
        await _visit(socket, house, table_id, name)
    finally:
        house.lines.exit(name, address)


async def _visit(socket: Socket, house: House, table_id: str, guest: str | None) -> None:
    try:
        table = await house.table(table_id)
    except NoTable as error:
        await _turn_away(socket, Fault("no_table", str(error)), NO_TABLE)
    except Unavailable as error:
        await _turn_away(socket, Fault("starting", str(error)), TRY_LATER)
    else:
        await _carry(socket, house, table, Line(guest, table.view, house.time.now()))


async def _turn_away(socket: Socket, fault: Fault, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_json(fault)
        await socket.close(code, fault.code)


async def _carry(socket: Socket, house: House, table: Table, line: Line) -> None:
    """Read and write until the first of both ends; then end the other."""
    table.attach(line)
    tasks = [
        asyncio.create_task(_read(socket, house, table, line)),
        asyncio.create_task(_write(socket, house, table, line)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.detach(line)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read(socket: Socket, house: House, table: Table, line: Line) -> None:
    credits = Credits(house.time, house.settings.frames_per_20_s)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            line.heard = house.time.now()
            if credits.spend():
                text = event.get("text")
                take(table, line, text if isinstance(text, str) else b"", line.heard)
            elif credits.first_excess:
                line.send(Fault("too_fast", "That was too fast; wait a few seconds."))
            elif credits.exhausted:
                line.close(1008, "too fast")


def take(table: Table, line: Line, data: str | bytes, received: float) -> None:
    """Put a frame into the table's inbox, or say at once why it cannot be used."""
    try:
        frame = read_frame(data)
    except BadMessage as error:
        line.send(Fault("bad_message", str(error)))
        return
    except Exception as error:
        journal.alarm("frame_failed", error, table=journal.short(table.id))
        line.send(Fault("bad_message", "This message cannot be read."))
        return
    if isinstance(frame, Ping):
        line.send(Pong())
    else:
        table.post(lambda: receive(table, line, frame, received))


async def _write(socket: Socket, house: House, table: Table, line: Line) -> None:
    """Send what is due. A browser that takes nothing for too long is given up; the system drops its connection."""
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, HouseError):
        while True:
            item = await _next(line, table)
            async with asyncio.timeout(house.settings.send_ms / 1000):
                if isinstance(item, Close):
                    await socket.close(item.code, item.reason)
                    return
                await socket.send_text(item)


async def _next(line: Line, table: Table) -> bytes | Close:
    """Wait for what is to be sent next; a view that cannot be drawn ends the line instead of leaving it silent."""
    try:
        return await line.next()
    except Exception as error:
        journal.alarm("view_failed", error, table=journal.short(table.id))
        return Close(1011, "The table cannot be shown.")

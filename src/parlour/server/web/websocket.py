"""The WebSocket of a table: carries frames between a browser and its table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from parlour.protocol.messages import Fault, NotLetIn
from parlour.server.base import logs, metrics
from parlour.server.base.errors import (
    ApiError,
    Banned,
    ClosedTable,
    NoGuest,
    NoTable,
    SealedTable,
    TooMany,
    Unavailable,
)
from parlour.server.base.limits import FrameLimit, Payer, network_of
from parlour.server.house.notices import BANNED
from parlour.server.house.tables import TURNED_OUT, Tables
from parlour.server.people.guests import COOKIE
from parlour.server.table import reception
from parlour.server.table.connection import Close, Connection
from parlour.server.table.night import check_onlooker
from parlour.server.table.table import CLOSED_TABLE, Table
from parlour.server.web import prices
from parlour.server.web.admission import sign_in

Socket = WebSocket[Any, Any, Any]
NO_TABLE = 4404
TRY_LATER = 1013
REPLACED = 4409


@websocket("/api/tables/{table_id:str}/live")
async def table_socket(socket: Socket, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """Carry frames between a browser and its table until either closes the connection."""
    await socket.accept()
    try:
        await _serve_socket(socket, table_id, tables)
    except Banned as error:
        await _turn_away(socket, Fault("banned", str(error), until=error.until), BANNED)
    except SealedTable as error:
        await _turn_away(socket, Fault("night", str(error)), CLOSED_TABLE)
    except ClosedTable as error:
        await _turn_away(socket, Fault("closed", str(error)), CLOSED_TABLE)
    except NoTable as error:
        await _turn_away(socket, Fault("no_table", str(error)), NO_TABLE)
    except NoGuest as error:
        await _turn_away(socket, Fault(cast(NotLetIn, error.code), str(error)), TURNED_OUT)
    except Unavailable as error:
        await _turn_away(socket, Fault("starting", str(error)), TRY_LATER)
    except TooMany as error:
        await _turn_away(socket, Fault("too_fast", str(error)), TRY_LATER)


async def _serve_socket(socket: Socket, table_id: str, tables: Tables) -> None:
    """Let a browser or a program in and carry its frames. Raises what turns them away."""
    address = socket.client.host if socket.client is not None else ""
    network = network_of(address)
    program = await sign_in(tables, socket.headers, network)
    guest = program or tables.guests.find_guest(socket.cookies.get(COOKIE))
    name = guest.hash if guest is not None else None
    payer = Payer("program", program.hash) if program is not None else Payer("request", network, name)
    await tables.admit_request(payer, prices.CONNECT_US)
    tables.measures.check_ban(name, network)
    table = await tables.find_table(table_id)
    await check_onlooker(tables.services, table, name)
    connection = Connection(name, table.view, tables.time.now(), network, program is not None)
    with _counted(tables, table, connection, address):
        await _carry_frames(socket, tables, table, connection)


@contextlib.contextmanager
def _counted(tables: Tables, table: Table, connection: Connection, address: str) -> Iterator[None]:
    """Count a connection while it is open; a program's new one ends its old one at the table. Raises TooMany."""
    guest = connection.guest
    if connection.program and guest is not None:
        before = tables.programs.add_connection(guest, table.id, connection)
        if before is not None:
            before.close(REPLACED, "this program has connected again")
        try:
            yield
        finally:
            tables.programs.remove_connection(guest, table.id, connection)
        return
    place = tables.connections.add_connection(guest, address, any(seat.held_by(guest) for seat in table.state.seats))
    try:
        yield
    finally:
        tables.connections.remove_connection(place)


async def _turn_away(socket: Socket, fault: Fault, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_json(fault)
        await socket.close(code, fault.code)


async def _carry_frames(socket: Socket, tables: Tables, table: Table, connection: Connection) -> None:
    """Read and write concurrently until either ends, then cancel the other and detach the connection.

    Both end as well where the browser accepts nothing of a frame for ``send_ms``, or up to twice as long: that one look
    in this time finds it costs less than a timer for every frame.
    """
    table.attach(connection)
    tasks = [
        asyncio.create_task(_read_frames(socket, tables, table, connection)),
        asyncio.create_task(_write_frames(socket, tables, table, connection)),
    ]
    patience_s, before = tables.settings.send_ms / 1000, 0
    try:
        while not (await asyncio.wait(tasks, timeout=patience_s, return_when=asyncio.FIRST_COMPLETED))[0]:
            if before and connection.sending == before:
                return
            before = connection.sending
    finally:
        table.detach(connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read_frames(socket: Socket, tables: Tables, table: Table, connection: Connection) -> None:
    settings = tables.settings
    most = settings.program_frames_per_20_s if connection.program else settings.frames_per_20_s
    frame_limit = FrameLimit(tables.time, most)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            connection.heard = tables.time.now()
            if connection.spend_credit() or frame_limit.spend():
                await _post_frame(tables, table, connection, event.get("text"))
            elif frame_limit.first_excess:
                connection.send(Fault("too_fast", "That was too fast; wait a few seconds."))
            elif frame_limit.exhausted:
                connection.close(1008, "too fast")


async def _post_frame(tables: Tables, table: Table, connection: Connection, text: object) -> None:
    """Put a frame into the table's inbox once it is paid for, with the time at which it was read from the socket."""
    received = connection.heard
    frame = reception.parse_frame(table, connection, text if isinstance(text, str) else b"")
    price = prices.UNREADABLE_US if frame is None else prices.price_frame(frame)
    await _pay_for_work(tables, table, connection, price)
    if frame is not None:
        reception.post_frame(table, connection, frame, received)


async def _pay_for_work(tables: Tables, table: Table, connection: Connection, price_us: int) -> None:
    """Charge ``price_us`` to a connection; return once it is paid and the connection's turn on the loop has come."""
    payer = table.payer(connection)
    if (wait := tables.budget.charge(payer, price_us)) > 0:
        await tables.time.sleep(wait)
    await tables.scheduler.wait(lambda: table.claim(payer))


async def _write_frames(socket: Socket, tables: Tables, table: Table, connection: Connection) -> None:
    """Send frames as they become due, until the connection closes."""
    with contextlib.suppress(WebSocketDisconnect, ApiError):
        while await _send_item(socket, connection, await _next_item(connection, table, tables)):
            pass  # Bind no frame to a local: it would stay alive while waiting and double an idle browser's memory.


async def _send_item(socket: Socket, connection: Connection, item: bytes | Close) -> bool:
    """Send a frame, or close the socket; return whether it is still open."""
    connection.begin_sending()
    if isinstance(item, Close):
        await socket.close(item.code, item.reason)
        return False
    await socket.send_text(item)
    connection.end_sending()
    metrics.SENT_BYTES.inc(len(item))
    return True


async def _next_item(connection: Connection, table: Table, tables: Tables) -> bytes | Close:
    """Wait for the next frame to send; return a Close if its view cannot be drawn.

    A view is charged to its viewer, so that many viewers of one network delay only themselves.
    """
    await connection.wait_filled()
    if connection.owes_view:
        await _pay_for_work(tables, table, connection, prices.VIEW_US)
    try:
        return connection.take()
    except Exception as error:
        logs.error("view_failed", error, table=logs.short(table.id))
        return Close(1011, "The table cannot be shown.")

"""Connections that begin and do not go on, and sockets that talk without saying anything."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
import websockets
from websockets.frames import Frame, Opcode

from tests.server.browser import PATIENCE_S, Browser, Live
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nContent-Length: 90\r\n"
GET = b"GET /api/warm HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SHORT = {"arrival_ms": 200}


class Raw(NamedTuple):
    """A connection of which the test sends every byte."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        with contextlib.suppress(ConnectionError):
            await self.writer.drain()

    async def ended(self) -> bytes:
        """Wait until the server closes the connection; give what it said."""
        async with asyncio.timeout(PATIENCE_S):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


@contextlib.asynccontextmanager
async def raw(server: Running) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rstrip("/").rpartition(":")[2]))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


HALVES = {
    "nothing": b"",
    "a line's end": b"\r\n",
    "half a line": b"GET /api/ga",
    "headers without end": HEAD,
    "no body": HEAD + b"\r\n",
    "half a body": HEAD + b'\r\n{"game":',
    "half a chunk": HEAD.replace(b"Content-Length: 90", b"Transfer-Encoding: chunked") + b"\r\n5a\r\n{",
}


@pytest.mark.fault(26)
@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
async def test_half_a_request_is_closed_in_time(
    serving: Serving, half: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(**SHORT) as server, raw(server) as connection:
        await connection.send(half)
        await connection.ended()
    assert not caplog.records, "strangers cannot fill the log"


@pytest.mark.parametrize("half", [b"\r\n", b"G", HEAD + b"\r\n{"])
async def test_half_a_second_request_is_closed_too(serving: Serving, half: bytes) -> None:
    async with serving(**SHORT) as server, raw(server) as connection:
        await connection.send(GET)
        assert b"200 OK" in await connection.reader.readuntil(b"\r\n\r\n")
        await connection.send(half)
        await connection.ended()


async def test_half_a_request_behind_a_whole_one_is_closed_too(serving: Serving) -> None:
    async with serving(**SHORT) as server, raw(server) as connection:
        await connection.send(GET + b"GET /api")
        assert (await connection.ended()).count(b"200 OK") == 1


@pytest.mark.fault(26)
async def test_a_request_that_trickles_is_closed_however_busy_it_is(serving: Serving) -> None:
    async with serving(**SHORT) as server, raw(server) as connection:

        async def trickle() -> None:
            while True:
                await connection.send(b"X: y\r\n")
                await asyncio.sleep(0.02)

        await connection.send(HEAD)
        trickling = asyncio.create_task(trickle())
        await connection.ended()
        trickling.cancel()


async def test_who_waits_for_an_answer_waits_longer_than_for_a_request(serving: Serving) -> None:
    async with serving(arrival_ms=100, health_ms=400) as server, raw(server) as connection:
        server.tables.store.writer.submit(lambda _: asyncio.run(asyncio.sleep(0.5)))
        await connection.send(GET.replace(b"warm", b"health"))
        assert b"503" in await connection.reader.readuntil(b"\r\n\r\n")


async def test_a_crowd_that_speaks_is_heard(serving: Serving) -> None:
    async with serving(silent_per_address=3, crowded_ms=60_000) as server:
        assert await have_room(server, 10)


@pytest.mark.fault(28)
async def test_an_address_has_so_many_silent_connections(serving: Serving) -> None:
    async with serving(silent_per_address=3, crowded_ms=200) as server:
        async with contextlib.AsyncExitStack() as crowd:
            silent = [await crowd.enter_async_context(raw(server)) for _ in range(3)]
            async with raw(server) as late:
                assert await late.ended() == b""
            await silent[0].send(GET)
            assert b"200 OK" in await silent[0].reader.readuntil(b"\r\n\r\n")
            async with raw(server) as next_one:
                await next_one.send(GET)
                assert b"200 OK" in await next_one.reader.readuntil(b"\r\n\r\n")
        async with asyncio.timeout(PATIENCE_S):
            while not await have_room(server, 3, 0.3):  # those who left are not counted out yet
                await asyncio.sleep(0.01)
        browser: Browser = server.browser()
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table), browser.live(table), browser.live(table), browser.live(table):
            assert (await browser.get("/api/warm")).status_code == 200, "an open socket is not silent"


async def have_room(server: Running, many: int, silence_s: float = 0) -> bool:
    """Whether so many connections may be silent at once, for so long."""
    async with contextlib.AsyncExitStack() as crowd:
        all_of_them = [await crowd.enter_async_context(raw(server)) for _ in range(many)]
        await asyncio.sleep(silence_s)
        for connection in all_of_them:
            await connection.send(GET.replace(b"Host", b"Connection: close\r\nHost"))
        return all([b"200 OK" in await connection.ended() for connection in all_of_them])


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


NOTHINGS = {
    "pings": frame(Opcode.PING) * 25,
    "pongs": frame(Opcode.PONG) * 25,
    "empty fragments": frame(Opcode.TEXT, b"", False) + frame(Opcode.CONT, b"", False) * 25,
    "empty messages in two": (frame(Opcode.TEXT, b"", False) + frame(Opcode.CONT)) * 13,
}


@contextlib.asynccontextmanager
async def at_a_table(server: Running) -> AsyncIterator[Live]:
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        yield live


@pytest.mark.fault(27)
@pytest.mark.parametrize("flood", NOTHINGS.values(), ids=NOTHINGS)
async def test_frames_that_say_nothing_are_counted(serving: Serving, flood: bytes) -> None:
    async with serving(control_frames_per_20_s=20) as server, at_a_table(server) as live:
        live.socket.transport.write(flood)
        assert await live.closed() == 1008
        async with at_a_table(server) as other:
            assert other.view["seat"] == 0


async def test_a_few_pings_and_fragments_are_welcome(serving: Serving) -> None:
    async with serving(control_frames_per_20_s=20) as server, at_a_table(server) as live:
        for _ in range(5):
            async with asyncio.timeout(PATIENCE_S):
                await (await live.socket.ping())
        await live.socket.send(['{"do":', ' "ping', '"}'])
        assert (await live.next("pong", "fault"))["is"] == "pong"


BEGUN = {
    "half a message": [frame(Opcode.TEXT, b'{"do":', False)],
    "fragments": [frame(Opcode.TEXT, b"{", False), *[frame(Opcode.CONT, b" ", False)] * 100],
    "pings within": [frame(Opcode.TEXT, b"{", False), *[frame(Opcode.PING)] * 100],
    "half a frame": [bytes([byte]) for byte in struct.pack("!BBI", 0x81, 0x80 | 100, 0)] + [b"x"] * 99,
}


@pytest.mark.fault(26)
@pytest.mark.parametrize("pieces", BEGUN.values(), ids=BEGUN)
async def test_a_message_begun_and_not_ended_is_closed_in_time(serving: Serving, pieces: list[bytes]) -> None:
    async with serving(**SHORT, control_frames_per_20_s=100_000) as server, at_a_table(server) as live:

        async def trickle() -> None:
            for piece in pieces:
                live.socket.transport.write(piece)
                await asyncio.sleep(0.02)

        trickling = asyncio.create_task(trickle())
        assert await live.closed() == 1008
        trickling.cancel()


async def test_a_quiet_socket_outlives_the_deadline(serving: Serving) -> None:
    async with serving(**SHORT) as server, at_a_table(server) as live:
        for piece in (frame(Opcode.TEXT, b'{"do":', False), frame(Opcode.CONT, b'"ping"}')):
            live.socket.transport.write(piece)
            await asyncio.sleep(0.02)
        assert (await live.hear())["is"] == "pong"
        await asyncio.sleep(0.5)
        await live.send(do="ping")
        assert (await live.hear())["is"] == "pong"
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await live.socket.wait_closed()
        assert live.socket.state is websockets.State.OPEN

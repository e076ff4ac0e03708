"""Connections: what is sent, in which order, and what happens to browsers that do not read."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest

from parlour.protocol.messages import Pong, TableInfo, View
from parlour.server.table.connection import MOST_WAITING, Close, Connection
from tests.server.browser import PATIENCE_S, Live
from tests.server.conftest import Serving

pytestmark = pytest.mark.anyio


def draw(connection: Connection) -> View:
    return View(connection.shown, connection.viewer, TableInfo("t", "g", "G", {}, (), "playing", "", False))


async def kinds(connection: Connection, count: int) -> list[str]:
    found = []
    for _ in range(count):
        item = await asyncio.wait_for(connection.next(), PATIENCE_S)
        if isinstance(item, Close):
            found.append(f"close {item.code}")
        else:
            found.append(" ".join(json.loads(line)["is"] for line in item.split(b"\n")))
    return found


@pytest.mark.fault(24)
async def test_a_slow_connection_gets_one_view_the_latest_and_after_its_answers() -> None:
    connection = Connection(None, draw)
    connection.look(0, 5)
    connection.send(Pong())
    for _ in range(100):
        connection.send_view()
    connection.close(1000, "")
    assert await kinds(connection, 2) == ["pong view", "close 1000"]


async def test_a_connection_that_has_not_looked_yet_gets_no_view() -> None:
    connection = Connection(None, draw)
    connection.send_view()
    connection.send(Pong())
    connection.close(1000, "")
    assert await kinds(connection, 2) == ["pong", "close 1000"]


@pytest.mark.fault(24)
async def test_too_much_waiting_ends_the_connection() -> None:
    connection = Connection(None, draw)
    for _ in range(MOST_WAITING + 1):
        connection.send(Pong())
    connection.send(Pong())
    assert await kinds(connection, 1) == ["close 1008"]


@pytest.mark.fault(24)
async def test_a_browser_that_reads_nothing_is_dropped_and_the_table_goes_on(serving: Serving) -> None:
    async with serving(send_ms=200, buffer=4096) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here", options={"stall": 20})
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.connect(("127.0.0.1", int(server.url.rstrip("/").rpartition(":")[2])))
        async with browser.live(table, 0) as live:
            stuck = await browser.connect(table, sock=narrow, close_timeout=0.1)
            stuck.transport.pause_reading()
            await stuck.send('{"do": "look", "seat": 0}')
            memory = server.tables.in_memory[table]
            async with asyncio.timeout(PATIENCE_S):
                while len(memory.connections) == 2:
                    await keep_playing(live)
            assert await live.look(0)
            assert len(memory.connections) == 1
            await stuck.close()
            stuck.transport.abort()


async def keep_playing(live: Live) -> None:
    """Play, and once the match is over just look; each makes the server send to everybody."""
    if live.view["table"]["phase"] == "playing":
        choice = live.view["actions"][-1]
        answer = await live.act(choice["seat"], choice["text"])
        if answer["is"] == "ack":
            await live.until(answer["seq"])
            return
    await asyncio.sleep(0.4)

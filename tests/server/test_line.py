"""Lines: what is sent, in which order, and what happens to browsers that do not read."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest

from parlour.protocol.wire import Pong, TableInfo, View
from parlour.server.line import MOST_WAITING, Close, Line
from tests.server.browser import PATIENCE_S, Live
from tests.server.conftest import Serving

pytestmark = pytest.mark.anyio


def draw(line: Line) -> View:
    return View(line.shown, line.viewer, TableInfo("t", "g", "G", {}, (), "playing", "", False))


async def kinds(line: Line, count: int) -> list[str]:
    found = []
    for _ in range(count):
        item = await asyncio.wait_for(line.next(), PATIENCE_S)
        found.append(f"close {item.code}" if isinstance(item, Close) else json.loads(item)["is"])
    return found


async def test_a_slow_line_gets_one_view_the_latest_and_after_its_answers() -> None:
    line = Line(None, draw)
    line.look(0, 5)
    line.send(Pong())
    for _ in range(100):
        line.show()
    line.close(1000, "")
    assert await kinds(line, 3) == ["pong", "view", "close 1000"]


async def test_a_line_that_has_not_looked_yet_gets_no_view() -> None:
    line = Line(None, draw)
    line.show()
    line.send(Pong())
    line.close(1000, "")
    assert await kinds(line, 2) == ["pong", "close 1000"]


async def test_too_much_waiting_ends_the_line() -> None:
    line = Line(None, draw)
    for _ in range(MOST_WAITING + 1):
        line.send(Pong())
    line.send(Pong())
    assert await kinds(line, 1) == ["close 1008"]


async def test_a_browser_that_reads_nothing_is_dropped_and_the_table_goes_on(serving: Serving) -> None:
    async with serving(send_ms=200, buffer=4096) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here", options={"stall": 20})
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.connect(("127.0.0.1", int(server.url.rstrip("/").rpartition(":")[2])))
        async with browser.live(table, 0) as line:
            stuck = await browser.connect(table, sock=narrow, close_timeout=0.1)
            stuck.transport.pause_reading()
            await stuck.send('{"do": "look", "seat": 0}')
            memory = server.house.tables[table]
            async with asyncio.timeout(PATIENCE_S):
                while len(memory.lines) == 2:
                    await keep_playing(line)
            assert await line.look(0)
            assert len(memory.lines) == 1
            await stuck.close()


async def keep_playing(line: Live) -> None:
    """Play, and once the match is over just look; each makes the server send to everybody."""
    if line.view["table"]["phase"] == "playing":
        choice = line.view["actions"][-1]
        answer = await line.act(choice["seat"], choice["text"])
        if answer["is"] == "ack":
            await line.until(answer["seq"])
            return
    await asyncio.sleep(0.4)

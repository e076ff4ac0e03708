"""Health is asked of the thread that writes, and answered by a row on the disk."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pysqlite3.dbapi2 as sqlite
import pytest

from parlour.server.base.settings import Settings
from parlour.server.house.tables import Tables
from parlour.server.web.app import create_app
from tests.server.browser import PATIENCE_S, Browser
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


async def status(browser: Browser) -> int:
    answer = await browser.get("/api/health")
    assert answer.json()["database"] == answer.json()["ok"] == (answer.status_code == 200)
    return answer.status_code


async def limit_pages(server: Running, most: int) -> None:
    """Let the database have at most so many pages, or as many as it has if those are more: the disk is full."""

    def limit(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    await server.tables.store.write(limit)


async def fill(server: Running) -> None:
    """Use up the pages that once held something."""

    def used(connection: Any) -> None:
        while connection.exec_driver_sql("PRAGMA freelist_count").scalar():
            connection.exec_driver_sql("INSERT INTO pulse (room) VALUES (zeroblob(4096))")

    await server.tables.store.write(used)


@pytest.mark.fault(6)
async def test_a_full_disk_is_told_although_nobody_has_tried_to_write(server: Running) -> None:
    browser = server.browser()
    assert await status(browser) == 200
    table = await browser.make("thirty-six", "here", "here")
    await fill(server)
    await limit_pages(server, 1)
    assert await status(browser) == 503
    assert (await browser.get(f"/api/tables/{table}/file")).status_code == 200, "what is known can be looked at"
    await limit_pages(server, 1_000_000)
    assert await status(browser) == 200


@pytest.mark.fault(6)
async def test_a_disk_that_may_only_be_read_is_told(server: Running) -> None:
    def read_only(on: int) -> None:
        connection = server.tables.store._writing.raw_connection()
        connection.cursor().execute(f"PRAGMA query_only = {on}")
        connection.close()

    browser = server.browser()
    read_only(1)
    assert await status(browser) == 503
    read_only(0)
    assert await status(browser) == 200


async def test_a_thread_that_hangs_is_told_within_the_limit(serving: Serving) -> None:
    async with serving(health_ms=200, pulse_ms=600_000) as server:
        browser, go = server.browser(), threading.Event()
        server.tables.store.writer.submit(lambda _: go.wait(PATIENCE_S))
        assert await status(browser) == 503
        assert await status(browser) == 503
        go.set()
        while await status(browser) != 200:
            await asyncio.sleep(0.01)


async def ready(http: httpx.AsyncClient) -> int:
    answer = await http.get("/api/ready")
    assert answer.json()["ready"] is (answer.status_code == 200)
    return answer.status_code


async def test_it_is_ready_once_the_migrations_are_done_and_until_it_stops(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    app = create_app(Tables(Settings(database=str(database), compile=False)))
    door, stop = asyncio.Event(), asyncio.Event()
    # The very library that the server uses: two in one process would undo each other's locks of the file.
    busy = sqlite.connect(str(database), isolation_level=None)
    busy.execute("PRAGMA journal_mode = WAL")
    busy.execute("BEGIN IMMEDIATE")  # the migrations wait for it

    async def receive() -> dict[str, str]:
        if door.is_set():
            await stop.wait()
            return {"type": "lifespan.shutdown"}
        door.set()
        return {"type": "lifespan.startup"}

    said: asyncio.Queue[str] = asyncio.Queue()

    async def send(message: Any) -> None:
        await said.put(message["type"])

    life = asyncio.create_task(app({"type": "lifespan", "asgi": {}, "state": {}}, receive, send))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
        await door.wait()
        assert await ready(http) == 503
        busy.close()
        assert await said.get() == "lifespan.startup.complete"
        assert await ready(http) == 200
        stop.set()
        assert await said.get() == "lifespan.shutdown.complete"
        assert await ready(http) == 503
    await life


async def test_it_is_not_ready_while_the_database_does_not_answer(serving: Serving) -> None:
    async with serving(health_ms=200) as server:
        http, go = server.browser().http, threading.Event()
        server.tables.store.writer.submit(lambda _: go.wait(PATIENCE_S))
        assert await ready(http) == 503
        go.set()
        while await ready(http) != 200:
            await asyncio.sleep(0.01)


async def test_each_answer_is_a_row_and_only_one_is_kept(server: Running) -> None:
    browser = server.browser()
    numbers = []
    for _ in range(3):
        assert await status(browser) == 200
        numbers.append(await server.tables.store.read(lambda db: db.exec_driver_sql("SELECT number FROM pulse").all()))
    assert [len(rows) for rows in numbers] == [1, 1, 1]
    assert numbers[0] < numbers[1] < numbers[2]


async def test_who_asks_again_at_once_costs_the_disk_nothing(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, pulse_ms=1_000) as server:
        browser = server.browser()

        async def number() -> int:
            assert await status(browser) == 200
            return int(
                await server.tables.store.read(lambda db: db.exec_driver_sql("SELECT number FROM pulse").scalar())
            )

        first = await number()
        await asyncio.gather(*(status(browser) for _ in range(20)))
        assert await number() == first
        time.jump(1_000)
        assert await number() == first + 1

"""What is counted, and that nothing else is told."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from pathlib import Path

import pytest

from tests.server import minds
from tests.server.browser import PATIENCE_S, Browser
from tests.server.conftest import Running, Serving
from tests.server.test_thinkers import ask, pid_in, thinking

pytestmark = pytest.mark.anyio


async def counted(browser: Browser) -> dict[str, float]:
    lines = (await browser.get("/api/metrics")).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


async def test_frames_rows_acknowledgements_and_refusals_are_counted(browser: Browser) -> None:
    before = await counted(browser)
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        await live.first()
        assert (await live.act(0, "pass"))["is"] == "refused"
        after = await counted(browser)
        assert after["parlour_connections"] == 1
    for name, more in {
        "parlour_acknowledged_total": 1,
        'parlour_refused_total{code="illegal"}': 1,
        'parlour_log_rows_total{kind="act"}': 1,
        'parlour_frames_total{do="act"}': 2,
    }.items():
        assert after[name] - before.get(name, 0) == more, name
    assert after["parlour_sent_bytes_total"] - before.get("parlour_sent_bytes_total", 0) > 500


@pytest.mark.fault(43)
async def test_metrics_name_no_table_and_no_person(browser: Browser) -> None:
    table = await browser.make("pentic", "here", "bot:random")
    async with browser.live(table, 0) as live:
        said = (await browser.get("/api/metrics")).text
        assert table not in said
        assert live.view["table"]["seats"][1]["name"] not in said


async def test_what_waits_for_the_disk_is_seen_and_how_long_it_took(server: Running) -> None:
    browser, busy, go = server.browser(), threading.Event(), threading.Event()
    before = await counted(browser)
    server.tables.store.writer.submit(lambda _: (busy.set(), go.wait(PATIENCE_S)))
    await asyncio.to_thread(busy.wait)
    writes = [asyncio.create_task(server.tables.store.probe()) for _ in range(3)]
    while (await counted(browser))["parlour_waiting_writes"] < 3:
        await asyncio.sleep(0.01)
    go.set()
    await asyncio.gather(*writes)
    after = await counted(browser)
    assert after["parlour_waiting_writes"] == 0
    assert after["parlour_write_seconds_count"] - before["parlour_write_seconds_count"] == 4
    assert after["parlour_read_seconds_count"] > before["parlour_read_seconds_count"]


async def test_bots_that_wait_are_seen_and_how_long(serving: Serving, tmp_path: Path) -> None:
    async with thinking(minds.hang) as thinkers, serving(thinkers=thinkers) as server:
        before = await counted(server.browser())
        first = asyncio.create_task(ask(thinkers, tmp_path / "pid", "a"))
        hanging = await pid_in(tmp_path / "pid")
        second = asyncio.create_task(ask(thinkers, "", "b"))
        await asyncio.sleep(0)
        during = await counted(server.browser())
        assert during["parlour_waiting_bots"] == 1
        os.kill(hanging, signal.SIGKILL)
        await asyncio.gather(first, second, return_exceptions=True)
        after = await counted(server.browser())
        assert after["parlour_waiting_bots"] == 0
        assert after["parlour_bot_wait_seconds_count"] - before["parlour_bot_wait_seconds_count"] == 2


async def test_a_loop_that_is_held_up_is_seen(server: Running) -> None:
    browser = server.browser()

    async def late() -> float:
        found = await counted(browser)
        return found["parlour_loop_lag_seconds_count"] - found['parlour_loop_lag_seconds_bucket{le="0.5"}']

    before = await late()
    time.sleep(1)  # on purpose in the loop of the server
    while await late() == before:
        await asyncio.sleep(0.01)

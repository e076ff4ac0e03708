"""An upgrade in the middle of matches: processes are exchanged, rules change, and no match is lost."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

from tests.server.browser import Browser, Live
from tests.server.process import Process
from tests.server.quickdraw import PATIENCE_MS
from tests.server.test_crash import moved

pytestmark = [pytest.mark.anyio, pytest.mark.long]
SMALL = "from tests.server.minds import put_small_games_on_the_shelf as put; put()"
LATER = f"""
import dataclasses
from tests.server import quickdraw
quickdraw.GAME = dataclasses.replace(quickdraw.GAME, about=dataclasses.replace(quickdraw.GAME.about, edition=2))
{SMALL}
"""
WITHOUT = ""
AWAY_S = 4.0


def left_ms(live: Live) -> float:
    return float(next(clock["left_ms"] for clock in live.view["clocks"] if clock["name"] == "patience"))


@pytest.mark.fault(10, 11)
async def test_a_process_is_exchanged_in_mid_match_and_the_clocks_stand_still_meanwhile(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with Process(database, first=SMALL) as process:
        browser = Browser(process.url)
        table = await browser.make("quickdraw", "here", "here")
        async with browser.live(table, 0) as live:
            began, before = time.monotonic(), left_ms(live)
            ended = asyncio.create_task(live.closed())
            await asyncio.to_thread(process.signal, signal.SIGTERM)
            assert await ended == 1012
            served = time.monotonic() - began
    await asyncio.sleep(AWAY_S)
    with Process(database, first=SMALL) as process:
        began = time.monotonic()  # it says where it is before it opens the database
        browser = await moved(browser, process)
        async with browser.live(table, 0) as live:
            served += time.monotonic() - began
            assert before - 1000 * served - 100 <= left_ms(live) <= before < PATIENCE_MS + 1
            assert (await live.act(0, "call 3"))["is"] == "ack"
        await browser.http.aclose()


@pytest.mark.sampled(1)
@pytest.mark.fault(11)
@pytest.mark.parametrize("other", [LATER, WITHOUT], ids=["a later edition", "a game that is gone"])
async def test_a_match_of_rules_that_are_not_here_is_kept_and_goes_on_where_they_are(
    tmp_path: Path, other: str
) -> None:
    database = tmp_path / "parlour.db"
    with Process(database, first=SMALL) as process:
        browser = Browser(process.url)
        table = await browser.make("quickdraw", "here", "here")
        async with browser.live(table, 0) as live:
            await live.act(0, "call 3")
            seen = await live.until(1)
        process.signal(signal.SIGTERM)
    with Process(database, first=other) as process:
        browser = await moved(browser, process)
        async with browser.connect(table) as socket:
            fault = await Live(socket).hear()
            assert "It is kept, and goes on when they are." in fault["message"]
        refused = await browser.get(f"/api/tables/{table}/file")
        assert (refused.status_code, refused.json()["code"]) == (409, "other_rules")
        elsewhere = await browser.make("thirty-six", "here", "here")
        async with browser.live(elsewhere, 0) as live:
            await live.first()
        process.signal(signal.SIGTERM)
    with Process(database, first=SMALL) as process:
        browser = await moved(browser, process)
        async with browser.live(table, 0) as live:
            # On a busy machine the clock may have run out since.
            assert live.view["events"][0] == seen["events"][-1]
            if live.view["seq"] == 1:
                assert live.view["own"] == seen["own"]
                assert (await live.act(1, "call 5"))["is"] == "ack" or live.view["seq"] > 1
        await browser.http.aclose()

"""What was acknowledged is in the log once, whatever happens to the process. Real processes, really killed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest
import websockets

from parlour.server.base.settings import Settings
from parlour.server.storage.store import Store
from tests.server.browser import Browser, Json, Live
from tests.server.process import Process

pytestmark = [pytest.mark.anyio, pytest.mark.long]
CYCLES = int(os.environ.get("PARLOUR_KILLS", "4"))


async def moved(browser: Browser, process: Process) -> Browser:
    """The same browser at the server's new address."""
    other = Browser(process.url)
    other.http.cookies = browser.http.cookies
    await browser.http.aclose()
    return other


async def play_until_killed(live: Live, acknowledged: dict[str, int]) -> Json | None:
    """Play as fast as it goes; give the frame that was not answered when the connection broke."""
    while True:
        choice = random.choice(live.view["actions"])
        frame = {"do": "act", "id": os.urandom(8).hex(), "seq": live.view["seq"], **seat_and_action(choice)}
        try:
            await live.socket.send(json.dumps(frame))
            answer = await live.next("ack", "refused", "stale", "fault")
            assert answer["is"] == "ack", answer
            acknowledged[frame["id"]] = answer["seq"]
            await live.until(answer["seq"])
            if live.view["table"]["phase"] == "over":
                return None
            await asyncio.sleep(0.02)
        except websockets.ConnectionClosed:
            return frame


async def play_on(game: asyncio.Task[Any], acknowledged: dict[str, int]) -> None:
    """Wait until some more actions are acknowledged, and then for any moment in the next."""
    enough = len(acknowledged) + random.randint(2, 6)
    while len(acknowledged) < enough and not game.done():
        await asyncio.sleep(0.001)
    await asyncio.sleep(random.uniform(0, 0.03))


def seat_and_action(choice: Json) -> Json:
    return {"seat": choice["seat"], "action": choice["text"]}


@pytest.mark.fault(1, 2, 3)
async def test_kill_9_in_the_middle_of_play_loses_and_doubles_nothing(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    acknowledged: dict[str, int] = {}
    pending: Json | None = None
    with Process(database) as process:
        browser = Browser(process.url)
        table = await browser.make("thirty-six", "here", "here", options={"stall": 20})
        process.signal(signal.SIGKILL)
    for _ in range(CYCLES):
        with Process(database) as process:
            browser = await moved(browser, process)
            async with browser.live(table, 0) as live:
                assert live.view["seq"] >= len(acknowledged)
                if pending is not None:
                    await resend_twice(live, pending, acknowledged)
                if live.view["table"]["phase"] == "over":
                    break
                game = asyncio.create_task(play_until_killed(live, acknowledged))
                await play_on(game, acknowledged)
                process.signal(signal.SIGKILL)
                pending = await game
    await browser.http.aclose()
    await check_log(database, table, acknowledged, pending)
    assert len(acknowledged) > 5


async def resend_twice(live: Live, frame: Json, acknowledged: dict[str, int]) -> None:
    """What the browser does on coming back. In the log already or not, there is one effect."""
    before = live.view["seq"]
    answers = []
    for _ in range(2):
        await live.socket.send(json.dumps(frame))
        answers.append(await live.next("ack", "refused", "stale"))
    assert answers[0] == answers[1]
    assert answers[0]["is"] == "ack", answers
    assert answers[0]["seq"] in (before, before + 1)
    acknowledged[frame["id"]] = answers[0]["seq"]
    await live.look(0)


async def check_log(database: Path, table: str, acknowledged: dict[str, int], pending: Json | None) -> None:
    store = Store(Settings(database=str(database)).url)
    store.open()
    stored = await store.load_table(table)
    store.close()
    assert stored is not None
    in_log = {row.action_id: row.seq for row, _ in stored.log}
    assert len(in_log) == len(stored.log), "no action twice"
    assert [row.seq for row, _ in stored.log] == list(range(1, len(stored.log) + 1))
    assert acknowledged.items() <= in_log.items()
    assert set(in_log) - set(acknowledged) <= {pending["id"] if pending else None}


@pytest.mark.fault(10)
async def test_sigterm_says_1012_and_the_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with Process(database) as process:
        browser = Browser(process.url)
        table = await browser.make("thirty-six", "here", "bot:random")
        async with browser.live(table, 0) as live:
            while not live.view.get("actions"):
                await live.hear()
            seen = await live.first()
            ended = asyncio.create_task(live.closed())
            await asyncio.to_thread(process.signal, signal.SIGTERM)
            assert await ended == 1012
    with Process(database) as process:
        browser = await moved(browser, process)
        async with browser.live(table, 0) as live:
            assert live.view["seq"] >= seen["seq"]
            assert live.view["seat"] == 0
    await browser.http.aclose()


@pytest.mark.fault(22)
async def test_a_stopped_process_goes_on_where_it_stood(tmp_path: Path) -> None:
    with Process(tmp_path / "parlour.db") as process:
        browser = Browser(process.url)
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table, 0) as live:
            os.kill(process.pid, signal.SIGSTOP)
            choice = live.view["actions"][0]
            await live.send(do="act", id="x", seq=0, **seat_and_action(choice))
            await asyncio.sleep(0.5)
            os.kill(process.pid, signal.SIGCONT)
            assert (await live.next("ack", "refused"))["is"] == "ack"
    await browser.http.aclose()

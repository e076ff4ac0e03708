"""Clocks, with time turned by hand: one order for everybody, decided by when things were received."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.storage import house
from tests.server.browser import Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Serving, start
from tests.server.draws import NEVER_MS, as_killed, drawing, same_person
from tests.server.quickdraw import PATIENCE_MS, TIMER_MS

pytestmark = pytest.mark.anyio


@pytest.fixture
def time() -> HandTime:
    return HandTime()


@pytest.mark.fault(20)
async def test_the_clock_runs_out_in_the_log_and_never_early(serving: Serving, time: HandTime) -> None:
    async with drawing(serving, time) as (server, table, live):
        assert live.view["clocks"] == [
            {"name": "patience", "label": ["patience", {}], "total_ms": PATIENCE_MS, "left_ms": PATIENCE_MS}
        ]
        await time.advance(PATIENCE_MS - 1)
        assert (await live.look(0))["clocks"][0]["left_ms"] == 1
        await time.advance(1)
        view = await live.until(1)
        assert view["table"]["phase"] == "over"
        assert "clocks" not in view
        stored = await server.tables.store.load_table(table)
        assert stored is not None
        assert [(row.seat, row.what) for row, _ in stored.log] == [(31, "clock patience")]


async def test_a_new_run_has_its_own_deadline_and_goes_on_through_actions(serving: Serving, time: HandTime) -> None:
    async with drawing(serving, time) as (_, _, live):
        await time.advance(PATIENCE_MS - 2 * TIMER_MS)
        await live.act(0, "call 3")
        assert (await live.until(1))["clocks"][0]["name"] == "timer"
        await time.advance(TIMER_MS - 100)
        await live.act(1, "call 2")
        assert (await live.until(2))["clocks"][0]["left_ms"] == 100
        await time.advance(100)
        assert (await live.until(3))["table"]["phase"] == "over"


async def test_of_several_clocks_each_keeps_its_deadline(serving: Serving, time: HandTime) -> None:
    async with drawing(serving, time) as (server, table, live):
        await time.advance(PATIENCE_MS - 2_000)
        await live.act(0, "call 3")
        clocks = (await live.until(1))["clocks"]
        assert [(clock["name"], clock["left_ms"]) for clock in clocks] == [("timer", TIMER_MS), ("patience", 2_000)]
        await time.advance(2_000)
        assert (await live.until(2))["table"]["phase"] == "over"
        stored = await server.tables.store.load_table(table)
        assert stored is not None
        assert [row.what for row, _ in stored.log] == ["call 3", "clock patience"]


@pytest.mark.fault(20)
async def test_an_action_received_at_the_deadline_comes_after_the_clock(serving: Serving, time: HandTime) -> None:
    async with drawing(serving, time) as (_, _, live):
        await live.act(0, "call 3")
        time.jump(TIMER_MS)
        answer = await live.act(1, "call 9")
        assert (answer["is"], answer["code"]) == ("refused", "over")
        view = await live.look(0)
        assert [event["text"] for event in view["events"]] == [
            ["calls", {"who": 0, "number": 3}],
            ["time-is-up", {}],
        ]


@pytest.mark.fault(20)
async def test_an_action_received_before_the_deadline_counts_though_done_after(
    serving: Serving, time: HandTime
) -> None:
    async with drawing(serving, time) as (server, table, live):
        await live.act(0, "call 3")
        await live.until(1)
        gate = asyncio.Event()
        memory = server.tables.in_memory[table]
        memory.post(gate.wait)  # type: ignore[arg-type]  # the table is busy while the deadline passes
        await time.advance(TIMER_MS - 1)
        await live.send(do="act", id="late", seat=1, action="call 9", seq=1)
        while memory._inbox._jobs.qsize() == 0:
            await Live.pause()
        await time.advance(10)
        gate.set()
        assert (await live.next("ack", "refused"))["is"] == "ack"
        view = await live.until(3)
        assert view["table"]["phase"] == "over"
        assert [score["points"] for score in view["scene"]["scores"]] == [3, 9]


@pytest.mark.fault(10)
async def test_a_clock_goes_on_after_a_restart_as_if_no_time_had_passed(serving: Serving, time: HandTime) -> None:
    async with drawing(serving, time) as (server, table, live):
        await time.advance(1_000)
        await live.act(0, "call 3")
        await time.advance(TIMER_MS - 1)
    await time.advance(3_600_000)
    async with serving(time, silence_ms=NEVER_MS) as again, same_person(again, server).live(table, 0) as live:
        left = {clock["name"]: clock["left_ms"] for clock in live.view["clocks"]}
        assert left == {"timer": 1, "patience": PATIENCE_MS - 1_000 - TIMER_MS + 1}
        assert live.view["seat"] == 0
        await time.advance(1)
        assert (await live.until(2))["table"]["phase"] == "over"


@pytest.mark.fault(10)
async def test_a_clock_goes_on_where_a_killed_server_last_wrote_the_time_down(serving: Serving, time: HandTime) -> None:
    async with drawing(serving, time, sweep_ms=1_000) as (server, table, live):
        await live.act(0, "call 3")
        for _ in range(3):
            await time.asleep(1_000)
            await time.advance(1_000)
        while await server.tables.store.read(house.read_hours) < 3_000:
            await Live.pause()
        await time.advance(999)
        left = as_killed(server)
    async with start(left, time, silence_ms=NEVER_MS) as again, same_person(again, server).live(table, 0) as live:
        assert live.view["clocks"][0]["left_ms"] == TIMER_MS - 3_000


async def test_a_clock_has_its_full_time_at_most_where_no_time_was_written_down(
    serving: Serving, time: HandTime
) -> None:
    async with serving(time, silence_ms=NEVER_MS) as server:
        browser = server.browser()
        await time.advance(100 * TIMER_MS)
        table = await browser.make("quickdraw", "here", "here")
        async with browser.live(table, 0) as live:
            await live.act(0, "call 3")
        left = as_killed(server)
    async with start(left, time, silence_ms=NEVER_MS) as again, same_person(again, server).live(table, 0) as live:
        assert [clock["left_ms"] for clock in live.view["clocks"]] == [TIMER_MS, PATIENCE_MS]
        await time.advance(TIMER_MS)
        assert (await live.until(2))["table"]["phase"] == "over"


@pytest.mark.fault(22)
async def test_a_wall_clock_that_jumps_moves_no_deadline(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        browser = server.browser()
        table = await browser.make("quickdraw", "here", "here")
        async with browser.live(table, 0) as live:
            monkeypatch.setattr("time.time", lambda: 4e9)
            monkeypatch.setattr("time.time_ns", lambda: 4 * 10**18)
            await live.act(0, "call 3")
            clocks = (await live.until(1))["clocks"]
            assert [clock["name"] for clock in clocks] == ["timer", "patience"]


async def test_a_table_with_a_running_clock_stays_in_memory(serving: Serving, time: HandTime) -> None:
    async with serving(time, silence_ms=NEVER_MS, idle_table_ms=10) as server:
        browser = server.browser()
        table = await browser.make("quickdraw", "here", "here")
        async with browser.live(table, 0):
            pass
        await time.advance(PATIENCE_MS - 1)
        assert table in server.tables.in_memory
        while table in server.tables.in_memory:
            await time.advance(5_000)
        stored = await server.tables.store.load_table(table)
        assert stored is not None
        assert len(stored.log) == 1


@pytest.mark.fault(26)
async def test_a_silent_connection_is_hung_up_on(serving: Serving, time: HandTime) -> None:
    async with serving(time) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table, 0) as silent, browser.live(table, 0) as lively:
            for _ in range(2):
                await time.advance(61_000)  # a browser runs the timers of a hidden page once a minute
                await lively.send(do="ping")
                await lively.next("pong")
            await time.advance(13_000)  # 135 seconds in all, the time between two sweeps included
            assert await silent.closed() == 1001
            await lively.send(do="ping")
            await lively.next("pong")


@pytest.mark.fault(27)
async def test_credits_come_back_with_time(serving: Serving, time: HandTime) -> None:
    async with serving(time, frames_per_20_s=50) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table, 0) as live:
            for _ in range(50):
                await live.send(do="ping")
            assert (await live.next("fault"))["code"] == "too_fast"
            await time.advance(1_000)
            await live.send(do="ping")
            await live.send(do="ping")
            assert [(await live.next("pong", "fault"))["is"] for _ in range(2)] == ["pong", "pong"]

"""Tables for days: time to move, days away, seats kept for who is away; told once, whoever watches, over restarts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from parlour.core.facts import Fact
from parlour.core.verbs import SPECTATOR
from parlour.server.house.tables import Tables
from parlour.server.storage.away import MOST_A_YEAR
from parlour.server.table.absence import settle_late
from parlour.server.table.move_deadlines import DAY_MS
from parlour.server.thinking.thinkers import Thinkers
from tests.server import minds
from tests.server.browser import Browser, Json, Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

DAYS = {
    "over_days": True,
    "days": 1,
    "late": "bot",
    "warm": False,
    "talk": False,
    "clock": "",
    "rated": False,
    "open": False,
}
FREE = {**DAYS, "late": "free"}
WARM = {
    "over_days": False,
    "days": 0,
    "late": "bot",
    "warm": True,
    "talk": False,
    "clock": "",
    "rated": False,
    "open": False,
}
QUIET = {"silence_ms": 10**12}
TODAY = 20_000


async def sit(host: Browser, friend: Browser, terms: Json) -> str:
    """A table for two at which the friend is to act first."""
    return await host.make_with(friend, {"start": 1}, terms)


@contextlib.asynccontextmanager
async def waiting(
    serving: Serving, time: HandTime, terms: Json, **more: Any
) -> AsyncIterator[tuple[Running, Browser, Browser, str]]:
    """A house whose calendar runs with the hand's time, a host, a friend, and a table that waits for the friend."""
    async with serving(time=time, **more, **QUIET) as server:
        host, friend = server.browser(), server.browser()
        calendar(server.tables, time)
        yield server, host, friend, await sit(host, friend, terms)


def calendar(tables: Tables, time: HandTime) -> None:
    """Let the calendar run with the hand's time, from some midnight on."""
    tables.away.unix = lambda: TODAY * 86_400 + (time.now() - 1_000_000) / 1000


def kinds(tables: Tables, table: str) -> list[str]:
    events, _ = tables.in_memory[table].state.events(SPECTATOR, 0)
    return [event.text.id for event in events if isinstance(event.text, Fact)]


async def hear_until(live: Live, true: Any) -> None:
    while not true(live.view["table"]["seats"]):
        await live.hear()


async def acts(time: HandTime, live: Live, seq: int) -> None:
    """Let time pass until the bot has moved."""
    heard = asyncio.create_task(live.until(seq))
    while not heard.done():
        await time.advance(1)
    await heard


async def test_a_bot_plays_for_whose_time_is_up_until_they_are_back(serving: Serving) -> None:
    time = HandTime()
    thinkers = Thinkers(60_000, minds.throw)
    async with (
        waiting(serving, time, DAYS, thinkers=thinkers) as (server, host, friend, table),
        host.live(table, 1) as live,
    ):
        assert live.view["table"]["terms"] == DAYS
        assert live.view["table"]["seats"][0]["due"] == (TODAY + 1) * 86_400
        time.jump(DAY_MS - 1)
        await server.tables.absence_watch.look_after()
        assert "stead" not in live.view["table"]["seats"][0], "a day is not up yet"
        time.jump(1)
        await server.tables.absence_watch.look_after()
        await server.tables.absence_watch.look_after()
        await hear_until(live, lambda seats: seats[0].get("stead"))
        await acts(time, live, 2)
        assert kinds(server.tables, table).count("late-bot") == 1
        async with friend.live(table, 0) as back:
            await hear_until(back, lambda seats: not seats[0].get("stead"))
        await hear_until(live, lambda seats: not seats[0].get("stead"))
        assert "comes-back" in kinds(server.tables, table)
        file = await host.get(f"/api/tables/{table}/file")
        assert "late" not in file.text


async def test_whoever_acts_while_a_bot_plays_for_them_is_back(serving: Serving) -> None:
    time = HandTime()
    async with waiting(serving, time, DAYS) as (server, _, friend, table):
        async with friend.live(table, 0) as live:
            time.jump(DAY_MS)
            await server.tables.absence_watch.look_after()
            await live.until(1)
            assert (await live.act(0, live.view["actions"][0]["text"]))["is"] == "ack"
        assert server.tables.in_memory[table].state.away == {}


async def test_a_free_seat_is_taken_over_by_one_and_lost_by_who_was_late(serving: Serving) -> None:
    time = HandTime()
    async with waiting(serving, time, FREE) as (server, host, friend, table):
        other, late = server.browser(), server.browser()
        wish = {"seat": 0, "name": "Ines"}
        refused = await other.post(f"/api/tables/{table}/take", wish)
        assert refused.status_code == 409, "nobody is late yet"
        time.jump(DAY_MS)
        await server.tables.absence_watch.look_after()
        async with host.live(table, 1) as live:
            assert live.view["table"]["seats"][0]["free"]
            assert (await host.post(f"/api/tables/{table}/take", wish)).status_code == 409
            assert (await other.post(f"/api/tables/{table}/take", wish)).json()["seat"] == 0
            assert (await late.post(f"/api/tables/{table}/take", wish)).status_code == 409
            await hear_until(live, lambda seats: seats[0]["name"] == "Ines" and not seats[0].get("free"))
        async with other.live(table, 0) as live:
            assert live.view["seat"] == 0
            await live.first()
        async with friend.live(table, 0) as live:
            assert live.view["seat"] is None
    async with serving(time=HandTime()) as server:
        assert (await server.tables.find_table(table)).state.seats[0].name == "Ines", "the seals hold"


async def test_time_goes_on_where_it_was_after_a_restart_and_is_up_once(serving: Serving) -> None:
    time = HandTime()
    async with serving(time=time, **QUIET) as server:
        host, friend = server.browser(), server.browser()
        table = await sit(host, friend, DAYS)
        time.jump(DAY_MS / 2)
    time = HandTime()
    async with serving(time=time, **QUIET) as server:
        time.jump(DAY_MS / 2 - 10)
        await server.tables.absence_watch.look_after()
        assert server.tables.in_memory[table].state.away == {}
        time.jump(DAY_MS / 2)
        await server.tables.absence_watch.look_after()
        there = server.tables.in_memory[table]
        assert list(there.state.away) == [0]
        await asyncio.gather(*(there.run_question(lambda: settle_late(there)) for _ in range(3)))
        assert kinds(server.tables, table) == ["late-bot"]


async def test_two_processes_that_watch_let_time_be_up_once(serving: Serving, tmp_path: Any) -> None:
    time = HandTime()
    shared = {"time": time, "workers": 2, "meet": str(tmp_path), **QUIET}
    async with serving(**shared) as one, serving(**shared) as two:
        host, friend = one.browser(), one.browser()
        table = await sit(host, friend, DAYS)
        await two.tables.find_table(table)
        time.jump(2 * DAY_MS)
        await asyncio.gather(*(each.tables.absence_watch.look_after() for each in (one, two, one, two)))
        for each in (one, two):
            await each.tables.in_memory[table].log.catch_up()
            assert kinds(each.tables, table) == ["late-bot"]


async def test_time_does_not_run_on_days_away_of_which_a_year_has_thirty(serving: Serving) -> None:
    time = HandTime()
    async with waiting(serving, time, DAYS) as (server, host, friend, table):
        answer = await friend.post("/api/you/away", {"days": [TODAY + 1, TODAY + 2, TODAY - 5]})
        assert answer.json() == {"days": [TODAY + 1, TODAY + 2]}
        time.jump(DAY_MS / 2)
        await host.http.get("/api/tables")
        (mine,) = (await host.get("/api/tables")).json()["tables"]
        assert mine["due"] == (TODAY + 1) * 86_400, "a whole day had run before they begin"
        later = await friend.post("/api/you/away", {"days": [TODAY, TODAY + 1]})
        assert later.status_code == 200
        (mine,) = (await host.get("/api/tables")).json()["tables"]
        assert mine["due"] == (TODAY + 3) * 86_400
        time.jump(DAY_MS)
        await server.tables.absence_watch.look_after()
        assert server.tables.in_memory[table].state.away == {}
        await friend.post("/api/you/away", {"days": []})
        time.jump(2 * DAY_MS)
        await server.tables.absence_watch.look_after()
        assert list(server.tables.in_memory[table].state.away) == [0]
        many = {"days": list(range(TODAY + 10, TODAY + 10 + MOST_A_YEAR + 1))}
        refused = await friend.post("/api/you/away", many)
        assert (refused.status_code, refused.json()["field"]) == (400, "days")


async def test_in_an_evening_a_bot_keeps_a_seat_warm_where_that_was_agreed(serving: Serving) -> None:
    time = HandTime()
    async with serving(time=time, **QUIET) as server:
        host, friend = server.browser(), server.browser()
        warm, cold = await sit(host, friend, WARM), await sit(host, friend, {**WARM, "warm": False})
        async with host.live(warm, 1) as live, host.live(cold, 1):
            for _ in range(2):
                server.tables.sweep()
                time.jump(server.tables.settings.warm_ms)
            server.tables.sweep()
            await hear_until(live, lambda seats: seats[0].get("stead"))
            assert server.tables.in_memory[cold].state.away == {}
            async with friend.live(warm, 0) as back:
                await hear_until(back, lambda seats: not seats[0].get("stead"))
            assert kinds(server.tables, warm)[-1] == "comes-back"


async def test_who_never_agreed_on_anything_is_waited_for(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    table = await host.make_with(friend)
    async with host.live(table, 1) as live:
        assert "terms" not in live.view["table"]
        assert "due" not in live.view["table"]["seats"][0]

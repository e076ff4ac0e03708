"""Caps delay whoever takes too much, and nobody who sits at a table."""

from __future__ import annotations

import asyncio
import contextlib

import httpx
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.base.errors import TooMany
from parlour.server.base.limits import Bucket, TableLimits
from parlour.server.base.settings import Settings
from tests.server.browser import PATIENCE_S, Browser, Live, seat_request
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

PEOPLE = {"game": "thirty-six", "seats": [seat_request("here"), seat_request("here")]}
BOTS = {"game": "pentic", "seats": [seat_request("bot:random")] * 4}


@given(st.integers(1, 20), st.integers(1, 50), st.lists(st.tuples(st.integers(0, 200), st.integers(1, 16))))
def test_a_bucket_gives_no_more_than_it_holds_and_gets(most: int, every: int, steps: list[tuple[int, int]]) -> None:
    time = HandTime()
    bucket, began, taken, last = Bucket(time, most, every), time.now(), 0, 0
    for wait, cost in steps:
        time.jump(wait)
        can = bucket.wait_ms() == 0
        assert bucket.spend(cost) is can
        if can:
            taken, last = taken + cost, cost
    assert taken - last <= most + (time.now() - began) / every, "what goes beyond is one cost, on credit"
    time.jump(bucket.wait_ms() + 0.001)
    assert bucket.spend()


async def make(browser: Browser, body: object = PEOPLE) -> httpx.Response:
    return await browser.post("/api/tables", body)


@pytest.mark.fault(28)
async def test_who_drops_the_cookie_waits_as_long_as_it_is_told(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, newcomer_tables=3, newcomer_table_ms=5_000) as server:
        known: Browser = server.browser()
        for browser in (known, server.browser(), server.browser()):
            assert (await make(browser)).status_code == 201
        refused = await make(server.browser())
        assert (refused.status_code, refused.json()["code"], refused.headers["Retry-After"]) == (429, "too_many", "5")
        assert (await make(known)).status_code == 201, "who kept the cookie need not wait"
        time.jump(4_999)
        assert (await make(server.browser())).headers["Retry-After"] == "1"
        time.jump(1)
        answers = [(await make(server.browser())).status_code for _ in range(2)]
        assert answers == [201, 429]


async def test_a_table_of_bots_counts_as_many(serving: Serving) -> None:
    async with serving(HandTime(), newcomer_tables=5, newcomer_table_ms=5_000) as server:
        answers = [await make(server.browser(), BOTS) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].headers["Retry-After"] == "20"


@pytest.mark.fault(28)
async def test_tables_are_counted_by_guest_and_by_address(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, tables_per_guest_an_hour=2, tables_per_address_an_hour=4) as server:
        one, other = server.browser(), server.browser()
        answers = [(await make(one)).status_code for _ in range(4)]
        assert answers == [201, 201, 201, 429], "the first was a newcomer's"
        answers = [(await make(other)).status_code for _ in range(2)]
        assert answers == [201, 429]
        time.jump(3_600_000 / 4)
        assert (await make(other)).status_code == 201, "the address as a whole is delayed, not locked out"


@pytest.mark.parametrize("newcomer", [True, False])
def test_addresses_of_one_ipv6_network_are_one(newcomer: bool) -> None:
    limits = TableLimits(HandTime(), Settings(newcomer_tables=1, tables_per_address_an_hour=2 - (not newcomer)))
    limits.spend("a", "2001:db8:1:2::5", newcomer, 1)
    with pytest.raises(TooMany):
        limits.spend("b", "2001:db8:1:2:ffff::6", newcomer, 1)
    limits.spend("c", "2001:db8:1:3::5", newcomer, 1)


@pytest.mark.fault(31)
def test_memory_stays_flat() -> None:
    time = HandTime()
    limits = TableLimits(time, Settings())
    for number in range(100):
        limits.spend(str(number), f"10.0.0.{number}", number % 2 == 0, 1)
    time.jump(3_600_000)
    limits.drop_full()
    assert not limits._buckets


async def sees(browser: Browser, table: str) -> int | None:
    """Look at a table: give the seat it is seen from. Raises TooMany if turned away."""
    async with browser.connect(table) as socket:
        live = Live(socket)
        with contextlib.suppress(websockets.ConnectionClosed):
            await live.send(do="look", seat=0, seq=0)
        first = await live.hear()
        if first["is"] == "fault":
            assert (first["code"], await live.closed()) == ("too_fast", 1013)
            raise TooMany(first["message"])
        seat: int | None = live.view["seat"]
        return seat


async def seen(browser: Browser, table: str) -> bool:
    """Whether there is room, as soon as those who left are counted out."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with contextlib.suppress(TooMany):
                await sees(browser, table)
                return True
            await asyncio.sleep(0.01)


@pytest.mark.fault(28)
async def test_strangers_cannot_keep_a_player_from_the_table(serving: Serving) -> None:
    async with serving(lines_per_address=3) as server:
        player, friend = server.browser(), server.browser()
        table = await player.make("thirty-six", "here", "here")
        await friend.make("thirty-six", "here", "here")
        async with contextlib.AsyncExitStack() as strangers:
            for _ in range(3):
                await strangers.enter_async_context(server.browser().live(table))
            for turned_away in (server.browser(), friend):
                with pytest.raises(TooMany):
                    await sees(turned_away, table)
            assert await sees(player, table) == 0
        assert await seen(friend, table)


@pytest.mark.fault(28)
async def test_a_player_has_room_of_their_own_and_no_more(serving: Serving) -> None:
    async with serving(lines_per_guest=2, lines_per_address=3) as server:
        player: Browser = server.browser()
        table = await player.make("thirty-six", "here", "here")
        elsewhere = await server.browser().make("thirty-six", "here", "here")
        async with player.live(table), player.live(table), player.live(elsewhere), player.live(elsewhere):
            for full in (table, elsewhere):
                with pytest.raises(TooMany):
                    await sees(player, full)
            assert server.tables.connections.count == 4
            assert await sees(server.browser(), table) is None, "the address has room for one more"
        assert await seen(player, table)
        await nobody_is_counted(server)


async def nobody_is_counted(server: Running) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while server.tables.connections._open:
            await asyncio.sleep(0.01)

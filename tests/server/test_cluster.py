"""Several servers over one database: every table may be played at by any of them, with a bus and without."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from parlour.server.base.settings import Settings
from parlour.server.cluster.cluster import BEATS
from parlour.server.house.tables import Tables
from parlour.server.model.coordination import Announcement
from parlour.server.storage import house
from parlour.server.storage.store import Store
from tests.server.browser import Browser, Json, Live, new_id
from tests.server.conftest import Running, start
from tests.server.nats import Nats
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
HOUSES = ("sqlite", "sqlite-poll", "postgresql-nats", "postgresql-poll")


class House:
    """The servers of one house, and a person's browser at each."""

    def __init__(self, url: str, **settings: Any) -> None:
        self.url = url
        self.settings = settings
        self.servers: list[Running] = []
        self._stacks: list[AsyncExitStack] = []

    async def open(self, folder: Path) -> Running:
        """Start one more server."""
        opened = start(folder, database=self.url, workers=2, **{"poll_ms": 50, **self.settings})
        self._stacks.append(AsyncExitStack())
        self.servers.append(await self._stacks[-1].enter_async_context(opened))
        return self.servers[-1]

    async def close(self, *servers: int) -> None:
        for number in servers or range(len(self.servers)):
            await self._stacks[number].aclose()

    async def log(self, table: str) -> list[Any]:
        stored = await self.servers[0].tables.store.load_table(table)
        assert stored is not None
        return [row for row, _ in stored.log]

    def leaders(self, table: str) -> list[int]:
        found = [server.tables.in_memory.get(table) for server in self.servers]
        return [number for number, each in enumerate(found) if each is not None and each.peers.leads]


@pytest.fixture(params=HOUSES)
async def a_house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    database, _, bus = request.param.partition("-")
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    if database == "postgresql":
        url = request.getfixturevalue("postgres").new()
    settings: Json = {"meet": str(tmp_path)} if bus == "" else {}
    if bus == "nats":
        settings["bus"] = request.getfixturevalue("nats").url
    house = House(url, **settings)
    await house.open(tmp_path)
    await house.open(tmp_path)
    yield house
    await house.close()


def elsewhere(browser: Browser, server: Running) -> Browser:
    """The same person at another server."""
    other = server.browser()
    other.http.cookies = browser.http.cookies
    other.nonces = browser.nonces
    return other


async def two_people(house: House, game: str, **options: Any) -> tuple[str, Browser, Browser]:
    """Seat two people at a table, each at a server of their own."""
    host, friend = house.servers[0].browser(), house.servers[1].browser()
    table = await host.make(game, "here", "link", options=options or None)
    assert (await friend.join(table, 1)).status_code == 201
    return table, host, friend


async def play(live: Live, seat: int, acknowledged: dict[str, int]) -> None:
    """Play a seat to the end of the match."""
    while live.view["table"]["phase"] != "over":
        choices = [choice for choice in live.view.get("actions", ()) if choice["seat"] == seat]
        if not choices:
            await live.hear()
            continue
        id = new_id()
        answer = await live.act(seat, random.choice(choices)["text"], id=id)
        if answer["is"] == "ack":
            acknowledged[id] = answer["seq"]
        await live.until(answer["seq"])


@pytest.mark.fault(8)
async def test_two_people_at_two_servers_play_a_whole_game(a_house: House) -> None:
    table, host, friend = await two_people(a_house, "thirty-six")
    acknowledged: dict[str, int] = {}
    async with host.live(table, 0) as first, friend.live(table, 1) as second:
        await asyncio.gather(first.until_playing(), second.until_playing())
        await asyncio.gather(play(first, 0, acknowledged), play(second, 1, acknowledged))
    rows = await a_house.log(table)
    assert {row.action_id: row.seq for row in rows} == acknowledged
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    files = [await (await each.get(f"/api/tables/{table}/file")).aread() for each in (host, friend)]
    assert files[0] == files[1]
    again = [(await each.post(f"/api/tables/{table}/again")).json()["table"] for each in (host, friend)]
    assert again[0] == again[1]


@pytest.mark.fault(8, 13)
async def test_of_what_two_servers_are_asked_at_once_everything_is_done_once(a_house: House) -> None:
    """In a live game nobody has to wait for a turn: both write the same number, and who loses is judged again."""
    table, host, friend = await two_people(a_house, "quickdraw")
    async with host.live(table, 0) as first, friend.live(table, 1) as second:
        await asyncio.gather(first.until_playing(), second.until_playing())

        acknowledged: list[str] = []

        async def call(live: Live, seat: int) -> None:
            for number in range(1, 10):
                answer = await live.act(seat, f"call {number}", id=f"{seat}-{number}")
                if answer["is"] == "refused" and answer["code"] == "over":
                    return  # where all is slow the timer is quicker
                assert answer["is"] == "ack", answer
                acknowledged.append(f"{seat}-{number}")

        await asyncio.gather(call(first, 0), call(second, 1))
    rows = await a_house.log(table)
    assert sorted(row.action_id for row in rows if row.action_id) == sorted(acknowledged)
    assert acknowledged


@pytest.mark.fault(21)
@pytest.mark.parametrize("a_house", ["sqlite", "postgresql-poll"], indirect=True)
async def test_a_clock_that_four_servers_watch_runs_out_once(a_house: House, tmp_path: Path) -> None:
    for _ in range(2):
        await a_house.open(tmp_path)
    table, host, _ = await two_people(a_house, "quickdraw")
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(elsewhere(host, s).live(table, 0)) for s in a_house.servers]
        for live in lives:
            await live.until_playing()
        assert (await lives[2].act(0, "call 3"))["is"] == "ack"
        await asyncio.gather(*(over(live) for live in lives))
        assert len(a_house.leaders(table)) <= 1
    rows = await a_house.log(table)
    assert [row.what for row in rows] == ["call 3", "clock timer"]
    # Two processes agree on the house's time to a beat.
    assert rows[1].at - rows[0].at >= 4_000


async def over(live: Live) -> None:
    while live.view["table"]["phase"] != "over":
        await live.hear()


async def test_bots_move_once_whichever_server_looks(a_house: House) -> None:
    host = a_house.servers[0].browser()
    table = await host.make("thirty-six", "here", "bot:random")
    other = elsewhere(host, a_house.servers[1])
    async with host.live(table, 0) as first, other.live(table, 0) as second:
        acknowledged: dict[str, int] = {}
        await asyncio.gather(play(first, 0, acknowledged), over(second))
        assert len(a_house.leaders(table)) <= 1
    rows = await a_house.log(table)
    assert {row.seat for row in rows} == {0, 1}
    assert sum(row.seat == 0 for row in rows) == len(acknowledged)


@pytest.mark.fault(10, 21)
@pytest.mark.parametrize("a_house", ["sqlite-poll", "postgresql-nats"], indirect=True)
async def test_one_server_leads_and_another_follows_when_it_closes(a_house: House) -> None:
    host = a_house.servers[0].browser()
    table = await host.make("quickdraw", "here", "bot:gentle")
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(elsewhere(host, s).live(table, 0)) for s in a_house.servers]
        while not (leaders := a_house.leaders(table)):
            await Live.pause()
        (leader,) = leaders
        other = lives[1 - leader]
        await other.until_playing()
        assert (await other.act(0, "call 3"))["is"] == "ack"
        await a_house.close(leader)
        while a_house.leaders(table)[-1:] != [1 - leader]:
            await Live.pause()
        await over(other)
    rows = await a_house.servers[1 - leader].tables.store.load_table(table)
    assert rows is not None
    assert [row.what for row, _ in rows.log] == ["call 3", "clock timer"]


async def test_a_server_that_joins_goes_on_by_the_house_s_time(a_house: House, tmp_path: Path) -> None:
    before = a_house.servers[0].tables.time
    while before.now() < 3_000:
        await Live.pause()
    after = (await a_house.open(tmp_path)).tables.time
    beat_ms = a_house.servers[0].tables.settings.lease_ms / BEATS
    while abs(before.now() - after.now()) > beat_ms:  # who is behind follows
        await Live.pause()
    stood = before.now()
    await a_house.close()
    tables = Tables(Settings(database=a_house.url, workers=2, compile=False))
    await tables.open()
    assert tables.time.now() >= stood
    await tables.close()


@pytest.mark.parametrize("a_house", ["sqlite", "postgresql-nats"], indirect=True)
async def test_who_is_there_is_known_everywhere_and_forgotten(a_house: House) -> None:
    table, host, friend = await two_people(a_house, "thirty-six")
    async with host.live(table, 0) as first:
        async with friend.live(table, 1):
            while not first.view["table"]["seats"][1].get("online"):
                await first.hear()
        while first.view["table"]["seats"][1].get("online"):
            await first.hear()
        elsewhere = a_house.servers[0].tables.in_memory[table]
        guest = elsewhere.state.seats[1].guest
        assert guest is not None
        said = Announcement("gone", table, elsewhere.peers.mark, (guest,))
        elsewhere.peers.take_over(said, elsewhere.services.time.now() + 300)
        while not first.view["table"]["seats"][1].get("online"):
            await first.hear()
        while first.view["table"]["seats"][1].get("online"):
            await first.hear()


@pytest.mark.fault(9)
async def test_with_the_bus_away_moves_arrive_and_it_heals_unaided(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    house = House(postgres.new(), bus=nats.url, presence_ms=1_000)
    await house.open(tmp_path)
    await house.open(tmp_path)
    table, host, friend = await two_people(house, "thirty-six", start=1)
    async with host.live(table, 0) as first, friend.live(table, 1) as second:
        await asyncio.gather(first.until_playing(), second.until_playing())
        nats.stop()
        for _ in range(4):
            await move_and_see(first, second)
        for there in (False, True):  # who is there is told by hints alone
            for live in (first, second):
                while live.view["table"]["seats"][1 - live.view["seat"]].get("online", False) != there:
                    await live.hear()
            if not there:
                nats.start()
    await house.close()


async def move_and_see(*lives: Live) -> None:
    for live, other in (lives, lives[::-1]):
        if live.view.get("actions"):
            await live.first()
            await other.until(live.view["seq"])
            return
    raise AssertionError("somebody is to act")


# --- leases, by themselves


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    store.open()
    yield store
    store.close()


@pytest.mark.fault(21)
async def test_a_table_is_led_by_one_process_until_it_falls_silent(database: str) -> None:
    async with opened(database) as store:

        def lead(process: str, *tables: str, lease_ms: int = 60_000) -> Any:
            return store.write(lambda db: house.lease_tables(db, process, tables, lease_ms), "house")

        for process in ("a", "b"):
            await store.write(lambda db, process=process: house.add_process(db, process, 60_000))  # type: ignore[misc]
        assert await lead("a", "t", "u") == {"t", "u"}
        assert await lead("b", "t", "v") == {"v"}
        assert await lead("a", "t") == {"t"}
        await store.write(lambda db: house.release_tables(db, "a", ["u"]))
        assert await lead("b", "u") == {"u"}
        await store.write(lambda db: house.remove_process(db, "a"))
        assert await lead("b", "t") == {"t"}
        _, held = await store.write(lambda db: house.renew_process(db, "b", 60_000, lambda: 5_000.0))
        assert held == {"t", "u", "v"}
        assert await store.read(house.read_hours) == 5_000
        await store.write(lambda db: house.store_hours(db, lambda: 3_000.0))
        assert await store.read(house.read_hours) == 5_000, "never backwards"


@pytest.mark.fault(22)
async def test_a_jump_of_the_database_s_clock_makes_nobody_live_for_ever(database: str) -> None:
    async with opened(database) as store:
        await store.write(lambda db: house.add_process(db, "a", 60_000))
        await store.write(lambda db: house.lease_tables(db, "a", ["t"], 60_000))
        await store.write(lambda db: db.exec_driver_sql("UPDATE processes SET until = until + 86400000"))
        await store.write(lambda db: db.exec_driver_sql("UPDATE hours SET noted_at = noted_at - 86400000"))
        assert await store.write(lambda db: house.lease_tables(db, "b", ["t"], 60_000)) == {"t"}
        await store.write(lambda db: house.renew_process(db, "a", 60_000, lambda: 1_000.0))
        await store.write(lambda db: db.exec_driver_sql("UPDATE hours SET noted_at = noted_at - 86400000"))
        assert await store.write(lambda db: house.add_process(db, "c", 60_000)) <= 61_000

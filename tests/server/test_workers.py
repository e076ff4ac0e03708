"""Workers of one server and servers of several machines: real processes, killed and stopped in the middle of a game."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa
import websockets

from parlour.server.base.settings import Settings
from parlour.server.cluster.handover import table_of
from parlour.server.storage.schema import LEASES
from parlour.server.storage.store import Store
from tests.server.browser import Browser, Live, new_id
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from tests.server.process import Process

pytestmark = [pytest.mark.anyio, pytest.mark.long]
UNSAID_S = 0.5
"""Longer than the one who accepts waits for the first bytes: then any worker gets the connection."""


@contextlib.asynccontextmanager
async def anywhere(browser: Browser, table: str, seat: int | None) -> AsyncIterator[Live]:
    """A socket at a table, at whichever worker's turn it is."""
    address = urlsplit(browser.url)
    sock = socket.create_connection((str(address.hostname), address.port or 0))
    await asyncio.sleep(UNSAID_S)
    async with browser.connect(table, sock=sock) as made:
        live = Live(made)
        await live.look(seat)
        yield live


class Player:
    """Plays a seat to the end, connecting again whenever the connection breaks."""

    def __init__(self, browser: Browser, table: str, seat: int) -> None:
        self.browser, self.table, self.seat = browser, table, seat
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, str, int] | None = None
        self.seen = 0
        self.live: Live | None = None

    async def play(self, until: int = 10_000) -> None:
        """Play until the match is over, or so many rows are seen."""
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with anywhere(self.browser, self.table, self.seat) as self.live:
                    if await self._play(self.live, until):
                        return
            await asyncio.sleep(0.05)

    async def _play(self, live: Live, until: int) -> bool:
        if self.pending is not None:
            await self._act(live, *self.pending)
            await live.look(self.seat)
        while live.view["table"]["phase"] != "over" and live.view["seq"] < until:
            self.seen = live.view["seq"]
            choices = [choice for choice in live.view.get("actions", ()) if choice["seat"] == self.seat]
            if choices:
                self.pending = (new_id() + os.urandom(3).hex(), random.choice(choices)["text"], live.view["seq"])
                await self._act(live, *self.pending)
            else:
                await live.hear()
        return True

    async def _act(self, live: Live, id: str, action: str, seq: int) -> None:
        answer = await live.act(self.seat, action, seq, id)
        if answer["is"] == "refused" and answer["code"] == "retry":
            await asyncio.sleep(0.1)
            return
        if answer["is"] == "ack":
            self.acknowledged[id] = answer["seq"]
        self.pending = None
        if answer["is"] in ("ack", "stale"):
            await live.until(answer["seq"])


async def log_of(url: str, table: str) -> list[Any]:
    store = Store(Settings(database=url).url)
    store.open()
    stored = await store.load_table(table)
    store.close()
    assert stored is not None
    return [row for row, _ in stored.log]


async def check(url: str, table: str, *players: Player) -> None:
    """Everything acknowledged is in the log once, under the number that was said."""
    rows = await log_of(url, table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    mine = {row.action_id: row.seq for row in rows if row.action_id is not None}
    assert len(mine) == sum(row.action_id is not None for row in rows)
    for player in players:
        assert player.acknowledged.items() <= mine.items()


async def seated(first: Process, second: Process, game: str = "thirty-six") -> tuple[str, Browser, Browser]:
    host, friend = Browser(first.url), Browser(second.url)
    table = await host.make(game, "here", "link")
    assert (await friend.join(table, 1)).status_code == 201
    return table, host, friend


async def leave(*browsers: Browser) -> None:
    for browser in browsers:
        await browser.http.aclose()


async def answers(process: Process) -> bool:
    """Whether the worker that is handed a new connection is ready; workers are handed connections in turn."""
    browser = Browser(process.url)
    status = (await browser.get("/api/ready")).status_code
    await leave(browser)
    return status == 200


@pytest.mark.sampled(1)
@pytest.mark.fault(1, 3, 8, 10)
@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 4), ("postgresql", 2)])
async def test_workers_play_one_table_and_one_after_another_is_killed(
    kind: str, workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = str(tmp_path / "parlour.db") if kind == "sqlite" else request.getfixturevalue("postgres").new()
    with Process(url, PARLOUR_WORKERS=str(workers)) as process:
        table, host, friend = await seated(process, process)
        players = Player(host, table, 0), Player(friend, table, 1)
        games = [asyncio.create_task(player.play()) for player in players]
        before = set(process.workers())
        assert len(before) == workers
        for victim in list(before)[:2]:
            await rows_more(2, *players)
            os.kill(victim, signal.SIGKILL)
        await asyncio.gather(*games)
        assert (await host.get(f"/api/tables/{table}/file")).status_code == 200
        while len(now := set(process.workers())) < workers or now & set(list(before)[:2]):
            await asyncio.sleep(0.05)
        await asyncio.to_thread(process.signal, signal.SIGTERM)
        assert not any(Path(f"/proc/{pid}").exists() for pid in now)
    await leave(host, friend)
    await check(url, table, *players)


async def rows_more(count: int, *players: Player) -> None:
    """Wait until some more rows were seen, or the match is over."""
    enough = max(player.seen for player in players) + count
    while max(player.seen for player in players) < enough:
        over = [p.live is not None and p.live.view.get("table", {}).get("phase") == "over" for p in players]
        if all(over):
            return
        await asyncio.sleep(0.01)


@pytest.mark.fault(10)
async def test_sighup_replaces_the_workers_one_by_one_and_nobody_is_turned_away(tmp_path: Path) -> None:
    with Process(tmp_path / "parlour.db", PARLOUR_WORKERS="2") as process:
        table, host, friend = await seated(process, process)
        before = set(process.workers())
        async with host.live(table, 0) as live:
            os.kill(process.pid, signal.SIGHUP)
            assert await live.closed() == 1012
        while set(process.workers()) & before or len(process.workers()) < 2:
            stranger = Browser(process.url)  # a connection kept from before may end while it is asked over
            assert (await stranger.get("/api/games")).status_code == 200
            await leave(stranger)
            await asyncio.sleep(0.05)
        async with host.live(table, 0) as live:
            assert live.view["seat"] == 0
        numbers = (await host.get("/api/metrics")).text
        assert "parlour_cpu_seconds " in numbers
        await asyncio.to_thread(process.signal, signal.SIGTERM)
    await leave(host, friend)


async def test_who_says_nothing_keeps_nobody_waiting_and_a_stopped_worker_gets_nobody(tmp_path: Path) -> None:
    with Process(tmp_path / "parlour.db", PARLOUR_WORKERS="2", PARLOUR_ARRIVAL_MS="1500") as process:
        address = urlsplit(process.url)
        browser = Browser(process.url)
        assert (await browser.get("/api/ready")).status_code == 200
        mute = [socket.create_connection((str(address.hostname), address.port or 0)) for _ in range(600)]
        assert (await browser.get("/api/ready")).status_code == 200
        loop = asyncio.get_running_loop()
        for each in mute:
            each.setblocking(False)
            assert await loop.sock_recv(each, 1) == b"", "its worker's deadline has closed it"
            each.close()
        while not all([await answers(process) for _ in range(4)]):  # both have to be ready
            await asyncio.sleep(0.1)
        stopped = process.workers()[0]
        os.kill(stopped, signal.SIGSTOP)
        await asyncio.sleep(4)
        assert all([await answers(process) for _ in range(4)])
        os.kill(stopped, signal.SIGCONT)
        await leave(browser)


async def test_a_second_server_is_refused_until_the_last_worker_has_ended(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with Process(database, PARLOUR_WORKERS="2") as process:
        browser = Browser(process.url)
        assert (await browser.get("/api/ready")).status_code == 200
        workers = process.workers()
        process.signal(signal.SIGKILL)
        while any(Path(f"/proc/{pid}/fd").exists() and alive(pid) for pid in workers):
            await asyncio.sleep(0.05)
        with Process(database) as again:
            assert again.url
    await leave(browser)


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return "(zombie)" not in Path(f"/proc/{pid}/status").read_text()
    return False


# --- several machines


@pytest.fixture(params=["nats", "poll"])
def hosts(request: pytest.FixtureRequest, postgres: Postgres) -> Iterator[tuple[str, list[Process]]]:
    """Two servers over one PostgreSQL, with a bus and without."""
    url = postgres.new()
    bus: Nats | None = request.getfixturevalue("nats") if request.param == "nats" else None
    settings = {"PARLOUR_LEASE_MS": "2000", "PARLOUR_POLL_MS": "100", "PARLOUR_BUS": bus.url if bus is not None else ""}
    with contextlib.ExitStack() as stack:
        yield url, [stack.enter_context(Process(url, small=True, **settings)) for _ in range(2)]


async def leader(url: str, table: str) -> int:
    """The process that leads a table."""
    store = Store(Settings(database=url).url)
    store.open()
    try:
        asked = sa.select(LEASES.c.holder).where(LEASES.c.table_id == table)
        while True:
            holder = await store.read(lambda db: db.execute(asked).scalar())
            if holder is not None:
                return int(holder.partition("-")[0])
            await asyncio.sleep(0.02)
    finally:
        store.close()


@pytest.mark.sampled(2)
@pytest.mark.fault(21, 22)
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
async def test_when_the_leader_is_gone_another_lets_the_clock_run_out_once(
    hosts: tuple[str, list[Process]], end: signal.Signals
) -> None:
    url, processes = hosts
    table, *people = await seated(processes[0], processes[1], "quickdraw")
    async with people[0].live(table, 0) as first, people[1].live(table, 1) as second:
        lives = [first, second]
        await asyncio.gather(first.until_playing(), second.until_playing())
        gone = await leader(url, table)
        number = next(number for number, each in enumerate(processes) if each.pid == gone)
        stays = lives[1 - number]
        assert (await stays.act(1 - number, "call 3"))["is"] == "ack"
        os.kill(gone, end)
        while stays.view["table"]["phase"] != "over":
            await stays.hear()
        if end == signal.SIGSTOP:
            await asyncio.sleep(1)
            os.kill(gone, signal.SIGCONT)
            while lives[number].view["table"]["phase"] != "over":
                await lives[number].hear()
    rows = await log_of(url, table)
    assert [row.what for row in rows] == ["call 3", "clock timer"]
    assert rows[1].at - rows[0].at >= 5_000, "never early"
    await leave(*people)


@pytest.mark.fault(4)
async def test_the_database_is_restarted_in_the_middle_of_a_game(
    hosts: tuple[str, list[Process]], postgres: Postgres
) -> None:
    url, processes = hosts
    table, host, friend = await seated(*processes)
    players = Player(host, table, 0), Player(friend, table, 1)
    games = [asyncio.create_task(player.play()) for player in players]
    for _ in range(2):
        await rows_more(2, *players)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
    await asyncio.gather(*games)
    await leave(host, friend)
    await check(url, table, *players)


def test_the_table_is_read_from_the_first_bytes() -> None:
    assert table_of(b"POST /api/tables/abc_-1/join HTTP/1.1\r\n") == b"abc_-1"
    for other in (b"", b"GET", b"POST /api/tables HTTP/1.1", b"GET /api/tables/ HTTP/1.1", b"\x16\x03\x01\x02"):
        assert table_of(other) is None

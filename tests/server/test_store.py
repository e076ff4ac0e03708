"""The store over real files: one transaction for many, nothing half done, trouble told apart from success."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pysqlite3.dbapi2 as sqlite
import pytest
import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.server.base.errors import Unavailable
from parlour.server.model.seats import Seat, link_of
from parlour.server.model.storage import Taken
from parlour.server.storage.store import Store
from tests.server.browser import new_id
from tests.server.conftest import Running, Serving
from tests.server.postgres import Postgres
from tests.server.rows import SEATS, SETUP, row

pytestmark = pytest.mark.anyio


def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'here' / 'parlour.db'}"


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Store]:
    """A store over a file, in a hurry."""
    store = Store(url(tmp_path), busy_ms=300)
    store.open()
    await store.store_table(SETUP, SEATS)
    yield store
    store.close()


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes over one database, each as patient with the other as a busy machine may need."""
    stores = Store(database, busy_ms=600_000), Store(database, busy_ms=600_000)
    for each in stores:
        each.open()
    await stores[0].store_table(SETUP, SEATS)
    yield stores
    for each in stores:
        each.close()


@pytest.mark.fault(5)
async def test_a_locked_database_means_retry_without_blocking_the_loop(file: Store, tmp_path: Path) -> None:
    other = sqlite.connect(str(tmp_path / "here" / "parlour.db"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(file.append("t", row(1), ""))
    ticks = 0
    while not waiting.done():
        await asyncio.sleep(0.01)
        ticks += 1
    with pytest.raises(Unavailable):
        waiting.result()
    assert ticks > 0, "the loop went on while the writer waited"
    assert await file.load_table("t") is not None, "reading goes on"
    with pytest.raises(Unavailable):
        await file.probe()
    other.execute("ROLLBACK")
    other.close()
    await file.append("t", row(1), "")
    await file.probe()


@pytest.mark.fault(6)
async def test_a_full_disk_refuses_writes_and_lets_reads_go_on(file: Store) -> None:
    def shrink(connection: object) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()  # type: ignore[attr-defined]
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")  # type: ignore[attr-defined]

    await file.write(shrink)
    written = 0
    with contextlib.suppress(Unavailable):
        for seq in range(1, 1000):
            await file.append("t", row(seq, "x" * 60 + str(seq)), "")
            written = seq
    assert written < 999
    assert await file.load_table("t") is not None
    stored = await file.load_table("t")
    assert stored is not None
    assert [entry.seq for entry, _ in stored.log] == list(range(1, written + 1))


@pytest.mark.fault(8)
async def test_two_processes_over_one_file_keep_one_order(two: tuple[Store, Store]) -> None:
    answers = await asyncio.gather(
        *(each.append("t", row(seq, new_id()), "") for seq in range(1, 40) for each in two),
        return_exceptions=True,
    )
    assert sum(answer is None for answer in answers) == 39
    assert sum(isinstance(answer, Taken) for answer in answers) == 39


async def test_a_work_that_reads_first_never_fails_because_another_process_writes(two: tuple[Store, Store]) -> None:
    async def repeat(each: Store, name: str) -> None:
        for number in range(25):
            setup = SETUP._replace(id=f"{name}{number}")
            await each.store_table(setup, SEATS)
            await each.store_rematch(setup.id, setup._replace(id=f"{name}again{number}"), SEATS)

    await asyncio.gather(repeat(two[0], "one"), repeat(two[1], "two"))


@pytest.mark.fault(5)
async def test_an_action_refused_by_a_busy_database_may_be_sent_again(serving: Serving, tmp_path: Path) -> None:
    async with serving(busy_ms=200) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table, 0) as live:
            choice = live.view["actions"][0]
            other = sqlite.connect(str(tmp_path / "parlour.db"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            refused = await live.act(choice["seat"], choice["text"], id="x")
            assert (refused["is"], refused["code"]) == ("refused", "retry")
            assert (await browser.get("/api/health")).status_code == 503
            other.execute("ROLLBACK")
            other.close()
            assert (await live.act(choice["seat"], choice["text"], id="x"))["is"] == "ack"
            assert (await browser.get("/api/health")).status_code == 200


async def test_who_lost_the_race_of_two_processes_looks_again(server: Running) -> None:
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    other = Store(server.tables.settings.url)
    other.open()
    async with browser.live(table, 0) as live:
        state = server.tables.in_memory[table].state
        first = state.row("act", 0, live.view["actions"][0]["text"], state.seats[0].guest, "x")
        await other.append(table, first, first.seal(state.seal))
        assert (await live.act(0, first.what, id="y"))["is"] == "stale"
        assert (await live.until(1))["events"]
        assert (await live.act(0, first.what, id="x", seq=0))["is"] == "ack"
    other.close()


# --- PostgreSQL


@pytest.mark.fault(4)
async def test_a_restart_of_the_database_is_over_when_it_is_back(postgres: Postgres, caplog: Any) -> None:
    store = Store(postgres.new(), busy_ms=10_000)
    store.open()
    await store.store_table(SETUP, SEATS)
    await store.append("t", row(1, "x"), "")
    postgres.stop()
    with pytest.raises(Unavailable):
        await store.append("t", row(2, "y"), "")
    with pytest.raises(Unavailable):
        await store.load_table("t")
    postgres.start()
    await store.append("t", row(2, "y"), "")
    stored = await store.load_table("t", 1)
    assert stored is not None
    assert [entry.seq for entry, _ in stored.log] == [2]
    store.close()
    assert "write_failed" in caplog.text
    assert "secret" not in caplog.text, "no password in a log"


@pytest.mark.fault(4)
async def test_a_connection_lost_at_the_commit_leaves_the_outcome_to_the_log(postgres: Postgres) -> None:
    """The commit is done and nobody hears of it: the same row is taken when it is written again."""
    store = Store(postgres.new(), busy_ms=10_000)
    store.open()
    await store.store_table(SETUP, SEATS)

    def committed_and_lost(connection: Any) -> None:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    lost = asyncio.gather(store.append("t", row(1, "x"), ""), store.write(committed_and_lost), return_exceptions=True)
    assert {type(answer) for answer in await lost} == {Unavailable}
    with pytest.raises(Taken):
        await store.append("t", row(1, "x"), "")
    stored = await store.load_table("t")
    assert stored is not None
    assert [entry.action_id for entry, _ in stored.log] == ["x"]
    store.close()


async def test_processes_that_lock_the_same_tables_never_wait_in_a_circle(two: tuple[Store, Store]) -> None:
    names = [f"t{number}" for number in range(12)]
    for name in names:
        await two[0].store_table(SETUP._replace(id=name), SEATS)

    def renamed(seats: Any) -> list[Seat]:
        return [seats[0], Seat(1, "open", new_id(), link=link_of("x"))]

    for _ in range(10):
        jobs = [store.reseat(name, renamed, 0) for name in names for store in two]
        random.shuffle(jobs)
        await asyncio.gather(*jobs)


async def test_a_store_is_closed_when_the_read_that_runs_has_ended(tmp_path: Path) -> None:
    store, begun, go_on = Store(f"sqlite:///{tmp_path / 'p.db'}"), threading.Event(), threading.Event()
    store.open()

    def work(connection: sa.Connection) -> object:
        begun.set()
        assert go_on.wait(60)
        return connection.execute(sa.text("SELECT 1")).scalar()

    reading = asyncio.create_task(store.read(work))
    await asyncio.to_thread(begun.wait)
    closing = asyncio.create_task(asyncio.to_thread(store.close))
    assert not (await asyncio.wait([closing], timeout=0.05))[0]
    go_on.set()
    assert await reading == 1
    await closing


def test_a_database_of_another_kind_is_refused() -> None:
    for url in ("mysql://house/parlour", "nonsense", "postgresql+asyncpg://house/parlour"):
        with pytest.raises(BadOption):
            Store(url)

"""Who looks on at a table is shown to everybody there, by name if they have one, unless they do so unseen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.base.measures import Measures
from parlour.server.house import operating
from parlour.server.model.coordination import Crowd
from parlour.server.model.seats import Seat
from parlour.server.storage.memory import MemoryStorage
from parlour.server.storage.schema import SEATS
from parlour.server.table.connection import Connection
from parlour.server.table.onlookers import MOST_NAMED, gather, merge
from tests.server.browser import Browser, Live
from tests.server.conftest import Running, Serving, start
from tests.server.postgres import Postgres
from tests.server.rows import SETUP
from tests.server.test_programs import QUICK, connect, let_in

pytestmark = pytest.mark.anyio


async def named(server: Running, name: str) -> Browser:
    """A browser whose guest has brought a name to another table."""
    browser = server.browser()
    body = {"game": "pentic", "seats": [{"kind": "here", "name": name}, {"kind": "link"}], "options": {}}
    assert "table" in (await browser.post("/api/tables", body)).json()
    return browser


async def until_looked_on(live: Live, *names: str, unnamed: int = 0) -> None:
    """Wait until those and no others look on."""
    while (tuple(live.view["table"].get("onlookers", ())), live.view["table"].get("unnamed", 0)) != (names, unnamed):
        await live.hear()


async def test_everybody_is_shown_who_looks_on_and_who_goes(shared: Running) -> None:
    host, gwen, stranger = shared.browser(), await named(shared, "Gwen"), shared.browser()
    table = await host.make("thirty-six", "here", "bot:gentle", options={"start": 0})
    async with host.live(table, 0) as live:
        await live.until_playing()
        async with gwen.live(table) as looking:
            await until_looked_on(live, "Gwen")
            await until_looked_on(looking, "Gwen")
            async with gwen.live(table), stranger.live(table):
                await until_looked_on(live, "Gwen", unnamed=1)
        await until_looked_on(live)


async def test_nothing_but_the_name_is_told(shared: Running) -> None:
    host, gwen = shared.browser(), await named(shared, "Gwen")
    table = await host.make("thirty-six", "here", "bot:gentle", options={"start": 0})
    async with host.live(table, 0) as live, gwen.live(table):
        await until_looked_on(live, "Gwen")
        (seen,) = shared.tables.in_memory[table].crowd().named
        assert seen[0] not in str(live.view) and len(seen[0]) < 64


async def test_whoever_looks_on_unseen_is_neither_named_nor_counted(server: Running) -> None:
    host, gwen, stranger = server.browser(), await named(server, "Gwen"), server.browser()
    table = await host.make("thirty-six", "here", "bot:gentle", options={"start": 0})
    async with host.live(table, 0) as live, gwen.live(table) as looking, stranger.live(table):
        await until_looked_on(live, "Gwen", unnamed=1)
        await looking.send(do="look", seat=None, unseen=True)
        await until_looked_on(live, unnamed=1)
        assert server.tables.in_memory[table].crowd().people == 1
        await looking.send(do="look", seat=None, unseen=False)
        await until_looked_on(live, "Gwen", unnamed=1)


async def test_who_sits_down_looks_on_no_more(server: Running) -> None:
    host, gwen = server.browser(), await named(server, "Gwen")
    table = await host.make("thirty-six", "here", "link")
    async with host.live(table, 0) as live, gwen.live(table):
        await until_looked_on(live, "Gwen")
        await gwen.join(table, 1, "Gwen")
        await until_looked_on(live)


async def test_in_kid_mode_nobody_is_named(server: Running) -> None:
    host, gwen = server.browser(), await named(server, "Gwen")
    table = await host.make("thirty-six", "here", "bot:gentle", options={"start": 0})
    doing = operating.doing("Eve", "", 0)
    async with host.live(table, 0) as live:
        async with gwen.live(table):
            await until_looked_on(live, "Gwen")
            await server.tables.store.write(lambda db: operating.impose(db, doing, "kids", ""))
            await server.tables.notices.follow()
            await live.send(do="look", seat=0)
            await until_looked_on(live, unnamed=1)
        async with gwen.live(table):
            await until_looked_on(live, unnamed=1)
            assert server.tables.in_memory[table].crowd() == Crowd((), 1)


async def test_a_program_is_told_nothing_of_who_looks_on(serving: Serving) -> None:
    async with serving(**QUICK) as server:
        token, gwen, host = await let_in(server), await named(server, "Gwen"), server.browser()
        table = await host.make("thirty-six", "here", "link")
        async with host.live(table, 0) as live, gwen.live(table), connect(server, token, table) as socket:
            await until_looked_on(live, "Gwen", unnamed=1)
            program = Live(socket)
            await program.send(do="look", seat=None)
            turn = await program.next("turn")
            assert "Gwen" not in str(turn) and "unnamed" not in turn["table"]


async def test_two_machines_tell_each_other_who_looks_on(postgres: Postgres, tmp_path: Path) -> None:
    shared: dict[str, Any] = {"database": postgres.new(), "workers": 2, "meet": str(tmp_path), "presence_ms": 500}
    async with start(tmp_path / "a", **shared) as one, start(tmp_path / "b", **shared) as other:
        host, gwen = one.browser(), await named(other, "Gwen")
        table = await host.make("thirty-six", "here", "bot:gentle", options={"start": 0})
        async with host.live(table, 0) as live:
            async with gwen.live(table), other.browser().live(table), one.browser().live(table):
                await until_looked_on(live, "Gwen", unnamed=2)
            await until_looked_on(live)


# --- laws

CONNECTIONS = st.lists(st.tuples(st.sampled_from([None, *"abc"]), st.booleans()), max_size=8)


def crowd_of(connections: list[tuple[str | None, bool]]) -> Crowd:
    made = []
    for guest, unseen in connections:
        made.append(Connection(guest, lambda connection: None))  # type: ignore[arg-type, return-value]
        made[-1].unseen, made[-1].name = unseen, {"a": "Ada", "b": "Ben"}.get(guest or "", "")
    return gather(made, lambda guest: guest == "seated", Measures())


@given(CONNECTIONS, CONNECTIONS)
def test_a_named_person_counts_once_however_often_they_are_connected(here: Any, there: Any) -> None:
    found = merge((crowd_of(here), crowd_of(there)))
    seen = [guest for guest, unseen in here if not unseen], [guest for guest, unseen in there if not unseen]
    names = {guest for each in seen for guest in each if guest in ("a", "b")}
    assert [name for _, name in found.named] == sorted({"a": "Ada", "b": "Ben"}[guest] for guest in names)
    strangers = sum(each.count(None) + ("c" in each) for each in seen)
    assert found.people == len(names) + strangers


def test_of_a_crowd_some_are_named_and_all_are_counted() -> None:
    many = Crowd(tuple((str(number), f"P{number:03}") for number in range(40)), 45)
    assert len(merge((many,)).named) == MOST_NAMED and merge((many,)).people == 45


async def test_a_name_is_the_latest_that_was_brought(server: Running) -> None:
    gwen = await named(server, "Gwen")
    store, memory = server.tables.store, MemoryStorage()
    guest = await store.read(lambda db: db.execute(sa.select(SEATS.c.guest).where(SEATS.c.name == "Gwen")).scalar_one())
    assert await store.name_of(guest) == "Gwen"
    await gwen.make("thirty-six", "here", "link")
    assert await store.name_of(guest) == "Gwen", "a table without a name changes nothing"
    assert await store.name_of("nobody") == await memory.name_of("nobody") == ""
    await memory.store_table(SETUP, [Seat(0, "human", "Hana", guest)])
    assert await memory.name_of(guest) == "Hana"

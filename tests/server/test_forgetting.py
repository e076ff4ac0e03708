"""Being forgotten: no place keeps a name, a word or a token, in no process, nor in the bytes of the database."""

from __future__ import annotations

import asyncio
import gc
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.server.people.guests import COOKIE
from parlour.server.storage.schema import METADATA
from parlour.server.storage.seals import check_seals
from tests.server.browser import Browser, Json
from tests.server.conftest import Running, Serving
from tests.server.test_push import Phone, Service, service

pytestmark = pytest.mark.anyio
__all__ = ["service"]

NAME, WORDS, CALLED = "Gwendolyn Quux", "zebras wear pyjamas", "my wild idea"
TALKING = {
    "over_days": False,
    "days": 0,
    "late": "bot",
    "warm": False,
    "talk": True,
    "clock": "",
    "rated": False,
    "open": False,
}
PROGRAM = (types.ModuleType, types.FrameType, type, asyncio.AbstractEventLoop)
TABLES = 12
"""So many that names fill more than one page."""


def held(roots: list[Any]) -> Iterator[str]:
    """Give every text that can be reached in a process's memory from what holds its tables."""
    seen: set[int] = set()
    waiting: list[Any] = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, PROGRAM):
            continue
        seen.add(id(thing))
        if isinstance(thing, str):
            yield thing
        elif isinstance(thing, bytes):
            yield thing.decode("latin-1")
        elif isinstance(thing, types.FunctionType):
            waiting += [cell.cell_contents for cell in thing.__closure__ or ()]
        elif not (isinstance(thing, dict) and "__builtins__" in thing):
            waiting += gc.get_referents(thing)


async def say(browser: Browser, table: str, seat: int) -> None:
    async with browser.live(table, seat) as live:
        await live.send(do="say", seat=seat, phrase="words", words=WORDS)
        await live.next("said")


async def call(browser: Browser, table: str, name: str) -> str:
    """Branch off, play on and give it a name."""
    made = (await browser.post(f"/api/tables/{table}/branch", {"at": 0, "seat": None, "level": None})).json()["table"]
    answer = await browser.post(f"/api/tables/{made}/call", {"name": name})
    assert answer.status_code == 200, answer.text
    return str(made)


async def live_a_life(server: Running, host: Browser, friend: Browser, phone: Json) -> tuple[str, str]:
    """Leave traces wherever a guest can; give a table where all is said and seen, and another's what-if of it."""
    table = await host.make("thirty-six", "link", "here", options={"start": 1}, terms=TALKING)
    await friend.join(table, 0, NAME)
    await say(friend, table, 0)
    for _ in range(TABLES):
        other = await host.make("gridsy", "link", "here", options={"grid": 3}, terms=TALKING)
        await friend.join(other, 0, NAME)
        await say(friend, other, 0)
    waiting = await host.make("grannys-pills", "link", "link", "here")
    await friend.sit(waiting, 0, NAME)
    await friend.make("tic-squared", "here", "here")
    for path, body in (("pass", None), ("feed", None), ("push", phone), ("away", {"days": [20_900]})):
        answer = await friend.post(f"/api/you/{path}", body)
        assert answer.status_code in (200, 201), answer.text
    await call(friend, table, CALLED)
    return table, await call(host, table, "what if")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
async def test_nothing_is_left_of_who_is_forgotten(
    serving: Serving, tmp_path: Path, database: str, service: Service
) -> None:
    house = {"database": database, "workers": 2, "meet": str(tmp_path), "sweep_ms": 50, "push_private": True}
    async with serving(**house) as one, serving(**house) as two, asyncio.timeout(300):
        host, friend, phone = one.browser(), one.browser(), Phone(service).wish
        await friend.make("gridsy", "here", options={"grid": 3})
        table, branch = await live_a_life(one, host, friend, phone)
        cookie = friend.http.cookies[COOKIE]
        traces = [NAME, WORDS, CALLED, cookie, phone["endpoint"], phone["auth"]]
        far, onlooker = two.browser(), two.browser()
        far.http.cookies = friend.http.cookies
        async with far.live(table, 0) as there, onlooker.live(table) as onlooking, host.live(branch, 1):
            await onlooking.next("said")
            assert NAME in onlooking.view["table"]["seats"][0]["name"]
            assert NAME in "".join(held([two.tables])), "the walk through memory finds what is there"
            found = await traces_in(one, database)
            assert [trace for trace in traces if trace not in found] == [cookie], "only what signs is never written"
            await friend.post("/api/you/forget")
            await there.closed()
            said = await onlooking.next("said")
            assert WORDS not in str(said), "it is told anew to who has heard it"
        for server in (one, two):
            await until_gone(server, traces)
        found = await traces_in(one, database)
        assert [trace for trace in traces if trace in found] == []
        async with two.browser().live(table) as later:
            assert WORDS not in str(await later.next("said"))
        assert await one.tables.store.read(lambda db: [it for it in check_seals(db) if it.broken]) == []


async def until_gone(server: Running, traces: list[str]) -> None:
    """Wait until nothing of it is in a process's memory; the other process learns of it by its next sweep."""
    while any(trace in text for text in held([server.tables]) for trace in traces):
        await asyncio.sleep(0.1)


async def traces_in(server: Running, database: str) -> str:
    """Give all that the database holds: of SQLite the bytes of its files, of PostgreSQL every row."""
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        while server.tables._to_wipe:
            await asyncio.sleep(0.05)
        return "".join(each.read_bytes().decode("latin-1") for each in sorted(file.parent.glob(f"{file.name}*")))
    rows = await server.tables.store.read(
        lambda db: [row for table in METADATA.sorted_tables for row in db.execute(sa.select(table)).all()]
    )
    return "".join(str(row) for row in rows)

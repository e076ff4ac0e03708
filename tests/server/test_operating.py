"""The command line of a house beside servers that run: all of them take notice, and the journal keeps it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.server.base.ids import new_id
from parlour.server.storage.schema import OPERATORS
from tests.server.browser import Browser, Live
from tests.server.conftest import Running, Serving
from tests.server.process import Process
from tests.server.test_operators import Desk, deeds, desk, file_of, guest_of, run

pytestmark = pytest.mark.anyio


def refused(*words: str, database: Path | str) -> str:
    done = CliRunner().invoke(main, ["house", *words, "--database", str(database)])
    assert done.exit_code == 1, done.output
    assert done.output.startswith("Error: ") and done.output.count("\n") == 1
    return done.output


async def test_a_server_takes_notice_within_a_second_or_so(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    table = await host.make_with(friend)
    guest = await guest_of(server, friend)
    async with friend.live(table, 0) as live, host.live(table, 1) as other:
        began = time.monotonic()
        out = await asyncio.to_thread(
            run, "ban", guest[:12], "--for", "2d", "--reason", "rude", database=file_of(server)
        )
        assert out.startswith(f"{guest} is banned until 2")
        assert await live.closed() == 4403
        assert time.monotonic() - began < 5
        await asyncio.to_thread(run, "close", table, database=file_of(server))
        assert await other.closed() == 4410
    assert (await deeds(server)) == [("console", "ban", guest, "rude"), ("console", "close", table, "")]


@pytest.mark.long
async def test_all_processes_of_a_house_take_notice(database: str, tmp_path: Path) -> None:
    from tests.server.conftest import start

    settings = {"database": database, "workers": 2}
    async with (
        start(tmp_path, meet=str(tmp_path), **settings) as one,
        start(tmp_path, meet=str(tmp_path), **settings) as two,
    ):
        host = one.browser()
        table = await host.make("thirty-six", "here", "here")
        ada = desk(one, "owner")
        elsewhere = Browser(two.url)
        elsewhere.http.cookies = host.http.cookies
        async with elsewhere.live(table, 0) as live:
            await ada.do("close", table=table)
            assert await live.closed() == 4410
        await ada.do("impose", kind="ban", whom=await guest_of(one, host), seconds=60)
        for _ in range(100):
            if (await elsewhere.get("/api/games")).status_code == 403:
                break
            await asyncio.sleep(0.05)
        assert (await elsewhere.get("/api/games")).json()["code"] == "banned"
        there = Desk(two, ada.browser.http.headers["Authorization"].removeprefix("Bearer "))
        assert [each["what"] for each in (await there.get("journal"))["entries"]] == ["ban", "close", "add-operator"]
        await elsewhere.http.aclose()


@pytest.mark.long
async def test_the_console_closes_a_table_of_another_process_and_of_none(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with Process(database) as process:
        browser = Browser(process.url)
        first, second = [await browser.make("thirty-six", "here", "here") for _ in range(2)]
        async with browser.live(first, 0) as live:
            await asyncio.to_thread(run, "close", first, database=database)
            assert await live.closed() == 4410
        await browser.http.aclose()
    run("close", second, database=database)
    with Process(database) as process:
        async with Browser(process.url).connect(second) as socket:
            assert (await Live(socket).next("fault"))["code"] == "closed"


def test_an_id_is_no_option() -> None:
    assert not any(new_id(size).startswith("-") for size in (1, 9, 12) for _ in range(500))


async def test_a_table_whose_id_begins_with_a_hyphen_is_looked_for(server: Running) -> None:
    assert "no such table" in refused("close", "-an-old-id", database=file_of(server)).lower()


async def test_refusals_of_the_command_line_say_what_to_do(server: Running, tmp_path: Path) -> None:
    here = file_of(server)
    assert "There is no house" in refused("operators", database=tmp_path / "none.db")
    assert not (tmp_path / "none.db").exists()
    assert "no guest" in refused("mute", "abcdef12", database=here)
    assert "at least 6 letters" in refused("mute", "Gwen", database=here)
    assert "no address" in refused("ban", "300.1.2.3", database=here)
    assert "too wide" in refused("ban", "0.0.0.0/0", database=here)
    assert "as 2d" in refused("ban", "192.0.2.1", "--for", "soon", database=here)
    assert "400 days" in refused("ban", "192.0.2.1", "--for", "900d", database=here)
    assert "a word has" in refused("word", "remove", "!!!", database=here)
    assert "no such table" in refused("close", "nowhere", database=here)
    assert "not on for the whole house" in refused("kids", "off", database=here)
    assert "no operator Eve" in refused("operator", "revoke", "Eve", database=here)
    assert "at most 200" in refused("kids", "on", "--reason", "x" * 201, database=here)
    assert await deeds(server) == []


async def test_a_database_of_another_parlour_is_left_alone(server: Running) -> None:
    await server.tables.store.write(lambda db: db.exec_driver_sql("UPDATE alembic_version SET version_num = 'moved'"))
    assert "Serve it once with this Parlour" in refused("kids", "on", database=file_of(server))
    await server.tables.store.write(
        lambda db: db.exec_driver_sql("UPDATE alembic_version SET version_num = 'operators'")
    )


async def test_the_journal_is_printed_as_text_and_as_json(server: Running) -> None:
    here = file_of(server)
    run("ban", "192.0.2.7", "--for", "2d", "--reason", "rude words", database=here)
    run("kids", "on", database=here)
    run("word", "remove", "Dummkopf", database=here)
    text = run("journal", database=here).splitlines()
    assert [line.split("console", 1)[1].split(" until ")[0].strip() for line in text] == [
        "ban 192.0.2.7", "kids-on the whole house", "remove-word dummkopf",
    ]  # fmt: skip
    assert text[0].endswith(": rude words")
    first = run("journal", "--json", "--most", "3", database=here).splitlines()[0]
    assert '"what":"ban","whom":"192.0.2.7"' in first
    assert len(run("measures", "--json", database=here).splitlines()) == 3
    done = CliRunner().invoke(main, ["doctor", "--database", here])
    assert "1 bans, 0 mutes, 1 removed words" in done.output and "on for the whole house" in done.output


async def test_what_operators_did_is_in_a_backup(server: Running, serving: Serving, tmp_path: Path) -> None:
    token = run("operator", "add", "Ada", database=file_of(server)).strip()
    run("ban", "192.0.2.7", database=file_of(server))
    file, restored = tmp_path / "house.gz", tmp_path / "restored.db"
    assert CliRunner().invoke(main, ["backup", str(file), "--database", file_of(server)]).exit_code == 0
    assert CliRunner().invoke(main, ["restore", str(file), "--database", str(restored)]).exit_code == 0
    async with serving(database=str(restored)) as other:
        found = await Desk(other, token).get()
        assert [(each["kind"], each["whom"]) for each in found["measures"]] == [("ban", "192.0.2.7")]
        assert other.tables.measures.bans
        kept = await other.tables.store.read(lambda db: db.execute(sa.select(OPERATORS.c.token)).scalars().all())
        assert kept != [token]

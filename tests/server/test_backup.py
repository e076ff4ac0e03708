"""A backup holds all that was acknowledged before it began, and a house restored from it plays on."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import random
import stat
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pysqlite3.dbapi2 as sqlite
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.game import find_game
from parlour.server.base.errors import InUse
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row, new_setup
from parlour.server.storage import backup
from parlour.server.storage.backup import BadBackup, check_file
from parlour.server.storage.database import open_engine
from parlour.server.storage.house import store_hours
from parlour.server.storage.lock import lock_database
from parlour.server.storage.migrations import newest, upgrade
from parlour.server.storage.store import Store
from tests.server.browser import Browser
from tests.server.process import Process

pytestmark = pytest.mark.anyio


def back_up(database: Path, file: Path) -> backup.Count:
    return backup.back_up(f"sqlite:///{database}", file)


def restore(database: Path, file: Path) -> backup.Count:
    return backup.restore(f"sqlite:///{database}", file)


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, words)
    return done.exit_code, done.output


@pytest.fixture
async def house(tmp_path: Path) -> Path:
    """A database with a table that has begun, with one action, and one that waits."""
    database = tmp_path / "house.db"
    store = Store(f"sqlite:///{database}")
    store.open()
    game = find_game("thirty-six")
    people = [Seat(number, "human", f"Ünï {number}", "hash", None, "0" * 32) for number in (0, 1)]
    begun = new_setup(game, game.read_options({"start": 1}, 2))
    await store.store_table(begun, people, 5)
    await store.store_table(new_setup(game, game.read_options({}, 2)), [people[0], Seat(1, "open", "Player 2")])
    row = Row(1, "act", 0, "chooseColour 0", "hash", "a", 7)
    await store.append(begun.id, row, row.seal(begun._replace(began_at=5).sealed(people)))
    await store.write(lambda db: store_hours(db, lambda: 1234))
    store.close()
    return database


def everything(database: Path) -> dict[str, list[Any]]:
    file = sqlite.connect(str(database))
    names = ("tables", "seats", "log", "hours", "keys", "alembic_version")
    found = {name: sorted(file.execute(f"SELECT * FROM {name}").fetchall()) for name in names}
    file.close()
    return found


async def test_every_row_comes_back_and_the_key(house: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "b.parlour", tmp_path / "other.db"
    assert back_up(house, file) == (2, 2 + 4 + 1 + 1 + 2, ())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(other, file) == (2, 10, ())
    assert everything(other) == everything(house)
    assert stat.S_IMODE(other.stat().st_mode) == 0o600


def flip(file: Path) -> None:
    data = bytearray(gzip.decompress(file.read_bytes()))
    data[len(data) // 2] ^= 1
    file.write_bytes(gzip.compress(bytes(data)))


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-20])


def lose_a_line(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[:3] + lines[4:])))


def lose_the_end(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[:-1])))


def be_another_s(file: Path) -> None:
    file.write_bytes(b"PK\3\4")


@pytest.mark.parametrize(
    "damage", [flip, cut, lose_a_line, lose_the_end, be_another_s, lambda file: file.write_bytes(b"")]
)
async def test_a_damaged_file_restores_nothing(house: Path, tmp_path: Path, damage: Callable[[Path], Any]) -> None:
    file, other = tmp_path / "b.parlour", tmp_path / "other.db"
    back_up(house, file)
    damage(file)
    status, said = run("restore", str(file), "--database", str(other))
    assert status == 1
    assert "damaged" in said or "no backup" in said, said
    assert "\n" not in said.strip()
    assert not other.exists()


MEGABYTE = 1024 * 1024
HEAD = {"parlour": 1, "schema": newest(), "made_at": 0, "columns": {"away": ["guest", "day"], "log": ["table_id"]}}


LONG_ROWS = [b'["away", ["%s", %d]]\n' % (os.urandom(MEGABYTE).hex().encode(), day) for day in range(30)]


def packed(file: Path, *parts: bytes, rows: int = 0) -> None:
    """Write a file as a backup is, with a foot that fits what is in it."""
    inside = b"".join((json.dumps(HEAD).encode() + b"\n", *parts))
    foot = json.dumps({"rows": rows, "sha256": hashlib.sha256(inside).hexdigest()}).encode()
    file.write_bytes(gzip.compress(inside + foot + b"\n", 1))


CRAFTED: dict[str, Callable[[Path], Any]] = {
    "one endless line": lambda file: file.write_bytes(gzip.compress(b"0" * (100 * MEGABYTE), 1)),
    "an endless row": lambda file: packed(file, b'["log", ["' + b"a" * (100 * MEGABYTE) + b'"]]\n', rows=1),
    "nothing but short lines": lambda file: packed(file, b"[]\n" * MEGABYTE, rows=MEGABYTE),
    "nothing but ends of lines": lambda file: packed(file, b"\n" * MEGABYTE, rows=MEGABYTE),
    "many long rows": lambda file: packed(file, *LONG_ROWS, b'["away", ["x"]]\n', rows=31),
    "another table's columns": lambda file: packed(file, b'["log", ["x"]]\n', rows=1),
    "another table": lambda file: packed(file, b'["sqlite_master", ["x"]]\n', rows=1),
    "a table that moments have": lambda file: packed(file, b'["leases", ["x", "y"]]\n', rows=1),
    "too few values": lambda file: packed(file, b'["away", ["x"]]\n', rows=1),
    "no row": lambda file: packed(file, b'{"a": 1}\n', rows=1),
    "values that are none": lambda file: packed(file, b'["away", [{"a": [1]}, []]]\n', rows=1),
    "text that is none": lambda file: packed(file, b'["away", ["\xff", 1]]\n', rows=1),
    "deep lists": lambda file: packed(file, b'["away", ' + b"[" * MEGABYTE + b"]" * MEGABYTE + b"]\n", rows=1),
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("craft", CRAFTED.values(), ids=CRAFTED)
def test_a_crafted_file_is_refused_within_bounds(tmp_path: Path, craft: Callable[[Path], Any]) -> None:
    """Memory is bounded whatever a file unpacks to, and no row gets in that was never written."""
    craft(tmp_path / "b")
    tracemalloc.start()
    status, said = run("restore", str(tmp_path / "b"), "--database", str(tmp_path / "other.db"))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (status, said.count("\n")) == (1, 1), said
    assert said.startswith("Error: ")
    assert most < 64 * MEGABYTE, most


async def test_a_database_that_holds_something_is_left_alone(house: Path, tmp_path: Path) -> None:
    back_up(house, tmp_path / "b")
    before = everything(house)
    assert run("restore", str(tmp_path / "b"), "--database", str(house)) == (
        1,
        "Error: The database is not empty. A backup is restored into a new one.\n",
    )
    assert everything(house) == before


async def test_nothing_is_restored_under_a_server(house: Path, tmp_path: Path) -> None:
    back_up(house, tmp_path / "b")
    lock = lock_database(f"sqlite:///{tmp_path / 'other.db'}")
    assert lock is not None
    with lock, pytest.raises(InUse):
        restore(tmp_path / "other.db", tmp_path / "b")


async def test_what_was_damaged_before_is_said_and_kept(house: Path, tmp_path: Path) -> None:
    file = sqlite.connect(str(house))
    file.execute("UPDATE log SET what = 'chooseColour 1'")
    (table,) = file.execute("SELECT table_id FROM log").fetchone()
    file.commit()
    file.close()
    assert back_up(house, tmp_path / "b").damaged == (table,)
    assert restore(tmp_path / "other.db", tmp_path / "b").damaged == (table,)
    assert everything(tmp_path / "other.db") == everything(house)


def columns_at(revision: str, database: Path) -> dict[str, list[str]]:
    """Make an empty database of an earlier revision; give the columns of its tables."""
    engine = open_engine(f"sqlite:///{database}", 1000, writes=True)
    with engine.begin() as connection:
        upgrade(connection, revision)
        look = sa.inspect(connection)
        found = {name: [str(column["name"]) for column in look.get_columns(name)] for name in look.get_table_names()}
    engine.dispose()
    return found


async def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(house: Path, tmp_path: Path) -> None:
    """What an earlier Parlour wrote is said by the revision in the file and by its columns."""
    back_up(house, tmp_path / "b")
    head, _ = check_file(tmp_path / "b")
    there = columns_at("pulse", tmp_path / "pulse.db")
    rows = []
    for name, values, _ in backup._values(tmp_path / "b"):
        if name in there:
            kept = dict(zip(head.columns[name], values, strict=True))
            rows.append((name, [kept[column] for column in there[name]]))
    head.schema, head.columns = "pulse", there
    backup._write(tmp_path / "old", head, rows)
    assert restore(tmp_path / "other.db", tmp_path / "old").rows == len(rows) == 7
    assert len(everything(tmp_path / "other.db")["log"]) == 1
    assert everything(tmp_path / "other.db")["hours"][0][0] == 0


async def test_a_backup_of_a_later_parlour_says_so(house: Path, tmp_path: Path) -> None:
    back_up(house, tmp_path / "b")
    head, _ = check_file(tmp_path / "b")
    head.schema = "tomorrow"
    backup._write(tmp_path / "later", head, [])
    with pytest.raises(BadBackup, match="later Parlour"):
        restore(tmp_path / "other.db", tmp_path / "later")


async def test_a_database_not_up_to_date_is_backed_up_by_who_serves_it(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'old.db'}", 1000, writes=True)
    with engine.begin() as connection:
        upgrade(connection, "pulse")
    engine.dispose()
    status, said = run("backup", str(tmp_path / "b"), "--database", str(tmp_path / "old.db"))
    assert status == 1
    assert "at revision pulse" in said
    assert not (tmp_path / "b").exists()


def test_no_database_is_made_by_looking_for_one(tmp_path: Path) -> None:
    status, said = run("backup", str(tmp_path / "b"), "--database", str(tmp_path / "none.db"))
    assert status == 1
    assert "There is no database" in said
    assert os.listdir(tmp_path) == []


async def play(browser: Browser, table: str, acknowledged: list[tuple[str, int]], stop: asyncio.Event) -> None:
    """Play until told to stop; note what was acknowledged, by table and number."""
    async with browser.live(table, 0) as live:
        while not stop.is_set():
            choices = live.view.get("actions")
            if not choices:
                return
            choice = random.choice(choices)
            answer = await live.act(choice["seat"], choice["text"])
            assert answer["is"] == "ack", answer
            acknowledged.append((table, answer["seq"]))
            await live.until(answer["seq"])


async def test_a_backup_under_fire_holds_what_was_acknowledged_before_and_plays_on(tmp_path: Path) -> None:
    acknowledged: list[tuple[str, int]] = []
    stop = asyncio.Event()
    with Process(tmp_path / "parlour.db") as process:
        browser = Browser(process.url)
        tables = [await browser.make("thirty-six", "here", "here", options={"stall": 20}) for _ in range(4)]
        games = [asyncio.create_task(play(browser, table, acknowledged, stop)) for table in tables]
        files = []
        for number in range(3):
            enough = len(acknowledged) + 10
            while len(acknowledged) < enough and not all(game.done() for game in games):
                await asyncio.sleep(0.005)
            before = list(acknowledged)
            file = tmp_path / f"backup-{number}"
            assert (await asyncio.to_thread(back_up, tmp_path / "parlour.db", file)).damaged == ()
            files.append((file, before))
        stop.set()
        await asyncio.gather(*games)
        cookies = browser.http.cookies
        await browser.http.aclose()
    for number, (file, before) in enumerate(files):
        other = tmp_path / f"other-{number}.db"
        assert restore(other, file).damaged == ()
        logged = {(row[0], row[1]) for row in everything(other)["log"]}
        assert set(before) <= logged
        assert before
    with Process(tmp_path / "other-0.db") as process:
        browser = Browser(process.url)
        browser.http.cookies = cookies
        for table in tables:
            async with browser.live(table, 0) as live:
                assert live.view["seat"] == 0, "the guest is known by the key of the backup"
                if live.view.get("actions"):
                    await live.first()
        await browser.http.aclose()

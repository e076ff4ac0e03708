"""The database as a file: one server over it, moved, and opened again by later editions."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pysqlite3.dbapi2 as sqlite
import pytest

from parlour.server.base.errors import DamagedTable, InUse, Unavailable
from parlour.server.base.settings import Settings
from parlour.server.house.tables import Tables
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row
from parlour.server.storage import house
from parlour.server.storage.lock import lock_database
from parlour.server.storage.store import Store
from tests.server.browser import PATIENCE_S
from tests.server.conftest import Running
from tests.server.process import RUN, SOURCES, Process
from tests.server.rows import SETUP

pytestmark = pytest.mark.anyio


async def test_a_second_server_over_one_file_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with Process(database) as first:
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
            assert (await http.get(f"{first.url}/api/health")).status_code == 200
        with pytest.raises(InUse, match=r"Another server is running over .*parlour\.db"):
            await Tables(Settings(database=str(database))).open()
        second = subprocess.run(
            [sys.executable, "-c", RUN, str(database), "0"],
            env={**os.environ, "PYTHONPATH": str(SOURCES), "PARLOUR_COMPILE": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert second.returncode != 0
        assert "Another server is running over" in second.stderr
        reader = sqlite.connect(f"file:{database}?mode=ro", uri=True)
        assert reader.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        reader.close()
        first.signal(signal.SIGKILL)
    again = Tables(Settings(database=str(database)))
    await again.open()
    await again.close()


def test_only_files_are_locked() -> None:
    assert lock_database("postgresql+psycopg://house/parlour") is None
    assert lock_database("sqlite://") is None


@pytest.mark.fault(11)
async def test_yesterdays_database_opens_again(server: Running, tmp_path: Path) -> None:
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "here")
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in tmp_path.glob("parlour.db*"):
        shutil.copy(file, copy / file.name)
    store = Store(f"sqlite:///{copy / 'parlour.db'}")
    store.open()
    assert await store.load_table(table) is not None
    store.close()
    assert os.path.exists(copy / "parlour.db")


def old_seal(before: str, row: Row) -> str:
    """The seal of the editions whose rows had no time."""
    return hashlib.sha256(json.dumps([before, *row[:-1]], separators=(",", ":")).encode()).hexdigest()[:32]


def age(connection: Any) -> None:
    """Make the database one of the first edition again, with tables begun, damaged, waiting and left while waiting."""
    columns = {
        "tables": (
            "began_at",
            "seal",
            "reseats",
            "resealed",
            "terms",
            "look_at",
            "begins",
            "branch_of",
            "called",
            "moved_at",
            "closed_at",
            "board",
        ),
        "seats": ("commitment", "link", "told_at", "program"),
        "log": ("at",),
    }
    for index in ("ix_seats_guest", "ix_tables_look_at", "ix_tables_branch_of"):
        connection.exec_driver_sql(f"DROP INDEX {index}")
    for table, names in columns.items():
        for name in names:
            connection.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN {name}")
    later = ("passes", "forgotten", "away", "feeds", "devices", "talk", "operators", "measures", "journal")
    keyed = ("passkeys", "challenges")
    noted = ("clarity", "clarity_people")
    evening = ("announcements", "lobby", "attempts", "members", "circles", "sheets")
    rated = ("ratings", "voided", "places", "results")
    contests = ("tournament_tables", "organisers", "tournament_events", "tournaments")
    gone = (*later, *keyed, *rated, *contests, *evening, *noted)
    for table in ("pulse", "hours", "keys", "processes", "leases", "programs", *gone):
        connection.exec_driver_sql(f"DROP TABLE {table}")
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'first'")
    for table, kind, what in (
        ("begun", "act", "chooseColour 0"),
        ("damaged", "act", "chooseColour 0"),
        ("left", "leave", "strong"),
    ):
        seal = old_seal("", Row(1, kind, 0, what))  # type: ignore[arg-type]
        written = "chooseColour 1" if table == "damaged" else what
        connection.exec_driver_sql(
            "INSERT INTO log (table_id, seq, kind, seat, what, seal) VALUES (?, 1, ?, 0, ?, ?)",
            (table, kind, written, seal),
        )


@pytest.mark.fault(11)
async def test_a_database_of_the_first_edition_is_brought_up_to_date(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'parlour.db'}"
    store = Store(database)
    store.open()
    people = [Seat(number, "human", f"P{number}", "hash", None, "0" * 32) for number in (0, 1)]
    for name in ("begun", "damaged"):
        await store.store_table(SETUP._replace(id=name, options={"stall": 8, "start": 1}), people)
    for name in ("waiting", "left"):
        await store.store_table(SETUP._replace(id=name), [people[0], Seat(1, "open", "Player 2")])
    await store.write(age)
    with pytest.raises(Unavailable):
        await store.probe()
    store.close()
    tables = Tables(Settings(database=database))
    await tables.open()
    await tables.store.probe()
    assert await tables.store.read(house.read_hours) == 0
    assert (await tables.find_table("begun")).state.seq == 1
    with pytest.raises(DamagedTable):
        await tables.find_table("damaged")
    waiting, left = (await tables.find_table("waiting")).state, (await tables.find_table("left")).state
    assert waiting.match is left.match is None
    assert [seat.kind for seat in waiting.seats] == ["human", "open"]
    assert not waiting.seats[0].mixed, "it commits and reveals like everybody"
    assert [seat.kind for seat in left.seats] == ["bot", "open"]
    assert left.seq == 0
    await tables.close()

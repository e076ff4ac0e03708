"""A house moved from SQLite to PostgreSQL and back by its backups, looked over by the doctor on the way."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from parlour.server.base.settings import Settings
from parlour.server.house.tables import Tables
from parlour.server.storage.database import open_engine
from parlour.server.storage.migrations import newest
from tests.server.postgres import Postgres
from tests.server.test_backup import everything, house, run

__all__ = ["house"]
pytestmark = pytest.mark.anyio


def moved(house: Path, postgres: Postgres, file: Path) -> str:
    """Move a house into a new database of PostgreSQL; give its address."""
    database = postgres.new()
    assert run("backup", str(file), "--database", f"sqlite:///{house}")[0] == 0
    code, said = run("restore", str(file), "--database", database)
    assert code == 0, said
    assert "2 tables, 10 rows" in said
    return database


def execute(database: str, sql: str) -> None:
    engine = open_engine(database, 1_000, writes=True)
    with engine.begin() as connection:
        connection.execute(sa.text(sql))
    engine.dispose()


async def test_every_row_goes_to_postgresql_and_comes_back(house: Path, postgres: Postgres, tmp_path: Path) -> None:
    database = moved(house, postgres, tmp_path / "there.parlour")
    back, again = tmp_path / "back.parlour", tmp_path / "again.db"
    assert run("backup", str(back), "--database", database)[0] == 0
    assert run("restore", str(back), "--database", f"sqlite:///{again}")[0] == 0
    assert everything(again) == everything(house)


async def test_a_match_plays_on_in_postgresql(house: Path, postgres: Postgres, tmp_path: Path) -> None:
    database = moved(house, postgres, tmp_path / "b.parlour")
    begun = next(row[0] for row in everything(house)["log"])
    tables = Tables(Settings(database=database))
    await tables.open()
    state = (await tables.find_table(begun)).state
    assert (state.seq, len(state.playing().entries)) == (1, 1)
    row = state.row("act", 1, state.game.rules.actions.text(state.playing().actions(1)[0]), "hash", "b")
    await tables.store.append(begun, row, row.seal(state.seal))
    await tables.close()
    code, said = run("doctor", "--database", database, "--all")
    assert code == 0, said
    assert "2 with sound seals" in said
    assert f"revision {newest()}" in said


async def test_the_doctor_finds_what_was_changed_in_postgresql(house: Path, postgres: Postgres, tmp_path: Path) -> None:
    database = moved(house, postgres, tmp_path / "b.parlour")
    execute(database, "UPDATE log SET what = 'chooseColour 1'")
    code, said = run("doctor", "--database", database, "--all")
    assert code == 1
    assert "seals" in said


async def test_a_postgresql_that_holds_something_is_left_alone(house: Path, postgres: Postgres, tmp_path: Path) -> None:
    file = tmp_path / "b.parlour"
    database = moved(house, postgres, file)
    execute(database, "UPDATE seats SET name = 'Eve'")
    assert run("restore", str(file), "--database", database)[0] != 0
    engine = open_engine(database, 1_000, writes=False)
    with engine.connect() as connection:
        assert set(connection.execute(sa.text("SELECT name FROM seats")).scalars()) == {"Eve"}
    engine.dispose()


async def test_a_postgresql_that_is_away_is_said_without_its_password(tmp_path: Path, postgres: Postgres) -> None:
    nowhere = sa.make_url(postgres.new()).set(port=1, password="secret").render_as_string(hide_password=False)
    for words in (["backup", str(tmp_path / "b.parlour")], ["doctor"]):
        code, said = run(*words, "--database", nowhere)
        assert code != 0
        assert "secret" not in said
    assert not (tmp_path / "b.parlour").exists()

"""Tournaments of several organisers and processes at once, of killed ones, and in backups."""

from __future__ import annotations

import asyncio
import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.server.base.settings import Settings as Settings_
from parlour.server.storage.backup import back_up, restore
from parlour.server.storage.database import open_engine
from parlour.server.storage.doctor import Asked, examine
from parlour.server.storage.migrations import upgrade
from parlour.server.storage.schema import SEATS, TOURNAMENT_TABLES
from parlour.server.tournaments import book as books
from tests.server.club import NAMES, Club, enter, found, kinds_of
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


# --- at once


async def test_two_organisers_who_pair_at_once_pair_once(shared: Running) -> None:
    club = await found(shared, *NAMES)
    friend = shared.browser()
    await club.do("organise", {"secret": club.secret}, friend)
    answers = await asyncio.gather(*(club.ask("pair", {"round": 1}, by) for by in (club.host, friend) * 5))
    assert {answer.status_code for answer in answers} == {200}
    assert (await kinds_of(shared, club)).count("paired") == 1


async def test_two_processes_over_one_database_pair_once_and_lose_nothing(serving: Serving, database: str) -> None:
    """Each has read the log before the other writes; who comes second reads again."""
    shared: dict[str, Any] = {"database": database, "workers": 2}
    async with serving(**shared) as one, serving(**shared) as other:
        club = await found(one, *NAMES)
        friend = other.browser()
        twin = Club(friend, club.id, club.secret)
        await twin.do("organise", {"secret": club.secret})
        await asyncio.gather(
            *(each.do("pair", {"round": 1}) for each in (club, twin) * 3),
            *(each.do("add", {"names": [f"P{n}"]}) for n, each in enumerate((club, twin) * 5)),
        )
        kinds = await kinds_of(one, club)
        assert kinds.count("paired") == 1 and kinds.count("entered") == 14
        await asyncio.sleep(books.FRESH_S)
        assert (await club.view())["page"] == (await twin.view())["page"]
        assert len((await club.host.get("/api/tournaments")).json()["tournaments"]) == 1
        assert (await friend.post("/api/you/forget")).status_code == 200


async def test_who_loses_the_race_reads_again(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    club, tried, append = await found(shared, *NAMES), count(), books.append_events

    def lose(*given: Any) -> bool:
        return next(tried) >= 3 and append(*given)

    monkeypatch.setattr(books, "append_events", lose)
    await club.do("pair", {"round": 1})
    assert next(tried) == 4 and (await kinds_of(shared, club)).count("paired") == 1


async def test_a_process_that_dies_while_pairing_has_changed_nothing(serving: Serving) -> None:
    async with serving() as one:
        club = await found(one, where="mixed")
        await enter(one, club, *NAMES)

        def die(*_given: Any) -> bool:
            raise RuntimeError("killed")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(books, "append_events", _then(books.append_events, die))
            assert (await club.ask("pair", {"round": 1})).status_code == 503
        host = club.host.http.cookies
        page = await club.page()
        assert page["paired"] == 0 and page["next"] == "pair"
    async with serving() as one:
        again = Club(one.browser(), club.id, club.secret)
        again.host.http.cookies = host
        assert await kinds_of(one, again) == ["entered"] * 4
        assert await one.tables.store.read(lambda db: db.execute(sa.select(TOURNAMENT_TABLES)).all()) == []
        assert await one.tables.store.read(lambda db: db.execute(sa.select(SEATS)).all()) == []
        await again.do("pair", {"round": 1})
        assert len((await again.page())["rounds"][0]["tables"]) == 2


def _then(first: Any, second: Any) -> Any:
    return lambda *given: (first(*given), second(*given))[1]


# --- the database


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM tournament_events WHERE number = 2", "an event is missing"),
        ("DELETE FROM tournament_events WHERE number = 1", "Nobody here is called Ana"),
        ("UPDATE tournament_events SET event = '{}' WHERE number = 1", "`event`"),
    ],
)
async def test_a_backup_holds_tournaments_and_the_doctor_reads_their_logs(
    serving: Serving, tmp_path: Path, damage: str, said: str
) -> None:
    async with serving() as one:
        club = await found(one, "Ana", "Ben")
        await club.do("leave", {"name": "Ana"})
    file, other, here = tmp_path / "b.parlour", tmp_path / "other.db", tmp_path / "parlour.db"
    back_up(f"sqlite:///{here}", file)
    restore(f"sqlite:///{other}", file)
    with sqlite3.connect(here) as before, sqlite3.connect(other) as after:
        for table in ("tournaments", "tournament_events", "organisers", "tournament_tables"):
            asked = f"SELECT * FROM {table}"
            assert before.execute(asked).fetchall() == after.execute(asked).fetchall()

    def faults() -> list[str]:
        found = examine(Asked(Settings_(database=str(here))))
        return [each.text for each in found if each.about == "tournaments" and each.kind == "bad"]

    assert faults() == []
    with sqlite3.connect(here) as database:
        database.execute(damage)
    (fault,) = faults()
    assert club.id in fault and said in fault


# --- databases of before


def test_tables_of_before_there_were_series_are_the_first_of_their_pairing(database: str, tmp_path: Path) -> None:
    (tmp_path / "here").mkdir(exist_ok=True)
    engine = open_engine(database, 1000, writes=True)
    with engine.begin() as connection:
        upgrade(connection, "programs_apart")
        before = sa.MetaData()
        before.reflect(connection)
        of = before.tables
        connection.execute(of["tables"].insert().values(
            id="t", game="pentic", edition=1, options={}, seed=bytes(32), made_at=0, seal=""
        ))  # fmt: skip
        connection.execute(of["tournaments"].insert().values(
            id="one", made_at=0, settings={}, played={}, listed=True, link="", rewritten=0
        ))  # fmt: skip
        place = {"tournament_id": "one", "round": 2, "number": 3}
        connection.execute(of["tournament_tables"].insert().values(**place, table_id="t", settled=True))
    with engine.begin() as connection:
        upgrade(connection)
        (row,) = connection.execute(sa.select(TOURNAMENT_TABLES)).mappings()
        assert dict(row) == {**place, "game": 1, "table_id": "t", "settled": True}
        with pytest.raises(sa.exc.IntegrityError):
            connection.execute(TOURNAMENT_TABLES.insert().values(**{**row, "game": 2}))  # the table is another one's
    engine.dispose()

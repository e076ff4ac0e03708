"""Reading for many at once: together where it can be, and nobody suffers for what another asked."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from parlour.server.base.errors import DamagedTable, Unavailable
from parlour.server.storage.reader import MOST_AT_ONCE, Reader

pytestmark = pytest.mark.anyio


class Database:
    """One whose transactions are counted; as in a store, what fails in it is told as Unavailable."""

    def __init__(self) -> None:
        self.engine = sa.create_engine(
            "sqlite://", poolclass=sa.pool.StaticPool, connect_args={"check_same_thread": False}
        )
        self.transactions = 0
        self.gate = threading.Event()
        self.gate.set()

    def run(self, work: Callable[[sa.Connection], Any]) -> Any:
        self.gate.wait()
        self.transactions += 1
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except OperationalError:
            raise Unavailable("not now") from None


def number(of: int) -> Callable[[sa.Connection], int]:
    return lambda connection: int(connection.exec_driver_sql(f"SELECT {of}").scalar_one())


async def test_who_asks_while_others_read_is_read_with_the_next() -> None:
    database = Database()
    reader = Reader(database.run)
    database.gate.clear()
    asked = [asyncio.create_task(reader.read(number(of))) for of in range(2 * MOST_AT_ONCE)]
    await asyncio.sleep(0)
    database.gate.set()
    assert await asyncio.gather(*asked) == list(range(2 * MOST_AT_ONCE))
    assert database.transactions <= 3
    assert await reader.read(number(7)) == 7, "and again, when all was done"


async def test_what_one_raises_the_others_do_not_hear_of() -> None:
    def damaged(connection: sa.Connection) -> int:
        raise DamagedTable("here")

    reader = Reader(Database().run)
    answers = await asyncio.gather(
        *(reader.read(work) for work in (number(1), damaged, number(2))), return_exceptions=True
    )
    assert [answers[0], type(answers[1]), answers[2]] == [1, DamagedTable, 2]


@pytest.mark.fault(7)
async def test_where_the_database_fails_at_one_the_others_are_read() -> None:
    reader = Reader(Database().run)
    works = [number(1), lambda connection: connection.exec_driver_sql("SELECT * FROM nowhere"), number(2)]
    answers = await asyncio.gather(*(reader.read(work) for work in works), return_exceptions=True)
    assert [answers[0], type(answers[1]), answers[2]] == [1, Unavailable, 2]


async def test_who_has_gone_is_not_answered_and_holds_nobody_up() -> None:
    database = Database()
    reader = Reader(database.run)
    database.gate.clear()
    gone, stays = (asyncio.create_task(reader.read(number(of))) for of in (1, 2))
    await asyncio.sleep(0)
    gone.cancel()
    database.gate.set()
    assert await stays == 2
    with pytest.raises(asyncio.CancelledError):
        await gone


async def test_a_database_that_is_away_is_not_asked_for_everybody() -> None:
    database = Database()
    reader = Reader(database.run)
    database.gate.clear()
    away = [asyncio.create_task(reader.read(lambda db: db.exec_driver_sql("SELECT * FROM nowhere"))) for _ in range(50)]
    await asyncio.sleep(0)
    database.gate.set()
    answers = await asyncio.gather(*away, return_exceptions=True)
    assert {type(answer) for answer in answers} == {Unavailable}
    assert database.transactions <= 4

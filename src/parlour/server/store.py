"""The store: tables, seats and the log, on disk. Everything in memory can be made again from here."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from parlour.core.game import Game
from parlour.core.seed import new_seed
from parlour.server.database import open_engine
from parlour.server.errors import Conflict, Unavailable
from parlour.server.migrations import upgrade
from parlour.server.schema import LOG, PULSE, SEATS, TABLES
from parlour.server.seats import Seat
from parlour.server.writer import Writer

T = TypeVar("T")
PAGE_BYTES = 4096
ID_BYTES = 12


class Row(NamedTuple):
    """One thing that happened. ``what`` is the action's text, how many actions an undo takes back, or a bot's level."""

    seq: int
    kind: Literal["act", "undo", "leave"]
    seat: int
    what: str
    guest: str | None = None
    action_id: str | None = None

    def seal(self, before: str) -> str:
        """Chain the row to the one before it."""
        return hashlib.sha256(msgspec.json.encode([before, *self])).hexdigest()[:32]


class TableSetup(NamedTuple):
    """What was fixed when a table was made. The seed is secret until the match is over."""

    id: str
    game: str
    edition: int
    options: dict[str, Any]
    seed: bytes
    again: str | None = None


def new_setup(game: Game, options: Any) -> TableSetup:
    """Fix what a new table plays by: an id nobody can guess, and a seed committed to from now on."""
    return TableSetup(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        edition=game.edition,
        options=msgspec.to_builtins(options),
        seed=new_seed(),
    )


class Stored(NamedTuple):
    """A table as the disk has it: its log with the seal of each row."""

    setup: TableSetup
    seats: list[Seat]
    log: list[tuple[Row, str]]


class Store:
    """A database, opened. Reads run in worker threads, writes in the writer's."""

    def __init__(self, url: str, busy_ms: int = 10_000) -> None:
        self._writing = open_engine(url, busy_ms, writes=True)
        self._reading = open_engine(url, busy_ms, writes=False)
        self.writer = Writer(self._writing)

    def open(self) -> None:
        """Bring the database up to date and start to write."""
        with self._writing.begin() as connection:
            upgrade(connection)
        self.writer.start()

    def close(self) -> None:
        """Finish writing and let go of the files."""
        self.writer.close()
        self._reading.dispose()
        self._writing.dispose()

    async def make(self, setup: TableSetup, seats: Sequence[Seat]) -> None:
        """Write a new table down."""
        await self._write(lambda connection: _insert_table(connection, setup, seats))

    async def append(self, table: str, row: Row, seal: str) -> None:
        """Append to a table's log. Raises Taken if that sequence number or action id is in it already."""
        await asyncio.wrap_future(self.writer.append({"table_id": table, **row._asdict(), "seal": seal}))

    async def sit(self, table: str, seat: Seat) -> None:
        """Give an open seat to a person. Raises Conflict if it is open no longer."""
        await self._write(lambda connection: _take_seat(connection, table, seat))

    async def mix(self, table: str, seat: int, nonce: str) -> str:
        """Write a seat's nonce down unless one is there already; give the one that counts."""
        return await self._write(lambda connection: _give_nonce(connection, table, seat, nonce))

    async def repeat(self, table: str, setup: TableSetup, seats: Sequence[Seat]) -> str:
        """Write the table of a rematch down, unless there is one already; give the id of the one that counts."""
        return await self._write(lambda connection: _insert_again(connection, table, setup, seats))

    async def load(self, table: str) -> Stored | None:
        """Read a table, None if there is none. Raises Unavailable."""
        return await self._read(lambda connection: _select_table(connection, table))

    async def probe(self) -> None:
        """Write a row that needs room of its own, and read it. Raises Unavailable."""
        number = await self._write(_write_probe)
        await self._read(lambda connection: _read_probe(connection, number))

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.wrap_future(self.writer.submit(work))

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            return await asyncio.to_thread(self._read_now, work)
        except DBAPIError:
            raise Unavailable("The house cannot look this up just now. Try again.") from None

    def _read_now(self, work: Callable[[sa.Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)


def _write_probe(connection: sa.Connection) -> int:
    """Write a row as large as a page: one that fits into a page begun could be written on a full disk too."""
    written = connection.execute(PULSE.insert().values(room=bytes(PAGE_BYTES)))
    (number,) = written.inserted_primary_key or (0,)
    connection.execute(PULSE.delete().where(PULSE.c.number < number))
    return int(number)


def _read_probe(connection: sa.Connection, number: int) -> None:
    """Read the row, unless another process has written one since."""
    if connection.execute(sa.select(PULSE.c.number).where(PULSE.c.number >= number)).first() is None:
        raise Unavailable("The house cannot find what it has written down.")


def _insert_table(connection: sa.Connection, setup: TableSetup, seats: Sequence[Seat]) -> None:
    connection.execute(TABLES.insert().values({**setup._asdict(), "made_at": int(time.time())}))
    rows = [{"table_id": setup.id, **msgspec.structs.asdict(seat)} for seat in seats]
    connection.execute(SEATS.insert(), rows)


def _take_seat(connection: sa.Connection, table: str, seat: Seat) -> None:
    here = sa.and_(SEATS.c.table_id == table, SEATS.c.number == seat.number, SEATS.c.kind == "open")
    taken = connection.execute(SEATS.update().where(here).values(msgspec.structs.asdict(seat)))
    if taken.rowcount != 1:
        raise Conflict("Somebody sits there already.", "seat")


def _give_nonce(connection: sa.Connection, table: str, seat: int, nonce: str) -> str:
    here = sa.and_(SEATS.c.table_id == table, SEATS.c.number == seat)
    connection.execute(SEATS.update().where(here, SEATS.c.nonce == "").values(nonce=nonce))
    return str(connection.execute(sa.select(SEATS.c.nonce).where(here)).scalar_one())


def _insert_again(connection: sa.Connection, table: str, setup: TableSetup, seats: Sequence[Seat]) -> str:
    known = connection.execute(sa.select(TABLES.c.again).where(TABLES.c.id == table)).scalar()
    if known is not None:
        return str(known)
    _insert_table(connection, setup, seats)
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(again=setup.id))
    return setup.id


def _select_table(connection: sa.Connection, table: str) -> Stored | None:
    setup = sa.select(*(TABLES.c[name] for name in TableSetup._fields)).where(TABLES.c.id == table)
    found = connection.execute(setup).first()
    if found is None:
        return None
    seats = sa.select(*(SEATS.c[name] for name in Seat.__struct_fields__)).where(SEATS.c.table_id == table)
    log = sa.select(*(LOG.c[name] for name in Row._fields), LOG.c.seal).where(LOG.c.table_id == table)
    return Stored(
        TableSetup(*found),
        [Seat(*row) for row in connection.execute(seats.order_by(SEATS.c.number))],
        [(Row._make(row[:-1]), row[-1]) for row in connection.execute(log.order_by(LOG.c.seq))],
    )

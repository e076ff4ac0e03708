"""The implementation of ``Storage`` over a database: tables, seats, logs and sayings in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from parlour.protocol.company import Saying
from parlour.server.base import metrics
from parlour.server.base.decode import UNNAMED
from parlour.server.base.errors import NoTable, Unavailable
from parlour.server.model.seats import Seat
from parlour.server.model.storage import MATCHES
from parlour.server.model.stored import (
    Change,
    Kept,
    Lobby,
    Row,
    Stored,
    TableSetup,
    begun,
    closed,
    first_look,
    moved,
    renamed,
    reseated,
)
from parlour.server.storage import house
from parlour.server.storage.away import read_tables_due, write_next_look
from parlour.server.storage.database import empty_log, is_file, open_engine, parse_url
from parlour.server.storage.lobby import list_table
from parlour.server.storage.migrations import upgrade
from parlour.server.storage.reader import Reader
from parlour.server.storage.schema import LOG, PULSE, SEATS, TABLES
from parlour.server.storage.talk import read_sayings, write_saying
from parlour.server.storage.writer import Answers, Awaited, Writer

T = TypeVar("T")
PAGE_BYTES = 4096


class Store:
    """An open database. Reads run in worker threads, writes in the writer's thread."""

    def __init__(self, url: str, busy_ms: int = 10_000) -> None:
        self._url = parse_url(url)
        self._writing = open_engine(url, busy_ms, writes=True)
        self._reading = open_engine(url, busy_ms, writes=False)
        self._reader = Reader(self._read_now)
        self._reads, self._read_ended = 0, threading.Condition()
        self._answers: Answers | None = None
        self.writer = Writer(self._writing)

    def open(self) -> None:
        """Migrate the schema to the newest revision and start the writer. Raises Unavailable."""
        try:
            with self._writing.begin() as connection:
                upgrade(connection)
                house.keep_key(connection, Path(f"{self._url.database}.key") if is_file(self._url) else None)
        except OperationalError as error:
            raise Unavailable(f"The database cannot be opened: {_reason(error)}") from None
        self.writer.start()

    def close(self) -> None:
        """Complete the writes that were queued and the reads that run, then close all connections."""
        self.writer.close()
        with self._read_ended:  # a connection that is in use when its pool is disposed of would never be closed
            self._read_ended.wait_for(lambda: self._reads == 0)
        self._reading.dispose()
        self._writing.dispose()

    async def store_table(
        self, setup: TableSetup, seats: Sequence[Seat], at: int = 0, log: Sequence[tuple[Row, str]] = ()
    ) -> None:
        """Store a new table, with the log that it brings along."""
        await self.write(lambda connection: insert_table(connection, setup, seats, at, log))

    async def append(self, table: str, row: Row, seal: str) -> None:
        """Append a row to a log."""
        awaited = self._await_outcome()
        self.writer.append({"table_id": table, **row._asdict(), "seal": seal}, awaited)
        await awaited.answer

    async def reseat(self, table: str, change: Change, at: int) -> Lobby:
        """Change the seats of a table before its match; ``at``, in ms of the house's time, is when.

        Returns the seats and the setup as they are then. Raises NoTable, and whatever ``change`` raises.
        """
        return await self.write(lambda connection: reseat_table(connection, table, change, at), table)

    async def rename(self, table: str, change: Change) -> Lobby:
        """Change the names and guests of seats."""
        return await self.write(lambda connection: rename_seats(connection, table, change), table)

    async def move(self, table: str, at: int) -> Lobby:
        """Mark a table as moved."""
        return await self.write(lambda connection: _rewrite(connection, table, lambda lobby: moved(lobby, at)), table)

    def drop_statements(self) -> None:
        """Clear SQLAlchemy's cache of compiled statements: each keeps the values it was first run with."""
        self._writing.clear_compiled_cache()
        self._reading.clear_compiled_cache()

    async def wipe(self) -> bool:
        """Truncate SQLite's write-ahead log, which may hold erased rows; False where a reader prevents it.

        Does nothing over PostgreSQL, which keeps its own files.
        """
        return await asyncio.to_thread(empty_log, self._writing)

    async def store_rematch(self, table: str, setup: TableSetup, seats: Sequence[Seat], at: int = 0) -> str:
        """Store the table of a rematch unless there is one."""
        return await self.write(lambda connection: _insert_again(connection, table, setup, seats, at), table)

    async def load_table(self, table: str, known: int = 0) -> Stored | None:
        """Read a table with its log, together with all tables that are asked for meanwhile."""
        return await self.read_together(lambda connection: read_stored(connection, table, known))

    async def store_saying(self, table: str, saying: Saying, guest: str) -> None:
        """Store what a guest said at a table."""
        await self.write(lambda connection: write_saying(connection, table, saying, guest), table)

    async def sayings(self, table: str, known: int) -> list[Saying]:
        """Read the latest sayings at a table."""
        return await self.read_together(lambda connection: read_sayings(connection, table, known))

    async def tables_due(self, now: float, most: int) -> list[str]:
        """List the tables whose next look for absent players is due."""
        return await self.read(lambda connection: read_tables_due(connection, now, most))

    async def look_again(self, table: str, at: float | None) -> None:
        """Set when absent players are looked for next at a table."""
        await self.write(lambda connection: write_next_look(connection, table, at), table)

    async def contested_matches(self, guest: str, game: str, seats: int) -> list[str]:
        """List a guest's latest matches of a game with ``seats`` seats against other people, or rated."""
        return await self.read(lambda connection: _select_matches(connection, guest, game, seats))

    async def newest_tables(self, guest: str, most: int) -> list[Kept]:
        """List a guest's newest tables, without what-ifs."""
        return await self.read(lambda connection: _select_newest(connection, guest, most))

    async def name_of(self, guest: str) -> str:
        """Return the name that a guest brought to their newest table, empty if they have brought none."""
        return await self.read(lambda connection: _select_name(connection, guest))

    async def note_told(self, table: str, guest: str, at: int) -> None:
        """Store when a guest was told that a table will leave their list, in Unix seconds."""
        here = sa.and_(SEATS.c.table_id == table, SEATS.c.guest == guest)
        await self.write(lambda connection: connection.execute(SEATS.update().where(here).values(told_at=at)), table)

    async def branches(self, table: str, guest: str, most: int) -> list[TableSetup]:
        """Read the setups of the first what-ifs that a guest opened of a table, oldest first."""
        return await self.read(lambda connection: _select_branches(connection, table, guest, most))

    async def call(self, table: str, name: str) -> None:
        """Store what a what-if is called."""
        here = TABLES.update().where(TABLES.c.id == table).values(called=name)
        await self.write(lambda connection: connection.execute(here), table)

    async def read_together(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a small reading work in one transaction with those asked for meanwhile. Raises Unavailable."""
        return await self._reader.read(work)

    async def probe(self) -> None:
        """Write a row that needs a page of its own, and read it back. Raises Unavailable."""
        number = await self.write(_write_probe, "pulse")
        await self.read(lambda connection: _read_probe(connection, number))

    async def write(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Run a work in the next writing transaction. Raises Unavailable, or what the work raises.

        ``key`` names what the work locks; works are sorted by it, so that processes never deadlock.
        """
        awaited: Awaited[T] = self._await_outcome()
        self.writer.put(work, awaited, key)
        return await awaited.answer

    def _await_outcome(self) -> Awaited[Any]:
        """Return what takes an outcome into the event loop that runs here."""
        loop = asyncio.get_running_loop()
        if self._answers is None or self._answers.loop is not loop:
            self._answers = Answers(loop)
        return Awaited(self._answers)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a reading work in a thread. Raises Unavailable, or what the work raises."""
        return await asyncio.to_thread(self._read_now, work)

    def _read_now(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with metrics.READ.time(), self._counted(), self._reading.connect() as connection:
                return work(connection)
        except (DBAPIError, PoolTimeout):
            raise Unavailable("The house cannot look this up just now. Try again.") from None

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        """Count a read while it runs."""
        with self._read_ended:
            self._reads += 1
        try:
            yield
        finally:
            with self._read_ended:
                self._reads -= 1
                self._read_ended.notify_all()


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


def insert_table(
    connection: sa.Connection,
    setup: TableSetup,
    seats: Sequence[Seat],
    at: int,
    log: Sequence[tuple[Row, str]] = (),
) -> None:
    """Store a new table with its seats and its log; the match begins ``at``, if no seat is waited for."""
    insert_tables(connection, [(setup, seats)], at)
    if log:
        connection.execute(LOG.insert(), [{"table_id": setup.id, **row._asdict(), "seal": seal} for row, seal in log])


def insert_tables(connection: sa.Connection, tables: Sequence[tuple[TableSetup, Sequence[Seat]]], at: int) -> None:
    """Store new tables with their seats, all together; the matches begin ``at``, where no seat is waited for."""
    now = int(time.time())
    rows = [
        {**begun(setup, seats, at)._asdict(), "made_at": now, "look_at": first_look(setup, at)}
        for setup, seats in tables
    ]
    connection.execute(TABLES.insert(), rows)
    seated = [{"table_id": setup.id, **msgspec.structs.asdict(seat)} for setup, seats in tables for seat in seats]
    connection.execute(SEATS.insert(), seated)
    for setup, _ in tables:
        list_table(connection, setup, now)


def _rewrite(connection: sa.Connection, table: str, change: Callable[[Lobby], Lobby]) -> Lobby:
    """Change setup and seats of a table, which is locked until the transaction ends. Raises NoTable."""
    lobby = _select_lobby(connection, table, locks=True)
    if lobby is None:
        raise NoTable("There is no such table.")
    after = change(lobby)
    return lobby if after is lobby else _write_lobby(connection, after)


def reseat_table(connection: sa.Connection, table: str, change: Change, at: int) -> Lobby:
    """Change the seats of a table before its match as ``reseated`` does. Raises NoTable, and what that raises."""
    return _rewrite(connection, table, lambda lobby: reseated(lobby, change, at))


def lock_table(connection: sa.Connection, table: str) -> bool:
    """Lock the row of a table until the commit; False, without waiting, where somebody else has locked it."""
    asked = sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True, skip_locked=True)
    return connection.execute(asked).first() is not None


def rename_seats(connection: sa.Connection, table: str, change: Change, always: bool = False) -> Lobby:
    """Change the names and guests of seats as ``renamed`` does. Raises NoTable, and what ``change`` raises."""
    return _rewrite(connection, table, lambda lobby: renamed(lobby, change, always))


def mark_closed(connection: sa.Connection, table: str, at: int) -> Lobby:
    """Mark a table as closed, and look for nobody there any more. Raises NoTable."""
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(look_at=None))
    return _rewrite(connection, table, lambda lobby: closed(lobby, at))


def read_stored(connection: sa.Connection, table: str, known: int = 0) -> Stored | None:
    """Read a table and the rows of its log after number ``known``; None if there is no such table."""
    lobby = _select_lobby(connection, table)
    if lobby is None:
        return None
    rows = connection.execute(_ROWS, {"table": table, "known": known}).all()
    return Stored(*lobby, [(Row._make(row[:-1]), row[-1]) for row in rows])


def _write_lobby(connection: sa.Connection, lobby: Lobby) -> Lobby:
    setup = lobby.setup
    for seat in lobby.seats:
        here = sa.and_(SEATS.c.table_id == setup.id, SEATS.c.number == seat.number)
        connection.execute(SEATS.update().where(here).values(msgspec.structs.asdict(seat)))
    new = {name: getattr(setup, name) for name in ("began_at", "seal", "reseats", "resealed", "moved_at", "closed_at")}
    connection.execute(TABLES.update().where(TABLES.c.id == setup.id).values(new))
    return lobby


def _insert_again(connection: sa.Connection, table: str, setup: TableSetup, seats: Sequence[Seat], at: int) -> str:
    known = connection.execute(_locked(sa.select(TABLES.c.again).where(TABLES.c.id == table))).scalar()
    if known is not None:
        return str(known)
    insert_table(connection, setup, seats, at)
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(again=setup.id))
    return setup.id


def _locked(select: sa.Select[Any]) -> sa.Select[Any]:
    """Add a row lock (FOR NO KEY UPDATE) until the commit; rows may still be appended to the table's log."""
    return select.with_for_update(key_share=True)


# Statements are made once: to make one takes as long as to run it.
_TABLE = sa.bindparam("table", type_=sa.String)
_SETUP = sa.select(*(TABLES.c[name] for name in TableSetup._fields)).where(TABLES.c.id == _TABLE)
_LOCKED_SETUP = _locked(_SETUP)
_PEOPLE = (
    sa.select(*(SEATS.c[name] for name in Seat.__struct_fields__))
    .where(SEATS.c.table_id == _TABLE)
    .order_by(SEATS.c.number)
)
_ROWS = (
    sa.select(*(LOG.c[name] for name in Row._fields), LOG.c.seal)
    .where(LOG.c.table_id == _TABLE, LOG.c.seq > sa.bindparam("known"))
    .order_by(LOG.c.seq)
)


def _select_lobby(connection: sa.Connection, table: str, locks: bool = False) -> Lobby | None:
    asked = {"table": table}
    found = connection.execute(_LOCKED_SETUP if locks else _SETUP, asked).first()
    if found is None:
        return None
    return Lobby(TableSetup(*found), [Seat(*row) for row in connection.execute(_PEOPLE, asked).all()])


def _select_matches(connection: sa.Connection, guest: str, game: str, seats: int) -> list[str]:
    """List a guest's latest matches of a game with ``seats`` seats in which other people sit or sat, or rated."""
    mine, other, every = SEATS.alias(), SEATS.alias(), SEATS.alias()
    count = sa.select(sa.func.count()).where(every.c.table_id == TABLES.c.id).scalar_subquery()
    asked = (
        sa.select(TABLES.c.id)
        .where(
            TABLES.c.game == game,
            TABLES.c.began_at.is_not(None),
            sa.exists().where(mine.c.table_id == TABLES.c.id, mine.c.guest == guest),
            sa.or_(
                TABLES.c.terms["rated"].as_boolean(),
                sa.exists().where(other.c.table_id == TABLES.c.id, other.c.guest != guest),
            ),
            count == seats,
        )
        .order_by(TABLES.c.made_at.desc())
        .limit(MATCHES)
    )
    return list(connection.execute(asked).scalars())


def _select_name(connection: sa.Connection, guest: str) -> str:
    named = sa.and_(SEATS.c.guest == guest, SEATS.c.kind == "human", SEATS.c.name != UNNAMED)
    asked = sa.select(SEATS.c.name).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(named)
    return (
        connection.execute(asked.order_by(TABLES.c.made_at.desc(), TABLES.c.id, SEATS.c.number).limit(1)).scalar()
        or UNNAMED
    )


def _select_newest(connection: sa.Connection, guest: str, most: int) -> list[Kept]:
    here = sa.and_(SEATS.c.guest == guest, SEATS.c.kind == "human", TABLES.c.branch_of.is_(None))
    newest = (
        sa.select(TABLES.c.id, TABLES.c.made_at, sa.func.max(SEATS.c.told_at))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(here)
        .group_by(TABLES.c.id, TABLES.c.made_at)
        .order_by(TABLES.c.made_at.desc())
        .limit(most)
    )
    return [Kept(*row) for row in connection.execute(newest)]


def _select_branches(connection: sa.Connection, table: str, guest: str, most: int) -> list[TableSetup]:
    mine = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    found = sa.select(*(TABLES.c[name] for name in TableSetup._fields)).where(
        TABLES.c.branch_of == table, TABLES.c.id.in_(mine)
    )
    ordered = found.order_by(TABLES.c.made_at, TABLES.c.id).limit(most)
    return [TableSetup(*row) for row in connection.execute(ordered)]


def _reason(error: OperationalError) -> str:
    """Return the first line of the driver's message; it names host and user, never a password."""
    return str(error.orig).partition("\n")[0]

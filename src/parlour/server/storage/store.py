"""The store: tables, seats and the log, on disk. Everything in memory can be made again from here."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from parlour.core.game import Game
from parlour.core.seed import new_seed
from parlour.server.base import metrics
from parlour.server.base.errors import Conflict, NoTable, Unavailable
from parlour.server.storage import house
from parlour.server.storage.database import empty_log, is_file, open_engine, parse_url
from parlour.server.storage.migrations import upgrade
from parlour.server.storage.reader import Reader
from parlour.server.storage.schema import LOG, PULSE, SEATS, TABLES
from parlour.server.storage.seats import Seat
from parlour.server.storage.writer import Answers, Writer

T = TypeVar("T")
Kind = Literal["act", "undo", "leave", "late", "back"]
Change = Callable[[Sequence[Seat]], list[Seat]]
PAGE_BYTES = 4096
ID_BYTES = 12


class Row(NamedTuple):
    """One thing that happened.

    ``what`` is the action's text, how many actions an undo takes back, or the level of a bot, if one plays on;
    ``at`` is when, in milliseconds of the house's own time.
    """

    seq: int
    kind: Kind
    seat: int
    what: str
    guest: str | None = None
    action_id: str | None = None
    at: int = 0

    def seal(self, before: str) -> str:
        """Chain the row to the one before it, the first to the table's own seal."""
        return _seal([before, *self])


class TableSetup(NamedTuple):
    """What was fixed when a table was made, and when its match began. The seed is secret until the match is over.

    ``reseats`` counts the changes of the seats. A what-if ``begins`` with a position.
    """

    id: str
    game: str
    edition: int
    options: dict[str, Any]
    seed: bytes
    again: str | None = None
    began_at: int | None = None
    seal: str = ""
    reseats: int = 0
    resealed: str = ""
    terms: dict[str, Any] | None = None
    begins: dict[str, Any] | None = None
    branch_of: str | None = None
    called: str = ""

    def sealed(self, seats: Sequence[Seat]) -> str:
        """Seal all that the match is played by, the seats as they are when it begins: so begins the log's chain."""
        people = [[seat.number, seat.kind, seat.name, seat.guest, seat.level, seat.nonce] for seat in seats]
        fixed = [self.id, self.game, self.edition, self.options, self.seed.hex(), self.began_at]
        agreed = [self.terms] if self.terms is not None else []
        begun = [self.begins, self.branch_of] if self.begins is not None else []
        return _seal([*fixed, *agreed, *begun, people])

    def sealed_anew(self, seats: Sequence[Seat]) -> str:
        """Seal the seats as they have come to be; the log's chain still begins with the first seal."""
        return _seal([self.seal, self.sealed(seats)])

    def sound(self, seats: Sequence[Seat]) -> bool:
        """Whether what the match is played by is what was sealed."""
        if not all(seat.mixed for seat in seats):
            return self.seal == ""
        return self.resealed == self.sealed_anew(seats) if self.resealed else self.seal == self.sealed(seats)


def _seal(parts: Sequence[object]) -> str:
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:32]


def new_setup(game: Game, options: Any, terms: dict[str, Any] | None = None) -> TableSetup:
    """Fix what a new table plays by: an id nobody can guess, and a seed committed to from now on."""
    return TableSetup(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        edition=game.about.edition,
        options=msgspec.to_builtins(options),
        seed=new_seed(),
        terms=terms,
    )


class Lobby(NamedTuple):
    """A table without its log."""

    setup: TableSetup
    seats: list[Seat]


class Stored(NamedTuple):
    """A table as the disk has it: its log with the seal of each row."""

    setup: TableSetup
    seats: list[Seat]
    log: list[tuple[Row, str]]


class Store:
    """A database, opened. Reads run in worker threads, writes in the writer's."""

    def __init__(self, url: str, busy_ms: int = 10_000) -> None:
        self._url = parse_url(url)
        self._writing = open_engine(url, busy_ms, writes=True)
        self._reading = open_engine(url, busy_ms, writes=False)
        self._reader = Reader(self._read_now)
        self._answers: Answers | None = None
        self.writer = Writer(self._writing)

    def open(self) -> None:
        """Bring the database up to date and start to write. Raises Unavailable."""
        try:
            with self._writing.begin() as connection:
                upgrade(connection)
                house.keep_key(connection, Path(f"{self._url.database}.key") if is_file(self._url) else None)
        except OperationalError as error:
            raise Unavailable(f"The database cannot be opened: {_reason(error)}") from None
        self.writer.start()

    def close(self) -> None:
        """Finish writing and let go of the files."""
        self.writer.close()
        self._reading.dispose()
        self._writing.dispose()

    async def make(self, setup: TableSetup, seats: Sequence[Seat], at: int = 0) -> None:
        """Write a new table down; ``at`` is now."""
        await self.write(lambda connection: _insert_table(connection, setup, seats, at))

    async def append(self, table: str, row: Row, seal: str) -> None:
        """Append to a table's log. Raises Taken if that sequence number or action id is in it already."""
        await self._answer(self.writer.append({"table_id": table, **row._asdict(), "seal": seal}))

    async def reseat(self, table: str, change: Change, at: int) -> Lobby:
        """Change the seats of a table as they are on the disk; where nobody is waited for any more, the match begins.

        ``at`` is now. Raises what ``change`` raises, and Conflict where it changes what has begun.
        """
        return await self.write(lambda connection: _reseat(connection, table, change, at), table)

    async def rename(self, table: str, change: Change) -> Lobby:
        """Change whose the seats of a match are that has begun, and their names. Raises what ``change`` raises."""
        return await self.write(lambda connection: rename(connection, table, change), table)

    def drop_statements(self) -> None:
        """Drop the statements SQLAlchemy has made ready: each keeps the values it was first run with."""
        self._writing.clear_compiled_cache()
        self._reading.clear_compiled_cache()

    async def wipe(self) -> bool:
        """Overwrite what was erased where SQLite still holds it, in its write-ahead log; whether that was possible.

        Who reads just then prevents it. PostgreSQL keeps its own files.
        """
        return await asyncio.to_thread(empty_log, self._writing)

    async def repeat(self, table: str, setup: TableSetup, seats: Sequence[Seat], at: int = 0) -> str:
        """Write the table of a rematch down, unless there is one already; give the id of the one that counts."""
        return await self.write(lambda connection: _insert_again(connection, table, setup, seats, at), table)

    async def load(self, table: str, known: int = 0) -> Stored | None:
        """Read a table, of its log what comes after the row known; None if there is none. Raises Unavailable.

        All who ask while others read are read together: after a restart that is everybody.
        """
        return await self.read_together(lambda connection: _select_table(connection, table, known))

    async def read_together(self, work: Callable[[sa.Connection], T]) -> T:
        """Have something small read, with what others ask for meanwhile. Raises Unavailable."""
        return await self._reader.read(work)

    async def probe(self) -> None:
        """Write a row that needs room of its own, and read it. Raises Unavailable."""
        number = await self.write(_write_probe, "pulse")
        await self.read(lambda connection: _read_probe(connection, number))

    async def write(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Do a work in the next transaction; ``key`` names what it locks. Raises Unavailable, or what it raises."""
        return await self._answer(self.writer.submit(work, key))

    async def _answer(self, future: Future[T]) -> T:
        loop = asyncio.get_running_loop()
        if self._answers is None or self._answers.loop is not loop:
            self._answers = Answers(loop)
        return await self._answers.wait(future)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Have something read. Raises Unavailable."""
        return await asyncio.to_thread(self._read_now, work)

    def _read_now(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with metrics.READ.time(), self._reading.connect() as connection:
                return work(connection)
        except (DBAPIError, PoolTimeout):
            raise Unavailable("The house cannot look this up just now. Try again.") from None


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


def _insert_table(connection: sa.Connection, setup: TableSetup, seats: Sequence[Seat], at: int) -> None:
    setup = _begun(setup, seats, at)
    look_at = at if setup.terms is not None and setup.terms["days"] else None
    connection.execute(TABLES.insert().values({**setup._asdict(), "made_at": int(time.time()), "look_at": look_at}))
    rows = [{"table_id": setup.id, **msgspec.structs.asdict(seat)} for seat in seats]
    connection.execute(SEATS.insert(), rows)


def _begun(setup: TableSetup, seats: Sequence[Seat], at: int) -> TableSetup:
    """Begin the match if nobody is waited for."""
    if setup.began_at is not None or not all(seat.mixed for seat in seats):
        return setup
    begun = setup._replace(began_at=at)
    return begun._replace(seal=begun.sealed(seats))


def _changed(connection: sa.Connection, table: str, change: Change) -> tuple[Lobby, list[Seat]]:
    """Give who sits at a table, held until the transaction ends, and who should. Raises NoTable."""
    lobby = _select_lobby(connection, table, locks=True)
    if lobby is None:
        raise NoTable("There is no such table.")
    return lobby, change(lobby.seats)


def _reseat(connection: sa.Connection, table: str, change: Change, at: int) -> Lobby:
    lobby, seats = _changed(connection, table, change)
    if seats == lobby.seats:
        return lobby
    if lobby.setup.began_at is not None:
        raise Conflict("The match has begun already.")
    setup = _begun(lobby.setup, seats, at)._replace(reseats=lobby.setup.reseats + 1)
    return _write_lobby(connection, Lobby(setup, seats))


def rename(connection: sa.Connection, table: str, change: Change, always: bool = False) -> Lobby:
    """Change the names at a table and whose its seats are; ``always`` has other processes read it anew in any case.

    Raises NoTable, or what ``change`` raises.
    """
    lobby, seats = _changed(connection, table, change)
    if seats == lobby.seats and not always:
        return lobby
    setup = lobby.setup._replace(reseats=lobby.setup.reseats + 1)
    if setup.began_at is not None:
        setup = setup._replace(resealed=setup.sealed_anew(seats))
    return _write_lobby(connection, Lobby(setup, seats))


def _write_lobby(connection: sa.Connection, lobby: Lobby) -> Lobby:
    setup = lobby.setup
    for seat in lobby.seats:
        here = sa.and_(SEATS.c.table_id == setup.id, SEATS.c.number == seat.number)
        connection.execute(SEATS.update().where(here).values(msgspec.structs.asdict(seat)))
    new = {name: getattr(setup, name) for name in ("began_at", "seal", "reseats", "resealed")}
    connection.execute(TABLES.update().where(TABLES.c.id == setup.id).values(new))
    return lobby


def _insert_again(connection: sa.Connection, table: str, setup: TableSetup, seats: Sequence[Seat], at: int) -> str:
    known = connection.execute(_locked(sa.select(TABLES.c.again).where(TABLES.c.id == table))).scalar()
    if known is not None:
        return str(known)
    _insert_table(connection, setup, seats, at)
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(again=setup.id))
    return setup.id


def _locked(select: sa.Select[Any]) -> sa.Select[Any]:
    """Let nobody else change the row until this is committed; rows may be appended to its log meanwhile."""
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


def _select_table(connection: sa.Connection, table: str, known: int) -> Stored | None:
    lobby = _select_lobby(connection, table)
    if lobby is None:
        return None
    rows = connection.execute(_ROWS, {"table": table, "known": known}).all()
    return Stored(*lobby, [(Row._make(row[:-1]), row[-1]) for row in rows])


def _reason(error: OperationalError) -> str:
    """Give the first line of what the driver says; it names the host and the user, never a password."""
    return str(error.orig).partition("\n")[0]

"""The implementation of ``Storage`` over the database of a browser.

Several houses may use one database. A table's setup and seats are one value under a key that ends in a version: each
change adds the next version and deletes the one before, so that of two changes at once one fails and is made anew.
Rows of logs are added under their numbers, and the ids of actions beside them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from parlour.protocol.company import Saying
from parlour.protocol.you import You
from parlour.server.base.decode import UNNAMED
from parlour.server.base.errors import NoTable
from parlour.server.local.database import Change, Database, SafeDatabase
from parlour.server.model.seats import Seat
from parlour.server.model.storage import MATCHES, SAYINGS, Taken
from parlour.server.model.stored import Change as SeatChange
from parlour.server.model.stored import (
    Kept,
    Lobby,
    Row,
    Stored,
    TableSetup,
    begun,
    first_look,
    is_contested,
    moved,
    renamed,
    reseated,
)

BEFORE_ALL, BEHIND_ALL = "", "\uffff"
DIGITS = 10
TIME = "time"
MOST_NAMES = 3


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stored table without its log.

    made_at: when it was made, in Unix seconds
    look_at: when absent players are looked for, by the house's time; None: never
    told_at: when each guest was told that it will leave their list, in Unix seconds
    """

    setup: TableSetup
    seats: list[Seat]
    made_at: int
    look_at: int | None
    told_at: dict[str, int] = {}


class Version(NamedTuple):
    """A version of a table's entry."""

    number: int
    entry: Entry


class LocalStorage:
    """Stores the tables of a device. Every method raises Unavailable where the database fails."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self._database = SafeDatabase(database)
        self._now = now
        self._known = set[str]()
        """Tables that are stored for certain."""

    # --- the house's time

    async def read_time(self) -> float:
        """Read the house's time that was stored last, in milliseconds; 0 at first."""
        return float(await self._database.read("house", TIME) or 0)

    async def store_time(self, ms: float) -> None:
        """Store the house's time in milliseconds."""
        await self._database.write([("put", "house", TIME, str(int(ms)))])

    # --- tables

    async def store_table(
        self, setup: TableSetup, seats: Sequence[Seat], at: int = 0, log: Sequence[tuple[Row, str]] = ()
    ) -> None:
        """Store a new table, with the log that it brings along."""
        rows = [change for row, seal in log for change in _added(setup.id, row, seal)]
        if not await self._write_new(setup, seats, at, rows):
            raise Taken

    async def _write_new(
        self, setup: TableSetup, seats: Sequence[Seat], at: int, beside: Sequence[Change] = ()
    ) -> bool:
        """Write a table with changes beside it, all or none; False if the table exists, or a change is taken."""
        if len({seat.number for seat in seats}) < len(seats) or await self._find(setup.id) is not None:
            return False
        entry = Entry(begun(setup, seats, at), list(seats), int(self._now()), first_look(setup, at))
        return await self._database.write([_adding(setup.id, Version(0, entry)), *beside])

    async def load_table(self, table: str, known: int = 0) -> Stored | None:
        """Read a table and the rows of its log after number ``known``.

        The rows are read first: of rows that are written meanwhile none is found before the match has begun.
        """
        rows = await self._database.list("rows", _row_key(table, known + 1), _end(table))
        found = await self._find(table)
        if found is None:
            return None
        log = [msgspec.json.decode(value, type=tuple[Row, str]) for _, value in rows]
        return Stored(found.entry.setup, found.entry.seats, log)

    async def append(self, table: str, row: Row, seal: str) -> None:
        """Append a row to a log."""
        if table not in self._known and await self._find(table) is None:
            raise Taken
        if not await self._database.write(_added(table, row, seal)):
            raise Taken

    async def reseat(self, table: str, change: SeatChange, at: int) -> Lobby:
        """Change the seats of a table before its match."""
        return await self._rewrite(table, lambda lobby: reseated(lobby, change, at))

    async def rename(self, table: str, change: SeatChange) -> Lobby:
        """Change the names and guests of seats."""
        return await self._rewrite(table, lambda lobby: renamed(lobby, change))

    async def move(self, table: str, at: int) -> Lobby:
        """Mark a table as moved."""
        return await self._rewrite(table, lambda lobby: moved(lobby, at))

    async def _rewrite(self, table: str, change: Callable[[Lobby], Lobby]) -> Lobby:
        def rewritten(entry: Entry) -> Entry:
            before = Lobby(entry.setup, entry.seats)
            after = change(before)
            if after is before:
                return entry
            return msgspec.structs.replace(entry, setup=after.setup, seats=after.seats)

        entry = await self._change(table, rewritten)
        return Lobby(entry.setup, entry.seats)

    async def store_rematch(self, table: str, setup: TableSetup, seats: Sequence[Seat], at: int = 0) -> str:
        """Store the table of a rematch unless there is one."""
        while True:
            old = await self._find_sure(table)
            if old.entry.setup.again is not None:
                return old.entry.setup.again
            following = msgspec.structs.replace(old.entry, setup=old.entry.setup._replace(again=setup.id))
            if await self._write_new(setup, seats, at, _replacing(table, old, following)):
                return setup.id
            if await self._find(setup.id) is not None:
                raise Taken

    async def store_saying(self, table: str, saying: Saying, guest: str) -> None:
        """Store what a guest said at a table."""
        key = f"said/{table}/{saying.number:0{DIGITS}}"
        if not await self._database.write([("add", "house", key, msgspec.json.encode(saying).decode())]):
            raise Taken

    async def sayings(self, table: str, known: int) -> list[Saying]:
        """Read the latest sayings at a table."""
        found = await self._database.list("house", f"said/{table}/{known + 1:0{DIGITS}}", _end(f"said/{table}"))
        return [msgspec.json.decode(value, type=Saying) for _, value in found][-SAYINGS:]

    async def tables_due(self, now: float, most: int) -> list[str]:
        """List the tables whose next look for absent players is due."""
        looks = {entry.setup.id: entry.look_at for entry in await self._all() if entry.look_at is not None}
        return sorted((id for id, at in looks.items() if at <= int(now)), key=lambda id: looks[id])[:most]

    async def look_again(self, table: str, at: float | None) -> None:
        """Set when absent players are looked for next at a table."""
        look_at = None if at is None else int(at)
        await self._change(table, lambda entry: msgspec.structs.replace(entry, look_at=look_at))

    async def contested_matches(self, guest: str, game: str, seats: int) -> list[str]:
        """List a guest's latest matches of a game with ``seats`` seats in which other people sit."""
        entries = await self._all()
        fits = [entry for entry in entries if is_contested(Lobby(entry.setup, entry.seats), guest, game, seats)]
        return [entry.setup.id for entry in sorted(fits, key=lambda entry: -entry.made_at)][:MATCHES]

    async def newest_tables(self, guest: str, most: int) -> list[Kept]:
        """List a guest's newest tables, without what-ifs."""
        found = [
            Kept(entry.setup.id, entry.made_at, entry.told_at.get(guest))
            for entry in await self._all()
            if entry.setup.branch_of is None and any(seat.held_by(guest) for seat in entry.seats)
        ]
        return sorted(found, key=lambda kept: -kept.made_at)[:most]

    async def name_of(self, guest: str) -> str:
        """Return the name that a guest brought to their newest table, empty if they have brought none."""
        return next(iter((await self.describe_guest(guest)).names), UNNAMED)

    async def note_told(self, table: str, guest: str, at: int) -> None:
        """Store when a guest was told that a table will leave their list, in Unix seconds."""
        await self._change(table, lambda it: msgspec.structs.replace(it, told_at={**it.told_at, guest: at}))

    async def branches(self, table: str, guest: str, most: int) -> list[TableSetup]:
        """Read the setups of the first what-ifs that a guest opened of a table, oldest first."""
        found = [
            entry
            for entry in await self._all()
            if entry.setup.branch_of == table and any(seat.guest == guest for seat in entry.seats)
        ]
        return [entry.setup for entry in sorted(found, key=lambda entry: (entry.made_at, entry.setup.id))][:most]

    async def call(self, table: str, name: str) -> None:
        """Store what a what-if is called."""
        await self._change(table, lambda it: msgspec.structs.replace(it, setup=it.setup._replace(called=name)))

    async def describe_guest(self, guest: str) -> You:
        """Describe a guest: the latest MOST_NAMES names, the number of tables, and since when there are any."""
        entries = sorted(await self._all(), key=lambda entry: -entry.made_at)
        mine = [entry for entry in entries if any(seat.held_by(guest) for seat in entry.seats)]
        names = dict.fromkeys(seat.name for entry in mine for seat in entry.seats if seat.held_by(guest) and seat.name)
        since = mine[-1].made_at if mine else int(self._now())
        return You(True, since, tuple(names)[:MOST_NAMES], len(mine))

    # --- versions

    async def _find(self, table: str) -> Version | None:
        """Read the newest version of a table's entry."""
        found = await self._database.list("tables", f"{table}/", _end(table))
        if not found:
            return None
        self._known.add(table)
        key, value = found[-1]
        return Version(int(key.rpartition("/")[2]), msgspec.json.decode(value, type=Entry))

    async def _find_sure(self, table: str) -> Version:
        found = await self._find(table)
        if found is None:
            raise NoTable("There is no such table.")
        return found

    async def _change(self, table: str, change: Callable[[Entry], Entry]) -> Entry:
        """Change a table's entry; nothing is written if ``change`` returns it. Raises NoTable, what ``change`` raises.

        Where another house was first, ``change`` is called again with what that has written.
        """
        while True:
            old = await self._find_sure(table)
            entry = change(old.entry)
            if entry is old.entry or await self._database.write(_replacing(table, old, entry)):
                return entry

    async def _all(self) -> list[Entry]:
        """Read the entries of all tables."""
        found = await self._database.list("tables", BEFORE_ALL, BEHIND_ALL)
        newest = {key.rpartition("/")[0]: value for key, value in found}
        return [msgspec.json.decode(value, type=Entry) for value in newest.values()]


def _end(prefix: str) -> str:
    """Return the first key behind all that begin with a prefix and a slash."""
    return f"{prefix}{chr(ord('/') + 1)}"


def _row_key(table: str, seq: int) -> str:
    return f"{table}/{seq:0{DIGITS}}"


def _adding(table: str, version: Version) -> Change:
    key = f"{table}/{version.number:0{DIGITS}}"
    return "add", "tables", key, msgspec.json.encode(version.entry).decode()


def _replacing(table: str, old: Version, entry: Entry) -> list[Change]:
    """Return the changes by which an entry follows a version, which fail if another one does already."""
    deleted: Change = ("delete", "tables", f"{table}/{old.number:0{DIGITS}}", None)
    return [_adding(table, Version(old.number + 1, entry)), deleted]


def _added(table: str, row: Row, seal: str) -> list[Change]:
    """Return the changes that append a row, which fail if its number or its action's id is taken."""
    rows: list[Change] = [("add", "rows", _row_key(table, row.seq), msgspec.json.encode((row, seal)).decode())]
    if row.guest is not None and row.action_id is not None:
        rows.append(("add", "rows", f"{table}@{row.guest}/{row.action_id}", str(row.seq)))
    return rows

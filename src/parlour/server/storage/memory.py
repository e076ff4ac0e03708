"""The implementation of ``Storage`` in memory, for one process whose tables may end with it.

It behaves as the database does: what it returns is a copy, and what a method refuses leaves nothing behind.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from parlour.protocol.company import Saying
from parlour.server.base.decode import UNNAMED
from parlour.server.base.errors import NoTable
from parlour.server.model.seats import Seat
from parlour.server.model.storage import MATCHES, SAYINGS, Taken
from parlour.server.model.stored import (
    Change,
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


@dataclass
class Entry:
    """A stored table: its lobby, its sealed log, the action ids in it by guest, its sayings, its next look.

    ``made_at``, and ``told_at`` by guest, are Unix seconds.
    """

    lobby: Lobby
    next_look: int | None
    made_at: int = field(default_factory=lambda: int(time.time()))
    told_at: dict[str, int] = field(default_factory=dict)
    log: list[tuple[Row, str]] = field(default_factory=list)
    action_ids: set[tuple[str, str]] = field(default_factory=set)
    sayings: list[Saying] = field(default_factory=list)


class MemoryStorage:
    """Stores tables in dictionaries. No method waits, so each one is a transaction."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}

    async def store_table(
        self, setup: TableSetup, seats: Sequence[Seat], at: int = 0, log: Sequence[tuple[Row, str]] = ()
    ) -> None:
        """Store a new table, with the log that it brings along."""
        self._insert(setup, seats, at)
        for row, seal in log:
            self._append(setup.id, row, seal)

    def _insert(self, setup: TableSetup, seats: Sequence[Seat], at: int) -> None:
        if setup.id in self._entries or len({seat.number for seat in seats}) < len(seats):
            raise Taken
        self._entries[setup.id] = Entry(Lobby(begun(setup, seats, at), _copied(seats)), first_look(setup, at))

    async def load_table(self, table: str, known: int = 0) -> Stored | None:
        """Read a table and the rows of its log after number ``known``."""
        entry = self._entries.get(table)
        if entry is None:
            return None
        rows = [(row, seal) for row, seal in entry.log if row.seq > known]
        return Stored(entry.lobby.setup, _copied(entry.lobby.seats), rows)

    async def append(self, table: str, row: Row, seal: str) -> None:
        """Append a row to a log."""
        self._append(table, row, seal)

    def _append(self, table: str, row: Row, seal: str) -> None:
        entry = self._entries.get(table)
        if entry is None or any(row.seq == written.seq for written, _ in reversed(entry.log)):
            raise Taken
        if row.guest is not None and row.action_id is not None:
            if (row.guest, row.action_id) in entry.action_ids:
                raise Taken
            entry.action_ids.add((row.guest, row.action_id))
        entry.log.append((row, seal))

    async def reseat(self, table: str, change: Change, at: int) -> Lobby:
        """Change the seats of a table before its match."""
        return self._rewrite(table, lambda lobby: reseated(lobby, change, at))

    async def rename(self, table: str, change: Change) -> Lobby:
        """Change the names and guests of seats."""
        return self._rewrite(table, lambda lobby: renamed(lobby, change))

    async def move(self, table: str, at: int) -> Lobby:
        """Mark a table as moved."""
        return self._rewrite(table, lambda lobby: moved(lobby, at))

    def _rewrite(self, table: str, change: Callable[[Lobby], Lobby]) -> Lobby:
        entry = self._entries.get(table)
        if entry is None:
            raise NoTable("There is no such table.")
        setup, seats = change(Lobby(entry.lobby.setup, _copied(entry.lobby.seats)))
        entry.lobby = Lobby(setup, seats)
        return Lobby(setup, _copied(seats))

    async def store_rematch(self, table: str, setup: TableSetup, seats: Sequence[Seat], at: int = 0) -> str:
        """Store the table of a rematch unless there is one."""
        entry = self._entries[table]
        if entry.lobby.setup.again is None:
            self._insert(setup, seats, at)
            entry.lobby = Lobby(entry.lobby.setup._replace(again=setup.id), entry.lobby.seats)
        return entry.lobby.setup.again or setup.id

    async def store_saying(self, table: str, saying: Saying, guest: str) -> None:
        """Store what a guest said at a table."""
        sayings = self._entries[table].sayings
        if any(saying.number == said.number for said in sayings):
            raise Taken
        sayings.append(saying)

    async def sayings(self, table: str, known: int) -> list[Saying]:
        """Read the latest sayings at a table."""
        return [saying for saying in self._entries[table].sayings if saying.number > known][-SAYINGS:]

    async def tables_due(self, now: float, most: int) -> list[str]:
        """List the tables whose next look for absent players is due."""
        looks = {id: entry.next_look for id, entry in self._entries.items() if entry.next_look is not None}
        return sorted((id for id, at in looks.items() if at <= int(now)), key=lambda id: looks[id])[:most]

    async def look_again(self, table: str, at: float | None) -> None:
        """Set when absent players are looked for next at a table."""
        self._entries[table].next_look = None if at is None else int(at)

    async def contested_matches(self, guest: str, game: str, seats: int) -> list[str]:
        """List a guest's latest matches of a game with ``seats`` seats in which other people sit."""
        lobbies = [entry.lobby for entry in reversed(self._entries.values())]
        return [lobby.setup.id for lobby in lobbies if is_contested(lobby, guest, game, seats)][:MATCHES]

    async def newest_tables(self, guest: str, most: int) -> list[Kept]:
        """List a guest's newest tables, without what-ifs."""
        found = [
            Kept(id, entry.made_at, entry.told_at.get(guest))
            for id, entry in reversed(self._entries.items())
            if entry.lobby.setup.branch_of is None and any(seat.held_by(guest) for seat in entry.lobby.seats)
        ]
        return sorted(found, key=lambda kept: -kept.made_at)[:most]

    async def name_of(self, guest: str) -> str:
        """Return the name that a guest brought to their newest table, empty if they have brought none."""
        newest = sorted(self._entries.values(), key=lambda entry: -entry.made_at)
        names = (seat.name for entry in newest for seat in entry.lobby.seats if seat.held_by(guest) and seat.name)
        return next(names, UNNAMED)

    async def note_told(self, table: str, guest: str, at: int) -> None:
        """Store when a guest was told that a table will leave their list, in Unix seconds."""
        self._entries[table].told_at[guest] = at

    async def branches(self, table: str, guest: str, most: int) -> list[TableSetup]:
        """Read the setups of the first what-ifs that a guest opened of a table, oldest first."""
        lobbies = [entry.lobby for entry in self._entries.values() if entry.lobby.setup.branch_of == table]
        return [setup for setup, seats in lobbies if any(seat.guest == guest for seat in seats)][:most]

    async def call(self, table: str, name: str) -> None:
        """Store what a what-if is called."""
        setup, seats = self._entries[table].lobby
        self._entries[table].lobby = Lobby(setup._replace(called=name), seats)


def _copied(seats: Sequence[Seat]) -> list[Seat]:
    """Copy seats, which are mutable."""
    return [replace(seat) for seat in seats]

"""The interface to storage: what a table reads and writes. Everything a table holds in memory can be rebuilt from it.

``storage.store.Store`` implements it over a database, ``storage.memory.MemoryStorage`` over dictionaries, and
``local.storage.LocalStorage`` over a browser's database.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from parlour.protocol.company import Saying
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Change, Kept, Lobby, Row, Stored, TableSetup

SAYINGS = 50
"""The most messages of a table's talk that are read: the latest."""

MATCHES = 50
"""The most matches of a guest that are examined: the latest."""


class Taken(Exception):
    """The row exists already: another writer was first. Nothing was written."""


class Storage(Protocol):
    """Stores tables. Every method raises Unavailable where the storage does not answer.

    What a writing method wrote is durable when it returns, as far as the implementation is.
    """

    async def store_table(
        self, setup: TableSetup, seats: Sequence[Seat], at: int = 0, log: Sequence[tuple[Row, str]] = ()
    ) -> None:
        """Store a new table, with the log that it brings along.

        Its match begins at ``at`` if no seat is waited for, unless it has begun. Raises Taken if the id exists.
        """
        ...

    async def load_table(self, table: str, known: int = 0) -> Stored | None:
        """Read a table and the rows of its log after number ``known``; None if there is no such table."""
        ...

    async def append(self, table: str, row: Row, seal: str) -> None:
        """Append a row to a log. Raises Taken if the log has its number, or its action id of the same guest."""
        ...

    async def reseat(self, table: str, change: Change, at: int) -> Lobby:
        """Change the stored seats as ``stored.reseated`` does, and return them. Raises what that raises, NoTable."""
        ...

    async def rename(self, table: str, change: Change) -> Lobby:
        """Change the stored seats as ``stored.renamed`` does, and return them. Raises what that raises, NoTable."""
        ...

    async def move(self, table: str, at: int) -> Lobby:
        """Mark a table as moved as ``stored.moved`` does, and return it. Raises NoTable."""
        ...

    async def store_rematch(self, table: str, setup: TableSetup, seats: Sequence[Seat], at: int = 0) -> str:
        """Store the table of a rematch unless there is one; return the id of the one that counts."""
        ...

    async def store_saying(self, table: str, saying: Saying, guest: str) -> None:
        """Store what a guest said at a table. Raises Taken if a saying there has its number."""
        ...

    async def sayings(self, table: str, known: int) -> list[Saying]:
        """Read the latest SAYINGS sayings at a table with numbers above ``known``, in order."""
        ...

    async def tables_due(self, now: float, most: int) -> list[str]:
        """List the ids of tables whose next look for absent players is due, the longest due first."""
        ...

    async def look_again(self, table: str, at: float | None) -> None:
        """Set when absent players are looked for next at a table; None: never."""
        ...

    async def contested_matches(self, guest: str, game: str, seats: int) -> list[str]:
        """List the ids of a guest's latest MATCHES matches of a game with ``seats`` seats against people, or rated."""
        ...

    async def newest_tables(self, guest: str, most: int) -> list[Kept]:
        """List a guest's newest ``most`` tables, without what-ifs, the newest first."""
        ...

    async def name_of(self, guest: str) -> str:
        """Return the name that a guest brought to their newest table, empty if they have brought none."""
        ...

    async def note_told(self, table: str, guest: str, at: int) -> None:
        """Store when a guest was told that a table will leave their list, in Unix seconds."""
        ...

    async def branches(self, table: str, guest: str, most: int) -> list[TableSetup]:
        """Read the setups of the first ``most`` what-ifs that a guest opened of a table, oldest first."""
        ...

    async def call(self, table: str, name: str) -> None:
        """Store what a what-if is called."""
        ...

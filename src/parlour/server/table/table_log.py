"""The log of a table: writes rows and seats to storage, and reads there what others have written.

A write that fails may have succeeded all the same, as when a connection is lost at the commit. From the start of each
write until it has returned the log is in doubt, and what is in doubt is read again before anything else is judged.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeVar

from parlour.server.base.clocks import Time
from parlour.server.base.errors import CLOSED, MOVED, Conflict, NoTable, Unavailable
from parlour.server.model.seats import Seat
from parlour.server.model.storage import Storage
from parlour.server.model.stored import Change, Kind, Lobby, Row, TableSetup
from parlour.server.table.inbox import gone
from parlour.server.table.table_state import TableState

T = TypeVar("T")
Written = Kind | Literal["seats", "names", "again"]
"""The kinds of writes: a row of the log by its kind, seats before the match, names of seats, the rematch."""


class News(NamedTuple):
    """What a read found: whether position or seats changed, a rematch is new, or seats were written since."""

    moved: bool
    repeated: bool
    reseated: bool


class LogListener(Protocol):
    """Listens to a log: to what is written, read, and to its failure."""

    def log_written(self, written: Written) -> None:
        """React to a write by this process, which ``state`` already contains."""
        ...

    async def log_read(self, news: News) -> None:
        """React to rows or seats that others wrote, which ``state`` already contains."""
        ...

    def log_failed(self, error: Exception) -> None:
        """React to a failure after which ``state`` differs from the log for good."""
        ...


class TableLog:
    """The log of a table, and ``state``, which mirrors it. Methods that wait are called by one job at a time.

    ``again`` is the id of the rematch; ``reseats`` counts the changes of seats that are known here. Every method that
    waits raises Unavailable where storage does not answer, and once the table has been given up.
    """

    def __init__(
        self, storage: Storage, time: Time, state: TableState, again: str | None, listener: LogListener
    ) -> None:
        self._storage, self._time, self._listener = storage, time, listener
        self._id = state.setup.id
        self.state = state
        self.again = again
        self.reseats = state.setup.reseats
        self.in_doubt = False
        self.lateness_ms = 0
        """How long after it happened the latest row was written here."""

    async def append(self, row: Row, at: float | None = None) -> None:
        """Write a row, judged in this very position, then carry it out; it happened ``at``, by default now.

        Raises Taken if another was written first, Conflict at a table that was moved or closed.
        """
        if self.state.setup.moved:
            raise Conflict(MOVED)
        if self.state.setup.closed:
            raise Conflict(CLOSED)
        now = self._now()
        at = now if at is None else min(max(math.ceil(at), self.state.touched or 0), now)
        row = row._replace(at=at)
        seal = row.seal(self.state.seal)
        await self._write(self._storage.append(self._id, row, seal))
        self.mirror(lambda: self.state.apply(row, seal))
        self.lateness_ms = now - row.at
        self._listener.log_written(row.kind)

    async def reseat(self, change: Change) -> None:
        """Change who sits where before the match. Raises Conflict once it has begun, and what ``change`` raises."""
        self._take_over(await self._write(self._storage.reseat(self._id, change, self._now())), "seats")

    async def rename(self, change: Change) -> None:
        """Change names and guests of seats in a match that has begun. Raises what ``change`` raises."""
        self._take_over(await self._write(self._storage.rename(self._id, change)), "names")

    async def move(self) -> None:
        """Mark the table as moved to another house, after which nothing is appended."""
        self._take_over(await self._write(self._storage.move(self._id, self._now())), "names")

    async def store_rematch(self, setup: TableSetup, seats: Sequence[Seat]) -> str:
        """Return the id of the rematch's table, which is this one unless there is one already."""
        self.again = await self._storage.store_rematch(self._id, setup, seats, self._now())
        self._listener.log_written("again")
        return self.again

    async def settle(self) -> None:
        """Read the log if it is in doubt."""
        if self.in_doubt:
            await self.catch_up()

    def doubt(self) -> None:
        """Mark the log as in doubt, because somebody may have written to it."""
        self.in_doubt = True

    async def catch_up(self) -> None:
        """Read the rows and seats that are not known here, and play them out."""
        stored = await self._storage.load_table(self._id, self.state.seq)
        if stored is None:
            self._listener.log_failed(NoTable("There is no such table."))
            raise gone()
        lobby = Lobby(stored.setup, stored.seats)
        moved = self.mirror(lambda: self.state.reseat(lobby) + self.state.replay(stored.log)) > 0
        news = News(moved, stored.setup.again != self.again, stored.setup.reseats != self.reseats)
        self.again, self.reseats, self.in_doubt = stored.setup.again, stored.setup.reseats, False
        if moved:
            self.lateness_ms = 0
        await self._listener.log_read(news)

    async def try_to_catch_up(self) -> None:
        """Catch up; if storage does not answer, leave that to the next request or poll."""
        with contextlib.suppress(Unavailable):
            await self.catch_up()

    def mirror(self, work: Callable[[], T]) -> T:
        """Run ``work``, which changes ``state`` as log and rules allow; if it fails, the table is given up."""
        try:
            return work()
        except Exception as error:
            self._listener.log_failed(error)
            raise gone() from None

    async def _write(self, writing: Awaitable[T]) -> T:
        self.in_doubt = True
        found = await writing
        self.in_doubt = False
        return found

    def _take_over(self, lobby: Lobby, written: Written) -> None:
        self.reseats = lobby.setup.reseats
        if self.state.reseat(lobby):
            self._listener.log_written(written)

    def _now(self) -> int:
        """Return the house's time in whole milliseconds, rounded up so that no deadline comes early."""
        return math.ceil(self._time.now())

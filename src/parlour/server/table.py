"""A table in play: an actor with one inbox, worked off in the order of receipt.

People's frames, bots' moves and clocks that run out all come through the inbox, so they have one order for
everybody and nothing needs a lock. What is accepted goes to the log first, then into memory, then to the one who
acted, then to all who look.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from parlour.core.scene import Clock
from parlour.core.verbs import CLOCK
from parlour.protocol.wire import View
from parlour.server import journal
from parlour.server.brains import Brains
from parlour.server.chronicle import Chronicle
from parlour.server.clocks import Alarms, Time
from parlour.server.errors import NoTable, Unavailable
from parlour.server.line import Line
from parlour.server.pilot import Pilot
from parlour.server.settings import Settings
from parlour.server.store import Row, Store
from parlour.server.views import draw_view
from parlour.server.writer import Taken

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
RETRY_MS = 1_000


@dataclass(frozen=True)
class Means:
    """What every table of a house works with."""

    store: Store
    time: Time
    settings: Settings
    brains: Brains


class Table:
    """A table in memory. ``chronicle`` mirrors the log; ``lines`` are the browsers that look."""

    def __init__(self, means: Means, chronicle: Chronicle, again: str | None) -> None:
        self.means = means
        self.chronicle = chronicle
        self.again = again
        self.lines: set[Line] = set()
        self.spoiled = False
        self.used = means.time.now()
        self._alarms = Alarms(means.time, lambda clock: self.post(lambda: self._ring(clock)))
        self._pilot = Pilot(self)
        self._doubtful = False
        self._closed = False
        self._working = False
        self._later: set[asyncio.Task[None]] = set()
        self._asked: set[asyncio.Future[Any]] = set()
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())
        self.post(self._wake)

    @property
    def id(self) -> str:
        """The table's id: whoever knows it may look."""
        return self.chronicle.charter.id

    @property
    def open(self) -> bool:
        """Whether this table takes anything in; where it does not, the house makes it again from the log."""
        return not (self._closed or self.spoiled)

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing runs, so that memory can be freed."""
        waiting = self._inbox.qsize() or self._working or self._later
        return self.spoiled or not (self.lines or self._alarms.active or self._pilot.active or waiting)

    # --- the inbox

    def post(self, job: Job) -> None:
        """Have a job done after those that came before it."""
        self.used = self.means.time.now()
        if self.open:
            self._inbox.put_nowait(job)

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn and wait for the answer, or for what it raises. Raises Unavailable."""
        if not self.open:
            raise _gone()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(answer)
        answer.add_done_callback(self._asked.discard)

        async def job() -> None:
            try:
                await self.settle()
                found = await question()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self.post(job)
        return await answer

    def post_later(self, ms: float, job: Job) -> None:
        """Have a job done after a while."""

        async def wait() -> None:
            await self.means.time.sleep(ms)
            self.post(job)

        if self.open:
            task = asyncio.create_task(wait())
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _work(self) -> None:
        """Do one job after another. At the end nobody who asked is left waiting."""
        try:
            while not self.spoiled and (job := await self._inbox.get()) is not None:
                await self._do(job)
        finally:
            self._closed = True
            for answer in list(self._asked):
                if not answer.done():
                    answer.set_exception(_gone())

    async def _do(self, job: Job) -> None:
        self._working = True
        try:
            await job()
        except Exception as error:
            journal.alarm("job_failed", error, table=journal.short(self.id))
        finally:
            self._working = False

    def _spoil(self, error: Exception) -> None:
        """Give this table up in memory: it is not what the log says. The next visitor has it made again from there."""
        journal.alarm("table_spoiled", error, table=journal.short(self.id))
        self.spoiled = True
        self._hush()
        for line in self.lines:
            line.close(1011, "The table had to be set up anew.")

    def close(self) -> asyncio.Task[None]:
        """Take nothing more in; give the task that ends when all that has come is done."""
        if self.open:
            self._closed = True
            self._hush()
        self._inbox.put_nowait(None)
        return self._task

    def _hush(self) -> None:
        """Stop what would put jobs into the inbox by itself."""
        for task in self._later:
            task.cancel()
        self._alarms.stop()
        self._pilot.stop()

    # --- lines

    def attach(self, line: Line) -> None:
        """Let a browser look."""
        self.lines.add(line)
        self._presence_changed(line.guest)

    def detach(self, line: Line) -> None:
        """A browser has gone."""
        self.lines.discard(line)
        self.used = self.means.time.now()
        self._presence_changed(line.guest)

    def view(self, line: Line) -> View:
        """Draw the table for a line as it is now."""
        online = {other.guest for other in self.lines if other.guest is not None}
        return draw_view(self.chronicle, line, online, self._pilot.thinking, self._alarms.running(), self.again)

    def show_all(self) -> None:
        """Send everybody the latest view."""
        for line in self.lines:
            line.show()

    def _presence_changed(self, guest: str | None) -> None:
        if any(seat.held_by(guest) for seat in self.chronicle.seats):
            self.show_all()
        if self.open:
            self._pilot.wake()

    # --- the log

    async def append(self, row: Row) -> None:
        """Write a row to the log, then carry it out. Raises Taken if another was written first, Unavailable."""
        seal = row.seal(self.chronicle.seal)
        self._doubtful = True
        await self.means.store.append(self.id, row, seal)
        self._doubtful = False
        self._carry_out(lambda: self.chronicle.apply(row))
        journal.note(row.kind, table=journal.short(self.id), seq=row.seq, seat=row.seat)

    async def settle(self) -> None:
        """Where a write failed, so that the log may hold more than is known here, read it. Raises Unavailable."""
        if self._doubtful:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what the log holds beyond what is known here. Raises Unavailable."""
        stored = await self.means.store.load(self.id)
        if stored is None:
            self._spoil(NoTable("There is no such table."))
            raise _gone()
        if self._carry_out(lambda: self.chronicle.replay(stored.log)):
            self.changed()
        self._doubtful = False

    def _carry_out(self, rows: Callable[[], T]) -> T:
        """Carry out what is in the log: if that fails, memory and log differ and the table is spoiled."""
        try:
            return rows()
        except Exception as error:
            self._spoil(error)
            raise _gone() from None

    def changed(self) -> None:
        """After every accepted row: views, clocks, bots."""
        self.show_all()
        self.follow_match()

    def follow_match(self) -> None:
        """Let clocks and bots follow the position."""
        if not self.open:
            return
        match = self.chronicle.match
        self._alarms.follow(match.clocks() if match is not None else ())
        self._pilot.follow()

    async def _wake(self) -> None:
        self.follow_match()

    # --- clocks and bots

    async def settle_clocks(self, received: float) -> None:
        """Let those clocks run out first whose deadline had come when a message was received."""
        while clock := self._alarms.expired(received):
            await self._expire(clock)

    async def _ring(self, clock: Clock) -> None:
        if not self._alarms.follows(clock):
            return
        try:
            await self.settle()
            if self._alarms.follows(clock):
                await self._expire(clock)
        except (Taken, Unavailable):
            self.post_later(RETRY_MS, lambda: self._ring(clock))

    async def _expire(self, clock: Clock) -> None:
        await self.append(self.chronicle.row("act", CLOCK, f"clock {clock.name}"))
        self.changed()

    async def bot_acts(self, seat: int, action: int, seq: int) -> None:
        """Play for a bot, unless the position it thought about has passed."""
        try:
            await self.settle()
            if seq != self.chronicle.seq or self.chronicle.match is None:
                return
            text = self.chronicle.match.game.actions.text(action)
            await self.append(self.chronicle.row("act", seat, text))
        except (Taken, Unavailable):
            self.post_later(RETRY_MS, self._wake)
        else:
            self.changed()


def _gone() -> Unavailable:
    return Unavailable("The table is being set up anew. Try again.")

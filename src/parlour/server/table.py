"""A table in play: an actor with one inbox, worked off in the order of receipt.

People's frames, bots' moves and clocks that run out all come through the inbox, so they have one order for
everybody and nothing needs a lock. What is accepted goes to the log first, then into memory, then to the one who
acted, then to all who look.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from parlour.core.errors import ParlourError
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
        self._later: set[asyncio.Task[None]] = set()
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())
        self.post(self._wake)

    @property
    def id(self) -> str:
        """The table's id: whoever knows it may look."""
        return self.chronicle.charter.id

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing runs, so that memory can be freed."""
        busy = self.lines or self._alarms.active or self._pilot.active or self._inbox.qsize() or self._later
        return self.spoiled or not busy

    # --- the inbox

    def post(self, job: Job) -> None:
        """Have a job done after those that came before it."""
        self.used = self.means.time.now()
        self._inbox.put_nowait(job)

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn and wait for the answer, or for what it raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                found = await question()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
                if not isinstance(error, ParlourError):
                    raise
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

        task = asyncio.create_task(wait())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _work(self) -> None:
        while True:
            job = await self._inbox.get()
            try:
                await self._catch_up_if_doubtful()
                await job()
            except Unavailable:
                continue
            except Exception as error:
                self._spoil(error)

    def _spoil(self, error: Exception) -> None:
        """Give this table up in memory after an error of ours; the next visitor has it made again from the log."""
        journal.alarm("table_spoiled", error, table=journal.short(self.id))
        self.spoiled = True
        for line in self.lines:
            line.close(1011, "The table had to be set up anew.")

    def close(self) -> None:
        """Stop everything that runs for this table."""
        for task in (self._task, *self._later):
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
        self._pilot.wake()

    # --- the log

    async def append(self, row: Row) -> None:
        """Write a row to the log, then carry it out. Raises Taken if another was written first, Unavailable."""
        try:
            await self.means.store.append(self.id, row, row.seal(self.chronicle.seal))
        except (Taken, Unavailable):
            self._doubtful = True
            raise
        self.chronicle.apply(row)
        journal.note(row.kind, table=journal.short(self.id), seq=row.seq, seat=row.seat)

    async def catch_up(self) -> None:
        """Read what the log holds beyond what is known here. Raises Unavailable."""
        stored = await self.means.store.load(self.id)
        if stored is None:
            raise NoTable("There is no such table.")
        if self.chronicle.replay(stored.log):
            self.changed()
        self._doubtful = False

    async def _catch_up_if_doubtful(self) -> None:
        if self._doubtful:
            await self.catch_up()

    def changed(self) -> None:
        """After every accepted row: clocks, bots, views."""
        self.follow_match()
        self.show_all()

    def follow_match(self) -> None:
        """Let clocks and bots follow the position."""
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
            await self._expire(clock)
        except (Taken, Unavailable):
            self.post_later(RETRY_MS, lambda: self._ring(clock))

    async def _expire(self, clock: Clock) -> None:
        await self.append(self.chronicle.row("act", CLOCK, f"clock {clock.name}"))
        self.changed()

    async def bot_acts(self, seat: int, action: int, seq: int) -> None:
        """Play for a bot, unless the position it thought about has passed."""
        if seq != self.chronicle.seq or self.chronicle.match is None:
            return
        text = self.chronicle.match.game.actions.text(action)
        try:
            await self.append(self.chronicle.row("act", seat, text))
        except (Taken, Unavailable):
            self.post_later(RETRY_MS, self._wake)
        else:
            self.changed()

"""A table in play: an actor with one inbox, worked off in the order of receipt.

People's frames, bots' moves and clocks that run out all come through the inbox, so they have one order for
everybody and nothing needs a lock. What is accepted goes to the log first, then into memory, then to the one who
acted, then to all who look.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from parlour.core.scene import Clock
from parlour.core.verbs import CLOCK
from parlour.protocol.company import Said, Saying
from parlour.protocol.messages import Changes, View
from parlour.server.base import logs, metrics
from parlour.server.base.clocks import Timers
from parlour.server.base.errors import NoTable, Unavailable
from parlour.server.base.limits import Payer
from parlour.server.model.seats import Seat, without_late
from parlour.server.model.storage import Taken
from parlour.server.model.stored import Change, Lobby, Row, TableSetup
from parlour.server.table.bot_turns import BotTurns
from parlour.server.table.connection import Connection
from parlour.server.table.inbox import Inbox, Job, gone
from parlour.server.table.move_deadlines import dues
from parlour.server.table.peers import Peers
from parlour.server.table.presenter import Presenter
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState
from parlour.server.table.talk import Talk
from parlour.server.table.views import draw_view

T = TypeVar("T")
RETRY_MS = 1_000
HEAD_START_US = 100_000
"""By so much less than it is the spending of people counts who sit where a clock runs."""


class Table:
    """A table in memory. ``state`` mirrors the log; ``connections`` are the browsers that look.

    ``peers`` says whether clocks run out and bots move here, or in another process that serves the table too.
    """

    def __init__(self, services: Services, state: TableState, again: str | None) -> None:
        self.services = services
        self.state = state
        self.again = again
        self.connections: set[Connection] = set()
        self.spoiled = False
        self.peers = Peers(services, self)
        self.talk = Talk(services.storage, services.time, state.setup.id)
        self.presenter = Presenter(services.time, self, self.peers.tell)
        self.used = services.time.now()
        self._timers = Timers(services.time, lambda clock: self.post(lambda: self._fire(clock)))
        self._bot_turns = BotTurns(services, state, lambda: list(self.connections), self._post_bot_action)
        self.hints, self.reviews = self._bot_turns.hints, self._bot_turns.reviews
        self._doubtful = False
        self._waiting: asyncio.Task[None] | None = None
        self._inbox = Inbox(services.time, logs.short(self.id))
        self.post(self._wake)

    @property
    def id(self) -> str:
        """The table's id: whoever knows it may look."""
        return self.state.setup.id

    @property
    def open(self) -> bool:
        """Whether this table takes anything in; where it does not, it is made again from the log."""
        return not self._inbox.closed

    @property
    def timed(self) -> bool:
        """Whether a clock runs."""
        return self._timers.active

    @property
    def bots_awake(self) -> bool:
        """Whether there are people whom bots would play for."""
        return self._bot_turns.awake

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing runs, so that memory can be freed."""
        running = self.peers.leads and (self._timers.active or self._bot_turns.active)
        return self.spoiled or not (self.connections or running or self._inbox.busy)

    # --- the inbox

    def post(self, job: Job) -> None:
        """Have a job done after those that came before it."""
        self.used = self.services.time.now()
        self._inbox.post(job)

    def post_later(self, ms: float, job: Job) -> None:
        """Have a job done after a while."""
        self._inbox.post_later(ms, job)

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn and wait for the answer, or for what it raises. Raises Unavailable."""

        async def settled() -> T:
            await self.settle()
            return await question()

        self.used = self.services.time.now()
        return await self._inbox.ask(settled)

    def _spoil(self, error: Exception) -> None:
        """Give this table up in memory: it is not what the log says. The next visitor has it made again from there."""
        logs.error("table_spoiled", error, table=logs.short(self.id))
        self.spoiled = True
        self._inbox.stop()
        self._stop_timers_and_bots()
        for connection in self.connections:
            connection.close(1011, "The table had to be set up anew.")

    def close(self) -> asyncio.Task[None]:
        """Take nothing more in; give the task that ends when all that has come is done."""
        if self.open:
            self._stop_timers_and_bots()
        return self._inbox.close()

    def _stop_timers_and_bots(self) -> None:
        """Stop what would put jobs into the inbox by itself."""
        self._stop_waiting()
        self._timers.stop()
        self._bot_turns.stop()
        self.reviews.stop()
        self.peers.let_go()

    # --- connections

    def attach(self, connection: Connection) -> None:
        """Let a browser look."""
        self.connections.add(connection)
        self.services.networks.note(connection.guest, connection.network)
        self._presence_changed(connection.guest)

    def detach(self, connection: Connection) -> None:
        """A browser has gone."""
        self.connections.discard(connection)
        self.presenter.part(connection)
        self._bot_turns.part(connection)
        self.used = self.services.time.now()
        self._presence_changed(connection.guest)

    def view(self, connection: Connection) -> View | Changes:
        """Draw the table for a connection as it is now."""
        online, thinking, clocks = self.peers.online(), self._bot_turns.thinking, self._timers.running()
        return draw_view(self.state, connection, online, thinking, clocks, self.again, self.due())

    def has_seat(self, guest: str | None) -> bool:
        """Whether a guest has a seat here, or had one that a bot plays for now."""
        return guest is not None and any(seat.guest == guest for seat in self.state.seats)

    def payer(self, connection: Connection) -> Payer:
        """Say who is charged for what a connection has done here."""
        sits = any(seat.held_by(connection.guest) for seat in self.state.seats)
        return Payer("player" if sits else "spectator", connection.network, connection.guest)

    def claim(self, connection: Connection) -> float:
        """Give a connection's claim on the event loop; people who sit where a clock runs have a head start."""
        payer = self.payer(connection)
        return self.services.budget.claim(payer) - HEAD_START_US * (payer.kind == "player" and self.timed)

    def due(self) -> dict[int, int]:
        """Say when time is up for each person who is waited for, in Unix time."""
        away = self.services.away
        return {seat: away.unix_of(at) for seat, at in dues(self.state, away).items()}

    def hurry(self, connection: Connection) -> None:
        """Let bots wait no longer for somebody who has seen what they did."""
        self._bot_turns.hurry(connection.guest)

    def show_all(self) -> None:
        """Send everybody the latest view."""
        for connection in self.connections:
            connection.show()

    def pass_on(self, sayings: Sequence[Saying]) -> None:
        """Let everybody who looks hear what was said."""
        for connection in self.connections if sayings else ():
            connection.send(Said(tuple(sayings)))

    def _presence_changed(self, guest: str | None) -> None:
        if any(seat.held_by(guest) for seat in self.state.seats):
            self.show_all()
            self.peers.tell()
        if self.open:
            self.peers.follow()
            self._bot_turns.wake(self.peers.leads)

    # --- the log

    def doubt(self) -> None:
        """Read what the log holds beyond what is known here, before anything else is done."""
        self._doubtful = True
        self.post(self.follow_winner)

    async def append(self, row: Row) -> None:
        """Write a row, judged in this very position, to the log, then carry it out.

        Raises Taken if another was written first, Unavailable.
        """
        row = row._replace(at=self._now())
        seal = row.seal(self.state.seal)
        self._doubtful = True
        await self.services.storage.append(self.id, row, seal)
        self._doubtful = False
        self._or_spoil(lambda: self.state.apply(row, seal))
        metrics.APPENDED.labels(row.kind).inc()
        self.services.note(self.id)
        self.peers.tell()

    async def reseat(self, change: Change) -> None:
        """Change who sits where, on the disk and then here. Raises what ``change`` raises, Conflict, Unavailable."""
        self._doubtful = True
        lobby = await self.services.storage.reseat(self.id, change, self._now())
        self._doubtful = False
        self.peers.reseats = lobby.setup.reseats
        if self.state.reseat(lobby):
            self.services.note(self.id)
            self.peers.tell()
            self.changed()

    async def rename(self, change: Change) -> None:
        """Change what seats are called and whose they are, in a match that has begun. Raises Unavailable."""
        self._doubtful = True
        lobby = await self.services.storage.rename(self.id, change)
        self._doubtful = False
        self.peers.reseats = lobby.setup.reseats
        if self.state.reseat(lobby):
            self.peers.tell()
            self.changed()

    async def repeat(self, setup: TableSetup, seats: Sequence[Seat]) -> str:
        """Give the table of the rematch, this one unless there is one already. Raises Unavailable."""
        self.again = await self.services.storage.repeat(self.id, setup, seats, self._now())
        self.peers.tell()
        self.show_all()
        return self.again

    def _now(self) -> int:
        """The house's time in whole milliseconds, never early."""
        return math.ceil(self.services.time.now())

    async def settle(self) -> None:
        """Where a write failed, so that the log may hold more than is known here, read it. Raises Unavailable."""
        if self._doubtful:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what the log holds beyond what is known here. Raises Unavailable."""
        stored = await self.services.storage.load(self.id, self.state.seq)
        if stored is None:
            self._spoil(NoTable("There is no such table."))
            raise gone()

        def renew() -> int:
            return self.state.reseat(Lobby(stored.setup, stored.seats)) + self.state.replay(stored.log)

        repeated, reseated = stored.setup.again != self.again, stored.setup.reseats != self.peers.reseats
        self.again, self.peers.reseats = stored.setup.again, stored.setup.reseats
        if self._or_spoil(renew):
            self.changed()
        elif repeated:
            self.show_all()
        self._doubtful = False
        if reseated:
            await self._tell_talk_anew()

    async def _tell_talk_anew(self) -> None:
        """Read what was said again, where words may have been erased, and let everybody who looks have it so."""
        if self.talk.number:
            self.talk.doubt()
            self.pass_on(await self.talk.known())

    async def follow_winner(self) -> None:
        """Read what another process wrote; if that fails, the next to ask or the next poll will."""
        with contextlib.suppress(Unavailable):
            await self.catch_up()

    def _or_spoil(self, work: Callable[[], T]) -> T:
        """Do what the log and the rules say can be done: if that fails, memory is wrong and the table is spoiled."""
        try:
            return work()
        except Exception as error:
            self._spoil(error)
            raise gone() from None

    def changed(self) -> None:
        """After every accepted row: views, clocks, bots."""
        self.show_all()
        self.follow_match()

    def follow_match(self) -> None:
        """Let clocks and bots follow the position."""
        if not self.open:
            return
        self.peers.follow()
        self._timers.follow(self.state.clocks, self.peers.leads)
        self._bot_turns.follow(self.peers.leads)
        self._wait_for_late()

    def _wait_for_late(self) -> None:
        """Give those the table waits for a while from the last change of its seats on."""
        seats = self.state.seats
        self._stop_waiting()
        if self.peers.leads and self.state.match is None and without_late(seats) != seats:
            later = self._inbox.post_after(self.services.settings.mix_ms, lambda: self._free_late(seats))
            self._waiting = asyncio.create_task(later)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    async def _free_late(self, seats: list[Seat]) -> None:
        """Free what has not mixed, unless something has changed meanwhile."""
        try:
            await self.settle()
            if self.state.match is None and self.state.seats is seats:
                await self.reseat(without_late)
        except Unavailable:
            self.post_later(RETRY_MS, lambda: self._free_late(seats))

    async def _wake(self) -> None:
        self.follow_match()

    # --- clocks and bots

    async def settle_clocks(self, received: float) -> None:
        """Let those clocks run out first whose deadline had come when a message was received."""
        while clock := self._timers.expired(received):
            await self._expire(clock)

    async def _fire(self, clock: Clock) -> None:
        if not self._timers.follows(clock):
            return
        try:
            await self.settle()
            if self._timers.follows(clock):
                await self._expire(clock)
        except Taken:
            await self.follow_winner()
            self.post_later(RETRY_MS, lambda: self._fire(clock))
        except Unavailable:
            self.post_later(RETRY_MS, lambda: self._fire(clock))

    async def _expire(self, clock: Clock) -> None:
        what = f"clock {clock.name}"
        self._or_spoil(lambda: self.state.playing().check(CLOCK, what))
        await self.append(self.state.row("act", CLOCK, what))
        self.changed()

    def _post_bot_action(self, seat: int, action: int, seq: int) -> None:
        self.post(lambda: self._bot_acts(seat, action, seq))

    async def _bot_acts(self, seat: int, action: int, seq: int) -> None:
        """Play for a bot, unless the position it thought about, and was judged in, has passed."""
        try:
            await self.settle()
            if seq != self.state.seq or self.state.match is None:
                return
            text = self.state.match.game.rules.actions.text(action)
            await self.append(self.state.row("act", seat, text))
        except Taken:
            await self.follow_winner()
        except Unavailable:
            self.post_later(RETRY_MS, self._wake)
        else:
            self.changed()

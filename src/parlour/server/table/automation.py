"""Runs a table without requests: clocks run out, bots move, and seats are freed whose guests do not mix the seed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from parlour.core.scene import Clock
from parlour.core.verbs import CLOCK
from parlour.protocol.messages import RunningClock
from parlour.server.base.clocks import Timers
from parlour.server.base.errors import Unavailable
from parlour.server.model.seats import Seat, without_late
from parlour.server.model.storage import Taken
from parlour.server.table.bot_turns import BotTurns
from parlour.server.table.connection import LAG_MOST_MS, Connection
from parlour.server.table.drafts import losing
from parlour.server.table.inbox import Inbox, Job
from parlour.server.table.peers import Peers
from parlour.server.table.services import Services
from parlour.server.table.table_log import TableLog

RETRY_MS = 1_000


class Automation:
    """Posts jobs into the inbox of a table, in whichever process leads it.

    ``post`` puts a job into the inbox and marks the table as used; retries are posted without that.
    ``lookers`` returns the connections of those who look; ``changed`` is called after every row that is written here.
    """

    def __init__(
        self,
        services: Services,
        log: TableLog,
        peers: Peers,
        inbox: Inbox,
        post: Callable[[Job], None],
        lookers: Callable[[], Sequence[Connection]],
        changed: Callable[[], None],
    ) -> None:
        self._log, self._peers, self._inbox, self._post, self._changed = log, peers, inbox, post, changed
        self._mix_ms = services.settings.mix_ms
        self._timers = Timers(services.time, lambda clock: post(lambda: self._fire(clock)))
        self.bots = BotTurns(services, log.state, lookers, self._post_bot_action)
        self._waiting: asyncio.Task[None] | None = None
        self._time_up: asyncio.Task[None] | None = None
        self._time = services.time

    @property
    def active(self) -> bool:
        """Whether a clock runs or a bot is at work, in this process."""
        return self._peers.leads and (self._timers.active or self.bots.active or self._times_run)

    @property
    def timed(self) -> bool:
        """Whether a clock runs, in this process or another."""
        return self._timers.active or self._times_run

    @property
    def _times_run(self) -> bool:
        """Whether the clock of a seat runs."""
        times = self._log.state.times
        return times is not None and bool(times.running)

    def running_clocks(self) -> tuple[RunningClock, ...]:
        """Describe the clocks that run."""
        return self._timers.running()

    def follow_position(self) -> None:
        """Start and stop clocks and bots as the position asks for."""
        if self._log.state.setup.moved or self._log.state.setup.closed:
            self.stop()
            return
        self._peers.settle_lead()
        self._timers.set_clocks(self._log.state.clocks, self._peers.leads)
        self.bots.restart_bots(self._peers.leads)
        self._wait_for_late()
        self._wait_for_time_up()

    def follow_presence(self) -> None:
        """Wake bots that rest while nobody is at the table."""
        if self._log.state.setup.moved or self._log.state.setup.closed:
            return
        self._peers.settle_lead()
        self.bots.start_bots(self._peers.leads)

    def stop(self) -> None:
        """Stop clocks, bots, hints and reviews."""
        self._stop_waiting()
        self._stop_times()
        self._timers.stop()
        self.bots.stop()
        self.bots.reviews.stop()

    # --- clocks

    async def settle_clocks(self, received: float) -> None:
        """Write first that those clocks have run out whose deadline was over when a message was received."""
        while clock := self._timers.expired(received):
            await self.write_expiry(clock)

    async def write_expiry(self, clock: Clock) -> None:
        """Write that a clock has run out. Raises Taken, Unavailable."""
        state, what = self._log.state, f"clock {clock.name}"
        self._log.mirror(lambda: state.playing().check(CLOCK, what))
        await self._log.append(state.row("act", CLOCK, what))
        self._changed()

    async def _fire(self, clock: Clock) -> None:
        if not self._timers.follows(clock):
            return
        try:
            await self._log.settle()
            if self._timers.follows(clock):
                await self.write_expiry(clock)
        except Taken:
            await self._log.try_to_catch_up()
            self._inbox.post_later(RETRY_MS, lambda: self._fire(clock))
        except Unavailable:
            self._inbox.post_later(RETRY_MS, lambda: self._fire(clock))

    # --- clocks of seats

    async def settle_times(self, sent: float, seat: int) -> None:
        """Write first that a seat's time is up, if it was when its person sent a message. Raises Taken, Unavailable."""
        times = self._log.state.times
        due = times.due(seat) if times is not None else None
        if due is not None and due <= sent:
            await self._write_time_up(seat, due)

    def _wait_for_time_up(self) -> None:
        """Wait until the first seat's time is up, and as long as a message sent before may take at most."""
        self._stop_times()
        times = self._log.state.times
        if times is None or not self._peers.leads:
            return
        first = min(times.running, key=lambda seat: times.due(seat) or 0, default=None)
        if first is not None:
            wait = (times.due(first) or 0) + self._allowance_ms - self._time.now()
            self._time_up = asyncio.create_task(self._inbox.post_after(max(0.0, wait), lambda: self._end_time(first)))

    @property
    def _allowance_ms(self) -> int:
        """How much later than a seat's time is up an action may be received that was sent before."""
        return LAG_MOST_MS + self._log.lateness_ms

    def _stop_times(self) -> None:
        if self._time_up is not None:
            self._time_up.cancel()

    async def _end_time(self, seat: int) -> None:
        try:
            await self._log.settle()
            times = self._log.state.times
            due = times.due(seat) if times is not None else None
            if due is not None and due + self._allowance_ms <= self._time.now():
                await self._write_time_up(seat, due)
            else:
                self._wait_for_time_up()
        except Taken:
            await self._log.try_to_catch_up()
            self._inbox.post_later(RETRY_MS, lambda: self._end_time(seat))
        except Unavailable:
            self._inbox.post_later(RETRY_MS, lambda: self._end_time(seat))

    async def _write_time_up(self, seat: int, due: float) -> None:
        """Write that a seat's time was up at ``due``. Raises Taken, Unavailable."""
        state = self._log.state
        for draft in losing(state, seat, "time"):
            await self._log.append(state.row(draft.kind, seat, draft.what), due)
        self._changed()

    # --- bots

    def _post_bot_action(self, seat: int, action: int, seq: int) -> None:
        self._post(lambda: self._play_for_bot(seat, action, seq))

    async def _play_for_bot(self, seat: int, action: int, seq: int) -> None:
        """Write a bot's action, unless the position it thought about, and was judged in, has passed."""
        state = self._log.state
        try:
            await self._log.settle()
            if seq != state.seq or state.match is None or state.setup.moved or state.setup.closed:
                return
            await self._log.append(state.row("act", seat, state.game.rules.actions.text(action)))
        except Taken:
            await self._log.try_to_catch_up()
        except Unavailable:
            self._inbox.post_later(RETRY_MS, self.follow_again)
        else:
            self._changed()

    async def follow_again(self) -> None:
        """Start clocks and bots for the present position, as a job of the inbox; do nothing once that is closed."""
        if not self._inbox.closed:
            self.follow_position()

    # --- seats that are not mixed

    def _wait_for_late(self) -> None:
        """Start the time after which seats that still have to mix are freed, counted from the last change of seats."""
        seats = self._log.state.seats
        self._stop_waiting()
        if self._peers.leads and self._log.state.match is None and without_late(seats) != seats:
            later = self._inbox.post_after(self._mix_ms, lambda: self._free_late(seats))
            self._waiting = asyncio.create_task(later)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    async def _free_late(self, seats: list[Seat]) -> None:
        """Free the seats that were not mixed in time, unless something has changed meanwhile."""
        try:
            await self._log.settle()
            if self._log.state.match is None and self._log.state.seats is seats:
                await self._log.reseat(without_late)
        except Unavailable:
            self._inbox.post_later(RETRY_MS, lambda: self._free_late(seats))

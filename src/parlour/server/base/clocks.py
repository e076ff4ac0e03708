"""The clocks of the server: one monotonic clock, behind an interface so that tests can advance it.

No deadline depends on the wall clock or on clients' clocks, so a jump of either moves none. Stored times are in the
house's own time: the milliseconds that servers have run over the database, which stands still while none runs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from parlour.core.scene import Clock
from parlour.protocol.messages import RunningClock


class Time(Protocol):
    """A monotonic clock in milliseconds."""

    def now(self) -> float:
        """Return the milliseconds since a fixed moment in the past."""
        ...

    async def sleep(self, ms: float) -> None:
        """Return once ``ms`` milliseconds have passed, never early."""
        ...


class SystemTime:
    """The machine's monotonic clock."""

    def now(self) -> float:
        """Return the milliseconds since a fixed moment in the past."""
        return time.monotonic() * 1000

    async def sleep(self, ms: float) -> None:
        """Return after ``ms`` milliseconds; it sleeps again if the event loop wakes it a little early."""
        end = self.now() + ms
        while (left := end - self.now()) > 0:
            await asyncio.sleep(left / 1000)


class HouseTime:
    """The house's time: the milliseconds that servers have run over its database, all successive ones together."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._before = -time.now()

    def resume(self, served_ms: float) -> None:
        """Continue from ``served_ms``; does nothing if the house's time is later already."""
        self._before = max(self._before, served_ms - self._time.now())

    def now(self) -> float:
        """Return the house's time in milliseconds."""
        return self._before + self._time.now()

    async def sleep(self, ms: float) -> None:
        """Return once ``ms`` milliseconds have passed, never early."""
        await self._time.sleep(ms)


class Timers:
    """Timers for the running clocks of a match. Equal ``Clock`` values mean the same run, which is started once."""

    def __init__(self, time: Time, on_expired: Callable[[Clock], None]) -> None:
        self._time = time
        self._on_expired = on_expired
        self._deadlines: dict[Clock, float] = {}
        self._tasks: dict[Clock, asyncio.Task[None]] = {}

    def set_clocks(self, began: Mapping[Clock, float], fire: bool = True) -> None:
        """Start the clocks that are new and stop those that are gone. ``began`` says when each began.

        Without ``fire`` the deadlines are known, but ``on_expired`` is not called: another process leads the table.

        A clock that began later than now, because the house's time was not noted before a crash, gets its full time.
        """
        for clock in self._tasks.keys() - (began.keys() if fire else ()):
            self._tasks.pop(clock).cancel()
        now = self._time.now()
        self._deadlines = {clock: self._deadlines.get(clock, min(at, now) + clock.ms) for clock, at in began.items()}
        for clock in self._deadlines.keys() - self._tasks.keys() if fire else ():
            self._tasks[clock] = asyncio.create_task(self._wait(clock, self._deadlines[clock]))

    def stop(self) -> None:
        """Stop all clocks."""
        self.set_clocks({})

    def follows(self, clock: Clock) -> bool:
        """Whether a run of a clock is still going."""
        return clock in self._deadlines

    @property
    def active(self) -> bool:
        """Whether any clock runs."""
        return bool(self._deadlines)

    def expired(self, received: float) -> Clock | None:
        """Return the first clock whose deadline had come when a message was received, None if there is none."""
        first = min(self._deadlines, key=self._deadlines.__getitem__, default=None)
        return first if first is not None and received >= self._deadlines[first] else None

    def running(self) -> tuple[RunningClock, ...]:
        """Return every clock that runs now, with its milliseconds left (0 when due), as views show it.

        There are no paused clocks: one that stops is no longer among them.
        """
        now = self._time.now()
        left = {clock: max(0, round(due - now)) for clock, due in self._deadlines.items()}
        return tuple(RunningClock(clock.name, clock.label, clock.ms, min(left[clock], clock.ms)) for clock in left)

    async def _wait(self, clock: Clock, due: float) -> None:
        await self._time.sleep(due - self._time.now())
        self._on_expired(clock)

"""Time as the server knows it: one monotonic clock, behind an interface so that tests can turn it by hand.

Wall time and clients' clocks are never asked: a jump of either moves no deadline.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from parlour.core.scene import Clock
from parlour.protocol.wire import RunningClock


class Time(Protocol):
    """A monotonic clock in milliseconds."""

    def now(self) -> float:
        """Give the milliseconds since some moment in the past."""
        ...

    async def sleep(self, ms: float) -> None:
        """Return when so much time has passed, never early."""
        ...


class SystemTime:
    """The machine's monotonic clock."""

    def now(self) -> float:
        """Give the milliseconds since some moment in the past."""
        return time.monotonic() * 1000

    async def sleep(self, ms: float) -> None:
        """Return when so much time has passed; the event loop may wake a sleeper a little early."""
        end = self.now() + ms
        while (left := end - self.now()) > 0:
            await asyncio.sleep(left / 1000)


class Alarm:
    """The deadline of a game's running clock. Equal numbers are the same run, so it starts once a number.

    The time a clock has left is not stored: a server that comes back gives it the full time again.
    """

    def __init__(self, time: Time, ring: Callable[[Clock], None]) -> None:
        self._time = time
        self._ring = ring
        self._task: asyncio.Task[None] | None = None
        self.clock: Clock | None = None
        self.deadline = 0.0

    def follow(self, clock: Clock | None) -> None:
        """Set, keep or stop the deadline, whatever the game's clock asks for."""
        if _run(clock) == _run(self.clock):
            return
        self.stop()
        self.clock = clock
        if clock is not None:
            self.deadline = self._time.now() + clock.ms
            self._task = asyncio.create_task(self._wait(clock))

    def stop(self) -> None:
        """Forget the clock."""
        if self._task is not None:
            self._task.cancel()
        self._task = self.clock = None

    def expired(self, received: float) -> Clock | None:
        """Give the clock if its deadline had come when a message was received."""
        return self.clock if self.clock is not None and received >= self.deadline else None

    def running(self) -> RunningClock | None:
        """Describe the clock for people who look at it now."""
        if self.clock is None:
            return None
        left = max(0, round(self.deadline - self._time.now()))
        return RunningClock(self.clock.name, self.clock.label, self.clock.ms, min(left, self.clock.ms))

    async def _wait(self, clock: Clock) -> None:
        await self._time.sleep(clock.ms)
        self._ring(clock)


def _run(clock: Clock | None) -> tuple[str, int] | None:
    return None if clock is None else (clock.name, clock.number)

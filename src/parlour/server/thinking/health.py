"""Health checks: whether the server can write, which is found out by writing, and how late the event loop is.

The probe goes through the thread that writes for all tables: a disk may be full for new rows and not for old ones, and
a thread may hang.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parlour.server.base import logs, metrics
from parlour.server.base.clocks import Time
from parlour.server.base.errors import Unavailable

LOOK_S = 0.25

Probe = Callable[[], Awaitable[object]]


class Readiness:
    """Whether requests may come: from the end of the migrations until the server is told to stop."""

    def __init__(self) -> None:
        self.open = False


async def watch_loop() -> None:
    """Measure without end how late the event loop wakes a sleeper: what blocks the loop blocks every table."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK_S
        await asyncio.sleep(LOOK_S)
        metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))


class HealthCheck:
    """Probes the database on request. Concurrent requests share a probe, and its result is kept for ``kept_ms``."""

    def __init__(self, probe: Probe, time: Time, limit_ms: int, kept_ms: int) -> None:
        self._probe = probe
        self._time = time
        self._limit_s = limit_ms / 1000
        self._kept_ms = kept_ms
        self._running: asyncio.Task[bool] | None = None
        self._ended = 0.0

    async def check(self) -> bool:
        """Return whether the latest probe wrote its row within ``limit_ms``."""
        if self._running is None or (self._running.done() and self._time.now() - self._ended >= self._kept_ms):
            self._running = asyncio.create_task(self._run())
        try:
            async with asyncio.timeout(self._limit_s):
                return await asyncio.shield(self._running)
        except TimeoutError:
            return False

    async def _run(self) -> bool:
        try:
            await self._probe()
        except Unavailable:
            return False
        except Exception as error:
            logs.error("pulse_failed", error)
            return False
        finally:
            self._ended = self._time.now()
        return True

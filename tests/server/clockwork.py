"""A clock turned by hand: the same interface as the machine's, another implementation."""

from __future__ import annotations

import asyncio
import heapq
import itertools


class HandTime:
    """Time stands still until somebody turns it on."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        return self._now

    async def sleep(self, ms: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + max(0.0, ms), next(self._numbers), woken))
        await woken

    async def asleep(self, ms: float) -> None:
        """Wait until somebody sleeps who will wake in exactly so long."""
        while self._now + ms not in [due for due, _, _ in self._sleepers]:
            await asyncio.sleep(0.01)

    def jump(self, ms: float) -> None:
        """Turn the hands without letting anybody wake: what a busy machine does to its timers."""
        self._now += ms

    async def advance(self, ms: float) -> None:
        """Let time pass, waking sleepers in their order, each with a moment to act."""
        end = self._now + ms
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, woken = heapq.heappop(self._sleepers)
            self._now = max(self._now, due)
            if not woken.done():
                woken.set_result(None)
            await asyncio.sleep(0.01)
        self._now = max(self._now, end)
        await asyncio.sleep(0.01)

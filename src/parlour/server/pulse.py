"""Whether the house can write: found out by writing, through the thread that writes for all tables.

Nothing else tells the truth. A disk may be full for new rows and not for old ones, and a thread may hang.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parlour.server import journal
from parlour.server.clocks import Time
from parlour.server.errors import Unavailable

Beat = Callable[[], Awaitable[object]]


class Pulse:
    """Feels it when asked. All who ask at once share a beat, and it counts for a while: so asking is cheap."""

    def __init__(self, beat: Beat, time: Time, limit_ms: int, stands_ms: int) -> None:
        self._beat = beat
        self._time = time
        self._limit_s = limit_ms / 1000
        self._stands_ms = stands_ms
        self._beating: asyncio.Task[bool] | None = None
        self._felt = 0.0

    async def well(self) -> bool:
        """Whether a row was written just now, within the limit."""
        if self._beating is None or (self._beating.done() and self._time.now() - self._felt >= self._stands_ms):
            self._beating = asyncio.create_task(self._feel())
        try:
            async with asyncio.timeout(self._limit_s):
                return await asyncio.shield(self._beating)
        except TimeoutError:
            return False

    async def _feel(self) -> bool:
        try:
            await self._beat()
        except Unavailable:
            return False
        except Exception as error:
            journal.alarm("pulse_failed", error)
            return False
        finally:
            self._felt = self._time.now()
        return True

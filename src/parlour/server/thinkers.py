"""Where bots think: in threads beside the event loop, as many at once as there are processors.

Kernels let go of the interpreter's lock, so tables go on meanwhile. A thread cannot be stopped; one that is late is
left behind, and its place is given to the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import threading
from collections.abc import Callable
from typing import Any

from parlour.bots.levels import Decision, think
from parlour.core.game import Game

SEED_BITS = 31
Thought = Callable[[Game, Any, int, str, int], Decision]


class Thinkers:
    """Room for bots to think in. Each gets its seat's hidden record and nothing else."""

    def __init__(self, deadline_ms: int, think: Thought = think) -> None:
        self._deadline_s = deadline_ms / 1000
        self._think = think
        self._room = asyncio.Semaphore(os.cpu_count() or 1)

    async def decide(self, game: Game, view: Any, seat: int, level: str) -> Decision:
        """Ask a bot. Raises TimeoutError after the deadline, or whatever the bot raised."""
        await self._room.acquire()
        answer: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self._start(answer, game, view, seat, level)
        async with asyncio.timeout(self._deadline_s):
            return await answer

    def _start(self, answer: asyncio.Future[Decision], game: Game, view: Any, seat: int, level: str) -> None:
        loop = asyncio.get_running_loop()
        leave = _once(self._room.release)
        late = loop.call_later(self._deadline_s, leave)

        def finish(result: Decision | None, error: Exception | None) -> None:
            late.cancel()
            leave()
            if answer.done():
                return
            answer.set_exception(error) if error is not None else answer.set_result(result or Decision(None, 0))

        def work() -> None:
            result, error = None, None
            try:
                result = self._think(game, view, seat, level, secrets.randbits(SEED_BITS))
            except Exception as caught:
                error = caught
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(finish, result, error)

        threading.Thread(target=work, name="bot", daemon=True).start()


def _once(action: Callable[[], None]) -> Callable[[], None]:
    done = False

    def guarded() -> None:
        nonlocal done
        if not done:
            done = True
            action()

    return guarded

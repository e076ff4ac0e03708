"""The implementation of ``Thinking`` by another worker of the page, which is asked one question at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from parlour.bots.levels import Decision, is_quick, think
from parlour.core.contract import Advice
from parlour.core.game import Game
from parlour.server.base import logs
from parlour.server.model.jobs import Answer, Job, advice_seed
from parlour.server.model.thinking import SEED_BITS, BotFailed, Standing
from parlour.server.thinking.fair_queue import FairQueue

Post = Callable[[dict[str, Any]], object]
"""Sends a message to the page."""


class Asked:
    """A job, its number, the table it is for, and the future of its answer."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.number = 0
        self.table = ""
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class LocalThinking:
    """Asks the page's thinker. A job that is not answered within ``deadline_ms`` has failed.

    A job cannot be called off once it is sent, so that the next one waits for it even if nobody wants its answer.
    """

    def __init__(self, post: Post, deadline_ms: int) -> None:
        self._post, self._deadline_s = post, deadline_ms / 1000
        self._queue: FairQueue[Asked] = FairQueue()
        self._sent: Asked | None = None
        self._late: asyncio.TimerHandle | None = None
        self._count = 0

    async def decide(self, game: Game, view: Any, seat: int, level: str, standing: Callable[[], Standing]) -> Decision:
        """Choose the action of a bot of a level, here where that is quick. Raises BotFailed."""
        seed = secrets.randbits(SEED_BITS)
        if is_quick(game, level):
            return think(game, view, seat, level, seed)
        job = Job(game.name, game.about.edition, view.tobytes(), seat, level, seed)
        return (await self._answered(job, standing)).decision()

    async def advise(
        self, game: Game, view: Any, seat: int, ms: int, standing: Callable[[], Standing], taken: int | None = None
    ) -> Advice:
        """Find the best action within ``ms`` milliseconds, or compare ``taken`` with it. Raises BotFailed."""
        seen = view.tobytes()
        job = Job(game.name, game.about.edition, seen, seat, "", advice_seed(seen), ms, taken)
        return (await self._answered(job, standing)).advice()

    async def _answered(self, job: Job, standing: Callable[[], Standing]) -> Answer:
        asked = Asked(job)
        self._queue.put(asked, standing)
        self._send_next()
        try:
            return await asked.answer
        finally:
            self._queue.remove(asked)

    def hear(self, number: object, answer: bytes | None) -> None:
        """Take the thinker's answer to a job; None: it failed. One that is not waited for any more is dropped."""
        if self._sent is None or number != self._sent.number:
            return
        self._settle(_read(answer))

    def close(self) -> None:
        """Send nothing any more, and wait for nothing."""
        if self._late is not None:
            self._late.cancel()

    def _send_next(self) -> None:
        if self._sent is not None or (taken := self._queue.take()) is None:
            return
        self._sent, table = taken
        self._count += 1
        self._sent.number, self._sent.table = self._count, table
        self._late = asyncio.get_running_loop().call_later(
            self._deadline_s, lambda: self._settle(BotFailed(TimeoutError.__name__))
        )
        self._post({"is": "think", "job": self._count, "bytes": msgspec.msgpack.encode(self._sent.job)})

    def _settle(self, found: Answer | BotFailed) -> None:
        """End the job that was sent, and send the next."""
        asked, self._sent = self._sent, None
        assert asked is not None
        self.close()
        self._queue.done(asked.table)
        if not asked.answer.done():
            if isinstance(found, BotFailed):
                asked.answer.set_exception(found)
            else:
                asked.answer.set_result(found)
        self._send_next()


def _read(answer: bytes | None) -> Answer | BotFailed:
    """Read the thinker's answer, strictly."""
    if answer is None:
        return BotFailed("thinker")
    try:
        return msgspec.msgpack.decode(answer, type=Answer)
    except msgspec.MsgspecError as error:
        logs.error("thought_unreadable", error)
        return BotFailed(type(error).__name__)

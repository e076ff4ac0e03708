"""The thinker that a page has offered: is sent jobs, and answers them by frames."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable

import msgspec

from parlour.protocol.messages import Think
from parlour.server.model.jobs import Answer, Job

MOST_LATE = 3
"""A page that was late this many times in a row is not asked any more."""


class PageRefused(Exception):
    """The page has gone, cannot think, or its answer is none that the thinker gives."""


class PageThinker:
    """A page's thinker. It is asked one question at a time; ``send`` sends the page a message.

    It cannot be called off: after a question that is late, or that nobody waits for any more, it is asked again only
    once it has answered.
    """

    def __init__(self, send: Callable[[Think], None]) -> None:
        self._send = send
        self._job = 0
        self._asked: asyncio.Future[Answer] | None = None
        self._late = 0
        self._credit = 0
        self._closed = False

    @property
    def free(self) -> bool:
        """Whether the page may be asked now."""
        return self._asked is None and not self._closed

    async def ask(self, job: Job, within_s: float) -> Answer:
        """Ask the page, which must be free. Raises PageRefused, TimeoutError."""
        self._job += 1
        self._credit += 1
        self._asked = asyncio.get_running_loop().create_future()
        self._send(Think(self._job, base64.b64encode(msgspec.msgpack.encode(job)).decode()))
        try:
            async with asyncio.timeout(within_s):
                answer = await self._asked
        except TimeoutError:
            self._late += 1
            self._closed |= self._late >= MOST_LATE
            raise
        self._late = 0
        return answer

    def hear(self, job: int, data: str | None) -> None:
        """Take the page's answer to a job, or that it cannot think; one that was not asked, or twice, is dropped."""
        asked = self._asked
        if asked is None or job != self._job:
            return
        self._asked = None
        try:
            answer = read_answer(data)
        except PageRefused as error:
            self.close()
            if not asked.done():
                asked.set_exception(error)
        else:
            if not asked.done():
                asked.set_result(answer)

    def close(self) -> None:
        """Ask the page nothing any more; a question that waits is refused."""
        self._closed = True
        if self._asked is not None and not self._asked.done():
            self._asked.set_exception(PageRefused("gone"))

    def spend_credit(self) -> bool:
        """Take the right to one frame, which each question gives the page; return whether there was one."""
        if not self._credit:
            return False
        self._credit -= 1
        return True


def read_answer(data: str | None) -> Answer:
    """Read what a page has thought, strictly. Raises PageRefused."""
    if data is None:
        raise PageRefused("cannot think")
    try:
        return msgspec.msgpack.decode(base64.b64decode(data, validate=True), type=Answer)
    except (ValueError, RecursionError) as error:  # msgspec's and Base64's errors are ValueErrors
        raise PageRefused(type(error).__name__) from None

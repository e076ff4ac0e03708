"""The inbox of a table: jobs are done one at a time in the order of receipt, so nothing at a table needs a lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from parlour.server.base import logs
from parlour.server.base.clocks import Time
from parlour.server.base.errors import Unavailable

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Inbox:
    """Jobs that wait, and the task that does them. ``name`` is what the log calls the table.

    What a job raises is logged, and the next one is done.
    """

    def __init__(self, time: Time, name: str) -> None:
        self._time, self._name = time, name
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._later: set[asyncio.Task[None]] = set()
        self._asked: set[asyncio.Future[Any]] = set()
        self._working = False
        self._stopped = False
        self.closed = False
        self._task = asyncio.create_task(self._work())

    @property
    def busy(self) -> bool:
        """Whether a job is done, waits, or will be posted after a while."""
        return bool(self._jobs.qsize() or self._working or self._later)

    def post(self, job: Job) -> None:
        """Have a job done after those that came before it."""
        if not self.closed:
            self._jobs.put_nowait(job)

    def post_later(self, ms: float, job: Job) -> None:
        """Have a job done after a while."""
        if not self.closed:
            task = asyncio.create_task(self.post_after(ms, job))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def post_after(self, ms: float, job: Job) -> None:
        """Wait, then have a job done."""
        await self._time.sleep(ms)
        self.post(job)

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn and wait for the answer, or for what it raises. Raises Unavailable."""
        if self.closed:
            raise gone()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(answer)
        answer.add_done_callback(self._asked.discard)

        async def job() -> None:
            try:
                found = await question()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self.post(job)
        return await answer

    def stop(self) -> None:
        """Do no job after this one, and drop what would come later."""
        self.closed = self._stopped = True
        self.drop_later()
        self._jobs.put_nowait(None)

    def close(self) -> asyncio.Task[None]:
        """Take nothing more in; give the task that ends when all that has come is done."""
        self.closed = True
        self.drop_later()
        self._jobs.put_nowait(None)
        return self._task

    def drop_later(self) -> None:
        """Drop what would be posted after a while."""
        for task in self._later:
            task.cancel()

    async def _work(self) -> None:
        """Do one job after another. At the end nobody who asked is left waiting."""
        try:
            while not self._stopped and (job := await self._jobs.get()) is not None:
                await self._do(job)
                if not self._jobs.empty():
                    await asyncio.sleep(0)  # others' sockets and tables have their turn between two jobs
        finally:
            self.closed = True
            for answer in list(self._asked):
                if not answer.done():
                    answer.set_exception(gone())

    async def _do(self, job: Job) -> None:
        self._working = True
        try:
            await job()
        except Exception as error:
            logs.error("job_failed", error, table=self._name)
        finally:
            self._working = False


def gone() -> Unavailable:
    """Say that a table is not in memory any more, but will be."""
    return Unavailable("The table is being set up anew. Try again.")

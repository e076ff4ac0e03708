"""The inbox of a table: runs jobs one at a time in the order of receipt, so that nothing at a table needs a lock."""

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
    """A queue of jobs and the task that runs them. ``name`` is the table's name in the server's log.

    An error of a job is logged, and the next job is run.
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
        """Whether a job runs, waits, or will be posted later."""
        return bool(self._jobs.qsize() or self._working or self._later)

    def post(self, job: Job) -> None:
        """Add a job behind those that wait."""
        if not self.closed:
            self._jobs.put_nowait(job)

    def post_later(self, ms: float, job: Job) -> None:
        """Add a job after ``ms`` milliseconds."""
        if not self.closed:
            task = asyncio.create_task(self.post_after(ms, job))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def post_after(self, ms: float, job: Job) -> None:
        """Wait ``ms`` milliseconds, then add a job."""
        await self._time.sleep(ms)
        self.post(job)

    async def run_question(self, question: Callable[[], Awaitable[T]]) -> T:
        """Run a question as a job, and return or raise what it does. Raises Unavailable once the inbox is closed."""
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
        """Run no job after the present one, and cancel those to be posted later."""
        self.closed = self._stopped = True
        self.drop_later()
        self._jobs.put_nowait(None)

    def close(self) -> asyncio.Task[None]:
        """Accept no more jobs; return the task that ends when all accepted ones are done."""
        self.closed = True
        self.drop_later()
        self._jobs.put_nowait(None)
        return self._task

    def drop_later(self) -> None:
        """Cancel the jobs that are to be posted later."""
        for task in self._later:
            task.cancel()

    async def _work(self) -> None:
        """Run one job after another; at the end, fail the questions that were not answered."""
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
    """Return the error for a table that was dropped from memory and will be loaded again."""
    return Unavailable("The table is being set up anew. Try again.")

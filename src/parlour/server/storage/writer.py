"""The one thread that writes: works queue up, and all that wait are committed together (group commit).

A commit to disk takes milliseconds whatever it holds, so a hundred tables share one. Rows of logs are inserted by one
statement, in a quarter of the time. Only where one of them exists already does each row get a savepoint of its own, as
every other work does, so that the failure of one leaves the others alone. No future is resolved before the commit is
on the disk. Rows and works are sorted by their keys, so that processes over one PostgreSQL cannot deadlock.

Every table hangs if this thread ends, so only ``close`` ends it: whatever a work raises goes to its future.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from time import perf_counter, sleep
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.core.errors import ParlourError
from parlour.server.base import logs, metrics
from parlour.server.base.errors import Unavailable
from parlour.server.model.storage import Taken
from parlour.server.storage.schema import LOG

MOST_AT_ONCE = 256
GATHER_S = 0.003
"""The time that a write right after a commit waits for others, since a commit of ten costs as much as of one."""

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class _Job(NamedTuple):
    """A work or a row of a log; ``key`` names what it locks."""

    work: Work[Any] | dict[str, Any]
    future: Future[Any]
    key: str


class Answers:
    """Carries results from the writer's thread into an event loop, waking it once for all that are ready."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._ready: deque[tuple[asyncio.Future[Any], Future[Any]]] = deque()
        self._woken = False

    async def wait(self, future: Future[T]) -> T:
        """Wait for the result of a future of the writer. Raises the future's exception."""
        answer: asyncio.Future[T] = self.loop.create_future()
        future.add_done_callback(lambda done: self._put(answer, done))
        try:
            return await answer
        except asyncio.CancelledError:
            future.cancel()
            raise

    def _put(self, answer: asyncio.Future[Any], done: Future[Any]) -> None:
        # In this order: if the loop is woken already, it will find this result.
        self._ready.append((answer, done))
        if not self._woken:
            self._woken = True
            with contextlib.suppress(RuntimeError):  # the loop has ended, with everything that waited in it
                self.loop.call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        self._woken = False
        while self._ready:
            answer, done = self._ready.popleft()
            if answer.done() or done.cancelled():
                continue
            error = done.exception()
            answer.set_result(done.result()) if error is None else answer.set_exception(error)


class Writer:
    """Runs works one after another in a thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._door = threading.Lock()
        self._closed = False

    @property
    def waiting(self) -> int:
        """The approximate number of works that wait."""
        return self._jobs.qsize()

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def submit(self, work: Work[T], key: str = "") -> Future[T]:
        """Queue a work for the next transaction. The future raises Taken, Unavailable or the work's ParlourError."""
        return self._put(work, key)

    def append(self, row: dict[str, Any]) -> Future[None]:
        """Queue a row of a log for the next transaction. The future raises Taken or Unavailable."""
        return self._put(row, row["table_id"])

    def _put(self, work: Work[Any] | dict[str, Any], key: str) -> Future[Any]:
        future: Future[Any] = Future()
        asked = perf_counter()
        future.add_done_callback(lambda _: metrics.WRITE.observe(perf_counter() - asked))
        with self._door:
            if self._closed:
                future.set_exception(_unavailable())
            else:
                self._jobs.put(_Job(work, future, key))
        return future

    def close(self) -> None:
        """Finish what was queued, then end the thread."""
        with self._door:
            self._closed = True
            self._jobs.put(None)
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        running, ended = True, 0.0
        while running:
            first = self._jobs.get()
            if first is not None and perf_counter() - ended < GATHER_S:
                sleep(GATHER_S)
            waiting = [first, *self._waiting()]
            running = None not in waiting
            # Cancelled futures are left out; from here on none can be cancelled.
            jobs = [job for job in waiting if job is not None and job.future.set_running_or_notify_cancel()]
            self._answer(sorted(jobs, key=lambda job: (callable(job.work), job.key)))
            ended = perf_counter()

    def _waiting(self) -> list[_Job | None]:
        found: list[_Job | None] = []
        while len(found) < MOST_AT_ONCE:
            try:
                found.append(self._jobs.get_nowait())
            except Empty:
                break
        return found

    def _answer(self, jobs: Sequence[_Job]) -> None:
        try:
            outcomes = self._commit(jobs)
        except BaseException as error:
            logs.warning("write_failed", error=str(error).partition("\n")[0], works=len(jobs))
            for job in jobs:
                job.future.set_exception(_unavailable())
            return
        for job, (result, refusal) in zip(jobs, outcomes, strict=True):
            job.future.set_result(result) if refusal is None else job.future.set_exception(refusal)

    def _commit(self, jobs: Sequence[_Job]) -> list[tuple[Any, Exception | None]]:
        if not jobs:
            return []
        rows = [job.work for job in jobs if isinstance(job.work, dict)]
        with self._engine.begin() as connection:
            together = len(rows) > 0 and _append_all(connection, rows)
            return [_WRITTEN if together and isinstance(job.work, dict) else _attempt(connection, job) for job in jobs]


_WRITTEN = (None, None)


def _append_all(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> bool:
    """Insert rows into the log, all or none; False if one of them exists already."""
    connection.exec_driver_sql("SAVEPOINT rows")
    sql, order = _insertion(connection.dialect)
    try:
        connection.exec_driver_sql(sql, [tuple(row[name] for name in order) for row in rows] if order else list(rows))
    except IntegrityError:
        connection.exec_driver_sql("ROLLBACK TO rows")
        return False
    finally:
        connection.exec_driver_sql("RELEASE rows")
    return True


@functools.cache
def _insertion(dialect: sa.Dialect) -> tuple[str, Sequence[str]]:
    """Return the compiled INSERT of a row and the order of its values, if they go by position.

    SQLAlchemy looks up the compiled statement at each execution, which took longer than SQLite takes to run it.
    """
    compiled = LOG.insert().compile(dialect=dialect)
    return str(compiled), compiled.positiontup or ()


def _attempt(connection: sa.Connection, job: _Job) -> tuple[Any, Exception | None]:
    """Run a work in a savepoint. Errors of the database itself propagate, and fail the whole transaction."""
    try:
        with connection.begin_nested():
            if isinstance(job.work, dict):
                connection.execute(LOG.insert(), job.work)
                return _WRITTEN
            return job.work(connection), None
    except IntegrityError:
        return None, Taken()
    except ParlourError as refusal:
        return None, refusal
    except DBAPIError:
        raise
    except BaseException as error:
        logs.error("work_failed", error)
        return None, _unavailable()


def _unavailable() -> Unavailable:
    return Unavailable("The house cannot write this down just now. Try again.")

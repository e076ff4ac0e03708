"""The one thread that writes: works queue up, and all that wait are committed together (group commit).

A commit to disk takes milliseconds whatever it holds, so a hundred tables share one. Rows of logs are inserted by one
statement, in a quarter of the time. Only where one of them exists already does each row get a savepoint of its own, as
every other work does, so that the failure of one leaves the others alone. No outcome is set before the commit is
on the disk. Rows and works are sorted by their keys, so that processes over one PostgreSQL cannot deadlock.

Every table hangs if this thread ends, so only ``close`` ends it: whatever a work raises goes to its outcome.
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
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.core.errors import ParlourError
from parlour.server.base import logs, metrics
from parlour.server.base.errors import Unavailable
from parlour.server.model.storage import Taken
from parlour.server.storage.database import write_directly
from parlour.server.storage.schema import LOG

MOST_AT_ONCE = 256
GATHER_S = 0.003
"""The time that a write right after a commit waits for others, since a commit of ten costs as much as of one."""

T = TypeVar("T")
C = TypeVar("C", contravariant=True)
Work = Callable[[sa.Connection], T]


class Outcome(Protocol[C]):
    """Takes the result of a work, from the writer's thread; a ``concurrent.futures.Future`` is one."""

    def set_running_or_notify_cancel(self) -> bool:
        """Note that the work begins; return False if nobody waits for it any more."""
        ...

    def set_result(self, result: C) -> None:
        """Take the result."""
        ...

    def set_exception(self, error: Exception) -> None:
        """Take the error."""
        ...


class _Job(NamedTuple):
    """A work or a row of a log; ``key`` names what it locks, ``asked`` is when it was queued, by ``perf_counter``."""

    work: Work[Any] | dict[str, Any]
    outcome: Outcome[Any]
    key: str
    asked: float


class Answers:
    """Carries results from the writer's thread into an event loop, waking it once for all that are ready."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._ready: deque[tuple[asyncio.Future[Any], Any, Exception | None]] = deque()
        self._woken = False

    def deliver(self, answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
        """Have ``answer`` set in the loop, from any thread."""
        # In this order: if the loop is woken already, it will find this result.
        self._ready.append((answer, result, error))
        if not self._woken:
            self._woken = True
            with contextlib.suppress(RuntimeError):  # the loop has ended, with everything that waited in it
                self.loop.call_soon_threadsafe(self._deliver_ready)

    def _deliver_ready(self) -> None:
        self._woken = False
        while self._ready:
            answer, result, error = self._ready.popleft()
            if answer.done():
                continue
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)


class Awaited(Generic[T]):
    """The outcome of a work that a coroutine waits for. A Future of threads, with its locks, takes much longer."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self.answer: asyncio.Future[T] = answers.loop.create_future()

    def set_running_or_notify_cancel(self) -> bool:
        """Note that the work begins; return False if the coroutine was cancelled."""
        return not self.answer.done()

    def set_result(self, result: T) -> None:
        """Take the result."""
        self._answers.deliver(self.answer, result, None)

    def set_exception(self, error: Exception) -> None:
        """Take the error."""
        self._answers.deliver(self.answer, None, error)


class Writer:
    """Runs works one after another in a thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._duplicate = engine.dialect.loaded_dbapi.IntegrityError
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
        future: Future[T] = Future()
        self.put(work, future, key)
        return future

    def append(self, row: dict[str, Any], outcome: Outcome[None]) -> None:
        """Queue a row of a log for the next transaction. Its outcome is None, Taken or Unavailable."""
        self._put(_Job(row, outcome, row["table_id"], perf_counter()))

    def put(self, work: Work[T], outcome: Outcome[T], key: str = "") -> None:
        """Queue a work for the next transaction. Its outcome is what it returns or an error, as in ``submit``."""
        self._put(_Job(work, outcome, key, perf_counter()))

    def _put(self, job: _Job) -> None:
        with self._door:
            closed = self._closed
            if not closed:
                self._jobs.put(job)
        if closed:
            job.outcome.set_exception(_unavailable())

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
            # Works that nobody waits for any more are left out; from here on none can be cancelled.
            jobs = [job for job in waiting if job is not None and job.outcome.set_running_or_notify_cancel()]
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
            outcomes = [(None, _unavailable())] * len(jobs)
        now = perf_counter()
        for job, (result, refusal) in zip(jobs, outcomes, strict=True):
            metrics.WRITE.observe(now - job.asked)
            job.outcome.set_result(result) if refusal is None else job.outcome.set_exception(refusal)

    def _commit(self, jobs: Sequence[_Job]) -> list[tuple[Any, Exception | None]]:
        rows = [job.work for job in jobs if isinstance(job.work, dict)]
        if rows and len(rows) == len(jobs) and self._append_alone(rows):
            return [_WRITTEN] * len(jobs)
        if not jobs:
            return []
        with self._engine.begin() as connection:
            together = 0 < len(rows) < len(jobs) and self._append_beside(connection, rows)
            return [_WRITTEN if together and isinstance(job.work, dict) else _attempt(connection, job) for job in jobs]

    def _append_alone(self, rows: Sequence[dict[str, Any]]) -> bool:
        """Commit rows of the log and nothing else, all or none; return False if one of them exists already."""
        try:
            with write_directly(self._engine) as cursor:
                self._insert_rows(cursor, rows)
        except self._duplicate:
            return False
        return True

    def _append_beside(self, connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> bool:
        """Insert rows into the log in a transaction of other works, all or none; as ``_append_alone``."""
        connection.exec_driver_sql("SAVEPOINT rows")
        try:
            self._insert_rows(connection.connection.cursor(), rows)
        except self._duplicate:
            connection.exec_driver_sql("ROLLBACK TO rows")
            return False
        finally:
            connection.exec_driver_sql("RELEASE rows")
        return True

    def _insert_rows(self, cursor: Any, rows: Sequence[dict[str, Any]]) -> None:
        """Insert rows into the log by a cursor of the DB-API, whose errors it raises."""
        sql, order = _insertion(self._engine.dialect)
        cursor.executemany(sql, [tuple(row[name] for name in order) for row in rows] if order else list(rows))


_WRITTEN = (None, None)


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

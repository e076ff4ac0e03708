"""Pools of workers that run jobs in parallel: threads for work that releases the interpreter lock, else processes.

Every worker is a thread that takes jobs from a queue and runs them itself, or sends them to a process of its own. A job
whose process is killed or crashes runs again in a new process. Leaving a crew ends its processes at once, also in the
middle of a job; its threads end with the job they are running.
"""

from __future__ import annotations

import itertools
import multiprocessing
import multiprocessing.connection
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import TracebackType
from typing import Any

from parlour.core.errors import ParlourError
from parlour.lab.processes import SPAWNED
from parlour.protocol.programs import end_programs

LOSSES = 3
"""The number of processes one job may lose before it fails with WorkLost."""
PATIENCE_S = 0.5
"""Seconds that a process may take to end before it is killed."""


class WorkLost(ParlourError):
    """A job failed because every process that ran it was killed or crashed."""


@dataclass(eq=False)
class Job:
    """A call of a module-level function, and its outcome once ``done``: ``found`` (its result) or ``error``."""

    work: Callable[..., Any]
    given: tuple[Any, ...]
    done: bool = False
    found: Any = None
    error: BaseException | None = None

    def result(self) -> Any:
        """Return the result of a finished job, or raise the exception that its function raised."""
        if self.error is not None:
            raise self.error
        return self.found


class Crew:
    """A context manager that runs jobs on ``cores`` workers.

    ``processes``: whether workers run jobs in processes. ``losses``: the number of processes one job may lose.
    """

    def __init__(self, cores: int, processes: bool, losses: int = LOSSES) -> None:
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._finished: SimpleQueue[Job] = SimpleQueue()
        self._left = False
        self._cores = cores
        self._processes = [_Process(losses) for _ in range(cores)] if processes else []
        for process in self._processes or itertools.repeat(None, cores):
            threading.Thread(target=self._serve, args=(process,), daemon=True).start()

    def send(self, work: Callable[..., Any], *given: Any) -> Job:
        """Queue a call of a module-level function for the next free worker; return its job."""
        job = Job(work, given)
        self._waiting.put(job)
        return job

    def wait_for(self, job: Job) -> Any:
        """Wait until a job is done and return its result, or raise its exception."""
        while not job.done:
            self._finished.get()
        return job.result()

    def wait_for_any(self) -> Any:
        """Wait until any job is done and return its result, or raise its exception. Each job is returned once."""
        return self._finished.get().result()

    def _serve(self, process: _Process | None) -> None:
        if sys.platform != "win32":  # only the main thread handles Ctrl-C; child processes inherit the blocked signal
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        for job in iter(self._waiting.get, None):
            if self._left:
                return
            try:
                job.found = process.run_job(job.work, job.given) if process is not None else job.work(*job.given)
            except BaseException as error:  # raised again by Job.result, in the thread that waits for the job
                job.error = error
            job.done = True
            self._finished.put(job)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End all processes at once; threads end after the job they are running."""
        self._left = True
        for process in self._processes:
            process.dismiss()
        for process in self._processes:
            process.end()
        for _ in range(self._cores):
            self._waiting.put(None)


class _Process:
    """A process that runs jobs one by one. It is started for the first job, and again after it was lost."""

    def __init__(self, losses: int) -> None:
        self._losses = losses
        self._lock = threading.Lock()
        self._dismissed = False
        self._process: Any = None
        self._ends: list[Connection] = []
        """Our ends of two pipes: one carries jobs and results; the process ends itself when the other is closed."""

    def run_job(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Call a function in the process and return its result.

        Raises the exception that the function raised, or WorkLost if ``losses`` processes were lost in the attempt.
        """
        status = None
        for _ in range(self._losses):
            line = self._pipe()
            try:
                line.send((work, given))
                went_well, found = line.recv()
            except (EOFError, OSError):
                status = self._clean_up()
                continue
            if went_well:
                return found
            raise found
        raise WorkLost(_describe_loss(self._losses, status))

    def _pipe(self) -> Connection:
        """Return the pipe to the process, after starting it if need be. Raises WorkLost after ``dismiss``."""
        with self._lock:
            if self._dismissed:
                raise WorkLost("the crew was left")
            if self._process is None:
                self._start()
            return self._ends[0]

    def _start(self) -> None:
        if sys.platform != "win32":
            resource_tracker.ensure_running()  # starting it later would unblock SIGINT in this thread
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        ours, theirs = SPAWNED.Pipe()
        silent, held = SPAWNED.Pipe(duplex=False)
        self._process = SPAWNED.Process(target=_run_worker, args=(theirs, silent), daemon=True)
        self._process.start()
        theirs.close()
        silent.close()
        self._ends = [ours, held]

    def _clean_up(self) -> int | None:
        """Clean up after a lost process and return its exit status, None if there is no process."""
        with self._lock:
            if self._process is None:
                return None
            self._process.kill()  # the pipe is broken, so the process is ending anyway
            self._process.join()
            status: int | None = self._process.exitcode
            self._forget()
            return status

    def dismiss(self) -> None:
        """Ask the process to end, and never start another."""
        with self._lock:
            self._dismissed = True
            if self._process is not None:
                self._ends[1].close()

    def end(self) -> None:
        """Wait up to PATIENCE_S for the process to end, then kill it."""
        with self._lock:
            if self._process is not None:
                self._process.join(PATIENCE_S)
                self._process.kill()
                self._process.join()
                self._forget()

    def _forget(self) -> None:
        """Drop the process and its pipes. A thread that still uses the pipe keeps it open until it is finished."""
        self._ends[1].close()
        self._process, self._ends = None, []


def _describe_loss(losses: int, status: int | None) -> str:
    times = "once" if losses == 1 else f"{losses} times"
    how = f"was killed by signal {-status}" if status is not None and status < 0 else f"ended with status {status}"
    return f"the same work was lost {times} with the process that did it, which {how}; is there enough memory?"


# --- in the process


def _run_worker(line: Connection, silent: Connection) -> None:
    """Run the jobs that arrive on a pipe, and send results, until it is closed. The main function of the process.

    SIGINT is ignored: the parent handles Ctrl-C, and ends this process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with, args=(silent,), daemon=True).start()
    while True:
        try:
            work, given = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, work(*given)
        except Exception as error:
            answer = False, _picklable(error)
        line.send(answer)


def _end_with(silent: Connection) -> None:
    """Wait until the parent closes the pipe ``silent`` or dies, then end this process, even in the middle of a job."""
    multiprocessing.connection.wait([silent])
    end_programs()
    os._exit(1)


def _picklable(error: Exception) -> Exception:
    """Return an exception that can be pickled, with the traceback as a note."""
    error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # data pickled by this very line
    except Exception:  # the constructor of the class may raise anything
        return RuntimeError("".join(traceback.format_exception(error)))
    return error

"""A crew does jobs side by side: in threads where the work needs no Python, else in processes.

Every thread of it does one job after another, itself or by a process of its own. What is lost with a process is done
again by a new one. Whoever leaves a crew leaves its threads behind and ends its processes, whatever they are doing.
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
"""How many worker processes one job may lose before it is given up."""
PATIENCE_S = 0.5
"""How long a process may take to end by itself."""


class WorkLost(ParlourError):
    """Every process that began a job was killed or has crashed."""


@dataclass(eq=False)
class Job:
    """A function of a module that is called with these arguments; once it is done, what came of it."""

    work: Callable[..., Any]
    given: tuple[Any, ...]
    done: bool = False
    found: Any = None
    error: BaseException | None = None

    def result(self) -> Any:
        """Give what the function of a finished job gave, or raise what it raised."""
        if self.error is not None:
            raise self.error
        return self.found


class Crew:
    """So many threads, or ``processes``, which are there until this is left; ``losses`` bounds those a job costs."""

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

    def finish(self, job: Job) -> Any:
        """Wait for a job; give what it gave, or raise what it raised."""
        while not job.done:
            self._finished.get()
        return job.result()

    def finish_any(self) -> Any:
        """Wait for whichever job is done next; give what it gave, or raise what it raised."""
        return self._finished.get().result()

    def _serve(self, process: _Process | None) -> None:
        if sys.platform != "win32":  # Ctrl-C is the main thread's; processes inherit that they do not hear it
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        for job in iter(self._waiting.get, None):
            if self._left:
                return
            try:
                job.found = process.do(job.work, job.given) if process is not None else job.work(*job.given)
            except BaseException as error:  # it is raised where the job is waited for
                job.error = error
            job.done = True
            self._finished.put(job)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the processes; threads end with the job they are at."""
        self._left = True
        for process in self._processes:
            process.dismiss()
        for process in self._processes:
            process.end()
        for _ in range(self._cores):
            self._waiting.put(None)


class _Process:
    """A process that does jobs one by one, started when there is one, and again whenever it was lost."""

    def __init__(self, losses: int) -> None:
        self._losses = losses
        self._lock = threading.Lock()
        self._dismissed = False
        self._process: Any = None
        self._ends: list[Connection] = []
        """Of the line that is spoken on, and of one that is never spoken on: the process ends when that is closed."""

    def do(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Have a function called there. Raises what it raises, WorkLost when that has cost too many processes."""
        status = None
        for _ in range(self._losses):
            line = self._line()
            try:
                line.send((work, given))
                went_well, found = line.recv()
            except (EOFError, OSError):
                status = self._bury()
                continue
            if went_well:
                return found
            raise found
        raise WorkLost(_tell_loss(self._losses, status))

    def _line(self) -> Connection:
        """The line to the process, which is started if there is none."""
        with self._lock:
            if self._dismissed:
                raise WorkLost("the crew was left")
            if self._process is None:
                self._start()
            return self._ends[0]

    def _start(self) -> None:
        if sys.platform != "win32":
            resource_tracker.ensure_running()  # it would have this thread hear Ctrl-C, when it is started
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        ours, theirs = SPAWNED.Pipe()
        silent, held = SPAWNED.Pipe(duplex=False)
        self._process = SPAWNED.Process(target=_work, args=(theirs, silent), daemon=True)
        self._process.start()
        theirs.close()
        silent.close()
        self._ends = [ours, held]

    def _bury(self) -> int | None:
        """Clear away a process that was lost; give the status it ended with."""
        with self._lock:
            if self._process is None:
                return None
            self._process.kill()  # its line is dead, so it is dying
            self._process.join()
            status: int | None = self._process.exitcode
            self._forget()
            return status

    def dismiss(self) -> None:
        """Tell the process to end, and start no more."""
        with self._lock:
            self._dismissed = True
            if self._process is not None:
                self._ends[1].close()

    def end(self) -> None:
        """See to it that the process has ended."""
        with self._lock:
            if self._process is not None:
                self._process.join(PATIENCE_S)
                self._process.kill()
                self._process.join()
                self._forget()

    def _forget(self) -> None:
        """Let go of the ends; the thread may still hold the line, which is closed when it lets go."""
        self._ends[1].close()
        self._process, self._ends = None, []


def _tell_loss(losses: int, status: int | None) -> str:
    times = "once" if losses == 1 else f"{losses} times"
    how = f"was killed by signal {-status}" if status is not None and status < 0 else f"ended with status {status}"
    return f"the same work was lost {times} with the process that did it, which {how}; is there enough memory?"


# --- in the process


def _work(line: Connection, silent: Connection) -> None:
    """Do what is asked for on a line until nobody is there any more. Ctrl-C is for who asks."""
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
            answer = False, _portable(error)
        line.send(answer)


def _end_with(silent: Connection) -> None:
    """End this worker process once the process that started it is gone, even in the middle of a job."""
    multiprocessing.connection.wait([silent])
    end_programs()
    os._exit(1)


def _portable(error: Exception) -> Exception:
    """An error that can be sent, with a note of where it was raised."""
    error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # its own
    except Exception:  # whatever its class does when it is made anew
        return RuntimeError("".join(traceback.format_exception(error)))
    return error

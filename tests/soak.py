"""Hours in minutes: a server under real games, its memory and its open files watched.

    make soak [SOAK_S=600]

Two people at each of a few tables play one match after another over real sockets, and what nobody looks at leaves
memory after seconds. After the first third, in which caches fill, neither memory nor open files may grow any more.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from parlour.cli.bench import Report, open_table, play_all, read_metrics, read_moment, running_server

GAMES = ("thirty-six", "pentic", "mismemory", "tyramid")
TABLES = 3
EVERY_S = 2.0
MORE_MEMORY = 1.05
MORE_FILES = 8


async def watch(url: str, until: float) -> list[dict[str, float]]:
    """Read the server's metrics every few seconds."""
    found = []
    while time.monotonic() < until:
        found.append(await asyncio.to_thread(read_metrics, url))
        await asyncio.sleep(EVERY_S)
    return found


async def keep_playing(url: str, game: str, until: float) -> list[Report]:
    """Play at one set of tables after another."""
    found = []
    while (left := until - time.monotonic()) > 0:
        opened = [await open_table(url, game) for _ in range(TABLES)]
        found.append(await play_all(opened, left, 0.0, lambda: read_moment(url)))
    return found


async def soak(url: str, seconds: float) -> list[dict[str, float]]:
    """Play and watch."""
    until = time.monotonic() + seconds
    watching = asyncio.create_task(watch(url, until))
    played = await asyncio.gather(*(keep_playing(url, game, until) for game in GAMES))
    reports = [report for reports in played for report in reports]
    print(
        f"{sum(len(report.answers) for report in reports)} actions, {sum(report.games for report in reports)} matches"
    )
    return await watching


def main() -> int:
    seconds = float(os.environ.get("SOAK_S") or 600)
    os.environ.update(PARLOUR_IDLE_TABLE_MS="5000", PARLOUR_SWEEP_MS="1000", PARLOUR_LINES_PER_GUEST="1000")
    with tempfile.TemporaryDirectory() as folder, running_server(str(Path(folder, "soak.db")), workers=1) as url:
        seen = asyncio.run(soak(url, seconds))
    third = len(seen) // 3
    well = True
    for name, most, unit in (
        ("process_resident_memory_bytes", MORE_MEMORY, 2**20),
        ("process_open_fds", 1 + MORE_FILES / max(1.0, seen[-1]["process_open_fds"]), 1),
        ("parlour_tables", 2.0, 1),
    ):
        before, after = (
            statistics.median(each[name] for each in part) for part in (seen[third : 2 * third], seen[-third:])
        )
        grown = after / max(1.0, before)
        well = well and grown <= most
        print(f"{name:32} {before / unit:10.1f} then {after / unit:10.1f}   {'flat' if grown <= most else 'GROWS'}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())

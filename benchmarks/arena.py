"""An arena hour through a server of two processes: whether acting takes longer than at as many plain tables.

    python -m benchmarks.arena [PEOPLE] [MINUTES] [DATABASE]

People play in an arena that pairs by itself, then as many at plain tables; both act at the same rate,
and the 99th percentile of acknowledgements is compared. Who waits for a table asks for the tournament as the page does.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.entrants import Seen, enter_some
from parlour.cli.bench import Guest, measure_server, percentile, running_server
from parlour.lab.crew import Crew

GAME = "pentic"
CLIENTS, WORKERS = 2, 2
LAST_S = 20
"""How long before the end of the arena is measured no more."""
WISH = {"title": "Arena", "game": GAME, "format": "arena", "where": "screens", "clock": "10+5"}


def measure_arena(database: str, people: int, minutes: int, wait_s: float) -> Seen:
    """Let people play in an arena on a new server; return what all of them measured."""
    with running_server(database, WORKERS) as url, Crew(CLIENTS, processes=True, losses=1) as crew:
        host = Guest(url)
        made = asyncio.run(host.post("/api/tournaments", {**WISH, "minutes": minutes}))
        path, share = f"/api/tournaments/{made['tournament']}", people // CLIENTS
        jobs = [
            crew.send(enter_some, url, path, n * share, share, wait_s, 60.0 * minutes - LAST_S) for n in range(CLIENTS)
        ]
        time.sleep(wait_s)
        asyncio.run(host.post(f"{path}/pair", {"round": 1}))
        seen = [crew.wait_for(job) for job in jobs]
    whole = Seen()
    for each in seen:
        whole.acts.answers += each.acts.answers
        whole.asked += each.asked
        whole.sizes += each.sizes
        whole.waits += each.waits
        whole.tables += each.tables
    return whole


def print_line(name: str, values: list[float], unit: str, factor: float = 1000) -> None:
    """Print how many values there are, their median, their 99th percentile, and the largest."""
    marks = [factor * percentile(values, share) for share in (0.5, 0.99, 1)]
    print(f"{name:24} n={len(values):7}  " + "  ".join(f"{mark:8.1f}" for mark in marks) + f"  {unit}", flush=True)


def main(people: int = 2000, minutes: int = 6, database: str = "") -> None:
    """Measure an arena, then plain tables, and print both."""
    random.seed(36)
    with tempfile.TemporaryDirectory() as folder:
        place = database or str(Path(folder, "arena.db"))
        seen = measure_arena(place, people, minutes, wait_s=people / 20)
        rate = len(seen.acts.answers) / (60 * minutes - LAST_S)
        print("                                    median       p99       max")
        print_line("acts in the arena", seen.acts.answers, "ms")
        print_line("pages", seen.asked, "ms")
        print_line("pages", [float(size) for size in seen.sizes], "kB", 0.001)
        print_line("waits for a table", seen.waits, "s", 1)
        print(f"{seen.tables // 2} tables, {rate:.0f} acts a second")
        plain = measure_server(GAME, people // 2, CLIENTS, 60.0 * minutes / 2, 2, WORKERS, database or None, rate)
        print(f"plain tables at {plain['acks_per_second']:.0f} acts a second: p99 {plain['p99_ms']:.1f} ms")
        print(f"p99 in the arena / at plain tables: {1000 * percentile(seen.acts.answers, 0.99) / plain['p99_ms']:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), *sys.argv[3:4])  # type: ignore[arg-type]

"""``parlour bench server``: real games over real sockets on this machine, by clients in processes of their own.

Two people sit at every table, each with a connection of their own, and play random legal actions as fast as they are
acknowledged. What the server spent comes from its own metrics, before and after.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import websockets

from parlour.core.seed import commitment, new_nonce

Json = dict[str, Any]
UNLIMITED = {
    "PARLOUR_FRAMES_PER_20_S": "1000000",
    "PARLOUR_TABLES_PER_GUEST_AN_HOUR": "1000000",
    "PARLOUR_TABLES_PER_ADDRESS_AN_HOUR": "1000000",
    "PARLOUR_NEWCOMER_TABLES": "1000000",
    "PARLOUR_LINES_PER_ADDRESS": "1000000",
}
"""The limits are for strangers; clients of a bench all come from one address."""


@dataclass
class Report:
    """What clients saw: how long each acknowledgement took, in seconds, and the size of each view in bytes."""

    answers: list[float] = field(default_factory=list)
    views: list[int] = field(default_factory=list)
    games: int = 0


class Guest:
    """One person: a cookie, and requests in its name."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""

    async def post(self, path: str, body: Json) -> Json:
        """Send a request and give its answer."""
        return await asyncio.to_thread(self._post, path, body)

    def _post(self, path: str, body: Json) -> Json:
        headers = {"Content-Type": "application/json", "Origin": self.url, "Cookie": self.cookie}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)  # noqa: S310 — loopback
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
            found: Json = json.loads(answer.read())
            return found

    def connect(self, table: str) -> websockets.connect:
        """Open a socket at a table."""
        url = f"ws://{urlsplit(self.url).netloc}/api/tables/{table}/live"
        return websockets.connect(
            url,
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
        )


async def open_table(url: str, game: str) -> tuple[str, list[Guest]]:
    """Open a table for two and let both sit down."""
    host, friend = Guest(url), Guest(url)
    seats = [{"kind": "here", "name": "Host"}, {"kind": "link"}]
    made = await host.post("/api/tables", {"game": game, "seats": seats})
    table = made["table"]
    await friend.post(f"/api/tables/{table}/join", {"secret": made["links"][0]["secret"], "name": "Friend"})
    nonces = [new_nonce(), new_nonce()]
    for seat, guest in enumerate((host, friend)):
        promise = {"seat": seat, "commitment": commitment(bytes.fromhex(nonces[seat]))}
        await guest.post(f"/api/tables/{table}/commit", {"seats": [promise]})
    for seat, guest in enumerate((host, friend)):
        await guest.post(f"/api/tables/{table}/reveal", {"seats": [{"seat": seat, "nonce": nonces[seat]}]})
    return table, [host, friend]


async def play(guest: Guest, table: str, seat: int, until: float, report: Report) -> None:
    """Play one seat of one match to its end, or until the time is up."""
    asked: dict[str, float] = {}
    choices: dict[tuple[int, str], Json] = {}
    phase = ""
    async with guest.connect(table) as socket:
        await socket.send(json.dumps({"do": "look", "seat": seat, "seq": 0}))
        async for text in socket:
            message = json.loads(text)
            if message["is"] in ("view", "changes"):
                report.views.append(len(text))
                phase = message["table"]["phase"] if message.get("table") else phase
                if phase == "over":
                    return
                follow(choices, message)
                if choices and not asked and phase == "playing":
                    id = new_nonce()
                    _, action = random.choice(list(choices))  # noqa: S311
                    frame = {"do": "act", "id": id, "seat": seat, "action": action}
                    asked[id] = time.perf_counter()
                    await socket.send(json.dumps({**frame, "seq": message["seq"]}))
            elif message.get("id") in asked:
                begun = asked.pop(message["id"])
                if message["is"] == "ack":
                    report.answers.append(time.perf_counter() - begun)
            if time.perf_counter() >= until:
                return


def follow(choices: dict[tuple[int, str], Json], message: Json) -> None:
    """Keep what may be done, by seat and text, as a view or what is new in it says."""
    if message["is"] == "view" or message.get("done", ()) is None:
        choices.clear()
    for seat, text in message.get("done") or ():
        del choices[seat, text]
    choices |= {(choice["seat"], choice["text"]): choice for choice in message.get("actions", ())}


async def play_tables(url: str, game: str, tables: int, seconds: float) -> Report:
    """Keep so many tables in play until the time is up."""
    report = Report()

    async def one(until: float) -> None:
        while time.perf_counter() < until:
            table, guests = await open_table(url, game)
            await asyncio.gather(*(play(guest, table, seat, until, report) for seat, guest in enumerate(guests)))
            report.games += 1

    end = time.perf_counter() + seconds
    await asyncio.gather(*(one(end) for _ in range(tables)))
    return report


def run_clients(url: str, game: str, tables: int, seconds: float) -> Report:
    """Be one process of clients."""
    return asyncio.run(play_tables(url, game, tables, seconds))


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run a server in a process of its own over a new database; give its address."""
    command = [sys.executable, "-m", "parlour.cli", "serve", "--port", "0", "--database", str(folder / "bench.db")]
    with subprocess.Popen(
        command, env={**os.environ, **UNLIMITED}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, "the server did not start"
            url = found.group().rstrip("/")
            while (warm := read(f"{url}/api/warm"))["done"] < warm["total"]:
                time.sleep(0.5)
            yield url
        finally:
            process.terminate()


def read(url: str) -> Json:
    """Read a JSON resource."""
    with urllib.request.urlopen(url) as answer:  # noqa: S310
        found: Json = json.loads(answer.read())
        return found


def metrics(url: str) -> dict[str, float]:
    """Read the server's metrics."""
    with urllib.request.urlopen(f"{url}/api/metrics") as answer:  # noqa: S310
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def percentile(values: list[float], share: float) -> float:
    """Give the value that this share of all is below."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measure(game: str, tables: int, clients: int, seconds: float) -> dict[str, float]:
    """Play; give acknowledgements a second, their latency, and what each cost the server. Times are milliseconds."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        shares = [tables // clients + (number < tables % clients) for number in range(clients)]
        with ProcessPoolExecutor(clients, multiprocessing.get_context("spawn")) as pool:
            for warm in [pool.submit(run_clients, url, game, 1, 2.0) for _ in shares]:
                warm.result()
            before, begun = metrics(url), time.perf_counter()
            reports = [job.result() for job in [pool.submit(run_clients, url, game, n, seconds) for n in shares]]
            spent, after = time.perf_counter() - begun, metrics(url)
    answers = [answer for report in reports for answer in report.answers]
    views = [size for report in reports for size in report.views]
    cpu = after["process_cpu_seconds_total"] - before["process_cpu_seconds_total"]
    return {
        "acks_per_second": len(answers) / spent,
        "p50_ms": 1000 * percentile(answers, 0.5),
        "p99_ms": 1000 * percentile(answers, 0.99),
        "cpu_ms_per_ack": 1000 * cpu / len(answers),
        "median_view_bytes": percentile([float(size) for size in views], 0.5),
        "bytes_per_ack_and_viewer": sum(views) / len(answers) / 2,
        "memory_mib": after["process_resident_memory_bytes"] / 2**20,
        "games": sum(report.games for report in reports),
    }

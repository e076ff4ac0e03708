"""``parlour bench server``: real games over real sockets on this machine, by clients in processes of their own.

Two people sit at every table, each with a connection of their own, and play random legal actions as fast as they are
acknowledged, or at a rate. What the server spent comes from its own metrics, before and after.
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
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Barrier
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import websockets

from parlour.core.seed import commitment, new_nonce
from parlour.lab.crew import Crew

Json = dict[str, Any]
T = TypeVar("T")
MANY_TABLES = {
    "PARLOUR_TABLES_PER_GUEST_AN_HOUR": "1000000",
    "PARLOUR_TABLES_PER_ADDRESS_AN_HOUR": "1000000",
    "PARLOUR_NEWCOMER_TABLES": "1000000",
}
"""Matches of random actions are over in seconds."""
UNLIMITED = {
    **MANY_TABLES,
    "PARLOUR_FRAMES_PER_20_S": "1000000",
    "PARLOUR_LOOP_MS_PER_GUEST": "1000000",
    "PARLOUR_LOOP_MS_PER_ADDRESS": "1000000",
    "PARLOUR_LINES_PER_ADDRESS": "1000000",
    "PARLOUR_SILENT_PER_ADDRESS": "1000000",
}
"""The limits are for strangers; clients of a bench all come from one address."""


class Moment(NamedTuple):
    """The machine's monotonic clock, and the processor time that the server had spent."""

    at: float
    cpu: float


def now(url: str) -> Moment:
    """Ask the server."""
    return Moment(time.monotonic(), metrics(url)["parlour_cpu_seconds"])


@dataclass
class Report:
    """What clients saw: how long each acknowledgement took, in seconds, and the size of each view in bytes.

    ``seated`` is when all had their first view, before anybody acted.
    """

    answers: list[float] = field(default_factory=list)
    views: list[int] = field(default_factory=list)
    games: int = 0
    seated: Moment | None = None


class Guest:
    """One person: a cookie, requests in its name, and the address that sockets come from, empty for any."""

    def __init__(self, url: str, address: str = "") -> None:
        self.url = url
        self.address = address
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
            local_addr=(self.address, 0) if self.address else None,
        )


Opened = tuple[str, list[Guest]]
"""A table, and who sits there."""


async def open_table(url: str, game: str) -> Opened:
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


class Gate:
    """Lets nobody on until all are here and it is opened."""

    def __init__(self, awaited: int) -> None:
        self._awaited = awaited
        self.all_here = asyncio.Event()
        self.open = asyncio.Event()

    async def enter(self) -> None:
        """Arrive, and wait."""
        self._awaited -= 1
        if self._awaited == 0:
            self.all_here.set()
        await self.open.wait()


async def play(guest: Guest, table: str, seat: int, report: Report, gate: Gate, pause: float) -> None:
    """Play one seat of one match to its end; before each action think for so many seconds on average."""
    asked: dict[str, float] = {}
    choices: dict[tuple[int | None, str], Json] = {}
    phase, seq = "", 0
    async with guest.connect(table) as socket:
        await socket.send(json.dumps({"do": "look", "seat": seat, "seq": 0}))
        async for text in lines(socket):
            message = json.loads(text)
            if message["is"] in ("view", "changes"):
                if not gate.open.is_set():
                    await gate.enter()
                else:
                    report.views.append(len(text))
                phase, seq = message["table"]["phase"] if message.get("table") else phase, message["seq"]
                if phase == "over":
                    return
                follow(choices, message)
            elif message.get("id") in asked:
                begun = asked.pop(message["id"])
                if message["is"] == "ack":
                    report.answers.append(time.perf_counter() - begun)
                    continue  # the view comes with it
            if choices and not asked and phase == "playing":
                await asyncio.sleep(pause and random.expovariate(1 / pause))
                id = new_nonce()
                _, action = random.choice(list(choices))  # noqa: S311
                asked[id] = time.perf_counter()
                await socket.send(json.dumps({"do": "act", "id": id, "seat": seat, "action": action, "seq": seq}))


async def play_all(opened: Sequence[Opened], seconds: float, pause: float, seated: Callable[[], Moment]) -> Report:
    """Sit down at these tables, then play until all are over or the time is up."""
    report = Report(games=len(opened))
    people = [(guest, table, seat) for table, guests in opened for seat, guest in enumerate(guests)]
    gate = Gate(len(people))
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(play(*person, report, gate, pause)) for person in people]
        await gate.all_here.wait()
        report.seated = await asyncio.to_thread(seated)
        gate.open.set()
        _, late = await asyncio.wait(playing, timeout=seconds)
        for task in late:
            task.cancel()
    return report


async def lines(socket: websockets.ClientConnection) -> AsyncIterator[str]:
    """Give the messages of all frames that come, as text."""
    async for frame in socket:
        for line in str(frame).split("\n"):
            yield line


def follow(choices: dict[tuple[int | None, str], Json], message: Json) -> None:
    """Keep what may be done, by seat and text, as a view or what is new in it says."""
    if message["is"] == "view" or message.get("done", ()) is None:
        choices.clear()
    for seat, text in message.get("done") or ():
        del choices[seat, text]
    choices |= {(choice.get("seat"), choice["text"]): choice for choice in message.get("actions", ())}


def open_tables(url: str, game: str, tables: int) -> list[Opened]:
    """Be one process of clients: open tables, ready to be played at."""
    return [asyncio.run(open_table(url, game)) for _ in range(tables)]


def play_tables(url: str, opened: Sequence[Opened], seconds: float, pause: float, others: Barrier) -> Report:
    """Be one process of clients: sit down at these tables, and play when the others sit too."""

    def seated() -> Moment:
        others.wait()
        return now(url)

    return asyncio.run(play_all(opened, seconds, pause, seated))


def look_on(url: str, tables: Sequence[str], count: int) -> float:
    """Let so many idle browsers look at tables; give the memory each costs the server, in KiB."""

    async def look(hold: AsyncExitStack, table: str) -> None:
        socket = await hold.enter_async_context(Guest(url).connect(table))
        await socket.send(json.dumps({"do": "look", "seat": None, "seq": 0}))
        await socket.recv()

    async def run() -> float:
        async with AsyncExitStack() as hold:
            await asyncio.gather(*(look(hold, table) for table in tables))  # what a table costs when first seen
            before = metrics(url)["parlour_memory_bytes"]
            await asyncio.gather(*(look(hold, tables[number % len(tables)]) for number in range(count)))
            return (metrics(url)["parlour_memory_bytes"] - before) / count / 1024

    return asyncio.run(run())


@contextmanager
def serving(database: str, workers: int, limited: bool = False) -> Iterator[str]:
    """Run a server in processes of its own over a new database, ``limited`` as for strangers but for their tables."""
    command = [sys.executable, "-m", "parlour.cli", "serve", "--port", "0", "--database", database]
    command += ["--workers", str(workers)]
    with subprocess.Popen(
        command,
        env={**os.environ, **(MANY_TABLES if limited else UNLIMITED)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, "the server did not start"
            url = found.group().rstrip("/")
            while not all(is_warm(url) for _ in range(workers)):  # each answers in turn
                time.sleep(0.5)
            yield url
        finally:
            process.terminate()


def is_warm(url: str) -> bool:
    """Whether the process that answers runs all games compiled."""
    warm = read(f"{url}/api/warm")
    return bool(warm["done"] == warm["total"])


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


def measure(
    game: str,
    tables: int,
    clients: int,
    seconds: float,
    idle: int,
    workers: int = 1,
    database: str | None = None,
    rate: float | None = None,
) -> dict[str, float]:
    """Play; give acknowledgements a second, their latency, and what each cost the server. Times are milliseconds.

    ``rate`` is how many actions a second there are over all tables, as many as are acknowledged if it is None.
    What tables cost, from opening one until both who sit there have their first view, is told apart. When all are over
    there are new ones. Last, so many idle browsers look on. The database is a new file, unless one is named.
    """
    reports: list[Report] = []
    spent = cpu = seating = 0.0
    pause = tables / rate if rate else 0.0
    spawned = multiprocessing.get_context("spawn")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(database or str(Path(folder, "bench.db")), workers) as url,
        Crew(clients, processes=True, losses=1) as crew,  # what a lost client has measured is lost
        spawned.Manager() as manager,
    ):
        shares = [tables // clients + (number < tables % clients) for number in range(clients)]
        while spent < seconds:
            before, all_seated = now(url), manager.Barrier(clients)
            opened = gathered(crew, open_tables, [(url, game, share) for share in shares])
            played = gathered(crew, play_tables, [(url, some, seconds - spent, pause, all_seated) for some in opened])
            begun = min(report.seated for report in played if report.seated is not None)
            after = now(url)
            spent, cpu = spent + after.at - begun.at, cpu + after.cpu - begun.cpu
            seating += begun.cpu - before.cpu
            reports += played
        memory = metrics(url)["parlour_memory_bytes"]
        looking = crew.finish(crew.send(look_on, url, [table for some in opened for table, _ in some], idle))
    answers = [answer for report in reports for answer in report.answers]
    views = [size for report in reports for size in report.views]
    games = sum(report.games for report in reports)
    return {
        "acks_per_second": len(answers) / spent,
        "p50_ms": 1000 * percentile(answers, 0.5),
        "p99_ms": 1000 * percentile(answers, 0.99),
        "cpu_ms_per_ack": 1000 * cpu / len(answers),
        "cpu_ms_per_table": 1000 * seating / games,
        "median_view_bytes": percentile([float(size) for size in views], 0.5),
        "bytes_per_ack_and_viewer": sum(views) / len(answers) / 2,
        "memory_mib": memory / 2**20,
        "kib_per_idle_browser": looking,
        "games": games,
    }


def gathered(crew: Crew, work: Callable[..., T], shares: Sequence[tuple[Any, ...]]) -> list[T]:
    """Have every process of clients do its share; give what each found."""
    return [crew.finish(job) for job in [crew.send(work, *share) for share in shares]]

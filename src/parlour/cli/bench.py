"""``parlour bench server``: measures a server on this machine under real games, played by client processes.

At every table two clients, each with a connection of its own, play random legal actions as fast as they are
acknowledged, or at a given rate. The costs of the server are the differences of its metrics before and after.
"""

from __future__ import annotations

import asyncio
import json
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
"""Settings without limits on new tables, since matches of random actions are over in seconds."""
UNLIMITED = {
    **MANY_TABLES,
    "PARLOUR_FRAMES_PER_20_S": "1000000",
    "PARLOUR_LOOP_MS_PER_GUEST": "1000000",
    "PARLOUR_LOOP_MS_PER_ADDRESS": "1000000",
    "PARLOUR_LINES_PER_ADDRESS": "1000000",
    "PARLOUR_SILENT_PER_ADDRESS": "1000000",
}
"""Settings without any limits on clients, since all clients of a bench come from one address."""


class Moment(NamedTuple):
    """A reading of the monotonic clock (``at``) and of the processor time of the server (``cpu``), in seconds."""

    at: float
    cpu: float


def read_moment(url: str) -> Moment:
    """Return the current moment, with the processor time from the server's metrics."""
    return Moment(time.monotonic(), read_metrics(url)["parlour_cpu_seconds"])


@dataclass
class Report:
    """What client processes measured.

    answers: the latency of each acknowledgement, in seconds
    views: the size of each view or changes, in bytes
    games: the number of matches
    seated: the moment when all clients had their first view, before any acted
    """

    answers: list[float] = field(default_factory=list)
    views: list[int] = field(default_factory=list)
    games: int = 0
    seated: Moment | None = None


class Guest:
    """A guest of the server: keeps its cookie, sends requests, opens sockets (from ``address``, if one is given)."""

    def __init__(self, url: str, address: str = "") -> None:
        self.url = url
        self.address = address
        self.cookie = ""

    async def post(self, path: str, body: Json) -> Json:
        """Send a POST request and return the answer."""
        return await asyncio.to_thread(self._post, path, body)

    def _post(self, path: str, body: Json) -> Json:
        headers = {"Content-Type": "application/json", "Origin": self.url, "Cookie": self.cookie}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)  # noqa: S310 — loopback
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
            found: Json = json.loads(answer.read())
            return found

    def connect(self, table: str) -> websockets.connect:
        """Return a context manager that opens a socket of a table."""
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
"""The id of a table, and its guests by seat."""


async def open_table(url: str, game: str) -> Opened:
    """Open a table for two guests, let both sit down, and mix the seed, so that the match begins."""
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
    """A barrier: holds clients until ``open`` is set; ``all_here`` is set when the awaited number has arrived."""

    def __init__(self, awaited: int) -> None:
        self._awaited = awaited
        self.all_here = asyncio.Event()
        self.open = asyncio.Event()

    async def enter(self) -> None:
        """Arrive, and wait until the gate is opened."""
        self._awaited -= 1
        if self._awaited == 0:
            self.all_here.set()
        await self.open.wait()


async def play_seat(guest: Guest, table: str, seat: int, report: Report, gate: Gate, pause: float) -> None:
    """Play one seat of a match with random legal actions to its end, and add measurements to ``report``.

    ``pause``: the mean of the exponential pause before each action, in seconds.
    """
    asked: dict[str, float] = {}
    choices: dict[tuple[int | None, str], Json] = {}
    phase, seq = "", 0
    async with guest.connect(table) as socket:
        await socket.send(json.dumps({"do": "look", "seat": seat, "seq": 0}))
        async for text in read_messages(socket):
            message = json.loads(text)
            if message["is"] in ("view", "changes"):
                if not gate.open.is_set():
                    await gate.enter()
                else:
                    report.views.append(len(text))
                phase, seq = message["table"]["phase"] if message.get("table") else phase, message["seq"]
                if phase == "over":
                    return
                update_choices(choices, message)
            elif message.get("id") in asked:
                begun = asked.pop(message["id"])
                if message["is"] == "ack":
                    report.answers.append(time.perf_counter() - begun)
                    continue  # the new view comes in the same frame
            if choices and not asked and phase == "playing":
                await asyncio.sleep(pause and random.expovariate(1 / pause))
                id = new_nonce()
                _, action = random.choice(list(choices))  # noqa: S311
                asked[id] = time.perf_counter()
                await socket.send(json.dumps({"do": "act", "id": id, "seat": seat, "action": action, "seq": seq}))


async def play_all(opened: Sequence[Opened], seconds: float, pause: float, seated: Callable[[], Moment]) -> Report:
    """Play at all tables until the matches are over or ``seconds`` have passed; return the report.

    ``seated`` is called when all seats have their first view; play begins when it returns.
    """
    report = Report(games=len(opened))
    people = [(guest, table, seat) for table, guests in opened for seat, guest in enumerate(guests)]
    gate = Gate(len(people))
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(play_seat(*person, report, gate, pause)) for person in people]
        await gate.all_here.wait()
        report.seated = await asyncio.to_thread(seated)
        gate.open.set()
        _, late = await asyncio.wait(playing, timeout=seconds)
        for task in late:
            task.cancel()
    return report


async def read_messages(socket: websockets.ClientConnection) -> AsyncIterator[str]:
    """Yield the messages in all frames of a socket, as text."""
    async for frame in socket:
        for line in str(frame).split("\n"):
            yield line


def update_choices(choices: dict[tuple[int | None, str], Json], message: Json) -> None:
    """Update the possible actions, by seat and text, from a view or changes."""
    if message["is"] == "view" or message.get("done", ()) is None:
        choices.clear()
    for seat, text in message.get("done") or ():
        del choices[seat, text]
    choices |= {(choice.get("seat"), choice["text"]): choice for choice in message.get("actions", ())}


def open_tables(url: str, game: str, tables: int) -> list[Opened]:
    """Open tables; the work of one client process."""
    return [asyncio.run(open_table(url, game)) for _ in range(tables)]


class Arrivals(NamedTuple):
    """Where the client processes of a round meet: each puts a file into an empty folder, and waits for all."""

    folder: str
    clients: int

    def wait(self) -> None:
        """Return once all are there. Raises FileNotFoundError if the folder is gone, as when the bench was stopped."""
        handle, _ = tempfile.mkstemp(dir=self.folder)
        os.close(handle)
        while len(os.listdir(self.folder)) < self.clients:
            time.sleep(0.005)


def play_tables(url: str, opened: Sequence[Opened], seconds: float, pause: float, arrivals: Arrivals) -> Report:
    """Play at opened tables, from when all client processes are seated; the work of one client process."""

    def seated() -> Moment:
        arrivals.wait()
        return read_moment(url)

    return asyncio.run(play_all(opened, seconds, pause, seated))


def measure_spectators(url: str, tables: Sequence[str], count: int) -> float:
    """Let ``count`` idle spectators look at tables; return the server's memory for each, in KiB."""

    async def look(hold: AsyncExitStack, table: str) -> None:
        socket = await hold.enter_async_context(Guest(url).connect(table))
        await socket.send(json.dumps({"do": "look", "seat": None, "seq": 0}))
        await socket.recv()

    async def run() -> float:
        async with AsyncExitStack() as hold:
            await asyncio.gather(
                *(look(hold, table) for table in tables)
            )  # the memory a table takes when first seen is not counted
            before = read_metrics(url)["parlour_memory_bytes"]
            await asyncio.gather(*(look(hold, tables[number % len(tables)]) for number in range(count)))
            return (read_metrics(url)["parlour_memory_bytes"] - before) / count / 1024

    return asyncio.run(run())


@contextmanager
def running_server(database: str, workers: int, limited: bool = False) -> Iterator[str]:
    """Run a server on a database in ``workers`` processes, and yield its URL once it has compiled all games.

    ``limited``: keep the usual limits on clients, except those on new tables.
    """
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
            while not all(is_warm(url) for _ in range(workers)):  # workers answer in turn
                time.sleep(0.5)
            yield url
        finally:
            process.terminate()


def is_warm(url: str) -> bool:
    """Tell whether the process that answers runs all games compiled."""
    warm = read_json(f"{url}/api/warm")
    return bool(warm["done"] == warm["total"])


def read_json(url: str) -> Json:
    """Return the JSON at a URL."""
    with urllib.request.urlopen(url) as answer:  # noqa: S310
        found: Json = json.loads(answer.read())
        return found


def read_metrics(url: str) -> dict[str, float]:
    """Return the server's metrics by name."""
    with urllib.request.urlopen(f"{url}/api/metrics") as answer:  # noqa: S310
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def percentile(values: list[float], share: float) -> float:
    """Return the value below which this share (0 to 1) of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measure_server(
    game: str,
    tables: int,
    clients: int,
    seconds: float,
    idle: int,
    workers: int = 1,
    database: str | None = None,
    rate: float | None = None,
) -> dict[str, float]:
    """Measure a new server under play, and return the figures by name.

    game, tables, seconds: play matches of a game at this number of tables at once; new ones begin when all are over
    clients, workers: the number of client processes and of server processes
    idle: the number of idle spectators at the end, to measure their memory
    database: a database URL; default: a new SQLite file
    rate: actions a second over all tables; default: the next action follows at once on an acknowledgement

    Figures in ``_ms`` are milliseconds. ``cpu_ms_per_table`` is the server's time from opening a table until both
    guests have their first view; ``cpu_ms_per_ack`` is without it.
    """
    reports: list[Report] = []
    spent = cpu = seating = 0.0
    pause = tables / rate if rate else 0.0
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(database or str(Path(folder, "bench.db")), workers) as url,
        Crew(clients, processes=True, losses=1) as crew,  # a lost client's measurements cannot be repeated
    ):
        shares = [tables // clients + (number < tables % clients) for number in range(clients)]
        while spent < seconds:
            before, arrivals = read_moment(url), Arrivals(tempfile.mkdtemp(dir=folder), clients)
            opened = run_shares(crew, open_tables, [(url, game, share) for share in shares])
            played = run_shares(crew, play_tables, [(url, some, seconds - spent, pause, arrivals) for some in opened])
            begun = min(report.seated for report in played if report.seated is not None)
            after = read_moment(url)
            spent, cpu = spent + after.at - begun.at, cpu + after.cpu - begun.cpu
            seating += begun.cpu - before.cpu
            reports += played
        memory = read_metrics(url)["parlour_memory_bytes"]
        looking = crew.wait_for(
            crew.send(measure_spectators, url, [table for some in opened for table, _ in some], idle)
        )
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


def run_shares(crew: Crew, work: Callable[..., T], shares: Sequence[tuple[Any, ...]]) -> list[T]:
    """Call ``work`` with each share in a client process, all at once; return the results in order."""
    return [crew.wait_for(job) for job in [crew.send(work, *share) for share in shares]]

"""Servers that are killed, stopped and run out of disk while people play; afterwards everything said is compared.

    make jepsen CYCLES=1000 [DATABASE=URL] [SERVE="further words for parlour serve"] [BUS=30]

With BUS the servers are told of each other by a NATS server that is killed again and again, each time away for so many
seconds; their database is a PostgreSQL of the tests' own, unless one is named.

Clients note every action they send and how it ended: acknowledged, certainly refused, or unknown because the
connection broke. Then every acknowledged action must be in the log exactly once and under the number that was said,
every refused one must not be there, every unknown one at most once; nothing else may be there; the log must replay;
and all views of one table at one number, whoever saw them and of whichever process, must show the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import json
import multiprocessing
import os
import random
import signal
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets

from parlour.server.base.settings import Settings
from tests.server.browser import PATIENCE_S, Browser, Json, Live
from tests.server.history import History, check
from tests.server.nats import Absences

GAMES: tuple[tuple[str, Json], ...] = (
    ("thirty-six", {"stall": 20}),
    ("pentic", {}),
    ("queen-of-the-ticcitories", {}),
    ("mismemory", {}),
)
OPEN_TO_ALL = {
    "PARLOUR_COMPILE": "0",
    "PARLOUR_BUSY_MS": "2000",
    "PARLOUR_FRAMES_PER_20_S": "1000000",
    "PARLOUR_LOOP_MS_PER_GUEST": "1000000",
    "PARLOUR_LOOP_MS_PER_ADDRESS": "1000000",
    "PARLOUR_NEWCOMER_TABLES": "1000000",
    "PARLOUR_TABLES_PER_GUEST_AN_HOUR": "1000000",
    "PARLOUR_TABLES_PER_ADDRESS_AN_HOUR": "1000000",
    "PARLOUR_LINES_PER_ADDRESS": "1000000",
}
BROKEN = (websockets.WebSocketException, OSError, httpx.HTTPError, EOFError)
NO_TABLE = 4404
PR_SET_PDEATHSIG = 1
PACE_S = 0.01
"""Clients leave the server a breath, or all of the time goes into playing on one table."""


def serve(words: list[str]) -> None:
    """Be a server: the command itself, in a process forked from one that has imported everything."""
    from parlour.cli.main import main

    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.setsid()
    silence = os.open(os.devnull, os.O_WRONLY)
    for number in (1, 2):
        os.dup2(silence, number)
    main(words)


class House:
    """A server over a database, always on the same port, that may be ended, stopped and starved."""

    def __init__(self, database: str, words: Sequence[str] = ()) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = ["serve", "--port", str(self.port), "--database", database, *words]
        self._processes = multiprocessing.get_context("forkserver")
        self._processes.set_forkserver_preload(["tests.preloaded"])
        self._process: Any = None

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        self._process = self._processes.Process(target=serve, args=(self._words,), daemon=False)
        self._process.start()
        async with httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/api/ready")).status_code == 200:
                        return
                assert self._process.is_alive(), "the server did not start"
                await asyncio.sleep(0.02)

    def pids(self) -> list[int]:
        """Name the process and, where it has further ones, those."""
        own = int(self._process.pid)
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return [own, *map(int, children)]

    async def kill(self) -> None:
        """Kill one of the processes; if it was the first, all of them, and start anew."""
        victim = random.choice(self.pids())
        if victim != self._process.pid:
            os.kill(victim, signal.SIGKILL)
            return
        os.killpg(victim, signal.SIGKILL)
        await asyncio.to_thread(self._process.join)
        await self.start()

    async def pause(self) -> None:
        """Stop one of the processes for a while."""
        victim = random.choice(self.pids())
        os.kill(victim, signal.SIGSTOP)
        await asyncio.sleep(random.uniform(0.05, 0.6))
        os.kill(victim, signal.SIGCONT)

    async def fill(self) -> None:
        """Let no file of the processes grow for a while, as on a full disk."""
        import resource

        log = Path(f"{self.database}-wal")
        size = log.stat().st_size if log.exists() else 0
        pids = self.pids()
        for pid in pids:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        await asyncio.sleep(random.uniform(0.05, 0.5))
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def stop(self) -> None:
        """Tell it to stop and wait until it has."""
        self._process.terminate()
        await asyncio.to_thread(self._process.join)


class Watcher(Live):
    """A socket that notes every view."""

    def __init__(self, socket: websockets.ClientConnection, table: str, history: History) -> None:
        super().__init__(socket)
        self.table, self.history = table, history

    async def hear(self) -> Json:
        before = self.view.get("seq", 0)
        message = await super().hear()
        self.heard.clear()
        if message["is"] == "view":
            self.history.saw(self.table, message)
            if message["seq"] < before:
                self.history.wrong.append(f"table {self.table} went back from {before} to {message['seq']}")
        return message

    async def answer(self, id: str) -> Json:
        """Wait for the answer to a frame."""
        while (message := await self.next("ack", "refused", "stale", "fault")).get("id") != id:
            pass
        return message


class Player:
    """Somebody who plays one seat, comes back when the connection breaks, and then often asks again."""

    def __init__(self, browser: Browser, table: str, seat: int, history: History) -> None:
        self.browser, self.table, self.seat, self.history = browser, table, seat, history
        self.pending: Json | None = None

    async def play(self) -> None:
        """Play until the match is over."""
        while not self.history.wrong:
            try:
                async with self.connected() as live:
                    if await self.play_here(live):
                        return
            except websockets.ConnectionClosed as end:
                if end.rcvd is not None and end.rcvd.code == NO_TABLE:
                    self.history.wrong.append(f"table {self.table} is not shown any more: {end.rcvd.reason}")
            except BROKEN:
                pass
            await asyncio.sleep(0.02)

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[Watcher]:
        async with self.browser.connect(self.table, ping_interval=None, close_timeout=1) as socket:
            live = Watcher(socket, self.table, self.history)
            await live.look(self.seat)
            yield live

    async def play_here(self, live: Watcher) -> bool:
        """Play on this connection; give whether the match is over."""
        if self.pending is not None and random.random() < 0.7:
            for _ in range(random.choice((1, 1, 2))):
                await self.say(live, self.pending)
            await live.look(self.seat)
        self.pending = None
        while live.view["table"]["phase"] == "playing":
            frame = self.next_frame(live.view)
            if frame is None:
                await live.hear()
                continue
            self.pending = frame
            self.history.sent[self.table, frame["id"]] = "unknown"
            answer = await self.say(live, frame)
            self.pending = None
            if answer["is"] == "ack":
                await live.until(answer["seq"])
            else:
                await live.look(self.seat)
            await asyncio.sleep(random.uniform(0, 2 * PACE_S))
        return True

    def next_frame(self, view: Json) -> Json | None:
        own = [choice for choice in view.get("actions", ()) if choice["seat"] == self.seat]
        id = os.urandom(8).hex()
        if view.get("undo") and random.random() < 0.05:
            return {"do": "undo", "id": id, "seat": self.seat, "seq": view["seq"]}
        if not own:
            return None
        return {"do": "act", "id": id, "seat": self.seat, "action": random.choice(own)["text"], "seq": view["seq"]}

    async def say(self, live: Watcher, frame: Json) -> Json:
        """Say a frame until it is answered by more than to try again."""
        while True:
            await live.send(**frame)
            answer = await live.answer(frame["id"])
            self.history.ended(self.table, frame["id"], answer)
            if answer.get("code") != "retry":
                return answer
            await asyncio.sleep(0.05)


async def watch(url: str, table: str, history: History) -> None:
    """Look on for as long as anything may happen."""
    browser = Browser(url)
    while True:
        with contextlib.suppress(*BROKEN):
            async with browser.connect(table, ping_interval=None, close_timeout=1) as socket:
                live = Watcher(socket, table, history)
                await live.look()
                while True:
                    await live.hear()
        await asyncio.sleep(0.05)


async def keep_playing(url: str, number: int, history: History) -> None:
    """Make one table after another; two people play at each and somebody looks on."""
    while not history.wrong:
        name, options = GAMES[number % len(GAMES)]
        number += 1
        host, friend = Browser(url), Browser(url)
        try:
            table = await host.make(name, "here", "link", options=options)
            assert (await friend.join(table, 1)).status_code == 201
        except (*BROKEN, AssertionError, json.JSONDecodeError):  # killed, or the disk full, in the middle of it
            await asyncio.sleep(0.05)
            continue
        looking = asyncio.create_task(watch(url, table, history))
        players = [Player(browser, table, seat, history).play() for seat, browser in enumerate((host, friend))]
        try:
            await asyncio.gather(*players)
        finally:
            looking.cancel()


async def some_answers(history: History) -> None:
    """Wait until some more actions were acknowledged, and then for any moment in the next."""
    enough = len(history.acknowledged) + random.randint(1, 6)
    async with asyncio.timeout(PATIENCE_S):
        while len(history.acknowledged) < enough and not history.wrong:
            await asyncio.sleep(0.005)
    await asyncio.sleep(random.uniform(0, 0.02))


async def run(
    cycles: int, database: str, words: Sequence[str] = (), tables: int = 4, bus: Absences | None = None
) -> History:
    """Play through so many faults and check everything. AssertionError says what is wrong."""
    history, house = History(), House(database, words)
    faults = [house.kill, house.kill, house.kill, house.pause]
    if Settings(database=database).url.startswith("sqlite"):
        faults.append(house.fill)
    await house.start()
    games = [asyncio.create_task(keep_playing(house.url, number, history)) for number in range(tables)]
    games += [asyncio.create_task(bus.go_on())] if bus is not None else []
    try:
        for _ in range(cycles):
            if history.wrong:
                break
            broken = next((game for game in games if game.done()), None)
            assert broken is None, broken.exception()
            await some_answers(history)
            fault = random.choice(faults)
            history.faults[fault.__name__] += 1
            await fault()
        if bus is not None:
            await bus.one()
        await some_answers(history)
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await house.stop()
    await check(database, history)
    return history

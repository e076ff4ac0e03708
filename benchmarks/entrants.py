"""People who take part in an arena, simulated for ``benchmarks.arena``; child processes import this module."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field

from parlour.cli.bench import Gate, Guest, Json, Report, play_seat
from parlour.core.seed import commitment, new_nonce

AGAIN_S = 4.0
PAUSE_S = 3.0
"""The mean of the pause before an action."""


@dataclass
class Seen:
    """What a client process measured: acts, answers to who asked for the tournament (seconds and bytes), tables."""

    acts: Report = field(default_factory=Report)
    asked: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    tables: int = 0


class Entrant:
    """Somebody who enters the arena, and plays until it is over."""

    def __init__(self, url: str, path: str, name: str, seen: Seen) -> None:
        self.guest, self.path, self.name, self.seen = Guest(url), path, name, seen
        self.gate = Gate(0)
        self.gate.open.set()

    async def enter(self) -> None:
        """Enter under the name."""
        await self.guest.post(f"{self.path}/enter", {"name": self.name})

    async def play_until(self, end: float) -> None:
        """Wait for tables and play at them."""
        known, latest, since = "", "", time.monotonic()
        while time.monotonic() < end:
            view = await self.ask(known)
            known = view["revision"]
            if not view["mine"] or view["mine"][0]["table"]["at"] == latest:  # or its result is not noted yet
                await asyncio.sleep(AGAIN_S)
                continue
            self.seen.waits.append(time.monotonic() - since)
            table = view["mine"][0]["table"]
            latest = table["at"]
            await self.play(latest, [seat["name"] for seat in table["seats"]].index(self.name))
            since = time.monotonic()

    async def ask(self, known: str) -> Json:
        """Ask for the tournament, of which a revision is known."""
        body = await asyncio.to_thread(self.fetch, known)
        self.seen.sizes.append(len(body))
        found: Json = json.loads(body)
        return found

    def fetch(self, known: str) -> bytes:
        """Return the answer to that as bytes."""
        asked = f"?ask=%7B%22revision%22%3A%22{known}%22%7D" if known else ""
        request = urllib.request.Request(self.guest.url + self.path + asked, headers={"Cookie": self.guest.cookie})
        begin = time.perf_counter()  # not while it waits for a thread: many people share a process here
        with urllib.request.urlopen(request) as answer:
            body: bytes = answer.read()
        self.seen.asked.append(time.perf_counter() - begin)
        return body

    async def play(self, table: str, seat: int) -> None:
        """Sit down, mix the seed, and play a match to its end."""
        nonce, self.seen.tables = new_nonce(), self.seen.tables + 1
        promise = {"seat": seat, "commitment": commitment(bytes.fromhex(nonce))}
        await self.guest.post(f"/api/tables/{table}/commit", {"seats": [promise]})
        while True:
            try:
                await self.guest.post(f"/api/tables/{table}/reveal", {"seats": [{"seat": seat, "nonce": nonce}]})
                break
            except urllib.error.HTTPError:  # the other one has not come yet
                await asyncio.sleep(1)
        await play_seat(self.guest, table, seat, self.seen.acts, self.gate, PAUSE_S)


def enter_some(url: str, path: str, first: int, count: int, wait_s: float, seconds: float) -> Seen:
    """Let ``count`` people enter, and play from ``wait_s`` after the beginning of that; the work of one process."""

    async def run() -> Seen:
        begin, seen = time.monotonic(), Seen()
        people = [Entrant(url, path, f"Player {number}", seen) for number in range(first, first + count)]
        for person in people:
            await person.enter()
        await asyncio.sleep(max(0.0, begin + wait_s - time.monotonic()))
        end = time.monotonic() + seconds
        playing = [asyncio.create_task(person.play_until(end)) for person in people]
        _, late = await asyncio.wait(playing, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return seen

    return asyncio.run(run())

"""``parlour bench server --flood``: one visitor asks for all that the limits allow while others play.

The server runs with the limits of a house, not with those of a bench. Two people play at a table of their own, a little
faster than people do; the visitor's sockets come back as soon as they are turned away.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import websockets

from parlour.cli.bench import Gate, Guest, Json, Report, open_table, percentile, play, serving
from parlour.core.seed import new_nonce

FRAMES = 47
PAUSE_S = 0.05
ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else ""
"""Another address than that of those who play, where a machine has two by itself."""


class Kind(NamedTuple):
    """A flood: its game, how many guests of it sit, how many sockets each has, what is asked, and from which address.

    Where none sits, all sockets look on without a token. An empty address is that of those who play.
    """

    game: str
    guests: int
    sockets: int
    frame: Callable[[int], Json]
    address: str = ""


def _why(seat: int) -> Json:
    return {"do": "why", "id": new_nonce(), "seat": seat, "path": [f"s{random.randrange(36)}"]}  # noqa: S311


FLOODS = {
    "why": Kind("thirty-six", 1, 38, _why),
    "recall": Kind("tic-squared", 0, 200, lambda seat: {"do": "recall", "at": [0] * 8}),
    "guests": Kind("thirty-six", 16, 8, _why, ELSEWHERE),
}


async def attack(visitor: Guest, table: str, seat: int | None, kind: Kind, ends: float) -> int:
    """Be one socket of the flood, again and again; count the frames sent."""
    sent = 0
    while time.monotonic() < ends:
        with contextlib.suppress(websockets.ConnectionClosed, OSError, TimeoutError):
            async with visitor.connect(table) as socket:
                await socket.send(json.dumps({"do": "look", "seat": seat, "seq": 0}))
                for _ in range(FRAMES):
                    await socket.send(json.dumps(kind.frame(seat or 0)))
                    sent += 1
                await asyncio.sleep(max(0.0, min(1.0, ends - time.monotonic())))
    return sent


async def visitors_of(url: str, kind: Kind) -> list[tuple[Guest, str, int | None]]:
    """Give who floods, at which table and seat: guests who sit, else one without a token who looks on."""
    seated: list[tuple[Guest, str, int | None]] = []
    while len(seated) < max(1, kind.guests):
        table, guests = await open_table(url, kind.game)
        seated += [(guest, table, seat) for seat, guest in enumerate(guests)]
    for guest, _, _ in seated:
        guest.address = kind.address
    return seated[: kind.guests] or [(Guest(url, kind.address), seated[0][1], None)]


async def play_through(url: str, seconds: float) -> Report:
    """Play match after match of 36 between two people; give how long each acknowledgement took."""
    report, ends = Report(), time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        table, guests = await open_table(url, "thirty-six")
        gate = Gate(len(guests))
        playing = [
            asyncio.create_task(play(guest, table, seat, report, gate, PAUSE_S)) for seat, guest in enumerate(guests)
        ]
        await gate.all_here.wait()
        gate.open.set()
        _, late = await asyncio.wait(playing, timeout=left)
        for task in late:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return report


async def flood(url: str, name: str, seconds: float) -> dict[str, float]:
    """Play without the flood, then with it; give latencies in milliseconds and the number of frames of the flood."""
    quiet = await play_through(url, seconds / 4)
    kind = FLOODS[name]
    visitors = await visitors_of(url, kind)
    ends = time.monotonic() + seconds
    attacks = [asyncio.create_task(attack(*who, kind, ends)) for who in visitors for _ in range(kind.sockets)]
    flooded = await play_through(url, seconds)
    sent = sum(await asyncio.gather(*attacks))
    return {
        "quiet_p99_ms": 1000 * percentile(quiet.answers, 0.99),
        "p50_ms": 1000 * percentile(flooded.answers, 0.5),
        "p99_ms": 1000 * percentile(flooded.answers, 0.99),
        "most_ms": 1000 * max(flooded.answers),
        "acks": len(flooded.answers),
        "frames_asked": sent,
    }


def measure_flood(name: str, seconds: float) -> dict[str, float]:
    """Run a server with the limits of a house and flood it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder, "bench.db")), 1, limited=True) as url,
    ):
        return asyncio.run(flood(url, name, seconds))

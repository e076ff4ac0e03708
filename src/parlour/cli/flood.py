"""``parlour bench server --flood``: measures how much a flood of requests slows down others who play.

The server runs with its usual limits. Two clients play at a table, a little faster than people do, while visitors send
as many requests as the limits allow; their sockets reconnect as soon as the server closes them.
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

from parlour.cli.bench import Gate, Guest, Json, Report, open_table, percentile, play_seat, running_server
from parlour.core.seed import new_nonce

FRAMES = 47
PAUSE_S = 0.05
ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else ""
"""A loopback address other than that of the players, on systems that have one by default."""


class Kind(NamedTuple):
    """A kind of flood.

    game: the game of the visitors' tables
    guests: the number of visitors with a seat; 0: one visitor without a token, who looks on
    sockets: the number of sockets of each visitor
    frame: makes a frame to send, for a seat
    address: the address of the visitors; empty: that of the players
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


async def send_flood(visitor: Guest, table: str, seat: int | None, kind: Kind, ends: float) -> int:
    """Send frames over one socket, reconnecting, until the time ``ends``; return the number of frames sent."""
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
    """Return the visitors of a flood with their tables and seats (None: looks on), after opening the tables."""
    seated: list[tuple[Guest, str, int | None]] = []
    while len(seated) < max(1, kind.guests):
        table, guests = await open_table(url, kind.game)
        seated += [(guest, table, seat) for seat, guest in enumerate(guests)]
    for guest, _, _ in seated:
        guest.address = kind.address
    return seated[: kind.guests] or [(Guest(url, kind.address), seated[0][1], None)]


async def play_through(url: str, seconds: float) -> Report:
    """Play matches of 36 between two clients for ``seconds``; return a report with the latencies."""
    report, ends = Report(), time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        table, guests = await open_table(url, "thirty-six")
        gate = Gate(len(guests))
        playing = [
            asyncio.create_task(play_seat(guest, table, seat, report, gate, PAUSE_S))
            for seat, guest in enumerate(guests)
        ]
        await gate.all_here.wait()
        gate.open.set()
        _, late = await asyncio.wait(playing, timeout=left)
        for task in late:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return report


async def compare_latencies(url: str, name: str, seconds: float) -> dict[str, float]:
    """Play for a quarter of the time without the flood, then with it; return figures by name.

    These are latencies in milliseconds and the numbers of acknowledgements and of the flood's frames.
    """
    quiet = await play_through(url, seconds / 4)
    kind = FLOODS[name]
    visitors = await visitors_of(url, kind)
    ends = time.monotonic() + seconds
    attacks = [asyncio.create_task(send_flood(*who, kind, ends)) for who in visitors for _ in range(kind.sockets)]
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
    """Run a server with its usual limits and measure a flood (a name in FLOODS); see ``compare_latencies``."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(str(Path(folder, "bench.db")), 1, limited=True) as url,
    ):
        return asyncio.run(compare_latencies(url, name, seconds))

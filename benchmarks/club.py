"""A Swiss tournament of a thousand players through a server: how long organisers and everybody else wait.

    python -m benchmarks.club [PLAYERS] [ROUNDS]

A round is paired by one request, all results are typed in by one after another, and the page is fetched. Beside the
pairing somebody asks for the health of the server every 10 ms: the longest of these answers says whether others wait.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from parlour.cli.bench import running_server

AT_ONCE = 100
PAUSE_S = 0.01
WISH = {"title": "Swiss", "game": "pentic", "format": "swiss", "where": "tables"}


async def post(client: httpx.AsyncClient, path: str, body: Any) -> tuple[Any, float]:
    """Ask for something; give the answer, and the seconds it took."""
    begin = time.perf_counter()
    answer = await client.post(path, json=body)
    answer.raise_for_status()
    return answer.json(), time.perf_counter() - begin


async def ask_meanwhile(client: httpx.AsyncClient, longest: list[float]) -> None:
    """Ask for the health of the server until this is cancelled; note how long each answer took."""
    while True:
        begin = time.perf_counter()
        await client.get("/api/health")
        longest.append(time.perf_counter() - begin)
        await asyncio.sleep(PAUSE_S)


async def measure(url: str, players: int, rounds: int) -> None:
    """Run the tournament and print a line a round."""
    dice = random.Random(36)
    async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60) as client:
        made, _ = await post(client, "/api/tournaments", WISH)
        path = f"/api/tournaments/{made['tournament']}"
        for first in range(0, players, AT_ONCE):
            names = [f"Player {n}" for n in range(first, min(players, first + AT_ONCE))]
            await post(client, f"{path}/add", {"names": names})
        print("round  pairing s  others ms  result ms  page ms  page kB")
        for number in range(1, rounds + 1):
            await measure_round(client, path, number, dice)


async def measure_round(client: httpx.AsyncClient, path: str, number: int, dice: random.Random) -> None:
    """Pair a round, type its results in, and print a line."""
    others: list[float] = []
    asking = asyncio.create_task(ask_meanwhile(client, others))
    await asyncio.sleep(5 * PAUSE_S)
    _, pairing = await post(client, f"{path}/pair", {"round": number})
    asking.cancel()
    begin = time.perf_counter()
    page = await client.get(path)
    reading = time.perf_counter() - begin
    tables = page.json()["page"]["rounds"][-1]["tables"]
    typing = 0.0
    for table in tables:
        points = [dice.randint(0, 9) for _ in table["seats"]]
        _, took = await post(client, f"{path}/result", {"round": number, "table": table["table"], "points": points})
        typing += took
    cells = f"{1000 * max(others):9.0f}  {1000 * typing / len(tables):9.1f}  {1000 * reading:7.0f}"
    print(f"{number:5}  {pairing:9.2f}  {cells}  {len(page.content) / 1000:7.0f}")


def main(players: str = "1000", rounds: str = "5") -> None:
    """Start a server with a database of its own, and measure."""
    with tempfile.TemporaryDirectory() as folder, running_server(str(Path(folder, "bench.db")), 1) as url:
        asyncio.run(measure(url, int(players), int(rounds)))


if __name__ == "__main__":
    main(*sys.argv[1:])

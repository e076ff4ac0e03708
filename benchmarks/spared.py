"""How many tables of one person against a bot a house carries, with pages that think and without.

    python -m benchmarks.spared [GAME] [--level LEVEL] [--most TABLES] [--seconds N] [--pause N]

Every person acts some seconds after the bot has. More and more sit down until one bot's turn in twenty takes longer
than LATE_S. Pages that think answer with any legal action at once: what they would compute elsewhere takes no time of
this machine, which the clients share with the server.

All people of a step sit down at once. The server thinks about what bots decide before it has read the page's offer.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import tempfile
import time
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from parlour.bots.compiling import compile_game
from parlour.cli.bench import Guest, percentile, read_messages, read_metrics, running_server, update_choices
from parlour.core.game import find_game, legal_actions
from parlour.core.record import from_bytes
from parlour.core.seed import commitment, new_nonce
from parlour.server.model.jobs import Answer, Job

STEPS = 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024
LATE_S = 4.0
MOSTLY = 0.95
VERSION = "benchmark"


class Sitter:
    """One person at tables against a bot, one after the other; ``waits`` are the seconds until each of its answers."""

    def __init__(self, url: str, game: str, level: str, pause: float, thinks: bool) -> None:
        self.guest = Guest(url)
        self.game, self.level, self.pause, self.thinks = game, level, pause, thinks
        self.waits: list[float] = []
        self.acted, self.awaited = 0.0, False

    async def play_on(self) -> None:
        """Play match after match."""
        await asyncio.sleep(random.uniform(0, self.pause))
        while True:
            await self.play(await self.open_table())

    async def open_table(self) -> str:
        """Open a table, mix its seed, and give its id."""
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": self.level}]
        table = (await self.guest.post("/api/tables", {"game": self.game, "seats": seats}))["table"]
        nonce = new_nonce()
        promise = {"seat": 0, "commitment": commitment(bytes.fromhex(nonce))}
        await self.guest.post(f"/api/tables/{table}/commit", {"seats": [promise]})
        await self.guest.post(f"/api/tables/{table}/reveal", {"seats": [{"seat": 0, "nonce": nonce}]})
        return str(table)

    async def play(self, table: str) -> None:
        """Play a match to its end."""
        choices: dict[Any, Any] = {}
        async with self.guest.connect(table) as socket, asyncio.TaskGroup() as group:
            await socket.send(json.dumps({"do": "look", "seat": 0, "seq": 0}))
            if self.thinks:
                await socket.send(json.dumps({"do": "offer", "version": VERSION}))
            self.acted, self.awaited, taken = time.perf_counter(), False, -1
            async for text in read_messages(socket):
                message = json.loads(text)
                if message["is"] == "think":
                    await socket.send(think(message))
                if message["is"] not in ("view", "changes"):
                    continue
                update_choices(choices, message)
                if (message.get("table") or {}).get("phase") == "over":
                    return
                if not choices:
                    self.awaited = True
                elif message["seq"] > taken:
                    if self.awaited:
                        self.waits.append(time.perf_counter() - self.acted)
                    taken, self.awaited = message["seq"], False
                    group.create_task(self.act(socket, taken, random.choice(list(choices))[1]))

    async def act(self, socket: Any, seq: int, action: str) -> None:
        """Take an action after a pause."""
        await asyncio.sleep(random.expovariate(1 / self.pause))
        self.acted = time.perf_counter()
        await socket.send(json.dumps({"do": "act", "id": new_nonce(), "seat": 0, "action": action, "seq": seq}))


def think(message: dict[str, Any]) -> str:
    """Answer a question with any legal action."""
    job = msgspec.msgpack.decode(base64.b64decode(message["data"]), type=Job)
    game = find_game(job.game)
    action = int(random.choice(legal_actions(game, from_bytes(game.rules.state, job.view), job.seat)))
    data = base64.b64encode(msgspec.msgpack.encode(Answer(action))).decode()
    return json.dumps({"do": "thought", "job": message["job"], "data": data})


async def sit(url: str, tables: int, seconds: float, asked: argparse.Namespace, thinks: bool) -> list[float]:
    """Play at a number of tables; return the seconds each turn of a bot took, without those of the first third."""
    sitters = [Sitter(url, asked.game, asked.level, asked.pause, thinks) for _ in range(tables)]
    playing = [asyncio.create_task(sitter.play_on()) for sitter in sitters]
    await asyncio.sleep(seconds / 3)
    for sitter in sitters:
        sitter.waits.clear()
    done, _ = await asyncio.wait(playing, timeout=2 * seconds / 3, return_when=asyncio.FIRST_EXCEPTION)
    now = time.perf_counter()
    stuck = [now - sitter.acted for sitter in sitters if sitter.awaited and now - sitter.acted > LATE_S]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        task.result()
    return [wait for sitter in sitters for wait in sitter.waits] + stuck


def carried(url: str, asked: argparse.Namespace, thinks: bool) -> int:
    """Seat more and more people until bots are late; print each step, and give the most tables that went well."""
    most = 0
    for tables in takewhile(lambda tables: tables <= asked.most, STEPS):
        before = read_metrics(url)["parlour_cpu_seconds"]
        waits = asyncio.run(sit(url, tables, asked.seconds, asked, thinks))
        cpu = (read_metrics(url)["parlour_cpu_seconds"] - before) / asked.seconds
        if not waits:
            print(f"  {tables:5} tables: nobody waited for a bot; take more --seconds", flush=True)
            continue
        late = percentile(waits, MOSTLY)
        half = percentile(waits, 0.5)
        print(
            f"  {tables:5} tables: {len(waits)} waits, p50 {half:.2f} s, p95 {late:.2f} s, loop {cpu:.0%}", flush=True
        )
        if late > LATE_S:
            break
        most = tables
    return most


def main() -> None:
    """Measure both and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="queen-of-the-ticcitories", help="an open one, played in turns")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--most", type=int, default=STEPS[-1])
    parser.add_argument("--seconds", type=float, default=24)
    parser.add_argument("--pause", type=float, default=4)
    asked = parser.parse_args()
    compile_game(find_game(asked.game))
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "local").mkdir()
        (Path(folder) / "local" / "manifest.json").write_text(json.dumps({"version": VERSION}))
        os.environ["PARLOUR_STATIC"] = folder
        for thinks in (False, True):
            print("pages think" if thinks else "the server thinks", flush=True)
            with running_server(str(Path(folder) / f"{thinks}.db"), 1) as url:
                found[thinks] = carried(url, asked, thinks)
    print(f"{asked.game} against {asked.level}: {found[False]} tables, and {found[True]} with pages that think")


if __name__ == "__main__":
    main()

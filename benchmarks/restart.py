"""All tables asked for at once after a restart.

    python -m benchmarks.restart [GAME] [TABLES] [ACTIONS] [WORKERS] [DATABASE]

Tables with so many random actions are written to a new database; a server starts over it and has its kernels at hand.
Then a browser comes to every table in the same moment, as after an upgrade all do that were there before. What is
measured is the time until each has its first whole view, history included, and the processor time of the server.

The clients take next to no time: they write the request and the first frame by hand, and look at the length of what
they get.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

from parlour.cli.bench import percentile, read_metrics, running_server
from parlour.core.game import Game, find_game
from parlour.core.seed import new_nonce
from parlour.server.base.settings import Settings
from parlour.server.model.seats import Seat
from parlour.server.model.stored import new_setup
from parlour.server.storage.store import Store
from parlour.server.table.table_state import TableState

LOOK = b'{"do":"look","seat":null,"seq":0}'
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
TEXT, MASKED = 0x81, 0x80


async def fill(url: str, game: Game, tables: int, actions: int) -> list[str]:
    """Write tables of two with so many actions each, fewer where a match is over before; give their ids."""
    store = Store(url)
    store.open()
    ids = list(await asyncio.gather(*(play(store, game, actions) for _ in range(tables))))
    store.close()
    return ids


async def play(store: Store, game: Game, actions: int) -> str:
    """Play a match at random and write it down; give the table's id."""
    setup = new_setup(game, game.rules.options())
    await store.store_table(setup, [Seat(number, "human", f"P{number}", "x", None, new_nonce()) for number in range(2)])
    stored = await store.load_table(setup.id)
    assert stored is not None
    state, written = TableState(game, stored.setup, stored.seats), []
    match = state.playing()
    while len(written) < actions and (seats := match.seats_to_act()):
        action = random.choice(match.actions(seats[0]))
        row = state.row("act", seats[0], game.rules.actions.text(action), "x", f"a{len(written)}")
        seal = row.seal(state.seal)
        written.append(store.append(setup.id, row, seal))
        state.apply(row, seal)
    await asyncio.gather(*written)
    return setup.id


async def first_view(url: str, table: str) -> float:
    """Come to a table; give the seconds until the first view is there. Raises ValueError if there comes none."""
    begun = time.perf_counter()
    host = urlsplit(url).netloc
    reader, writer = await asyncio.open_connection(*host.rsplit(":", 1))
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode()
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    writer.write(bytes([TEXT, MASKED | len(LOOK), 0, 0, 0, 0]) + LOOK)
    kind, short = await reader.readexactly(2)
    length = short if short < 126 else int.from_bytes(await reader.readexactly(2 if short == 126 else 8))
    said = await reader.readexactly(length)
    spent = time.perf_counter() - begun
    writer.close()
    if kind != TEXT or b'"is":"view"' not in said[:40]:
        raise ValueError(f"{answer[:40]!r} {said[:80]!r}")
    return spent


async def come(url: str, tables: list[str]) -> list[float]:
    """Come to all tables at once."""
    return list(await asyncio.gather(*(first_view(url, table) for table in tables)))


def main(
    name: str = "thirty-six",
    tables: str = "1000",
    actions: str = "40",
    workers: str = "1",
    database: str | None = None,
) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        database = database or str(Path(folder, "bench.db"))
        ids = asyncio.run(fill(Settings(database=database).url, find_game(name), int(tables), int(actions)))
        with running_server(database, int(workers)) as url:
            before = read_metrics(url)["parlour_cpu_seconds"]
            waited = asyncio.run(come(url, ids))
            spent = read_metrics(url)["parlour_cpu_seconds"] - before
    print(f"load {os.getloadavg()[0]:.1f}, {len(waited)} tables of {name}, {actions} actions each, {workers} workers")
    print(f"first view: p50 {percentile(waited, 0.5):.2f} s, p99 {percentile(waited, 0.99):.2f} s")
    print(f"processor time of the server: {1000 * spent / len(waited):.2f} ms a table")


if __name__ == "__main__":
    main(*sys.argv[1:])

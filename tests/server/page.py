"""One table in one process, without a server: storage in memory, bots on the event loop, lines that carry frames."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.game import find_game
from parlour.core.seed import commitment
from parlour.protocol.http import Commit, Reveal, SeatCommitment, SeatNonce, SeatRequest
from parlour.server.base.clocks import SystemTime
from parlour.server.base.limits import LoopBudget
from parlour.server.base.networks import Networks
from parlour.server.base.scheduler import Scheduler
from parlour.server.base.settings import Settings
from parlour.server.model.seats import Seat, keep_open, seat_people
from parlour.server.model.storage import Storage
from parlour.server.model.stored import new_setup
from parlour.server.storage.memory import MemoryStorage
from parlour.server.table.connection import Close, Connection
from parlour.server.table.fair_play import is_playing
from parlour.server.table.move_deadlines import DaysAway
from parlour.server.table.reception import receive_frame
from parlour.server.table.restoring import restore_state
from parlour.server.table.services import Services
from parlour.server.table.table import Table
from parlour.server.table.table_requests import commit_nonces, reveal_nonces
from parlour.server.thinking.in_process import InProcessThinking

Json = dict[str, Any]
NONCE = "0" * 32


class Page:
    """Tables in this process, over a storage."""

    def __init__(self, storage: Storage | None = None, **settings: Any) -> None:
        self.storage = storage or MemoryStorage()
        self.tables: dict[str, Table] = {}
        time, chosen = SystemTime(), Settings(database="", bot_pause_ms=0, hint_ms=50, judge_ms=5, **settings)
        self.services = Services(
            self.storage,
            time,
            chosen,
            InProcessThinking(),
            DaysAway(time),
            LoopBudget(time, chosen),
            Scheduler(),
            Networks(),
            lambda guest, game, seats: is_playing(self.storage, self.find, guest, game, seats),
        )

    async def find_table(self, id: str) -> Table:
        if id not in self.tables:
            stored = await self.storage.load_table(id)
            assert stored is not None
            self.tables[id] = Table(self.services, restore_state(stored), stored.setup.again)
        return self.tables[id]

    async def open(self, name: str, guest: str, *kinds: str, **options: Any) -> Table:
        """Open a table: ``here`` seats the guest, ``link`` keeps a seat open, else a level seats a bot."""
        game = find_game(name)
        setup = new_setup(game, game.read_options(options, len(kinds)))
        seats = seat_people([_request(kind) for kind in kinds], guest, setup.id, game)
        seats, self.secrets = keep_open(seats)
        await self.storage.store_table(setup, seats)
        return await self.find_table(setup.id)

    async def mix(self, table: Table, *guests: str) -> None:
        """Have guests commit to nonces, then reveal them, so that the match begins."""
        for guest in guests:
            promises = tuple(SeatCommitment(seat, commitment(bytes(16))) for seat in _own(table.state.seats, guest))
            await table.run_question(lambda guest=guest, it=promises: commit_nonces(table, guest, Commit(it)))  # type: ignore[misc]
        for guest in guests:
            nonces = tuple(SeatNonce(seat, NONCE) for seat in _own(table.state.seats, guest))
            await table.run_question(lambda guest=guest, it=nonces: reveal_nonces(table, guest, Reveal(it)))  # type: ignore[misc]

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables.values()))


class Line:
    """What a socket would be: frames go in as text, and come out as the bytes that would be sent."""

    def __init__(self, table: Table, guest: str | None) -> None:
        self.table, self.connection = table, Connection(guest, table.view)
        self.heard: list[Json] = []
        self.view: Json = {}
        self.count = 0
        table.attach(self.connection)

    def send(self, **frame: Any) -> None:
        receive_frame(self.table, self.connection, json.dumps(frame), self.table.services.time.now())

    async def until(self, met: Callable[[Json], bool]) -> Json:
        """Read messages up to the first that meets a condition, and give it."""
        while True:
            while self.heard:
                message = self.heard.pop(0)
                if message["is"] in ("view", "changes"):
                    self.view |= message
                if met(message):
                    return message
            frame = await self.connection.next()
            assert not isinstance(frame, Close)
            self.heard += map(json.loads, frame.splitlines())

    async def look(self, seat: int | None) -> Json:
        """Look from a seat and give the whole view."""
        self.send(do="look", seat=seat)
        return await self.until(lambda it: it["is"] == "view")

    async def ask(self, do: str, **more: Any) -> Json:
        """Send a frame with an id and give the answer to it."""
        self.count += 1
        id = f"{self.connection.guest}-{self.count}"
        self.send(do=do, id=id, **more)
        return await self.until(lambda it: it.get("id") == id)

    def hang_up(self) -> None:
        self.table.detach(self.connection)


async def play_out(line: Line, seat: int) -> Json:
    """Take the first legal action on every turn of a seat until the match is over; give the last view."""
    view = await line.look(seat)
    while view["table"]["phase"] != "over":
        if view.get("actions"):
            answer = await line.ask("act", seat=seat, action=view["actions"][0]["text"], seq=view["seq"])
            assert answer["is"] in ("ack", "stale"), answer
        else:
            await line.until(lambda it: it["is"] in ("view", "changes"))
        view = await line.look(seat)
    return view


def _request(kind: str) -> SeatRequest:
    return SeatRequest(kind) if kind in ("here", "link") else SeatRequest("bot", level=kind)  # type: ignore[arg-type]


def _own(seats: Sequence[Seat], guest: str) -> list[int]:
    return [seat.number for seat in seats if seat.held_by(guest)]

"""A line to a table: the socket over which a program is sent turns, and the frames that are answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator

import websockets

from parlour.cli.visiting.house import Json, Lost, Refused, VisitedHouse

PING_S = 15.0
MOST_UNHEARD = 3
"""The number of pings in whose time the house may say nothing: more, and the line is lost, though nobody closed it."""
ANSWERS = ("ack", "refused", "stale")
FINAL = ("for_people", "program_unknown", "programs_off", "no_table")
"""Codes of a fault after which connecting again is in vain."""
REPLACED = 4409
GONE = 4404


class Line:
    """A socket at a table. ``turn`` is the latest turn, None before the first."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket = socket
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Event()
        self._complaint = ""
        self.turn: Json | None = None

    async def look(self, seat: int | None) -> None:
        """Ask for the turns of a seat from now on, None: for what everybody sees."""
        await self._send({"do": "look", "seat": seat})

    async def ask(self, do: str, **more: object) -> Json:
        """Send a frame that is answered, and return the answer, ``fault`` with its code if there was too much."""
        id = next(self._ids)
        self._waiting[id] = asyncio.get_running_loop().create_future()
        try:
            await self._send({"do": do, "id": id, **more})
            return await self._waiting[id]
        finally:
            del self._waiting[id]

    async def wait(self, seconds: float | None = None) -> None:
        """Wait for a turn that no earlier call has returned, or until the given number of seconds has passed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
        self._news.clear()

    async def _send(self, frame: Json) -> None:
        await self._socket.send(json.dumps(frame))

    async def keep_pinging(self) -> None:
        """Keep the line open: who is silent for two minutes is gone to the house."""
        while True:
            await asyncio.sleep(PING_S)
            await self._send({"do": "ping"})

    async def keep_reading(self) -> None:
        """Read until the socket closes, or nothing comes although the house is pinged. Raises Refused, Lost."""
        try:
            while True:
                async with asyncio.timeout(MOST_UNHEARD * PING_S):
                    text = await self._socket.recv()
                for line in str(text).splitlines():
                    await self._hear(json.loads(line))
        except TimeoutError:
            raise Lost("The house has been silent for too long.") from None
        except websockets.ConnectionClosed:
            raise self._end() from None

    def _end(self) -> Refused | Lost:
        """Return why the socket has closed."""
        if self._socket.close_code == REPLACED:
            return Refused("Another run of this program has taken the seat over.")
        if self._socket.close_code == GONE:
            return Refused("There is no such table.")
        return Lost(self._complaint or f"The line was lost ({self._socket.close_code} {self._socket.close_reason}).")

    async def _hear(self, message: Json) -> None:
        kind, id = message["is"], message.get("id")
        if kind == "turn":
            self.turn = message
            self._news.set()
        elif kind == "pong":
            await self._send({"do": "echo", "mark": message["mark"]})
        elif kind in ANSWERS and id in self._waiting:
            _settle(self._waiting[id], message)
        elif kind == "fault":
            self._hear_fault(message)

    def _hear_fault(self, fault: Json) -> None:
        """Pass a fault on to the frame it may be about: that of one too many names none."""
        if fault["code"] in FINAL:
            raise Refused(fault["message"])
        self._complaint = fault["message"]
        for answer in self._waiting.values():
            _settle(answer, fault)


def _settle(answer: asyncio.Future[Json], message: Json) -> None:
    if not answer.done():
        answer.set_result(message)


@contextlib.asynccontextmanager
async def open_line(house: VisitedHouse, table: str) -> AsyncIterator[tuple[Line, asyncio.Task[None]]]:
    """Open a line, and the task that reads it: when that ends, the line has. Raises Lost."""
    try:
        socket = await house.connect(table)
    except (OSError, TimeoutError, websockets.WebSocketException) as error:
        raise Lost(f"{house.origin} does not answer: {error}.") from None
    async with socket:
        line = Line(socket)
        tasks = [asyncio.create_task(line.keep_reading()), asyncio.create_task(line.keep_pinging())]
        try:
            yield line, tasks[0]
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

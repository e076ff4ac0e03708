"""The link between a page and the house in its worker: requests, and lines to tables in the place of sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from parlour import __version__
from parlour.core.errors import ParlourError
from parlour.protocol.http import Problem
from parlour.protocol.messages import Fault
from parlour.server.base import logs
from parlour.server.base.errors import NoTable, TooLarge, Unavailable
from parlour.server.local.house import GUEST, LocalHouse
from parlour.server.local.thinking import LocalThinking, Post
from parlour.server.operations import tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.refusals import FAILED, refuse
from parlour.server.operations.registry import OPERATIONS
from parlour.server.operations.router import Found, Router
from parlour.server.table import reception
from parlour.server.table.connection import Close, Connection
from parlour.server.table.table import Table

NO_TABLE = 4404
TRY_LATER = 1013
OF_OTHERS = (tables.join_table, tables.take_seat)
"""Operations that need somebody else."""
ALONE = Answer(Problem("alone", "The house on this device has nobody else in it, and does not answer this."), 404)

ROUTER = Router(each for each in OPERATIONS if each not in OF_OTHERS)


class Line:
    """What a socket would be: frames of the page to a table, and back. ``number`` is the page's name for it."""

    def __init__(self, number: int, post: Post) -> None:
        self._number, self._post = number, post
        self._early: list[str] = []
        self._table: Table | None = None
        self._connection: Connection | None = None
        self.task: asyncio.Task[None] | None = None

    async def carry(self, house: LocalHouse, id: str) -> None:
        """Connect to a table, and send what it says until it closes the connection."""
        try:
            table = await house.find_table(id)
        except NoTable as error:
            self._turn_away(Fault("no_table", str(error)), NO_TABLE)
            return
        except Unavailable as error:
            self._turn_away(Fault("starting", str(error)), TRY_LATER)
            return
        self._table, connection = table, Connection(GUEST.hash, table.view, house.time.now())
        self._connection = connection
        table.attach(connection)
        try:
            for text in self._early:
                self.receive(text)
            await self._send_frames(connection)
        finally:
            table.detach(connection)

    async def _send_frames(self, connection: Connection) -> None:
        while True:
            try:
                item = await connection.next()
            except Exception as error:
                logs.error("view_failed", error)
                item = Close(1011, "The table cannot be shown.")
            if isinstance(item, Close):
                self._end(item)
                return
            self._post({"is": "frame", "line": self._number, "text": item.decode()})

    def receive(self, text: str) -> None:
        """Take a frame of the page; until the table is found it waits."""
        if self._table is None or self._connection is None:
            self._early.append(text)
            return
        now = self._table.services.time.now()
        self._connection.heard = now
        reception.receive_frame(self._table, self._connection, text, now)

    def _turn_away(self, fault: Fault, code: int) -> None:
        self._post({"is": "frame", "line": self._number, "text": msgspec.json.encode(fault).decode()})
        self._end(Close(code, fault.code))

    def _end(self, close: Close) -> None:
        self._post({"is": "disconnected", "line": self._number, "code": close.code, "reason": close.reason})


class PageLink:
    """Takes messages of the page one by one, and posts the house's.

    Nothing is answered before the house is open.
    """

    def __init__(self, house: LocalHouse, thinking: LocalThinking, post: Post) -> None:
        self._house, self._thinking, self._post = house, thinking, post
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._requests: set[asyncio.Task[Any]] = set()
        self._opening = asyncio.create_task(self._open())
        self._ending: asyncio.Task[None] | None = None

    async def _open(self) -> bool:
        """Open the house and say so; return whether that succeeded."""
        try:
            await self._house.open()
        except Unavailable as error:
            self._post({"is": "failed", "code": "no_storage", "message": str(error)})
            return False
        self._spawn(self._house.keep_sweeping())
        self._post({"is": "ready", "version": __version__, "guest": GUEST.hash})
        return True

    def receive(self, message: dict[str, Any]) -> None:
        """Take a message of the page. Whatever cannot be read is dropped and logged."""
        if self._ending is not None:
            return
        try:
            self._receive(message)
        except Exception as error:
            logs.error("message_unreadable", error)

    def _receive(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "request":
                self._spawn(self._answer(message), self._requests)
            case "connect":
                self._connect(message["line"], message["table"])
            case "frame":
                line = self._lines.get(message["line"])
                if line is not None:  # the house may have ended it just now
                    line.receive(str(message["text"]))
            case "disconnect":
                self._disconnect(message["line"])
            case "thought":
                given = message["bytes"]
                self._thinking.hear(
                    message["job"], bytes(given) if isinstance(given, bytes | bytearray | memoryview) else None
                )
            case "stop":
                self._ending = asyncio.create_task(self._stop())
            case other:
                raise ValueError(other)

    # --- requests

    async def _answer(self, message: dict[str, Any]) -> None:
        if not await asyncio.shield(self._opening):
            return
        found = ROUTER.find_operation(str(message["method"]), str(message["path"]))
        answer = await self._run(found, message) if found is not None else ALONE
        text = answer.value if isinstance(answer.value, bytes) else msgspec.json.encode(answer.value)
        self._post(
            {
                "is": "answer",
                "id": message["id"],
                "status": answer.status,
                "body": text.decode(),
                "name": answer.name,
            }
        )

    async def _run(self, found: Found, message: dict[str, Any]) -> Answer:
        given = message.get("body")
        body = given.encode("utf-8", "surrogatepass") if isinstance(given, str) else b""

        async def receive() -> bytes:
            if len(body) > found.operation.body_bytes:
                raise TooLarge(f"a body has at most {found.operation.body_bytes} bytes, this one {len(body)}")
            return body

        try:
            answer: Answer = await found.operation.handler(
                self._house, Call(found.path, dict(message.get("query") or {}), receive)
            )
        except ParlourError as error:
            return refuse(error)
        except Exception as error:
            logs.error("request_failed", error)
            return FAILED
        return answer

    # --- lines

    def _connect(self, number: int, table: str) -> None:
        line = self._lines[number] = Line(number, self._post)
        line.task = self._spawn(self._carry(line, table))
        line.task.add_done_callback(lambda _: self._lines.pop(number, None))

    async def _carry(self, line: Line, table: str) -> None:
        if await asyncio.shield(self._opening):
            await line.carry(self._house, table)

    def _disconnect(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None and line.task is not None:
            line.task.cancel()

    # --- the end

    async def _stop(self) -> None:
        """Answer all requests, then close lines and tables, once all that was accepted is written."""
        await asyncio.shield(self._opening)
        await asyncio.gather(*self._requests, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._house.close()
        self._thinking.close()
        self._post({"is": "stopped"})

    def _spawn(
        self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[Any]] | None = None
    ) -> asyncio.Task[None]:
        """Start a task, among those that are cancelled when the house stops, or among others."""
        tasks = self._tasks if among is None else among
        task = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

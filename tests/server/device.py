"""A device without a browser: a database in memory, and a page that speaks with the house and thinks for its bots."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from parlour.core.seed import commitment
from parlour.server.base.settings import Settings
from parlour.server.local.entry import start_house
from parlour.server.local.thinker import think

Json = dict[str, Any]


class Database:
    """What IndexedDB does, in dictionaries. Once ``full`` nothing can be written."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, str]] = {"tables": {}, "rows": {}, "house": {}}
        self.full = False

    async def read(self, store: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.stores[store].get(key)

    async def list(self, store: str, low: str, high: str) -> list[list[str]]:
        await asyncio.sleep(0)
        return [[key, value] for key, value in sorted(self.stores[store].items()) if low <= key < high]

    async def write(self, changes: Sequence[Any]) -> bool:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        changed = {name: dict(store) for name, store in self.stores.items()}
        for kind, name, key, value in changes:
            if kind == "add" and key in changed[name]:
                return False
            if kind == "delete":
                changed[name].pop(key, None)
            else:
                assert isinstance(value, str)
                changed[name][key] = value
        self.stores = changed
        return True


class FastTime:
    """The machine's clock, ``speed`` times as fast."""

    def __init__(self, speed: float) -> None:
        self._speed = speed

    def now(self) -> float:
        return time.monotonic() * 1000 * self._speed

    async def sleep(self, ms: float) -> None:
        await asyncio.sleep(ms / 1000 / self._speed)


class Device:
    """A page on a device: starts a house over a database, and hears what it says.

    ``think`` answers for the thinker; None from it: the thinker failed.
    """

    def __init__(
        self, database: Database, think: Callable[[bytes], bytes | None] = think, speed: float = 1, **settings: Any
    ) -> None:
        self._before = asyncio.all_tasks()
        self.heard: list[Json] = []
        self._news = asyncio.Event()
        self._think = think
        self._count = 0
        self.jobs: list[bytes] = []
        quick = {"bot_pause_ms": 0, "hint_ms": 50, "judge_ms": 5, "review_ms": 2_000}
        self.house = start_house(self._post, database, Settings(database="", **{**quick, **settings}), FastTime(speed))

    def _post(self, message: Json) -> None:
        json.dumps({name: value for name, value in message.items() if name != "bytes"})
        self.heard.append(message)
        self._news.set()
        if message["is"] == "think":
            self.jobs.append(message["bytes"])
            asyncio.get_running_loop().call_soon(self._thought, message["job"], message["bytes"])

    def _thought(self, job: int, given: bytes) -> None:
        self.house.receive({"is": "thought", "job": job, "bytes": self._think(given)})

    async def until(self, met: Callable[[Json], bool]) -> Json:
        """Wait for the first message that meets a condition, and take it out."""
        while True:
            for number, message in enumerate(self.heard):
                if met(message):
                    del self.heard[number]
                    return message
            self._news.clear()
            await self._news.wait()

    async def ask(self, method: str, path: str, body: Any = None, **query: str) -> tuple[int, Json]:
        """Make a request, and give status and body of the answer."""
        answer = await self.ask_raw(method, path, None if body is None else json.dumps(body), **query)
        return answer["status"], json.loads(answer["body"])

    async def ask_raw(self, method: str, path: str, body: str | None = None, **query: str) -> Json:
        self._count += 1
        id = self._count
        self.house.receive({"is": "request", "id": id, "method": method, "path": path, "query": query, "body": body})
        return await self.until(lambda it: it["is"] == "answer" and it["id"] == id)

    async def open(self, game: str, *kinds: str, options: Json | None = None) -> str:
        """Open a table; ``here`` seats the guest, anything else is the level of a bot."""
        seats = [{"kind": "here"} if kind == "here" else {"kind": "bot", "level": kind} for kind in kinds]
        status, opened = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options or {}})
        assert status == 201, opened
        table: str = opened["table"]
        assert table.startswith("here-")
        await self.mix(table, *(seat for seat, kind in enumerate(kinds) if kind == "here"))
        return table

    async def mix(self, table: str, *seats: int) -> None:
        for path, key, value in (("commit", "commitment", commitment(bytes(16))), ("reveal", "nonce", "0" * 32)):
            body = {"seats": [{"seat": seat, key: value} for seat in seats]}
            status, answer = await self.ask("POST", f"/api/tables/{table}/{path}", body)
            assert status == 200, answer

    def line(self, table: str) -> Line:
        self._count += 1
        return Line(self, self._count, table)

    async def stop(self) -> None:
        self.house.receive({"is": "stop"})
        await self.until(lambda it: it["is"] == "stopped")

    async def kill(self) -> None:
        """End the worker without a word: nothing that waits is done any more."""
        tasks = asyncio.all_tasks() - self._before
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def opened(database: Database, **more: Any) -> AsyncIterator[Device]:
    device = Device(database, **more)
    yield device
    await device.stop()


class Line:
    """A line to a table, as a page's socket."""

    def __init__(self, device: Device, number: int, table: str) -> None:
        self.device, self.number = device, number
        self.said: list[Json] = []
        self.count = 0
        self.dice = random.Random(1)
        self.device.house.receive({"is": "connect", "line": number, "table": table})

    def send(self, **frame: Any) -> None:
        text = json.dumps(frame)
        self.device.house.receive({"is": "frame", "line": self.number, "text": text})

    async def hear(self) -> Json:
        while not self.said:
            frame = await self.device.until(lambda it: it["is"] == "frame" and it["line"] == self.number)
            self.said += map(json.loads, frame["text"].splitlines())
        return self.said.pop(0)

    async def until(self, met: Callable[[Json], bool]) -> Json:
        while not met(message := await self.hear()):
            pass
        return message

    async def look(self, seat: int | None) -> Json:
        self.send(do="look", seat=seat)
        return await self.until(lambda it: it["is"] == "view")

    async def ask(self, do: str, **more: Any) -> Json:
        self.count += 1
        id = f"{self.number}-{self.count}-{random.randrange(1 << 40)}"
        self.send(do=do, id=id, **more)
        return await self.until(lambda it: it.get("id") == id)

    async def act_until(self, seat: int, ended: Callable[[Json], bool]) -> Json:
        """Take any action on every turn of a seat until a view meets a condition; give that view."""
        view = await self.look(seat)
        while not ended(view):
            if view.get("actions"):
                choice = self.dice.choice(view["actions"])
                await self.ask("act", seat=choice.get("seat", seat), action=choice["text"], seq=view["seq"])
            else:
                self.send(do="hurry")
                await self.until(lambda it: it["is"] in ("view", "changes"))
            view = await self.look(seat)
        return view

    def hang_up(self) -> None:
        self.device.house.receive({"is": "disconnect", "line": self.number})


def is_over(view: Json) -> bool:
    return bool(view["table"]["phase"] == "over")

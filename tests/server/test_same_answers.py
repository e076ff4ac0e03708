"""A device and a server answer the same requests with the same JSON, and the same frames with the same frames."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from parlour.core.game import find_game, games
from parlour.core.messages import LANGUAGES
from tests.server.browser import Browser
from tests.server.device import Database, Device, opened

pytestmark = pytest.mark.anyio
Json = dict[str, Any]

NAMES = sorted(games())
DAYS = ("2026-11-20", "2026-11-21", "2026-10-31")
MOST_ACTIONS = 60
SEED = bytes(range(32))


@pytest.fixture
async def device() -> AsyncIterator[Device]:
    async with opened(Database()) as found:
        yield found


async def check_same(browser: Browser, device: Device, method: str, path: str, body: Json | None = None) -> Json:
    """See that both answer a request alike; give the body."""
    there = await browser.http.request(method, path, json=body) if body is not None else await browser.get(path)
    here = await device.ask_raw(method, path, None if body is None else json.dumps(body))
    assert here["status"] == there.status_code, path
    assert here["body"] == there.text, path
    found: Json = there.json()
    return found


async def test_catalogue_and_words(browser: Browser, device: Device) -> None:
    await check_same(browser, device, "GET", "/api/games")
    for language in (*LANGUAGES, "tlh"):
        await check_same(browser, device, "GET", f"/api/words/{language}")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sampled(4)
async def test_what_is_told_of_a_game(browser: Browser, device: Device, name: str) -> None:
    players = find_game(name).rules.players[0]
    for what in ("rules", "pictures", "guide", "lesson", f"examples/{players}", "examples/99", "states/giving-up"):
        await check_same(browser, device, "GET", f"/api/games/{name}/{what}")
    question = {"do": "moves", "id": "1", "seat": 0}
    await check_same(browser, device, "POST", f"/api/games/{name}/lesson/0", question)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("day", DAYS)
async def test_puzzles(browser: Browser, device: Device, day: str) -> None:
    found = await check_same(browser, device, "GET", f"/api/puzzles/{day}")
    for puzzle in found["puzzles"]:
        path = f"/api/puzzles/{day}/{puzzle['game']}"
        help = await check_same(browser, device, "POST", f"{path}/help", {"taken": []})
        await check_same(browser, device, "POST", path, {"taken": [help["choice"]["text"]]})


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("which", ["puzzle-3-7", "border-0-2", "escape-3-1", "puzzle-9-1"])
async def test_practice(browser: Browser, device: Device, which: str) -> None:
    path = f"/api/puzzles/{which}/thirty-six"
    await check_same(browser, device, "GET", path)
    await check_same(browser, device, "POST", f"{path}/help", {"taken": []})
    await check_same(browser, device, "POST", path, {"taken": []})


def bare(frame: str, table: str) -> str:
    """Leave the table's id out of a frame, and the milliseconds of clocks that run."""
    message = json.loads(frame.replace(table, "TABLE"))
    for clock in message.get("clocks", ()):
        clock["left_ms"] = 0
    return json.dumps(message)


class Side:
    """A line to one of the houses, and the frames it has received, in order."""

    def __init__(self, table: str, send: Any, hear: Any) -> None:
        self.table, self._send, self._hear = table, send, hear
        self.said: list[str] = []
        self.view: Json = {}

    async def send(self, **frame: Any) -> None:
        await self._send(json.dumps(frame))

    async def until(self, *kinds: str) -> Json:
        while True:
            for text in (await self._hear()).split("\n"):
                self.said.append(bare(text, self.table))
            message: Json = json.loads(self.said[-1])
            if message["is"] in kinds:
                return message


async def look(side: Side, seat: int | None) -> Json:
    await side.send(do="look", seat=seat)
    return await side.until("view")


def waits_for_clock(view: Json) -> bool:
    return bool(view["table"]["phase"] == "playing" and not view["scene"].get("to_act"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sampled(4)
async def test_a_whole_match(browser: Browser, device: Device, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same actions of the same seats lead to the same frames.

    Everybody sits at one browser, so that no bot decides. Where clocks run, one house may be a little ahead of the
    other: then both are looked at again, and only views and answers are compared.
    """
    monkeypatch.setattr("parlour.server.model.stored.new_seed", lambda: SEED)
    monkeypatch.setattr("tests.server.browser.new_nonce", lambda: "0" * 32)
    seats = ["here"] * find_game(name).rules.players[0]
    there, here = await browser.make(name, *seats), await device.open(name, *seats)
    line = device.line(here)

    async def send_here(text: str) -> None:
        device.house.receive({"is": "frame", "line": line.number, "text": text})

    async def hear_here() -> str:
        frame = await device.until(lambda it: it["is"] == "frame" and it["line"] == line.number)
        return str(frame["text"])

    async with browser.connect(there) as socket:

        async def hear_there() -> str:
            return str(await socket.recv())

        sides = [Side(there, socket.send, hear_there), Side(here, send_here, hear_here)]
        dice, taken, has_clocks = random.Random(name), 0, find_game(name).has_clocks
        for number in itertools.count():
            seat = None if number == 0 else number % len(seats)
            views = [await look(side, seat) for side in sides]
            while has_clocks and (views[0] != views[1] or waits_for_clock(views[0])):
                await asyncio.sleep(0.05)
                views = [await look(side, seat) for side in sides]
            assert views[0] == views[1]
            if views[0]["table"]["phase"] == "over" or number > MOST_ACTIONS:
                break
            choices = views[0].get("actions", ())
            if not choices:
                continue
            choice = dice.choice(choices)
            act = {"seat": choice.get("seat", views[0]["seat"]), "action": choice["text"], "seq": views[0]["seq"]}
            taken += 1
            answers = []
            for side in sides:
                await side.send(do="act", id=f"a{number}", **act)
                answers.append(await side.until("changes", "view", "refused", "stale"))
            assert answers[0] == answers[1]
    assert has_clocks or sides[0].said == sides[1].said
    assert taken > len(seats)

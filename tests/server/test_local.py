"""The house of one device, through nothing but the messages of its page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import pytest

from parlour.core.game import find_game, games
from parlour.core.match import Match
from parlour.server.local.thinker import think
from parlour.server.model.jobs import Answer, Job
from tests.server.device import Database, Device, is_over, opened

pytestmark = pytest.mark.anyio

NAMES = sorted(name for name, game in games().items() if game.about.title)
DAY = "2026-11-20"
SPEED = 1_000
"""How much faster time goes, so that clocks and the pauses of bots take no time."""


@pytest.fixture
async def device() -> AsyncIterator[Device]:
    async with opened(Database()) as found:
        yield found


def kinds_of(name: str) -> list[str]:
    least = find_game(name).rules.players[0]
    return ["here", *["gentle"] * (max(2, least) - 1)] if find_game(name).rules.players[1] > 1 else ["here"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sampled(4)
async def test_a_whole_match_outlives_the_worker(name: str) -> None:
    """The worker is killed in the middle; another one goes on with the same table."""
    database = Database()
    first = Device(database, speed=SPEED)
    table = await first.open(name, *kinds_of(name))
    line = first.line(table)
    view = await line.act_until(0, lambda it: it["seq"] >= 6 or is_over(it))
    await first.kill()
    async with opened(database, speed=SPEED) as second:
        line = second.line(table)
        again = await line.look(0)
        assert again["seq"] >= view["seq"]
        over = await line.act_until(0, is_over)
        assert over["table"]["proof"]
        status, tables = await second.ask("GET", "/api/tables")
        assert (status, [each["phase"] for each in tables["tables"]]) == (200, ["over"])
        file = await second.ask_raw("GET", f"/api/tables/{table}/file")
        assert (file["status"], file["name"]) == (200, f"{name}.parlour.json")
        status, replayed = await second.ask("POST", "/api/replay", json.loads(file["body"]))
        assert status == 200, replayed
        assert replayed["messages"][0]["table"]["phase"] == "over"
        status, rematch = await second.ask("POST", f"/api/tables/{table}/again")
        assert status == 201
        assert rematch["table"].startswith("here-")


async def test_hint_review_and_what_if(device: Device) -> None:
    table = await device.open("thirty-six", "here", "gentle")
    line = device.line(table)
    view = await line.act_until(0, lambda it: it["seq"] >= 2 and bool(it.get("actions")))
    hint = await line.ask("hint", seat=0, seq=view["seq"])
    assert hint["choice"]["text"] in [each["text"] for each in view["actions"]]
    status, made = await device.ask("POST", f"/api/tables/{table}/branch", {"at": 1, "seat": 0, "level": "gentle"})
    assert (status, made["table"].startswith("here-")) == (201, True)
    assert (await device.ask("POST", f"/api/tables/{made['table']}/call", {"name": "Else"}))[0] == 200
    status, branches = await device.ask("GET", f"/api/tables/{table}/branches")
    assert [each["branch"]["called"] for each in branches["branches"]] == ["Else"]
    await line.act_until(0, is_over)
    line.send(do="review", id="r", seat=0)
    first = await line.until(lambda it: it["is"] == "reviewed")
    judged = len(first["decisions"])
    while judged < first["total"]:
        more = await line.until(lambda it: it["is"] == "reviewed")
        judged, first = judged + len(more["decisions"]), more
    assert judged


async def test_puzzles_and_lessons_are_answered(device: Device) -> None:
    status, puzzles = await device.ask("GET", f"/api/puzzles/{DAY}")
    assert status == 200
    game = puzzles["puzzles"][0]["game"]
    status, help = await device.ask("POST", f"/api/puzzles/{DAY}/{game}/help", {"taken": []})
    assert status == 200
    taken = {"taken": [help["choice"]["text"]]}
    assert (await device.ask("POST", f"/api/puzzles/{DAY}/{game}", taken))[0] == 200
    status, refused = await device.ask("POST", f"/api/puzzles/{DAY}/{game}", {"taken": ["dance"]})
    assert (status, refused["code"], refused["field"]) == (400, "bad_message", "taken")
    assert (await device.ask("GET", "/api/games/thirty-six/lesson"))[0] == 200
    question = {"do": "why", "id": "1", "seat": 0, "path": ["nothing"]}
    status, because = await device.ask("POST", "/api/games/thirty-six/lesson/0", question)
    assert (status, because["is"]) == (200, "because")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/you/pass", None, 404, "alone"),
        ("POST", "/api/tables/here-x/join", {"secret": "x" * 22}, 404, "alone"),
        ("GET", "/api/nothing", None, 404, "alone"),
        ("POST", "/api/tables", {"game": "pentic", "seats": [{"kind": "here"}, {"kind": "link"}]}, 409, "alone"),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "here"}]}, 400, "bad_option"),
        ("POST", "/api/tables", {"seats": 1}, 400, "bad_message"),
        ("GET", "/api/tables/here-none/file", None, 404, "no_table"),
        ("GET", "/api/games/chess/rules", None, 404, "not_found"),
        ("POST", "/api/replay/branch", {}, 400, "bad_message"),
    ],
)
async def test_what_is_not_answered_is_refused(
    device: Device, method: str, path: str, body: Any, status: int, code: str
) -> None:
    found, problem = await device.ask(method, path, body)
    assert (found, problem["code"]) == (status, code)
    assert problem["message"]


async def test_a_line_to_no_table_is_ended(device: Device) -> None:
    line = device.line("here-none")
    assert (await line.hear())["code"] == "no_table"
    assert (await device.until(lambda it: it["is"] == "disconnected"))["code"] == 4404


async def test_a_frame_that_cannot_be_kept_is_refused_and_taken_later() -> None:
    database = Database()
    async with opened(database) as device:
        table = await device.open("thirty-six", "here", "here")
        line = device.line(table)
        view = await line.look(0)
        choice = view["actions"][0]
        act = {"seat": choice.get("seat", 0), "action": choice["text"], "seq": view["seq"]}
        database.full = True
        refused = await line.ask("act", **act)
        assert (refused["is"], refused["code"]) == ("refused", "here-no_room")
        assert (await device.ask("POST", "/api/tables", {"game": "pentic", "seats": [{"kind": "here"}] * 2}))[0] == 503
        database.full = False
        assert (await line.ask("act", **act))["is"] == "ack"


async def test_two_tabs_write_one_log() -> None:
    database = Database()
    async with opened(database) as one, opened(database) as other:
        table = await one.open("thirty-six", "here", "here")
        lines = [one.line(table), other.line(table)]
        seat = (await lines[0].look(0))["scene"]["to_act"][0]
        views = [await line.look(seat) for line in lines]
        action = views[0]["actions"][0]["text"]
        answers = [await line.ask("act", seat=seat, action=action, seq=views[0]["seq"]) for line in lines]
        assert [answer["is"] for answer in answers] == ["ack", "stale"]
    rows = [key for key in database.stores["rows"] if key.startswith(f"{table}/")]
    assert len(rows) == 1


async def test_an_idle_table_is_freed_and_loaded_again() -> None:
    async with opened(Database(), idle_table_ms=0, sweep_ms=10) as device:
        table = await device.open("thirty-six", "here", "here")
        line = device.line(table)
        view = await line.look(0)
        loaded = device.house._house._loaded.by_id
        assert list(loaded) == [table]
        line.hang_up()
        while loaded:
            await asyncio.sleep(0.01)
        assert (await device.line(table).look(0))["scene"] == view["scene"]


class SlowDatabase(Database):
    async def write(self, changes: Sequence[Any]) -> bool:
        await asyncio.sleep(0.2 if changes[0][1] == "tables" else 0)
        return await super().write(changes)


async def test_what_was_asked_is_answered_before_the_house_stops() -> None:
    device = Device(SlowDatabase())
    seats = [{"kind": "here"}, {"kind": "here"}]
    asked = asyncio.create_task(device.ask("POST", "/api/tables", {"game": "pentic", "seats": seats}))
    await asyncio.sleep(0.01)
    await device.stop()
    assert asked.done()
    assert (await asked)[0] == 201


async def test_a_tab_lists_what_another_has_played() -> None:
    database = Database()
    async with opened(database) as one, opened(database) as other:
        table = await one.open("thirty-six", "here", "here")
        await other.line(table).look(0)
        await one.line(table).act_until(0, lambda it: it["seq"] >= 3)
        assert (await other.line(table).look(0))["seq"] >= 3


async def test_time_stands_still_while_no_page_runs() -> None:
    database = Database()
    async with opened(database):
        await asyncio.sleep(0.05)
    stored = int(database.stores["house"]["time"])
    assert stored >= 50
    async with opened(database) as device:
        await device.ask("GET", "/api/you")
    assert stored <= int(database.stores["house"]["time"]) < stored + 60_000


# --- the thinker


def asked(**more: Any) -> Job:
    game = find_game("thirty-six")
    match = Match.start(game, 2, seed=bytes(32))
    (seat,) = match.seats_to_act()
    given = {"game": game.name, "edition": game.about.edition, "view": match.view(seat).tobytes(), "seat": seat}
    return Job(**{**given, "level": "gentle", "seed": 1, **more})


def answered(job: Any) -> Answer:
    return msgspec.msgpack.decode(think(msgspec.msgpack.encode(job)), type=Answer)


def test_a_job_is_thought_about() -> None:
    assert answered(asked()).decision().action is not None
    assert answered(asked(hint_ms=20)).advice().action is not None


@pytest.mark.parametrize(
    "job",
    [
        asked(edition=99),
        asked(game="chess"),
        asked(view=b"short"),
        asked(seat=1 - asked().seat),
        asked(seat=9),
        asked(level="nobody"),
        asked(hint_ms=20, taken=10**6),
        [*msgspec.to_builtins(asked()), "more"],
        "nonsense",
    ],
)
def test_a_job_that_is_none_is_answered_with_an_error(job: Any) -> None:
    assert answered(job).error


@pytest.mark.parametrize("thought", [None, b"", b"nonsense", msgspec.msgpack.encode([10**6])])
async def test_a_bot_plays_on_where_the_thinker_fails(thought: bytes | None) -> None:
    async with opened(Database(), think=lambda _: thought) as device:
        table = await device.open("thirty-six", "here", "expert")
        line = device.line(table)
        view = await line.act_until(0, lambda it: it["seq"] >= 3)
        assert view["seq"] >= 3
        assert device.jobs

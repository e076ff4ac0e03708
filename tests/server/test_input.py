"""What strangers send: none of it may break a connection, reach the log or be read in two ways."""

from __future__ import annotations

import contextlib
import json
from typing import get_args

import httpx
import pytest
import websockets

from parlour.protocol.frames import Echo, Incoming, Ping
from parlour.server.base.visible import unseen
from parlour.server.table.frames import HANDLERS
from tests.server.browser import SECRETS, Browser, Json, Live, seat_request
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

PING = '{"do": "ping"}'
ACT = '{"do": "act", "id": "x", "seat": 0, "action": "pass", "seq": %s}'


def test_every_type_of_frame_has_a_handler() -> None:
    assert set(HANDLERS) | {Ping, Echo} == set(get_args(Incoming)), "these two are answered at once"


BAD_FRAMES = {
    "not JSON": "hello",
    "empty": "",
    "no object": "[]",
    "no tag": "{}",
    "unknown tag": '{"do": "cheat"}',
    "unknown field": '{"do": "ping", "more": 1}',
    "missing field": '{"do": "act", "id": "x"}',
    "duplicate key": '{"do": "ping", "do": "ping"}',
    "deep nesting": "[" * 8000,
    "deep objects": '{"do":' * 1300,
    "huge integer": ACT % 2**70,
    "integer of thousands of digits": ACT % ("9" * 5000),
    "negative": ACT % -1,
    "float": ACT % 1.5,
    "NaN": ACT % "NaN",
    "wrong type": ACT % '"1"',
    "more than 8 KiB": '{"do": "ping"%s}' % (" " * 8192),
    "NUL": '{"do": "act", "id": "\\u0000", "seat": 0, "action": "pass", "seq": 0}',
    "lone surrogate": '{"do": "act", "id": "\\ud800", "seat": 0, "action": "pass", "seq": 0}',
    "long id": json.dumps({"do": "act", "id": "x" * 65, "seat": 0, "action": "pass", "seq": 0}),
    "seat 32": json.dumps({"do": "act", "id": "x", "seat": 32, "action": "pass", "seq": 0}),
    "long path": json.dumps({"do": "why", "id": "x", "seat": 0, "path": ["a"] * 9}),
}


@pytest.mark.fault(32, 33)
@pytest.mark.parametrize("frame", BAD_FRAMES.values(), ids=BAD_FRAMES)
async def test_a_bad_frame_gets_a_fault_and_the_connection_lives_on(browser: Browser, frame: str) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        await live.socket.send(frame)
        fault = await live.next("fault", "ack", "refused", "stale")
        assert fault["is"] == "fault"
        assert fault["code"] in ("bad_message", "unseen")
        await live.send(do="ping")
        assert (await live.hear())["is"] == "pong"


@pytest.mark.fault(32)
async def test_binary_frames_are_refused(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        await live.socket.send(PING.encode())
        assert (await live.next("fault", "pong"))["code"] == "bad_message"


@pytest.mark.fault(25)
async def test_ten_megabytes_close_the_connection_unread(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        with contextlib.suppress(websockets.ConnectionClosed):
            await live.socket.send("x" * 10_000_000)
        assert await live.closed() == 1009


@pytest.mark.fault(27)
async def test_a_flood_gets_a_fault_and_then_the_door(serving: Serving) -> None:
    async with serving(frames_per_20_s=50) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table, 0) as live:
            for _ in range(120):
                await live.socket.send(PING)
            assert await live.closed() == 1008
        faults = [message for message in live.heard if message["is"] == "fault"]
        assert [fault["code"] for fault in faults] == ["too_fast"]


BAD_NAMES = {
    "NUL": "Eve\0",
    "bidi": "Eve\u202e",
    "zero width": "E\u200bve",
    "newline": "E\nve",
    "surrogate": "\ud800",
    "nothing": "   ",
    "blank letter": "\u3164",
    "only joiners": "\u200d\u200c",
    "grapheme joiner": "E\u034fve",
    "braille blank": "\u2800",
    "ten thousand letters": "E" * 10_000,
}


@pytest.mark.fault(34)
@pytest.mark.parametrize("name", BAD_NAMES.values(), ids=BAD_NAMES)
async def test_names_nobody_can_read_are_refused_naming_the_field(browser: Browser, name: str) -> None:
    seats = [seat_request("here"), {"kind": "here", "name": name}]
    body = json.dumps({"game": "thirty-six", "seats": seats})
    answer = await browser.http.post("/api/tables", content=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["field"] == "seats[1].name"
    table = await browser.make("thirty-six", "bot:random", "link")
    wish = json.dumps({"secret": SECRETS[table, 1], "name": name})
    answer = await browser.http.post(f"/api/tables/{table}/join", content=wish)
    assert answer.status_code == 400
    assert answer.json()["field"] == "name"


@pytest.mark.fault(47)
async def test_names_of_all_scripts_are_welcome(browser: Browser) -> None:
    seats = [{"kind": "here", "name": "Zoë 玲 ✨"}, {"kind": "here", "name": "<b>Ünal</b>"}]
    made = await browser.post("/api/tables", {"game": "thirty-six", "seats": seats})
    async with browser.live(made.json()["table"], 0) as live:
        assert [seat["name"] for seat in live.view["table"]["seats"]] == ["Zoë 玲 ✨", "<b>Ünal</b>"]


@pytest.mark.parametrize("name", ["👩🏽‍🚀", "می‌خواهم", "ශ්‍රී", "র‍্যাচেল", "葛󠄀城", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "❤️‍🔥 1️⃣", "क्‌ष"])
def test_joiners_that_do_something_are_allowed(name: str) -> None:
    assert unseen(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "a\u200db",
        "a\u200cb",
        "👩\u200d",
        "\u200d👩",
        "E\ufe0f",
        "Eve1\ufe0f",
        "7\ufe0e",
        "🏴\U000e0067x",
        "ශ්\u200dා",
        "\U000e0101",
        "\u2060",
        "\U0001d159",
    ],
    ids=ascii,
)
def test_joiners_and_blanks_that_do_nothing_are_refused(name: str) -> None:
    assert unseen(name) is not None


def table_of(**changes: object) -> Json:
    return {"game": "thirty-six", "seats": [seat_request("here"), seat_request("here")], **changes}


BAD_TABLES = {
    "unknown game": (table_of(game="chess"), "game"),
    "unknown option": (table_of(options={"speed": 1}), "options.speed"),
    "value that is none": (table_of(options={"stall": 7}), "options.stall"),
    "true for a number": (table_of(options={"start": True}), "options.start"),
    "out of range": (table_of(game="pentic", options={"target": 1001}), "options.target"),
    "off the steps": (table_of(game="pentic", options={"target": 255}), "options.target"),
    "too many players": (table_of(seats=[seat_request("here")] * 4), "players"),
    "nobody": (table_of(seats=[]), "seats"),
    "unknown level": (table_of(seats=[seat_request("here"), seat_request("bot:genius")]), "seats[1].level"),
    "a program": (table_of(seats=[seat_request("here"), {"kind": "bot", "level": "exec:true"}]), "seats[1].level"),
    "level of a person": (
        table_of(seats=[seat_request("here"), {"kind": "here", "level": "greedy"}]),
        "seats[1].level",
    ),
    "unknown kind": (table_of(seats=[seat_request("here"), {"kind": "robot"}]), "seats[1].kind"),
    "unknown field": (table_of(seed="00"), "seed"),
    "missing field": ({"game": "thirty-six"}, "seats"),
}


@pytest.mark.parametrize(("body", "field"), BAD_TABLES.values(), ids=BAD_TABLES)
async def test_a_table_that_cannot_be_is_refused_naming_the_field(browser: Browser, body: Json, field: str) -> None:
    answer = await browser.post("/api/tables", body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["field"] == field
    assert answer.json()["message"]


@pytest.mark.fault(32, 33)
@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b'{"game": "36", "game": "36", "seats": []}', 400),
        (b"[" * 20_000, 400),
        (b'"\xff"', 400),
        (b" " * 40_000, 413),
        (b'{"options": {"x": 1' + b"0" * 400 + b"}}", 400),
    ],
)
async def test_bodies_that_are_no_json_of_ours_are_refused(browser: Browser, body: bytes, status: int) -> None:
    answer = await browser.http.post("/api/tables", content=body)
    assert answer.status_code == status
    assert set(answer.json()) >= {"code", "message"}


@pytest.mark.fault(36)
@pytest.mark.parametrize("id", ["..%2f..%2fetc%2fpasswd", "%00", "nothing-here", "x" * 1_900, "..", "%2e%2e"])
async def test_ids_lead_nowhere_else(browser: Browser, id: str) -> None:
    answer = await browser.http.get(httpx.URL(f"{browser.url}/api/tables/{id}/file"))
    assert answer.status_code == 404
    assert answer.json()["code"] in {"no_table", "not_found"}


async def test_a_connection_to_no_table_is_told_so(browser: Browser) -> None:
    async with browser.connect("nothing-here") as socket:
        live = Live(socket)
        assert (await live.hear())["code"] == "no_table"
        assert await live.closed() == 4404


@pytest.mark.fault(35)
async def test_nothing_bad_is_in_the_log_of_a_table(server: Running) -> None:
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        for frame in list(BAD_FRAMES.values())[:20]:
            await live.socket.send(frame)
        await live.send(do="act", id="x", seat=0, action="pass", seq=0)
        assert (await live.next("refused"))["is"] == "refused"
    stored = await server.tables.store.load_table(table)
    assert stored is not None
    assert stored.log == []


def test_a_page_without_tables_of_unicode_refuses_what_is_never_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.base.visible.regex", None)
    assert unseen("Ada\u0007") == "\u0007"
    assert unseen("Ada \u2028") == "\u2028"
    assert unseen("Zoë 👩\u200d🚀") is None

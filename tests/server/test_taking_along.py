"""Tables that are taken along from a server to a device and back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.device import Database, Device, is_over, opened

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


@pytest.fixture
async def device() -> AsyncIterator[Device]:
    async with opened(Database()) as found:
        yield found


async def begun_here(device: Device, *kinds: str) -> str:
    """Open a table of 36 on the device, and play a few actions."""
    table = await device.open("thirty-six", *(kinds or ("here", "gentle")))
    line = device.line(table)
    await line.act_until(0, lambda it: it["seq"] >= 4)
    line.hang_up()
    return table


async def moved(device: Device, *kinds: str) -> Json:
    table = await begun_here(device, *kinds)
    status, file = await device.ask("POST", f"/api/tables/{table}/move")
    assert status == 200, file
    return file


async def test_a_table_goes_from_a_server_to_a_device_and_back(browser: Browser, device: Device) -> None:
    table = await browser.make("thirty-six", "here", "bot:gentle")
    async with browser.live(table, 0) as live:
        while live.view["seq"] < 4:
            if live.view.get("actions"):
                await live.first()
            else:
                await live.hear()
        answer = await browser.post(f"/api/tables/{table}/move")
        assert answer.status_code == 200, answer.text
        while not live.view["table"].get("moved"):
            await live.hear()
        left = live.view
        assert not left.get("actions")
        assert (await live.act(0, "pass"))["code"] == "moved"
    assert (await browser.post(f"/api/tables/{table}/move")).json()["rows"] == json.loads(answer.text)["rows"]

    status, brought = await device.ask("POST", "/api/tables/bring", answer.json())
    assert status == 201, brought
    assert brought["table"].startswith("here-")
    line = device.line(brought["table"])
    view = await line.look(0)
    assert view["seq"] == len(answer.json()["rows"])
    assert (view["scene"], view["table"]["commitment"]) == (left["scene"], left["table"]["commitment"])
    await line.act_until(0, lambda it: it["seq"] >= 8 or is_over(it))
    status, file = await device.ask("POST", f"/api/tables/{brought['table']}/move")
    assert status == 200

    back = await browser.post("/api/tables/bring", file)
    assert back.status_code == 201, back.text
    assert back.json()["table"] not in (table, brought["table"])
    async with browser.live(back.json()["table"], 0) as live:
        assert live.view["seq"] >= 8
        while live.view["table"]["phase"] == "playing":
            if live.view.get("actions"):
                await live.first()
            else:
                await live.hear()
        assert live.view["table"]["proof"]["seed"] == answer.json()["seed"]
    assert (await browser.get(f"/api/tables/{back.json()['table']}/file")).status_code == 200


async def test_only_who_plays_alone_takes_a_table_along(browser: Browser, device: Device) -> None:
    friend = Browser(browser.url)
    table = await browser.make_with(friend)
    assert (await browser.post(f"/api/tables/{table}/move")).status_code == 403
    mine = await browser.make("thirty-six", "here", "bot:gentle")
    assert (await friend.post(f"/api/tables/{mine}/move")).status_code == 403
    await friend.http.aclose()
    status, waiting = await device.ask(
        "POST", "/api/tables", {"game": "pentic", "seats": [{"kind": "here"}, {"kind": "bot"}]}
    )
    status, problem = await device.ask("POST", f"/api/tables/{waiting['table']}/move")
    assert (status, problem["code"]) == (409, "conflict")
    table = await begun_here(device)
    _, branch = await device.ask("POST", f"/api/tables/{table}/branch", {"at": 1, "seat": 0, "level": None})
    assert (await device.ask("POST", f"/api/tables/{branch['table']}/move"))[0] == 409


async def test_nothing_more_happens_at_a_table_that_was_moved(device: Device) -> None:
    table = await begun_here(device, "here", "here")
    line = device.line(table)
    view = await line.act_until(0, lambda it: bool(it.get("actions")))
    assert (await device.ask("POST", f"/api/tables/{table}/move"))[0] == 200
    choice = view["actions"][0]
    seat = choice.get("seat", 0)
    for do, more in (
        ("act", {"action": choice["text"], "seq": view["seq"]}),
        ("undo", {"seq": view["seq"]}),
        ("leave", {}),
        ("hint", {"seq": view["seq"]}),
    ):
        assert (await line.ask(do, seat=seat, **more))["code"] == "moved"
    after = await line.look(0)
    assert (after["seq"], after["table"]["moved"], after.get("actions")) == (view["seq"], True, None)
    _, tables = await device.ask("GET", "/api/tables")
    assert [each["to_act"] for each in tables["tables"]] == [False]


def with_row(file: Json, number: int, **changed: Any) -> Json:
    rows = [list(row) for row in file["rows"]]
    for name, value in changed.items():
        rows[number][("kind", "seat", "what", "mine", "ago").index(name)] = value
    return {**file, "rows": rows}


async def test_a_file_that_does_not_replay_is_refused_by_row_and_clause(device: Device) -> None:
    file = await moved(device)
    seat = file["rows"][1][1]
    refusals = [
        (with_row(file, 1, seat=1 - seat), "bad_file", "rows[1]", True),
        (with_row(file, 1, what="nonsense"), "bad_file", "rows[1]", False),
        (with_row(file, 1, kind="undo", seat=0, what="7"), "bad_file", "rows[1]", False),
        (with_row(file, 1, kind="leave", seat=0, what="nobody"), "bad_file", "rows[1]", False),
        (with_row(file, 2, ago=file["began"] + 1), "bad_file", "rows[2]", False),
        ({**file, "edition": 99}, "bad_file", "edition", False),
        ({**file, "game": "chess"}, "bad_file", "game", False),
        ({**file, "seats": file["seats"][:1]}, "bad_file", None, False),
        ({**file, "seats": [{**file["seats"][0], "nonce": None}, file["seats"][1]]}, "bad_file", "seats[0]", False),
        (
            {**file, "seats": [file["seats"][0], {**file["seats"][1], "level": "search:9000000"}]},
            "bad_file",
            None,
            False,
        ),
        ({**file, "seed": "no"}, "bad_message", "seed", False),
        ({**file, "more": 1}, "bad_message", None, False),
    ]
    before = len((await device.ask("GET", "/api/tables"))[1]["tables"])
    for refused, code, field, has_clause in refusals:
        status, problem = await device.ask("POST", "/api/tables/bring", refused)
        assert (status, problem["code"]) == (400, code), problem
        assert field is None or problem["field"] == field
        assert bool(problem.get("clause")) == has_clause, problem
    assert len((await device.ask("GET", "/api/tables"))[1]["tables"]) == before
    assert (await device.ask("POST", "/api/tables/bring", file))[0] == 201


async def test_undone_and_left_rows_are_taken_along(device: Device) -> None:
    table = await device.open("thirty-six", "here", "here", "gentle")
    line = device.line(table)
    view = await line.act_until(0, lambda it: bool(it.get("actions")))
    choice = view["actions"][0]
    seat = choice.get("seat", 0)
    assert (await line.ask("act", seat=seat, action=choice["text"], seq=view["seq"]))["is"] == "ack"
    view = await line.look(seat)
    await line.ask("undo", seat=seat, seq=view["seq"])
    await line.ask("leave", seat=seat)
    status, file = await device.ask("POST", f"/api/tables/{table}/move")
    assert status == 200
    assert "leave" in [row[0] for row in file["rows"]]
    status, brought = await device.ask("POST", "/api/tables/bring", file)
    assert status == 201, brought
    again = await device.line(brought["table"]).look(0)
    assert again["seq"] >= len(file["rows"])

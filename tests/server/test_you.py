"""A guest comes along to another device, by a link or a file, and can be forgotten."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pysqlite3.dbapi2 as sqlite
import pytest

from parlour.server.people import passes
from parlour.server.people.guests import COOKIE, Guests, random_of
from parlour.server.storage.seals import check_seals
from parlour.server.tournaments.book import FRESH_S
from tests.server.browser import Browser
from tests.server.club import found
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


async def passed(browser: Browser) -> str:
    answer = await browser.post("/api/you/pass")
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    return str(answer.json()["secret"])


async def take(browser: Browser, secret: str) -> Any:
    answer = await browser.post("/api/you/take", {"secret": secret})
    return answer.json() if answer.status_code == 200 else answer.json()["code"]


async def become(browser: Browser, file: Any) -> Any:
    answer = await browser.post("/api/you/become", file)
    return answer.json() if answer.status_code == 200 else answer.json()["code"]


async def test_who_never_sat_down_is_nobody_to_take_along(server: Running) -> None:
    stranger = server.browser()
    assert (await stranger.get("/api/you")).json() == {
        "known": False,
        "since": 0,
        "names": [],
        "tables": 0,
        "feed": False,
        "person": "",
        "program": False,
    }
    for answer in (await stranger.post("/api/you/pass"), await stranger.get("/api/you/file")):
        assert (answer.status_code, answer.json()["code"]) == (403, "no_guest")


async def test_a_link_brings_a_guest_along_once(server: Running) -> None:
    desk, phone, third = server.browser(), server.browser(), server.browser()
    table = await desk.make("thirty-six", "here", "here")
    secret = await passed(desk)
    you = await take(phone, secret)
    assert (you["known"], you["tables"]) == (True, 1)
    async with phone.live(table, 0) as live:
        assert live.view["seat"] == 0
    assert await take(third, secret) == "pass_used"
    assert COOKIE not in third.http.cookies
    async with desk.live(table, 0) as live:
        assert live.view["seat"] == 0, "the first device stays"


async def test_a_newer_link_makes_the_one_before_void_and_none_is_good_for_long(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, phone = server.browser(), server.browser()
    await desk.make("thirty-six", "here", "here")
    first, second = await passed(desk), await passed(desk)
    assert await take(phone, first) == "pass_unknown"
    now = server.tables.guests.now()
    server.tables.guests.now = lambda: now + passes.GOOD_S + 1
    assert await take(phone, second) == "pass_old"
    server.tables.guests.now = lambda: now + passes.GOOD_S - 2
    assert (await take(phone, second))["known"]


async def test_the_database_gives_nobody_away(server: Running, tmp_path: Path) -> None:
    desk = server.browser()
    await desk.make("thirty-six", "here", "here")
    secret = await passed(desk)
    random = random_of(desk.http.cookies[COOKIE])
    with sqlite.connect(str(tmp_path / "parlour.db")) as file:
        rows = [bytes(str(row), "utf-8") for row in file.execute("SELECT * FROM passes")]
        (wrapped,) = file.execute("SELECT wrapped FROM passes").fetchone()
    assert rows and wrapped != random
    assert all(secret.encode() not in row for row in rows)


async def test_a_file_brings_a_guest_back_and_others_say_why_not(server: Running) -> None:
    desk, fresh = server.browser(), server.browser()
    table = await desk.make("thirty-six", "here", "here")
    answer = await desk.get("/api/you/file")
    assert "attachment" in answer.headers["content-disposition"]
    file = answer.json()
    assert (await become(fresh, file))["tables"] == 1
    async with fresh.live(table, 0) as live:
        assert live.view["seat"] == 0
    other = Guests(bytes(32)).new_guest().token
    assert await become(fresh, {"parlour": "guest", "token": other}) == "guest_foreign"
    assert await become(fresh, {"parlour": "guest", "token": "x"}) == "guest_foreign"
    assert await become(fresh, {"parlour": "match"}) == "bad_message"
    server.tables.guests.now = lambda: 1e10
    assert await become(fresh, file) == "guest_old"


async def test_a_guest_takes_another_name_wherever_they_have_one(serving: Serving, database: str) -> None:
    """Whoever looks on sees it, in this and in another process, and nobody else at the table is renamed."""
    shared: dict[str, Any] = {"database": database, "workers": 2}
    async with serving(**shared) as one, serving(**shared) as other:
        host, friend = one.browser(), one.browser()
        table = await host.make("thirty-six", "link", "here", options={"start": 1})
        await friend.join(table, 0, "Gwen")
        club = await found(one, where="screens")
        await club.do("enter", {"name": "Gwen"}, friend)
        async with other.browser().live(table, None) as onlooker:
            assert onlooker.view["table"]["seats"][0]["name"] == "Gwen"
            other_seats = await friend.post("/api/you/name", {"name": "Ida", "before": "Hanna"})
            assert other_seats.json()["names"] == ["Gwen"], "who shares a screen keeps their name"
            renamed = await friend.post("/api/you/name", {"name": "  Gwen   Dora ", "before": "Gwen"})
            assert renamed.status_code == 200 and renamed.json()["names"] == ["Gwen Dora"]
            while onlooker.view["table"]["seats"][0]["name"] != "Gwen Dora":
                await onlooker.hear()
            assert onlooker.view["table"]["seats"][1]["name"] != "Gwen Dora"
        await asyncio.sleep(FRESH_S)
        assert (await club.view(friend))["you"] == "Gwen Dora"
        assert [line["name"] for line in (await club.page())["standings"]] == ["Gwen Dora"]


@pytest.mark.parametrize(("name", "status"), [("", 400), (" ", 400), ("x" * 25, 400), (7, 400)])
async def test_a_name_that_is_none_is_refused(server: Running, name: object, status: int) -> None:
    friend = server.browser()
    assert (await friend.post("/api/you/name", {"name": "Gwen", "before": "Ada"})).json()["code"] == "no_guest"
    await friend.make("thirty-six", "here", "here")
    refused = await friend.post("/api/you/name", {"name": name, "before": "Ada"})
    assert refused.status_code == status and refused.json()["field"] == "name"


async def test_who_is_forgotten_leaves_no_name_and_the_seals_hold(serving: Serving) -> None:
    async with serving() as server:
        host, friend = server.browser(), server.browser()
        played = await host.make("thirty-six", "link", "here", options={"start": 1})
        await friend.join(played, 0, "Gwendolyn")
        waiting = await host.make("grannys-pills", "link", "link", "here")
        await friend.sit(waiting, 0, "Gwendolyn")
        file = (await friend.get("/api/you/file")).json()
        async with friend.live(played, 0) as live:
            await live.first()
        async with host.live(played, 1) as live:
            answer = await friend.post("/api/you/forget")
            assert answer.json()["known"] is False
            assert COOKIE not in friend.http.cookies
            while live.view["table"]["seats"][0]["name"] == "Gwendolyn":
                await live.hear()
            assert live.view["table"]["seats"][0]["kind"] == "bot"
            assert any(event["text"][0] == "leaves" for message in live.heard for event in message.get("events", ()))
            async with host.live(waiting, 2) as other:
                assert other.view["table"]["seats"][0]["kind"] == "open"
        assert await become(friend, file) == "guest_forgotten"
    async with serving() as later:
        host.url, host.http.base_url, host.origin = later.url.rstrip("/"), later.url, later.url.rstrip("/")
        host.http.headers["Origin"] = host.origin
        broken = await later.tables.store.read(lambda db: [it for it in check_seals(db) if it.broken])
        assert broken == []
        again = later.browser()
        assert await become(again, file) == "guest_forgotten"
        again.http.cookies.set(COOKIE, file["token"], domain="127.0.0.1")
        assert (await again.get("/api/you")).json()["known"] is False
        found = await later.tables.store.read(
            lambda db: db.exec_driver_sql("SELECT count(*) FROM seats WHERE name = 'Gwendolyn'").scalar()
        )
        assert found == 0
        assert (await later.tables.find_table(played)).state.seats[0].kind == "bot"


async def test_no_secret_is_logged(
    server: Running, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    desk, phone = server.browser(), server.browser()
    await desk.make("thirty-six", "here", "here")
    secret = await passed(desk)
    await take(phone, secret)
    await take(phone, secret)
    said = caplog.text + "".join(capfd.readouterr())
    assert "/api/you/take" in said
    assert secret not in said
    assert desk.http.cookies[COOKIE] not in said

"""Who gives no name: nothing is stored or sent in its place, and files and links keep the names of the others."""

from __future__ import annotations

import pytest

from tests.server.browser import Browser, seat_request
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def test_who_gives_no_name_has_none(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    seats = [{"kind": "here"}, seat_request("link")]
    answer = (await host.post("/api/tables", {"game": "pentic", "seats": seats})).json()
    assert await names_at(host, answer["table"]) == ["", ""]
    (link,) = answer["links"]
    assert (await friend.post(f"/api/tables/{answer['table']}/join", {"secret": link["secret"]})).status_code == 201
    assert await names_at(friend, answer["table"]) == ["", ""]


async def names_at(browser: Browser, table: str) -> list[str]:
    async with browser.live(table) as live:
        return [seat["name"] for seat in live.view["table"]["seats"]]


async def test_files_and_positions_keep_the_names(shared: Running) -> None:
    browser = shared.browser()
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here"}]
    table = (await browser.post("/api/tables", {"game": "thirty-six", "seats": seats})).json()["table"]
    await browser.mix(table, 0, 1)
    assert (await browser.http.get(f"/api/tables/{table}/file")).json()["names"] == ["Ada", ""]
    position = await browser.http.get(f"/api/tables/{table}/position/0")
    assert position.json()["names"] == ["Ada", ""]


async def test_a_file_without_any_name_says_nothing_of_them(shared: Running) -> None:
    browser = shared.browser()
    seats = [{"kind": "here"}, {"kind": "here"}]
    table = (await browser.post("/api/tables", {"game": "thirty-six", "seats": seats})).json()["table"]
    await browser.mix(table, 0, 1)
    assert "names" not in (await browser.http.get(f"/api/tables/{table}/file")).json()

"""Score sheets that several devices share: of those who write at once one is first, and nothing written is lost."""

from __future__ import annotations

import asyncio
import json

import pytest
import sqlalchemy as sa

from parlour.server.storage.schema import SHEETS
from parlour.server.storage.shared_sheets import KEPT_S
from tests.server.browser import Browser, Json
from tests.server.conftest import Running
from tests.server.test_operators import run

pytestmark = pytest.mark.anyio
SHEET = json.dumps({"names": ["Ana", "Ben"], "filled": {"lines": []}})


async def share(browser: Browser, written: str = SHEET) -> Json:
    answer = await browser.post("/api/sheets", {"game": "pentic", "written": written})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def write(browser: Browser, sheet: str, revision: int, text: str) -> Json:
    written = json.dumps({"names": ["Ana", "Ben"], "text": text})
    answer = await browser.post(f"/api/sheets/{sheet}", {"revision": revision, "written": written})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_who_knows_the_id_reads_and_writes(server: Running) -> None:
    ana, ben = server.browser(), server.browser()
    shared = await share(ana)
    assert (shared["revision"], shared["written"], shared["taken"]) == (0, SHEET, True)
    at = f"/api/sheets/{shared['sheet']}"
    assert (await ben.get(at)).json()["written"] == SHEET
    written = await write(ben, shared["sheet"], 0, "a line")
    assert (written["revision"], written["taken"]) == (1, True)
    seen = (await ana.get(at)).json()
    assert json.loads(seen["written"])["text"] == "a line"
    asked = (await ana.get(f"{at}?ask={json.dumps({'revision': 1})}")).json()
    assert (asked["revision"], asked["written"]) == (1, None)


async def test_a_write_of_an_old_revision_changes_nothing_and_brings_the_latest(server: Running) -> None:
    ana, ben = server.browser(), server.browser()
    sheet = (await share(ana))["sheet"]
    await write(ana, sheet, 0, "first")
    late = await write(ben, sheet, 0, "late")
    assert (late["taken"], late["revision"], json.loads(late["written"])["text"]) == (False, 1, "first")


async def test_of_ten_who_write_at_once_one_is_first(server: Running) -> None:
    browsers = [server.browser() for _ in range(5)]
    sheet = (await share(browsers[0]))["sheet"]
    answers = await asyncio.gather(*(write(browser, sheet, 0, str(n)) for n, browser in enumerate(browsers * 2)))
    assert [answer["taken"] for answer in answers].count(True) == 1
    assert {answer["revision"] for answer in answers} == {1}
    assert len({answer["written"] for answer in answers}) == 1


async def test_a_sheet_goes_a_week_after_it_was_last_written(server: Running) -> None:
    ana = server.browser()
    sheet = (await share(ana))["sheet"]
    await write(ana, sheet, 0, "a line")
    earlier = SHEETS.update().values(written_at=SHEETS.c.written_at - KEPT_S - 1)
    await server.tables.store.write(lambda connection: connection.execute(earlier))
    answer = await ana.get(f"/api/sheets/{sheet}")
    assert (answer.status_code, answer.json()["field"]) == (404, "sheet")
    await share(ana)
    count = sa.select(sa.func.count()).select_from(SHEETS)
    assert await server.tables.store.read(lambda connection: connection.execute(count).scalar()) == 1


@pytest.mark.parametrize(
    ("wish", "status", "field"),
    [
        ({"game": "pentic", "written": "no JSON"}, 400, "written"),
        ({"game": "pentic", "written": "[1]"}, 400, "written"),
        ({"game": "pentic", "written": '{"names": [1]}'}, 400, "written"),
        ({"game": "pentic", "written": '{"names": ["  "]}'}, 400, "names"),
        ({"game": "pentic", "written": json.dumps({"names": ["A" * 25]})}, 400, "written"),
        ({"game": "pentic", "written": " " * 20_001}, 400, "written"),
        ({"game": "pentic"}, 400, "written"),
        ({"game": "pentic", "written": SHEET, "more": 1}, 400, "more"),
    ],
)
async def test_what_is_no_sheet_is_refused_by_its_field(server: Running, wish: Json, status: int, field: str) -> None:
    answer = await server.browser().post("/api/sheets", wish)
    assert (answer.status_code, answer.json()["field"]) == (status, field), answer.text


async def test_a_refused_write_leaves_the_sheet_as_it_was(server: Running) -> None:
    ana = server.browser()
    sheet = (await share(ana))["sheet"]
    for written in ("no JSON", '{"names": ["  "]}'):
        assert (await ana.post(f"/api/sheets/{sheet}", {"revision": 0, "written": written})).status_code == 400
    assert (await ana.post("/api/sheets/unknown", {"revision": 0, "written": SHEET})).status_code == 404
    assert (await ana.get(f"/api/sheets/{sheet}")).json()["revision"] == 0
    assert (await ana.post(f"/api/sheets/{sheet}", {"revision": 0, "written": "null"})).json()["written"] == "null"


async def test_removed_words_are_in_no_name(server: Running) -> None:
    ana = server.browser()
    sheet = (await share(ana))["sheet"]
    run("word", "remove", "ben", database=server.tables.settings.database)
    await server.tables.notices.follow()
    answer = await ana.post(f"/api/sheets/{sheet}", {"revision": 0, "written": SHEET})
    assert (answer.status_code, answer.json()["field"]) == (400, "names"), answer.text


async def test_in_kid_mode_nobody_shares_a_sheet(server: Running) -> None:
    run("kids", "on", database=server.tables.settings.database)
    await server.tables.notices.follow()
    answer = await server.browser().post("/api/sheets", {"game": "pentic", "written": SHEET})
    assert (answer.status_code, answer.json()["code"]) == (403, "kids")

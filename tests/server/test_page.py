"""A table without a server: in memory, with bots on the event loop, through the frames that a socket would carry."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.server.model.storage import Storage
from parlour.server.storage.memory import MemoryStorage
from parlour.server.storage.store import Store
from parlour.server.table import table_requests
from parlour.server.table.restoring import restore_state
from parlour.server.table.table import Table
from tests.server.page import Line, Page, play_out

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["memory", "sqlite"])
async def page(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Page]:
    storage: Storage = MemoryStorage() if request.param == "memory" else Store(f"sqlite:///{tmp_path / 'p.db'}")
    if isinstance(storage, Store):
        storage.open()
    page = Page(storage)
    yield page
    await page.close()
    if isinstance(storage, Store):
        storage.close()


async def check_log(page: Page, table: Table) -> None:
    """See that what is stored is what is in memory, to the last seal."""
    stored = await page.storage.load_table(table.id)
    assert stored is not None
    state = restore_state(stored)
    assert (state.seq, state.seal) == (table.state.seq, table.state.seal)
    assert state.playing().state.tobytes() == table.state.playing().state.tobytes()


def test_a_match_is_played_where_nothing_is_installed_that_a_page_lacks() -> None:
    command = [sys.executable, "-m", "tests.server.in_page"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("over "), ended.stdout


async def test_a_match_against_a_bot_with_a_hint_an_undo_a_review_and_a_rematch(page: Page) -> None:
    table = await page.open("thirty-six", "ada", "here", "gentle")
    await page.mix(table, "ada")
    line = Line(table, "ada")
    view = await line.look(0)
    while not view.get("actions"):
        await line.until(lambda it: it["is"] == "changes")
        view = await line.look(0)
    hint = await line.ask("hint", seat=0, seq=view["seq"])
    assert hint["is"] == "advised"
    assert hint["choice"]["text"] in [each["text"] for each in view["actions"]]
    assert (await line.ask("undo", seat=0, seq=view["seq"]))["code"] == "undo"
    assert (await line.ask("why", seat=0, path=["nothing"]))["is"] == "because"
    assert (await line.ask("act", seat=0, action="nonsense", seq=view["seq"]))["code"] == "unreadable"
    assert (await line.ask("review", seat=0))["code"] == "no-review"
    await play_out(line, 0)
    line.send(do="review", id="r", seat=0)
    first = await line.until(lambda it: it["is"] == "reviewed")
    judged = len(first["decisions"])
    while judged < first["total"]:
        more = await line.until(lambda it: it["is"] == "reviewed")
        judged += len(more["decisions"])
    again = await table.run_question(lambda: table_requests.open_rematch(table, "ada"))
    assert (await page.find_table(again)).state.match is None, "everybody commits to a nonce anew"
    await check_log(page, table)


async def test_a_match_of_two_people_and_a_bot_who_talk_take_back_and_leave(page: Page) -> None:
    table = await page.open("pentic", "ada", "here", "link", "gentle")
    secret = page.secrets[1]
    wish = table_requests.Join(secret, "Bea")
    assert await table.run_question(lambda: table_requests.join_table(table, "bea", wish)) == 1
    await page.mix(table, "ada", "bea")
    lines = [Line(table, "ada"), Line(table, "bea")]
    for seat, line in enumerate(lines):
        await line.look(seat)
    assert (await lines[1].ask("say", seat=1, phrase="hello"))["is"] == "ack"
    assert (await lines[0].until(lambda it: it["is"] == "said"))["sayings"][0]["seat"] == 1
    assert (await lines[0].ask("hint", seat=0, seq=table.state.seq))["code"] == "company"
    assert (await lines[0].ask("act", seat=1, action="pass", seq=table.state.seq))["code"] == "not-yours"
    assert (await lines[1].ask("leave", seat=1))["is"] == "ack"
    lines[1].hang_up()
    await play_out(lines[0], 0)
    await check_log(page, table)


async def test_an_action_is_taken_back(page: Page) -> None:
    table = await page.open("thirty-six", "ada", "here", "here")
    await page.mix(table, "ada")
    line = Line(table, "ada")
    view = await line.look(0)
    seat = next(number for number in (0, 1) if table.state.playing().actors() >> number & 1)
    action = table.state.playing().choices(seat)[0].text
    assert (await line.ask("act", seat=seat, action=action, seq=view["seq"]))["is"] == "ack"
    assert (await line.ask("undo", seat=seat, seq=1))["is"] == "ack"
    assert table.state.playing().entries == []
    await check_log(page, table)

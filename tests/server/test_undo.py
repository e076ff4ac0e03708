"""Taking back: nothing revealed, nobody else involved, and written in the log like everything else."""

from __future__ import annotations

import pytest

from tests.server.browser import Live, new_id
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def take_back(live: Live, seat: int) -> dict[str, object]:
    return await live.ask("undo", seat, seq=live.view["seq"])


async def test_an_action_is_taken_back_by_a_row_of_its_own(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        before = live.view
        assert "undo" not in before
        assert before["actions"][0]["seat"] == 0
        await live.first()
        assert live.view["undo"] is True
        answer = await take_back(live, 0)
        assert (answer["is"], answer["seq"]) == ("ack", 2)
        after = await live.until(2)
        assert after["scene"] == before["scene"]
        assert after["actions"] == before["actions"]
        assert after["events"][-1]["text"] == ["takes-back", {"who": 0}]
        stored = await shared.tables.store.load_table(table)
        assert stored is not None
        assert [row.kind for row, _ in stored.log] == ["act", "undo"]


async def test_the_history_tells_of_what_was_taken_back(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        told = (await live.first())["events"]
        await take_back(live, 0)
        told += (await live.until(2))["events"]
        other = live.view["actions"][-1]
        await live.act(other["seat"], other["text"])
        told += (await live.until(3))["events"]
        assert told[0] != told[-1]
    shared.tables.loaded.unload(table)
    async with browser.live(table, 0) as live:
        assert live.view["events"] == told
        assert live.view["seq"] == 3


@pytest.mark.fault(13)
async def test_a_repeated_undo_takes_back_once(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        await live.first()
        await live.first()
        id = new_id()
        answers = []
        for _ in range(2):
            await live.send(do="undo", id=id, seat=1, seq=2)
            answers.append(await live.next("ack", "refused", "stale"))
        assert answers[0] == answers[1]
        assert (await live.look(0))["seq"] == 3


async def test_undo_goes_back_over_the_own_other_seats_and_bots(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "bot:random", options={"start": 1})
    async with browser.live(table, 0) as live:
        before = live.view
        await live.first()
        while not live.view.get("actions"):
            await live.hear()
        assert live.view["seq"] > 1, "the bot has answered"
        answer = await take_back(live, 0)
        assert answer["is"] == "ack", answer
        assert (await live.until(answer["seq"]))["scene"] == before["scene"]


async def test_nothing_is_taken_back_once_another_person_acted(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link", options={"start": 1})
    await friend.join(table, 1)
    async with host.live(table, 0) as one, friend.live(table, 1) as two:
        await one.first()
        await two.until(1)
        assert "undo" not in two.view
        assert (await take_back(two, 0))["code"] == "not-yours"
        assert (await take_back(two, 1))["code"] == "undo"
        await two.first()
        await one.until(2)
        assert "undo" not in one.view
        refused = await take_back(one, 0)
        assert refused["code"] == "undo"
        assert refused["reason"] == ["undo-refused", {"reason": ["undo-acted", {}]}]
        assert (await one.look(0))["seq"] == 2


@pytest.mark.fault(40)
async def test_a_drawn_card_is_never_put_back(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("pentic", "here", "here")
    async with browser.live(table) as live:
        actor = live.view["scene"]["to_act"][0]
        await live.look(actor)
        await live.first()
        assert "undo" not in live.view
        assert (await take_back(live, actor))["code"] == "undo"


async def test_a_stale_undo_is_stale(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        await live.first()
        assert (await live.ask("undo", 0, seq=0))["is"] == "stale"


async def test_a_game_that_knows_no_taking_back_says_so(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("quickdraw", "here", "here")
    async with browser.live(table, 0) as live:
        await live.act(0, "call 3")
        await live.until(1)
        refused = await take_back(live, 0)
        assert refused["reason"] == ["undo-refused", {"reason": ["undo-unknown", {}]}]


@pytest.mark.fault(30)
async def test_a_long_history_comes_in_pages(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = shared.browser()
    table = await browser.make("pentic", "here", "here", options={"target": 50})
    async with browser.live(table, 0) as live:
        while live.view["table"]["phase"] == "playing":
            await live.look(live.view["scene"]["to_act"][0], live.view["seq"])
            await live.first()
        whole = (await live.look(0))["events"]
        assert "since" not in live.view
        monkeypatch.setattr("parlour.server.table.history.PAGE", 5)
        view = await live.look(0)
        assert view["log"]
        told, since = view["events"], view["since"]
        assert 5 <= len(told) < len(whole)
        while since:
            await live.send(do="history", before=since)
            page = await live.next("history")
            assert page["before"] == since
            told, since = page["events"] + told, page.get("since", 0)
        assert told == whole
        assert (await live.look(0, view["since"]))["events"] == view["events"]
        news = await live.look(0, 1)
        assert news["log"], "who missed more than a page gets history, not news"
        assert news["events"] == view["events"]


@pytest.mark.fault(30)
async def test_a_page_of_history_holds_what_the_seat_may_know(shared: Running) -> None:
    host, watcher = shared.browser(), shared.browser()
    table = await host.make("quickdraw", "here", "here")
    async with host.live(table, 0) as mine, watcher.live(table) as theirs:
        await mine.act(0, "call 3")
        await theirs.until(1)
        pages = []
        for live in (mine, theirs):
            await live.send(do="history", before=1)
            pages.append((await live.next("history"))["events"][0]["text"])
        assert pages == [["calls", {"who": 0, "number": 3}], ["calls", {"who": 0, "number": 0}]]


async def test_a_table_that_waits_has_no_history(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "link")
    async with browser.live(table, 0) as live:
        await live.send(do="history", before=4)
        assert await live.next("history") == {"is": "history", "before": 4}

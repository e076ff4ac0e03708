"""Bots at the table: they play, fail, are late, take over; the table goes on."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.decision import USUAL, Decision
from parlour.server.model.seats import NAMES
from parlour.server.thinking.thinkers import Thinkers
from tests.server import minds
from tests.server.browser import Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving
from tests.server.draws import drawing
from tests.server.quickdraw import TIMER_MS

pytestmark = pytest.mark.anyio


async def test_bots_play_a_match_to_its_end(server: Running) -> None:
    browser = server.browser()
    table = await browser.make("thirty-six", "bot:random", "bot:greedy", options={"stall": 6})
    async with browser.live(table) as live:
        while live.view["table"]["phase"] != "over":
            await live.hear()
        assert live.view["table"]["proof"]["nonces"] == ["", ""]


async def test_bots_rest_while_nobody_looks(server: Running) -> None:
    browser = server.browser()
    table = await browser.make("thirty-six", "bot:random", "bot:random")
    async with browser.live(table) as live:
        await live.until(1)
    memory = server.tables.in_memory[table]
    while memory.connections or memory.automation.bots.active or memory._inbox._jobs.qsize():
        await Live.pause()
    assert memory.state.match is not None
    assert not memory.state.match.over


async def test_a_person_plays_against_a_bot_that_is_seen_thinking(server: Running) -> None:
    browser = server.browser()
    table = await browser.make("pentic", "here", "bot:greedy")
    async with browser.live(table, 0) as live:
        for _ in range(3):
            while not live.view.get("actions"):
                await live.hear()
            await live.first()
        assert any(
            seat.get("thinking") for view in live.heard if view["is"] == "view" for seat in view["table"]["seats"]
        )


@pytest.mark.fault(29)
@pytest.mark.parametrize("think", [minds.throw, minds.cheat, minds.sleep, minds.die])
async def test_a_bot_that_fails_plays_any_legal_action(serving: Serving, think: Any, caplog: Any) -> None:
    async with serving(thinkers=Thinkers(100, think)) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "bot:random", "bot:random")
        async with browser.live(table) as live:
            await live.until(2)
        assert any("bot_failed" in record.message for record in caplog.records)


async def test_a_table_claims_by_who_sits_and_looks(server: Running) -> None:
    browser = server.browser()
    mine, idle = await browser.make("pentic", "here", "bot:random"), await browser.make("pentic", "here", "bot:random")
    shown = await browser.make("pentic", "bot:random", "bot:random")
    async with browser.live(mine, 0), browser.live(shown):
        await server.tables.find_table(idle)
        claims = [server.tables.in_memory[id].automation.bots._standing() for id in (mine, shown, idle)]
        assert [claim.table for claim in claims] == [mine, shown, idle]
        assert [claim.rank for claim in claims] == [0, 1, 2]
        assert len({claim.guest for claim in claims}) == 1


async def test_in_turns_people_get_time_to_follow(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, bot_pause_ms=600, silence_ms=10**9) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 0})
        async with browser.live(table, 0) as live:
            await time.asleep(600)
            await time.advance(590)
            assert (await live.look(0))["seq"] == 0
            await time.advance(20)
            await live.until(1)


async def test_in_a_race_a_bot_looks_again_and_is_asked_anew_by_every_action(serving: Serving) -> None:
    time = HandTime()
    async with drawing(serving, time, "here", "bot:expert") as (_, _, live):
        for _ in range(5):
            await time.asleep(500)
            await time.advance(500)
        assert (await live.look(0))["seq"] == 0, "the expert waits for somebody to call"
        await live.act(0, "call 2")
        await time.asleep(1_000)
        await time.advance(1_000)
        view = await live.until(2)
        assert view["events"][-1]["text"] == ["calls", {"who": 1, "number": 0}]
        await time.advance(TIMER_MS)
        view = await live.until(3)
        assert [score["points"] for score in view["scene"]["scores"]] == [2, 9]


async def test_who_leaves_a_game_with_rules_for_it_leaves_by_them(server: Running) -> None:
    browser = server.browser()
    table = await browser.make("pivot-pawns", "here", "here", "here")
    async with browser.live(table, 0) as live:
        answer = await live.ask("leave", 0)
        assert (answer["is"], answer["seq"]) == ("ack", 2)
        assert (await live.until(2))["table"]["seats"][0]["kind"] == "bot"
        assert not any(choice["seat"] == 0 for choice in (await live.look(1))["actions"])
    stored = await server.tables.store.load_table(table)
    assert stored is not None
    assert [row.kind for row, _ in stored.log] == ["act", "leave"]
    assert stored.log[0][0].what == "leave"


async def test_who_leaves_is_played_by_a_bot_from_then_on_even_after_a_restart(serving: Serving) -> None:
    async with serving() as server:
        host, friend = server.browser(), server.browser()
        table = await host.make("thirty-six", "here", "link", options={"start": 0})
        await friend.join(table, 1, "Ada")
        async with host.live(table, 0) as mine, friend.live(table, 1) as theirs:
            answer = await theirs.ask("leave", 1)
            assert answer["is"] == "ack"
            seat = (await theirs.until(answer["seq"]))["table"]["seats"][1]
            assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "Ada", USUAL)
            assert theirs.view["seat"] is None
            assert (await theirs.ask("undo", 1, seq=1))["code"] == "not-yours"
            await mine.until(2)
        cookies = host.http.cookies
    async with serving() as server:
        host = server.browser()
        host.http.cookies = cookies
        async with host.live(table, 0) as mine:
            assert mine.view["table"]["seats"][1]["kind"] == "bot"
            assert mine.view["events"][0]["text"] == ["leaves", {"who": 1}]


async def test_bots_have_names_of_their_own_and_no_two_at_a_table_the_same(server: Running) -> None:
    browser = server.browser()
    for _ in range(4):
        table = await browser.make("pivot-pawns", "here", *["bot:gentle"] * 15, options={"seats": 16})
        async with browser.live(table, 0) as live:
            seats = live.view["table"]["seats"]
        names = [seat["name"] for seat in seats if seat["kind"] == "bot"]
        assert len(set(names)) == 15
        assert set(names) <= set(NAMES) - {seats[0]["name"]}


async def test_a_bot_takes_no_name_that_somebody_has(server: Running) -> None:
    browser = server.browser()
    people = [{"kind": "here", "name": name} for name in NAMES[:15]]
    answer = await browser.http.post(
        "/api/tables", json={"game": "pivot-pawns", "seats": [*people, {"kind": "bot"}], "options": {"seats": 16}}
    )
    async with browser.live(answer.json()["table"]) as live:
        last = live.view["table"]["seats"][-1]
    assert last["name"] in NAMES[15:]
    assert last["level"] == "gentle"


async def test_a_bot_of_a_level_that_is_gone_plays_on_at_the_usual_one(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "bot:random", options={"start": 0})
    (await server.tables.find_table(table)).state.seats[1].level = "steady"
    async with browser.live(table, 0) as live:
        await live.first()
        view = await live.until(2)
    assert view["table"]["seats"][1]["level"] == USUAL
    assert not any("bot_failed" in record.message for record in caplog.records)


async def test_where_a_round_has_ended_a_bot_leaves_time_to_read(serving: Serving) -> None:
    async with serving(HandTime(), bot_pause_ms=600) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here", options={"tournament": True, "stall": 6, "start": 0})
        async with browser.live(table, 0) as live:
            turns = server.tables.in_memory[table].automation.bots
            state, decision = server.tables.in_memory[table].state, Decision(0)
            while not any(event.get("rest") for event in live.view.get("events", ())):
                assert turns._pause(state.playing(), 9, decision, 100) == 500
                view = await live.first()
                assert view["table"]["phase"] == "playing"
            assert turns._pause(state.playing(), 9, decision, 100) == 4 * 600 - 100


async def test_within_a_turn_a_bot_leaves_the_pauses_to_who_looks(serving: Serving) -> None:
    async with serving(HandTime(), bot_pause_ms=600) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "here", options={"start": 0})
        async with browser.live(table, 0) as live:
            turns, decision = server.tables.in_memory[table].automation.bots, Decision(0)
            state = server.tables.in_memory[table].state
            assert [turns._pause(state.playing(), seat, decision, 100) for seat in (0, 1)] == [500, 500]
            acted = (await live.first())["events"][-1]["seat"]
            assert turns._pause(state.playing(), acted, decision, 100) == 0
            assert turns._pause(state.playing(), 1 - acted, decision, 100) == 500


async def test_a_bot_goes_on_once_the_only_person_has_seen_what_was_done(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, bot_pause_ms=600, silence_ms=10**9) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 0})
        async with browser.live(table, 0) as live:
            await time.asleep(600)
            await live.send(do="hurry")
            await live.until(1)
            assert (
                server.tables.in_memory[table].automation.bots._pause(Any, 9, Decision(0, 900, looks=True), 100) == 350
            )


async def test_with_others_at_the_table_nobody_hurries_a_bot(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, bot_pause_ms=600, silence_ms=10**9) as server:
        browser, friend = server.browser(), server.browser()
        table = await browser.make("thirty-six", "here", "link", "bot:random", options={"start": 0})
        await friend.join(table, 1)
        async with browser.live(table, 0) as live:
            await live.until_playing()
            await time.asleep(600)
            await live.send(do="hurry")
            assert (await live.look(0))["seq"] == 0
            await time.advance(599)
            assert (await live.look(0))["seq"] == 0
            await time.advance(1)
            await live.until(1)
            assert (
                server.tables.in_memory[table].automation.bots._pause(Any, 9, Decision(0, 900, looks=True), 100) == 800
            )

"""Hints: for who plays against bots or alone, on their turn, from what they know; thought about beside the table."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any, cast

import pytest

from parlour.bots.advice import advise
from parlour.bots.search import Budget
from parlour.core import kernel
from parlour.core.conformance.random_play import started
from parlour.core.conformance.worlds import Pair, differ, imagine
from parlour.core.contract import Advice
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, games, legal_actions
from parlour.core.match import Match
from parlour.server.base.settings import Settings
from parlour.server.model.seats import Seat
from parlour.server.model.thinking import Standing
from parlour.server.shelf.examples import table_from_match
from parlour.server.table.connection import Connection
from parlour.server.table.hints import Hints
from parlour.server.table.services import Services
from parlour.server.thinking.thinkers import Thinkers
from tests.server.browser import Json, Live, new_id
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

FEW = Budget(playouts=8 if kernel.JIT else 2)
MOVES = 8 if kernel.JIT else 1


class Slow(Thinkers):
    """Thinks about a hint until it is told to stop, then gives the first action."""

    def __init__(self) -> None:
        super().__init__(600_000)
        self.asked = 0
        self.enough = asyncio.Event()
        self.dropped = asyncio.Event()
        self.cheats = False

    async def advise(self, game: Game, view: Any, seat: int, *_: Any) -> Advice:
        self.asked += 1
        try:
            await self.enough.wait()
        except asyncio.CancelledError:
            self.dropped.set()
            raise
        legal = legal_actions(game, view, seat)
        illegal = next(action for action in range(len(game.rules.actions)) if action not in legal)
        return Advice(illegal if self.cheats else legal[0], 0.6251, 0.25)


async def hint(live: Live, seat: int = 0, seq: int | None = None) -> Json:
    await live.send(do="hint", id=new_id(), seat=seat, seq=live.view["seq"] if seq is None else seq)
    return await live.next("advised", "refused", "stale", "fault")


async def test_a_hint_is_a_legal_action_in_words_and_may_be_played(serving: Serving) -> None:
    async with serving(hint_ms=30) as server:
        browser = server.browser()
        table = await browser.make("pentic", "here", "bot:random", options={"start": 0})
        async with browser.live(table, 0) as live:
            assert live.view["table"]["hints"]
            found = await hint(live)
            offered = {choice["text"]: choice["path"] for choice in live.view["actions"]}
            assert offered[found["choice"]["text"]] == found["choice"]["path"]
            assert found["choice"]["label"]
            assert 0 <= found["chance"] <= 1
            assert (await live.act(0, found["choice"]["text"]))["is"] == "ack"
            view = await live.until(1)
            if found["brings"]:
                assert found["brings"]["text"] in [event["text"] for event in view["events"]]
        table = await browser.make("gridsy", "here", options={"grid": 4})
        async with browser.live(table, 0) as live:
            found = await hint(live)
            assert found["choice"]["text"] in [choice["text"] for choice in live.view["actions"]]
            assert found["chance"] is None, "a game with bots of its own asks the best of them"


async def test_nobody_gets_a_hint_where_others_play_or_at_a_seat_that_is_not_theirs(shared: Running) -> None:
    browser, friend = shared.browser(), shared.browser()
    table = await browser.make_with(friend, options={"start": 1})
    async with browser.live(table, 1) as live:
        assert "hints" not in live.view["table"]
        assert (await hint(live, 1))["code"] == "company"
        assert (await hint(live, 0))["code"] == "not-yours"
    both = await browser.make("thirty-six", "here", "here")
    async with browser.live(both, 0) as live:
        assert (await hint(live, live.view["scene"]["to_act"][0]))["code"] == "company", "two share a screen"
    alone = await browser.make("thirty-six", "here", "bot:random", options={"start": 0})
    async with friend.live(alone) as onlooker:
        assert "hints" not in onlooker.view["table"]
        assert (await hint(onlooker))["code"] == "not-yours"


async def test_hints_are_for_the_position_one_sees_and_for_ones_turn(serving: Serving) -> None:
    async with serving(thinkers=(slow := Slow()), bot_pause_ms=600_000) as server:
        slow.enough.set()
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 0})
        async with browser.live(table, 0) as live:
            refused = await hint(live)
            assert (refused["code"], refused["reason"][0]) == ("illegal", "not-your-turn"), (
                "the bot chooses a colour first"
            )
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 1})
        async with browser.live(table, 0) as live:
            assert (await hint(live, seq=7))["is"] == "stale"
            assert (await hint(live))["is"] == "advised"
            await live.first()
            assert (await hint(live))["code"] == "illegal"


async def test_who_asks_twice_is_told_the_same_and_it_is_thought_about_once(serving: Serving) -> None:
    async with serving(thinkers=(slow := Slow())) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 1})
        async with browser.live(table, 0) as live:
            for id in "ab":
                await live.send(do="hint", id=id, seat=0, seq=0)
            await live.send(do="why", id="c", seat=0, path=[])
            await live.next("because")
            slow.enough.set()
            first, second = await live.next("advised"), await live.next("advised")
            third = await hint(live)
            assert (first["id"], second["id"]) == ("a", "b")
            assert first | {"id": ""} == second | {"id": ""} == third | {"id": ""}
            assert (first["chance"], first["ahead"]) == (0.63, 0.25), "a search knows no more"
            assert slow.asked == 1


async def test_a_move_drops_the_thought(serving: Serving) -> None:
    async with serving(thinkers=(slow := Slow())) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 1})
        async with browser.live(table, 0) as live:
            await live.send(do="hint", id="h", seat=0, seq=0)
            assert (await live.act(0, live.view["actions"][0]["text"]))["is"] == "ack"
            stale = await live.next("stale")
            assert stale["id"] == "h"
            await slow.dropped.wait()


async def test_nobody_thinks_for_who_has_gone(serving: Serving) -> None:
    async with serving(thinkers=(slow := Slow())) as server:
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 1})
        async with browser.live(table, 0) as stays:
            async with browser.live(table, 0) as goes:
                for live, id in ((stays, "s"), (goes, "g")):
                    await live.send(do="hint", id=id, seat=0, seq=0)
                    await live.send(do="why", id="c", seat=0, path=[])
                    await live.next("because")
            hints = server.tables.in_memory[table].hints
            while len(hints._waiting) > 1:
                await asyncio.sleep(0.01)
            assert not slow.dropped.is_set(), "somebody waits"
        await slow.dropped.wait()


async def test_an_advice_against_the_rules_is_told_to_nobody(
    serving: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(thinkers=(slow := Slow())) as server:
        slow.cheats = True
        slow.enough.set()
        browser = server.browser()
        table = await browser.make("thirty-six", "here", "bot:random", options={"start": 1})
        async with browser.live(table, 0) as live:
            assert (await hint(live))["code"] == "retry"
            assert any("hint_failed" in record.message for record in caplog.records)
            slow.cheats = False
            assert (await hint(live))["is"] == "advised", "one may try again"


async def test_at_a_what_if_of_a_table_there_are_none(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 0})
    answer = await browser.post(f"/api/tables/{table}/branch", {"at": 0, "seat": 0, "level": "expert"})
    async with browser.live(answer.json()["table"], 0) as live:
        assert "hints" not in live.view["table"]
        assert (await hint(live))["code"] == "company"


class Pocket(Thinkers):
    """Thinks here, and no longer than so."""

    def __init__(self) -> None:
        super().__init__(600_000)

    async def advise(self, game: Game, view: Any, seat: int, *_: Any) -> Advice:
        return advise(game, view, seat, FEW, zlib.crc32(view.tobytes()))


async def told(match: Match, seat: int) -> bytes:
    """What a seat is told that asks for a hint."""
    state = table_from_match(match, "t", [Seat(number, "bot", "") for number in range(match.players)])
    state.seq = 1  # an imagined match has no past
    services = Services(*[cast(Any, None)] * 2, Settings(), Pocket(), *[cast(Any, None)] * 5)
    hints, connection = (
        Hints(services, state, services.thinking, lambda: Standing("t", "g", 0)),
        Connection(None, cast(Any, None)),
    )
    hints.request_hint(connection, "h", seat)
    assert hints._task is not None
    await hints._task
    return await cast(Any, connection.next())


@pytest.mark.parametrize("game", [game for game in games().values() if game.rules.secret], ids=lambda game: game.name)
@pytest.mark.sampled(3)
async def test_two_worlds_that_look_alike_to_a_seat_get_it_the_same_hint(game: Game) -> None:
    dice = new_dice(36)
    match = started(game, 1, max(2, game.rules.players[0]), None)
    different = 0
    for _ in range(MOVES):
        if not match.seats_to_act():
            break
        asking = match.seats_to_act()[0]
        other = imagine(match, asking, dice)
        different += differ(Pair(match, other, asking))
        assert await told(match, asking) == await told(other, asking)
        actions = match.actions(asking)
        match.play(asking, actions[roll(dice, len(actions))])
    assert different or not kernel.JIT

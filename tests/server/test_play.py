"""Play over the socket: acknowledged, announced, refused, stale, watched."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.browser import Browser, new_id
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def test_an_action_is_acknowledged_before_its_view_is_shown(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        assert live.view["table"]["phase"] == "playing"
        await live.first()
        kinds = [message["is"] for message in live.heard]
        assert kinds == ["view", "ack", "view"]
        assert live.view["seq"] == 1
        assert live.view["events"], "the action is told"
        assert "log" not in live.view, "news is not history"


async def test_an_open_game_offers_the_actions_of_all_own_seats(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        seats = set()
        for _ in range(4):
            seats.add(live.view["actions"][0]["seat"])
            await live.first()
        assert seats == {0, 1}


async def test_a_secret_game_offers_only_the_actions_of_the_seat_looked_from(browser: Browser) -> None:
    table = await browser.make("pentic", "here", "here")
    async with browser.live(table, 0) as live:
        actor = live.view["scene"]["to_act"][0]
        assert {choice["seat"] for choice in (await live.look(actor))["actions"]} == {actor}
        assert "actions" not in await live.look(1 - actor)


@pytest.mark.fault(35)
async def test_two_browsers_see_each_action_and_only_the_owner_may_act(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link")
    async with host.live(table, 0) as one:
        assert one.view["table"]["phase"] == "waiting"
        assert "scene" not in one.view
        assert (await one.act(0, "chooseColour 0", seq=0))["code"] == "illegal"
        assert (await friend.join(table, 1)).status_code == 201
        while one.view["table"]["phase"] == "waiting":
            await one.hear()
        async with friend.live(table, 1) as two:
            actor, other = (one, two) if one.view.get("actions") else (two, one)
            seat = actor.view["actions"][0]["seat"]
            refused = await other.act(seat, actor.view["actions"][0]["text"])
            assert (refused["is"], refused["code"]) == ("refused", "not-yours")
            await actor.first()
            await other.until(1)
            assert other.view["scene"]["pieces"] == actor.view["scene"]["pieces"]


@pytest.mark.fault(35, 41)
async def test_a_spectator_sees_the_public_view_and_may_do_nothing(shared: Running) -> None:
    host, stranger = shared.browser(), shared.browser()
    table = await host.make("pentic", "here", "bot:random")
    async with host.live(table, 0) as live, stranger.live(table, 0) as watching:
        assert watching.view["seat"] is None
        assert "actions" not in watching.view
        assert live.view["own"]["pieces"], "the owner sees the hand"
        assert "own" not in watching.view
        assert live.view["scene"] == watching.view["scene"]
        assert not any(piece.get("face") for piece in watching.view["scene"]["pieces"] if "hand" in piece["zone"])
        assert not any(seat.get("mine") for seat in watching.view["table"]["seats"])
        assert (await watching.act(0, "pass"))["code"] == "not-yours"
        assert (await watching.act(7, "pass"))["code"] == "not-yours"


@pytest.mark.fault(14, 15)
async def test_an_action_for_an_older_position_is_stale_and_a_view_follows(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        choice = live.view["actions"][0]
        await live.first()
        assert (await live.act(choice["seat"], choice["text"], seq=0))["is"] == "stale"
        view = await live.next("view")
        assert view["seq"] == 1
        assert (await live.act(choice["seat"], choice["text"], seq=99))["is"] == "stale"


@pytest.mark.fault(14)
async def test_in_a_race_a_late_action_is_judged_by_the_present_position(browser: Browser) -> None:
    table = await browser.make("quickdraw", "here", "here")
    async with browser.live(table, 0) as live:
        assert (await live.act(0, "call 3", seq=0))["is"] == "ack"
        assert (await live.act(1, "call 2", seq=0))["is"] == "ack"
        refused = await live.act(0, "call 3", seq=0)
        assert (refused["code"], refused["clause"]) == ("illegal", "QDR-01")


@pytest.mark.fault(14)
async def test_the_last_to_act_is_not_too_late(browser: Browser) -> None:
    table = await browser.make("gridsy", "here", "here")
    async with browser.live(table, 0) as live:
        assert (await live.act(0, "ready", seq=0))["is"] == "ack"
        assert (await live.act(1, "ready", seq=0))["is"] == "ack"
        refused = await live.act(1, "ready", seq=0)
        assert (refused["code"], refused["clause"]) == ("illegal", "GRI-G16")


@pytest.mark.fault(13)
async def test_a_repeated_action_id_gets_its_first_answer_and_has_one_effect(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        choice, id = live.view["actions"][0], new_id()
        first = await live.act(choice["seat"], choice["text"], seq=0, id=id)
        await live.until(1)
        await live.first()
        again = await live.act(choice["seat"], choice["text"], seq=0, id=id)
        assert again == first
        assert (await live.look(0))["seq"] == 2


@pytest.mark.fault(13)
async def test_another_guest_cannot_borrow_an_action_id(shared: Running) -> None:
    host, stranger = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "here")
    async with host.live(table, 0) as live, stranger.live(table) as other:
        choice, id = live.view["actions"][0], new_id()
        await live.act(choice["seat"], choice["text"], id=id)
        assert (await other.act(choice["seat"], choice["text"], id=id))["code"] == "not-yours"


@pytest.mark.fault(35)
async def test_refusals_name_the_clause_and_unreadable_actions_say_so(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        actor = live.view["actions"][0]["seat"]
        refused = await live.act(1 - actor, live.view["actions"][0]["text"])
        assert (refused["code"], refused["clause"]) == ("illegal", "T36-ACT")
        assert refused["reason"] == ["not-your-turn", {}]
        assert (await live.act(actor, "jump 7"))["code"] == "unreadable"
        assert (await live.act(actor, "move 99"))["code"] == "unreadable"
        assert (await live.look(0))["seq"] == 0, "nothing was logged"


async def test_why_names_a_clause(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        actor = live.view["actions"][0]["seat"]
        answer = await live.ask("why", actor, path=["nowhere"])
        assert answer["is"] == "because"
        assert answer["clause"].startswith("T36-")
        assert answer["reason"]


async def test_in_words_comes_what_is_asked_for_and_what_a_button_says(browser: Browser) -> None:
    table = await browser.make("pentic", "here", "here")
    async with browser.live(table, 0) as live:
        await live.look(live.view["scene"]["to_act"][0])
        assert live.view["actions"] and not any("label" in choice for choice in live.view["actions"])
        await live.send(do="moves")
        moves = await live.next("moves")
        assert [choice.pop("label")[0] for choice in moves["actions"]] == ["play"] * len(moves["actions"])
        assert (moves["seq"], moves["actions"]) == (live.view["seq"], live.view["actions"])
    async with browser.live(table) as spectator:
        await spectator.send(do="moves")
        assert "actions" not in await spectator.next("moves")
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        assert {choice["label"][0] for choice in live.view["actions"]} == {"play-colour"}


@pytest.mark.fault(15)
async def test_coming_back_brings_what_was_missed_and_looking_anew_the_whole_history(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        told = []
        for _ in range(3):
            told += (await live.first())["events"]
    async with browser.live(table, 0) as live:
        assert live.view["log"] is True
        assert live.view["events"] == told
        assert (await live.look(0, seq=2))["events"] == told[-len(live.view["events"]) :]
        assert "log" not in live.view
        assert len(live.view["events"]) < len(told)
        assert "events" not in await live.look(0, seq=3)
        assert (await live.look(0, seq=900))["log"] is True


async def test_frames_of_one_browser_keep_their_order(browser: Browser) -> None:
    table = await browser.make("quickdraw", "here", "here")
    async with browser.live(table, 0) as live:
        for number in range(1, 9):
            await live.send(do="act", id=f"n{number}", seat=0, action=f"call {number}", seq=0)
        answers = [await live.next("ack", "refused") for _ in range(8)]
        assert [(answer["is"], answer["id"]) for answer in answers] == [("ack", f"n{n}") for n in range(1, 9)]


@pytest.mark.fault(16)
async def test_two_tabs_race_and_the_first_action_wins(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as one, browser.live(table, 0) as two:
        choices = one.view["actions"]
        answers = await asyncio.gather(
            one.act(choices[0]["seat"], choices[0]["text"], seq=0),
            two.act(choices[1]["seat"], choices[1]["text"], seq=0),
        )
        assert sorted(answer["is"] for answer in answers) == ["ack", "stale"]
        assert (await one.until(1))["scene"] == (await two.until(1))["scene"]


async def test_people_are_shown_online_while_they_look(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link")
    await friend.join(table, 1, "Ada")
    async with host.live(table, 0) as live:
        assert [seat.get("online", False) for seat in live.view["table"]["seats"]] == [True, False]
        async with friend.live(table, 1):
            while not live.view["table"]["seats"][1].get("online"):
                await live.hear()
        while live.view["table"]["seats"][1].get("online"):
            await live.hear()
        assert live.view["table"]["seats"][1]["name"] == "Ada"

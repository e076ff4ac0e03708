"""Looking back: the table as it was, from the seat that looks, and never more than that seat knew then."""

from __future__ import annotations

import pytest

from tests.server.browser import Json, Live
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def recall(live: Live, at: int, **seat: int) -> Json:
    await live.send(do="recall", at=[at], **seat)
    return await live.next("recalled")


async def test_the_table_is_shown_as_it_was(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        seen = [live.view, *[await live.first() for _ in range(4)]]
        assert [event["seq"] for event in seen[-1]["events"]] == [4]
        for view in seen:
            then = await recall(live, view["seq"])
            assert then["scene"] == view["scene"]
            assert then.get("own", {}) == view.get("own", {})


async def test_what_was_taken_back_or_never_was_is_not_shown(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        await live.first()
        await live.ask("undo", 0, seq=1)
        assert [("scene" in await recall(live, at)) for at in (0, 1, 2, 3)] == [True, False, False, False]


async def test_nobody_recalls_what_others_held(shared: Running) -> None:
    ann, bob = shared.browser(), shared.browser()
    table = await ann.make("pentic", "here", "link", options={"start": 0})
    await bob.join(table, 1)
    async with ann.live(table, 0) as hers, bob.live(table, 1) as his, shared.browser().live(table) as looker:
        await hers.until_playing()
        await hers.first()
        then = [await recall(live, 0) for live in (hers, his, looker)]
        assert then[0]["scene"] == then[1]["scene"] == then[2]["scene"]
        hands = [[piece["face"] for piece in one["own"]["pieces"]] for one in then[:2]]
        assert hands[0] != hands[1]
        assert "own" not in then[2]
        faces = {piece.get("face") for piece in then[2]["scene"]["pieces"]}
        assert not faces & set(hands[0] + hands[1])


@pytest.mark.rule("MIS-14")
async def test_what_is_to_be_remembered_is_not_shown_again(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("mismemory", "here", "bot:random")
    async with browser.live(table, 0) as live:
        assert "scene" not in await recall(live, 0)


async def test_several_moments_are_asked_for_at_once(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        await live.first()
        await live.send(do="recall", at=[1, 0, 9])
        assert [(moment["at"], "scene" in moment) for moment in [await live.next("recalled") for _ in range(3)]] == [
            (1, True),
            (0, True),
            (9, False),
        ]
        await live.send(do="recall", at=list(range(9)))
        assert (await live.next("fault"))["code"] == "bad_message"


async def test_only_a_match_that_is_over_is_seen_from_other_seats(shared: Running) -> None:
    ann, bob = shared.browser(), shared.browser()
    table = await ann.make("pentic", "here", "link", options={"start": 0, "target": 50})
    await bob.join(table, 1)
    async with ann.live(table, 0) as hers, bob.live(table, 1) as his:
        await hers.until_playing()
        mine = await recall(hers, 0)
        assert await recall(hers, 0, seat=1) == await recall(hers, 0, all=True) == mine
        assert mine["seat"] == 0
        theirs = await recall(his, 0)
        while hers.view["table"]["phase"] != "over":
            seen = await (hers if hers.view.get("actions") else his).first()
            await hers.until(seen["seq"])
            await his.until(seen["seq"])
        assert await recall(hers, 0, seat=1) == theirs
        assert await recall(hers, 0, seat=9) == mine
        both = await recall(hers, 0, all=True)
        assert both["own"]["pieces"] == mine["own"]["pieces"] + theirs["own"]["pieces"]

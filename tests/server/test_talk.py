"""Phrases and words at a table: told to all, kept, limited, and never part of the match."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parlour.server.table.talk import AT_ONCE
from tests.server.browser import Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Serving

pytestmark = pytest.mark.anyio

TALKING = {
    "over_days": False,
    "days": 0,
    "late": "bot",
    "warm": False,
    "talk": True,
    "clock": "",
    "rated": False,
    "open": False,
}


async def said(live: Live) -> list[tuple[int, str, str]]:
    found = await live.next("said", "refused")
    if found["is"] == "refused":
        return [(-1, found["code"], "")]
    return [(each["seat"], each["phrase"], each.get("words", "")) for each in found["sayings"]]


async def test_a_phrase_is_heard_by_all_and_by_who_comes_later_and_moves_nothing(serving: Serving) -> None:
    async with serving() as server:
        host, friend, guest = server.browser(), server.browser(), server.browser()
        table = await host.make_with(friend)
        async with host.live(table, 1) as live, guest.live(table) as onlooker:
            seq = live.view["seq"]
            await live.send(do="say", seat=1, phrase="luck")
            assert await said(live) == await said(onlooker) == [(1, "luck", "")]
            await onlooker.send(do="say", seat=1, phrase="luck")
            assert await said(onlooker) == [(-1, "not-yours", "")], "who looks on says nothing"
            async with friend.live(table, 0) as later:
                assert await said(later) == [(1, "luck", "")]
                assert later.view["seq"] == seq
        assert "luck" not in (await host.get(f"/api/tables/{table}/file")).text
    async with serving() as server, server.browser().live(table) as live:
        assert await said(live) == [(1, "luck", "")]


async def test_words_of_one_s_own_are_said_only_where_that_was_agreed(serving: Serving) -> None:
    async with serving() as server:
        host, friend = server.browser(), server.browser()
        plain, talking = await host.make_with(friend), await host.make_with(friend, terms=TALKING)
        async with host.live(plain, 1) as live:
            await live.send(do="say", seat=1, phrase="words", words="hi")
            assert await said(live) == [(-1, "phrases", "")]
        async with host.live(talking, 1) as live:
            await live.send(do="say", seat=1, phrase="words", words="  see   http://x.example <b> ")
            assert await said(live) == [(1, "words", "see http://x.example <b>")]
            for bad in ({"phrase": "words"}, {"phrase": "luck", "words": "x"}):
                await live.send(do="say", seat=1, **bad)
                assert await said(live) == [(-1, "phrases", "")]
        await host.post("/api/you/forget")
        kept = await server.tables.store.read(lambda db: db.exec_driver_sql("SELECT words FROM talk").scalars().all())
        assert kept == [""]


async def test_who_says_too_much_has_to_wait(serving: Serving) -> None:
    async with serving(time=HandTime()) as server:
        host, friend = server.browser(), server.browser()
        async with host.live(await host.make_with(friend), 1) as live:
            for _ in range(AT_ONCE + 1):
                await live.send(do="say", seat=1, phrase="oops")
            heard = [await said(live) for _ in range(AT_ONCE + 1)]
            assert heard == [[(1, "oops", "")]] * AT_ONCE + [[(-1, "too_fast", "")]]


async def test_what_comes_twice_is_said_once_and_what_cannot_be_read_is_answered_by_its_id(serving: Serving) -> None:
    async with serving() as server:
        host, friend = server.browser(), server.browser()
        table = await host.make_with(friend, terms=TALKING)
        once = {"do": "say", "id": "x1", "seat": 1, "phrase": "luck"}
        async with host.live(table, 1) as live:
            await live.send(**once)
            assert (await live.next("ack"))["id"] == "x1"
        async with host.live(table, 1) as live:
            assert await said(live) == [(1, "luck", "")]
            await live.send(**once)
            assert (await live.next("said", "ack"))["is"] == "ack"
            await live.send(do="say", id="x2", seat=1, phrase="words", words="x" * 201)
            assert (await live.next("fault"))["id"] == "x2"
            await live.send(do="say", id="x3", seat=1, phrase="words", words="a\u202eb")
            fault = await live.next("fault")
            assert (fault["id"], fault["code"]) == ("x3", "unseen")


async def test_two_processes_hear_each_other_in_one_order(serving: Serving, tmp_path: Any) -> None:
    shared = {"workers": 2, "meet": str(tmp_path)}
    async with serving(**shared) as one, serving(**shared) as two:
        host, friend = one.browser(), one.browser()
        table = await host.make_with(friend)
        there = two.browser()
        there.http.cookies = friend.http.cookies
        async with host.live(table, 1) as here, there.live(table, 0) as far:
            await asyncio.gather(
                here.send(do="say", seat=1, phrase="hello"), far.send(do="say", seat=0, phrase="thanks")
            )
            heard: dict[str, list[Any]] = {"here": [], "far": []}
            for name, live in (("here", here), ("far", far)):
                while len(heard[name]) < 2:
                    heard[name] += await said(live)
            assert heard["here"] == heard["far"]
            assert sorted(heard["here"]) == [(0, "thanks", ""), (1, "hello", "")]

"""One shows, the others look: a moment and public places, one at a time, and forgotten with the leader."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.server.table.presenter import AT_ONCE
from tests.server.browser import Browser, Json, Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

NOBODY = {"is": "leading"}


async def told(live: Live) -> Json:
    """What is heard next of who leads, or why not."""
    return await live.next("leading", "fault")


async def three(server: Running, game: str) -> tuple[str, Browser, Browser, Browser]:
    host, friend, guest = server.browser(), server.browser(), server.browser()
    table = await host.make(game, "here", "link")
    await friend.join(table, 1, "Gwen")
    return table, host, friend, guest


def place(live: Live, kind: str = "board") -> str:
    zones = [zone["id"] for zone in live.view["scene"]["zones"] if zone["kind"] == kind]
    return str(next(it["id"] for it in live.view["scene"]["pieces"] if it["zone"] in zones))


async def test_what_one_shows_all_hear_until_the_leader_goes(server: Running) -> None:
    table, host, friend, guest = await three(server, "thirty-six")
    async with friend.live(table, 1) as other, guest.live(table) as onlooker:
        async with host.live(table, 0) as live:
            spot = place(live)
            await live.send(do="lead", at=0, pointers=[[spot, spot]])
            shown = {"is": "leading", "on": True, "seat": 0, "at": 0, "pointers": [[spot, spot]]}
            assert await told(live) == {**shown, "mine": True}
            assert await told(other) == await told(onlooker) == shown
            async with guest.live(table) as later:
                assert await told(later) == shown
        assert await told(other) == await told(onlooker) == NOBODY
    assert (await server.tables.find_table(table)).state.seq == 0, "nothing of it is in the log"


async def test_one_leads_at_a_time_who_sits_before_who_looks_on_or_by_offer(server: Running) -> None:
    table, host, friend, guest = await three(server, "thirty-six")
    async with host.live(table, 0) as live, friend.live(table, 1) as other, guest.live(table) as onlooker:
        await onlooker.send(do="lead")
        assert await told(onlooker) == {"is": "leading", "on": True, "mine": True}
        await live.send(do="lead")
        assert await told(onlooker) == {"is": "leading", "on": True, "seat": 0}
        await other.send(do="lead")
        while (heard := await told(other)).get("seat") != 0:
            pass
        assert "mine" not in heard, "the first of those who sit leads"
        await live.send(do="lead", to=1)
        while (await told(other)).get("to") != 1:
            pass
        await other.send(do="lead")
        while not (heard := await told(other)).get("mine"):
            pass
        while (heard := await told(live)).get("seat") != 1:
            pass
        await live.send(do="rest")
        await other.send(do="rest")
        assert await told(live) == NOBODY


async def test_only_what_everybody_sees_is_pointed_to(server: Running) -> None:
    table, host, _, _ = await three(server, "pentic")
    async with host.live(table, 0) as live:
        mine = live.view["own"]["pieces"][0]["id"]
        theirs = place(live, "hand")
        board = place(live)
        for start, end in ((mine, mine), (theirs, board), (board, theirs), (board, "no such thing")):
            await live.send(do="lead", pointers=[[start, end]])
            assert (await told(live))["code"] == "bad_message"
        await live.send(do="lead", at=99)
        assert (await told(live))["code"] == "bad_message"
        await live.send(do="lead", pointers=[[board, board]] * 9)
        assert (await told(live))["code"] == "bad_message"
        await live.send(do="lead", pointers=[[board, board]])
        assert (await told(live))["mine"]


async def test_who_shows_too_much_has_to_wait(serving: Serving) -> None:
    async with serving(time=HandTime()) as server:
        table, host, _, _ = await three(server, "thirty-six")
        async with host.live(table, 0) as live:
            for _ in range(AT_ONCE + 1):
                await live.send(do="lead")
            while (heard := await told(live))["is"] == "leading":
                pass
            assert heard["code"] == "too_fast"


async def test_two_processes_have_one_leader_who_may_hand_over(serving: Serving, tmp_path: Any) -> None:
    shared = {"workers": 2, "meet": str(tmp_path)}
    async with serving(**shared) as one, serving(**shared) as two:
        table, host, friend, _ = await three(one, "thirty-six")
        there = two.browser()
        there.http.cookies = friend.http.cookies
        async with there.live(table, 1) as far:
            async with host.live(table, 0) as here:
                await here.send(do="lead", at=0, to=1)
                assert await told(far) == {"is": "leading", "on": True, "seat": 0, "at": 0, "to": 1}
                await far.send(do="lead")
                while (await told(here)).get("seat") != 1:
                    pass
                await far.send(do="rest")
                while (await told(here)) != NOBODY:
                    pass
                await here.send(do="lead")
                while (await told(far)).get("seat") != 0:
                    pass
            while (await told(far)) != NOBODY:
                pass

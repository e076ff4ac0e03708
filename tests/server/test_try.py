"""Actions tried in the mind: answered to whoever may try, written nowhere, told to nobody."""

from __future__ import annotations

import pytest

from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def test_a_seat_tries_pivots_before_it_bids(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("pivot-pawns", "here", "here")
    async with browser.live(table, 0) as live, shared.browser().live(table) as other:
        assert live.view["own"]["tries"]
        await live.send(do="try", seat=0, actions=[])
        first = (await live.next("tried"))["attempt"]
        assert not first.get("pieces")
        step = first["choices"][0]
        await live.send(do="try", seat=0, actions=[step["text"], "nonsense"])
        assert (await live.next("tried"))["attempt"] is None, "that cannot be read"
        await live.send(do="try", seat=0, actions=[step["text"]])
        answer = await live.next("tried")
        assert answer["seq"] == live.view["seq"]
        assert answer["attempt"]["actions"] == [step["text"]]
        assert [piece["id"] for piece in answer["attempt"]["pieces"]] == [step["path"][0]]
        await other.send(do="try", seat=0, actions=[])
        assert (await other.next("tried"))["attempt"] is None, "a spectator has no seat to try for"


async def test_nothing_is_tried_in_other_games(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("pentic", "here", "bot:random", options={"start": 0})
    async with browser.live(table, 0) as live:
        await live.send(do="try", seat=0, actions=[])
        assert (await live.next("tried"))["attempt"] is None

"""What choices would bring: asked before they are made, answered from what the seat knows."""

from __future__ import annotations

import pytest

from tests.server.browser import Json, Live
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def foresee(live: Live, seat: int, *actions: str, seq: int | None = None) -> Json:
    await live.send(do="foresee", seat=seat, seq=live.view["seq"] if seq is None else seq, actions=actions)
    return await live.next("outlook")


async def test_it_is_said_what_cards_bring(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("pentic", "here", "bot:random", options={"start": 0})
    async with browser.live(table, 0) as live:
        texts = [choice["text"] for choice in live.view["actions"]]
        found = await foresee(live, 0, *texts[:32])
        brings = {one["action"]: one for one in found["brings"]}
        assert brings
        assert set(brings) <= set(texts)
        text, promised = next(iter(brings.items()))
        view = await live.until((await live.act(0, text))["seq"])
        told = [(event.get("points"), event["text"]) for event in view["events"]]
        assert (promised["points"], promised["text"]) in told


async def test_nothing_is_said_of_what_is_not_legal_or_not_ones_own(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("pentic", "here", "bot:random", options={"start": 0})
    async with browser.live(table, 0) as live:
        text = live.view["actions"][0]["text"]
        assert (await foresee(live, 0, "nonsense", "play 9Zz 1"))["brings"] == []
        assert (await foresee(live, 1, text))["brings"] == []
        assert (await foresee(live, 0, text, seq=live.view["seq"] + 1))["brings"] == []
        async with shared.browser().live(table) as other:
            assert (await foresee(other, 0, text))["brings"] == []
        await live.send(do="foresee", seat=0, seq=0, actions=[text] * 33)
        assert (await live.next("fault"))["code"] == "bad_message"

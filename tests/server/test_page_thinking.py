"""The page of a lone person thinks for the server: when it is asked, and what becomes of its answers."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import AsyncIterator
from typing import cast

import msgspec
import pytest

from parlour.core import kernel
from parlour.core.game import find_game, legal_actions
from parlour.core.record import from_bytes
from parlour.server.base.settings import Settings
from parlour.server.local.thinker import think
from parlour.server.model.jobs import Answer, Job
from parlour.server.table import page_thinking
from parlour.server.table.page_thinker import MOST_LATE
from tests.server.browser import Json, Live, new_id
from tests.server.conftest import Running, Serving
from tests.server.counting import CountingThinkers

pytestmark = pytest.mark.anyio

VERSION = "0123456789abcdef"
GUEST = "g" * 64
MOVES = 12 if kernel.JIT else 2


@pytest.fixture(autouse=True)
def bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.house.tables.read_version", lambda _: VERSION)


@pytest.fixture
def thinkers() -> CountingThinkers:
    return CountingThinkers()


@pytest.fixture
async def house(serving: Serving, thinkers: CountingThinkers) -> AsyncIterator[Running]:
    async with serving(thinkers=thinkers) as server:
        yield server


def read_job(message: Json) -> Job:
    return msgspec.msgpack.decode(base64.b64decode(message["data"]), type=Job)


def written(answer: Answer) -> str:
    return base64.b64encode(msgspec.msgpack.encode(answer)).decode()


def first_action(job: Job) -> int:
    game = find_game(job.game)
    return legal_actions(game, from_bytes(game.rules.state, job.view), job.seat)[0]


async def offer(live: Live, version: str = VERSION) -> None:
    """Offer to think, and wait until the server has read that."""
    await live.send(do="offer", version=version)
    await live.ask("why", 0, path=[])


async def answer(live: Live, message: Json, data: str | None) -> None:
    await live.send(do="thought", job=message["job"], data=data)


async def play(live: Live) -> None:
    """Take the first action of the person's next turn."""
    while not live.view.get("actions"):
        await live.hear()
    await live.first()


async def think_honestly(live: Live) -> Job:
    """Answer the next question with the first legal action."""
    message = await live.next("think")
    job = read_job(message)
    await answer(live, message, written(Answer(first_action(job))))
    return job


async def settle(live: Live) -> None:
    """Wait until the person is to act again."""
    while not live.view.get("actions"):
        await live.hear()


def thoughts_asked(live: Live) -> int:
    return sum(message["is"] == "think" for message in live.heard)


@contextlib.asynccontextmanager
async def sitting(server: Running) -> AsyncIterator[Live]:
    """Sit at a table of 36 at which person and bot take turns from now on; the server has thought in the beginning."""
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "bot:expert", options={"start": 1})
    async with browser.live(table, 0) as live:
        await play(live)
        await settle(live)
        cast(CountingThinkers, server.tables.thinkers).decided = 0
        yield live


# --- what a page is asked


async def test_a_bot_s_turn_is_thought_about_in_the_page_and_written_by_the_server(
    house: Running, thinkers: CountingThinkers
) -> None:
    async with sitting(house) as live:
        await offer(live)
        await play(live)
        job = await think_honestly(live)
        await settle(live)
        assert (job.game, job.seat, job.level, job.hint_ms) == ("thirty-six", 1, "expert", 0)
        state = house.tables.in_memory[live.view["table"]["id"]].state
        assert state.playing().entries[-1].seat == 1
        assert state.playing().entries[-1].action == first_action(job)
        assert thinkers.decided == 0


async def test_a_hint_is_thought_about_in_the_page(house: Running, thinkers: CountingThinkers) -> None:
    async with sitting(house) as live:
        await offer(live)
        await live.send(do="hint", id=new_id(), seat=0, seq=live.view["seq"])
        message = await live.next("think")
        job = read_job(message)
        assert (job.seat, job.hint_ms) == (0, Settings().hint_ms)
        short = msgspec.structs.replace(job, hint_ms=20)
        await answer(live, message, base64.b64encode(think(msgspec.msgpack.encode(short))).decode())
        advised = await live.next("advised")
        assert advised["choice"]["text"] in [choice["text"] for choice in live.view["actions"]]
        assert thinkers.advised == 0


async def test_without_an_offer_of_the_same_bundle_no_page_is_asked(house: Running, thinkers: CountingThinkers) -> None:
    async with sitting(house) as live:
        await offer(live, "another")
        await play(live)
        await settle(live)
        assert (thoughts_asked(live), thinkers.decided) == (0, 1)


async def test_where_no_bundle_is_given_out_no_page_is_asked(
    serving: Serving, thinkers: CountingThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.house.tables.read_version", lambda _: "")
    async with serving(thinkers=thinkers) as server, sitting(server) as live:
        await offer(live)
        await play(live)
        await settle(live)
        assert (thoughts_asked(live), thinkers.decided) == (0, 1)


async def test_spectators_change_nothing_and_are_asked_nothing(house: Running, thinkers: CountingThinkers) -> None:
    async with sitting(house) as live, house.browser().live(live.view["table"]["id"]) as onlooker:
        await onlooker.send(do="offer", version=VERSION)
        await onlooker.ask("why", 0, path=[])
        await play(live)
        await settle(live)
        assert thinkers.decided == 1
        await offer(live)
        await play(live)
        await think_honestly(live)
        await settle(live)
        await onlooker.until(live.view["seq"])
        assert (thoughts_asked(onlooker), thinkers.decided) == (0, 1)


async def test_where_two_people_sit_no_page_is_asked(house: Running, thinkers: CountingThinkers) -> None:
    browser = house.browser()
    table = await browser.make("thirty-six", "here", "here", options={"start": 1})
    async with browser.live(table, 0) as live:
        await offer(live)
        await live.send(do="leave", id=new_id(), seat=1)
        await live.next("ack")
        await offer(live)
        await play(live)
        assert (await think_honestly(live)).seat == 1, "who has left has no seat"
    both = await browser.make("queen-of-the-ticcitories", "here", "here", "bot:expert")
    async with browser.live(both, 0) as live:
        await offer(live)
        while not thinkers.decided:
            await live.first() if live.view.get("actions") else await live.hear()
        assert thoughts_asked(live) == 0


async def test_bots_of_games_with_secrets_think_at_the_server(house: Running, thinkers: CountingThinkers) -> None:
    browser = house.browser()
    table = await browser.make("pentic", "here", "bot:expert", options={"start": 0})
    async with browser.live(table, 0) as live:
        await offer(live)
        while not thinkers.decided:
            await live.first() if live.view.get("actions") else await live.hear()
        assert thoughts_asked(live) == 0


# --- what is made of answers


CHEATS = {
    "cannot": None,
    "no Base64": "%%%",
    "no msgpack": "AAAA",
    "no answer": base64.b64encode(msgspec.msgpack.encode([1, 2, 3])).decode(),
    "illegal": written(Answer(10**6)),
    "nothing": written(Answer()),
    "slow": written(Answer(0, 10**9)),
    "error": written(Answer(error="Abandoned")),
}


@pytest.mark.parametrize("data", CHEATS.values(), ids=CHEATS)
async def test_a_page_that_answers_rubbish_is_asked_no_more(
    house: Running, thinkers: CountingThinkers, data: str | None
) -> None:
    async with sitting(house) as live:
        await offer(live)
        await play(live)
        await answer(live, await live.next("think"), data)
        await settle(live)
        assert thinkers.decided == 1
        await offer(live)
        await play(live)
        await settle(live)
        assert (thoughts_asked(live), thinkers.decided) == (1, 2)


async def test_a_late_page_is_asked_again_once_it_has_answered_and_not_for_ever(
    house: Running, thinkers: CountingThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_thinking, "GRACE_MS", -1_490)
    async with sitting(house) as live:
        await offer(live)
        for late in range(1, MOST_LATE + 1):
            await play(live)
            message = await live.next("think")
            await settle(live)
            assert thinkers.decided == 2 * late - 1, "the server has thought instead"
            await play(live)
            await settle(live)
            assert thinkers.decided == 2 * late, "a page that still thinks is not asked"
            await answer(live, message, written(Answer(0)))
        await play(live)
        await settle(live)
        assert (thoughts_asked(live), thinkers.decided) == (MOST_LATE, 2 * MOST_LATE + 1)


async def test_when_the_page_goes_the_server_thinks(house: Running, thinkers: CountingThinkers) -> None:
    async with sitting(house) as stays:
        seq = stays.view["seq"]
        async with house.browsers[-1].live(stays.view["table"]["id"], 0) as goes:
            await offer(goes)
            await play(goes)
            await goes.next("think")
        await stays.until(seq + 2)
        assert thinkers.decided == 1


async def test_answers_nobody_asked_for_are_dropped(house: Running, thinkers: CountingThinkers) -> None:
    async with sitting(house) as live:
        await live.send(do="thought", job=1, data=None)
        await offer(live)
        await live.send(do="thought", job=1, data=None)
        await play(live)
        message = await live.next("think")
        await live.send(do="thought", job=message["job"] + 1, data=None)
        await answer(live, message, written(Answer(first_action(read_job(message)))))
        await settle(live)
        assert thinkers.decided == 0


async def test_answers_are_beside_the_limit_of_frames(serving: Serving, thinkers: CountingThinkers) -> None:
    async with serving(thinkers=thinkers, frames_per_20_s=9) as server, sitting(server) as live:
        await offer(live)
        for _ in range(4):
            await play(live)
            while live.view["table"]["seats"][1].get("thinking"):
                message = await live.hear()
                if message["is"] == "think":
                    await answer(live, message, written(Answer(first_action(read_job(message)))))
        assert all(message["is"] != "fault" for message in live.heard)
        assert (thoughts_asked(live) >= 4, thinkers.decided) == (True, 0)


async def test_what_pages_think_is_counted(house: Running) -> None:
    async def counted() -> dict[str, float]:
        lines = (await house.browser().get("/api/metrics")).text.splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if "thoughts" in line and not line.startswith("#"))
        return {name: float(value) for name, value in pairs}

    before = await counted()
    async with sitting(house) as live:
        await offer(live)
        await play(live)
        await think_honestly(live)
        await play(live)
        await answer(live, await live.next("think"), None)
        await settle(live)
    after = await counted()
    assert after["parlour_thoughts_given_away_total"] - before["parlour_thoughts_given_away_total"] == 2
    for outcome in ("answered", "refused"):
        name = f'parlour_page_thoughts_total{{outcome="{outcome}"}}'
        assert after[name] - before.get(name, 0) == 1

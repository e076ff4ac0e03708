"""The event loop is shared: one piece of work an iteration, the modest first; reconnecting refills nothing."""

from __future__ import annotations

import asyncio
import functools
import gc
import itertools
import json

import pytest

from parlour.protocol.frames import Foresee, Incoming, Recall
from parlour.server.base.limits import LoopBudget, Payer
from parlour.server.base.scheduler import Scheduler
from parlour.server.base.settings import Settings
from parlour.server.web.app import HANDLERS
from parlour.server.web.prices import FRAME_US, price_frame
from tests.server.browser import new_id
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


async def test_one_piece_runs_an_iteration_so_others_go_on_between() -> None:
    scheduler, seen = Scheduler(), list[str]()

    async def beat() -> None:
        while len(scheduler):
            seen.append("beat")
            await asyncio.sleep(0)

    for _ in range(5):
        scheduler.post(0, lambda: seen.append("piece"))
    await beat()
    await scheduler.wait(lambda: 0)
    assert seen.count("piece") == 5
    assert "piece piece" not in " ".join(seen)


async def test_who_has_spent_least_goes_first_and_equals_in_order() -> None:
    scheduler, done = Scheduler(), list[str]()
    for claim, name in ((9, "flood"), (9, "flood again"), (0, "modest"), (-1, "clock")):
        scheduler.post(claim, lambda name=name: done.append(name))  # type: ignore[misc]
    await scheduler.wait(lambda: 10)
    assert done == ["clock", "modest", "flood", "flood again"]


async def test_a_piece_that_fails_stops_nobody() -> None:
    scheduler, done = Scheduler(), list[int]()
    scheduler.post(0, lambda: done.append(1 // 0))
    scheduler.post(1, lambda: done.append(1))
    await scheduler.wait(lambda: 2)
    assert done == [1]


async def test_one_who_gives_up_waiting_holds_up_nobody() -> None:
    scheduler = Scheduler()
    await scheduler.wait(lambda: 0)
    waiting = asyncio.create_task(scheduler.wait(lambda: 0))
    await asyncio.sleep(0)
    waiting.cancel()
    async with asyncio.timeout(5):
        await scheduler.wait(lambda: 1)


def budget(time: HandTime) -> LoopBudget:
    return LoopBudget(time, Settings(loop_ms_per_guest=100, loop_ms_per_address=200))


def test_a_guest_waits_for_what_was_spent_beyond_a_second_s_allowance() -> None:
    purse, me = budget(HandTime()), Payer("player", "net", "me")
    assert purse.charge(me, 100_000) == 0
    assert purse.charge(me, 50_000) == pytest.approx(500)
    assert purse.claim(me) > purse.claim(Payer("player", "net", "other"))


async def test_allowance_comes_in_with_time_and_full_purses_are_forgotten() -> None:
    time = HandTime()
    purse, me = budget(time), Payer("player", "net", "me")
    purse.charge(me, 150_000)
    await time.advance(1_500)
    assert purse.charge(me, 0) == 0
    purse.drop_full()
    assert not purse._buckets


def test_a_network_pays_for_all_its_guests_and_another_does_not() -> None:
    purse = budget(HandTime())
    waits = [purse.charge(Payer("spectator", "net", f"guest {number}"), 90_000) for number in range(4)]
    assert waits[-1] > 0
    assert purse.charge(Payer("spectator", "elsewhere", "me"), 90_000) == 0


def test_those_who_look_on_do_not_spend_what_neighbours_play_with() -> None:
    purse = budget(HandTime())
    purse.charge(Payer("spectator", "net"), 9_000_000)
    assert purse.charge(Payer("player", "net", "me"), 1_000) == 0
    assert purse.charge(Payer("request", "net"), 1_000) == 0


def test_every_frame_has_a_price_that_grows_with_what_is_asked() -> None:
    assert set(FRAME_US) == set(Incoming.__args__)  # type: ignore[attr-defined]
    assert price_frame(Recall(at=(1, 2, 3))) == 3 * price_frame(Recall(at=(1,)))
    assert price_frame(Foresee(0, 1, ("a", "b"))) > price_frame(Foresee(0, 1, ("a",)))
    prices = {
        route.opt["operation"].path if "operation" in route.opt else "/": route.opt["price_us"] for route in HANDLERS
    }
    assert prices["/api/words/{language}"] > prices["/"] > 0


async def test_an_action_is_acknowledged_before_the_answers_to_a_flood_of_questions(server: Running) -> None:
    """The questions came first and lie at the same table; they are answered piece by piece, after the action."""
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as flooding, browser.live(table, 0) as playing:
        action = playing.view["actions"][0]["text"]
        order = list[str]()
        for number in range(40):
            why = {"do": "why", "seat": 0, "path": [f"s{number % 36}"], "id": new_id()}
            await flooding.socket.send(json.dumps(why))

        async def answered() -> None:
            for _ in range(40):
                await flooding.next("because")
                order.append("because")

        async def acted() -> None:
            assert (await playing.act(0, action))["is"] == "ack"
            order.append("ack")

        await asyncio.gather(answered(), acted())
    assert order.index("ack") < 40
    assert order.count("because") == 40


async def test_reconnecting_does_not_refill_what_a_spectator_may_ask(serving: Serving) -> None:
    async with serving(HandTime(), loop_ms_per_address=100) as server:
        browser, stranger = server.browser(), server.browser()
        table = await browser.make("thirty-six", "here", "here")
        purse, spent = Payer("spectator", "127.0.0.1"), [0.0]
        for _ in range(3):
            async with stranger.live(table) as live:
                await live.send(do="recall", at=[0, 0, 0])
                await live.next("recalled")
            spent.append(server.tables.budget.claim(purse))
    assert all(after - before >= price_frame(Recall(at=(0, 0, 0))) for before, after in itertools.pairwise(spent))


async def test_caches_do_not_grow_with_what_strangers_ask_for(server: Running) -> None:
    browser, before = server.browser(), cache_sizes()
    for number in range(20):
        for path in ("words/{}", "games/{}/rules", "games/{}/pictures", "games/{}/guide", "games/{}/lesson"):
            await browser.get("/api/" + path.format(f"{'x' * 1_000}{number}"))
        await browser.get(f"/api/puzzles/today/{'x' * 1_000}{number}")
    grown = {name: size - before.get(name, 0) for name, size in cache_sizes().items()}
    assert {name: size for name, size in grown.items() if size >= 20} == {}


async def test_an_address_that_is_too_long_is_refused_before_it_is_routed(server: Running) -> None:
    answer = await server.browser().get("/api/words/" + "x" * 30_000)
    assert answer.status_code == 414
    assert answer.json()["code"] == "too_long"


def cache_sizes() -> dict[str, int]:
    """Count the entries of every cache of functions that has no bound, by the function's name."""
    wrapper = type(functools.lru_cache(lambda: None))
    found = [kept for kept in gc.get_objects() if type(kept) is wrapper]
    return {
        f"{kept.__module__}.{kept.__qualname__}": kept.cache_info().currsize
        for kept in found
        if kept.cache_info().maxsize is None
    }

"""The clocks that people have in a match, with time turned by hand."""

from __future__ import annotations

import pytest

from parlour.server.table.connection import LAG_MOST_MS, Connection
from tests.server.browser import Json, Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

QUIET = {"silence_ms": 10**12}
MINUTE_MS = 60_000


def terms(clock: str, **more: object) -> Json:
    return {
        "over_days": False,
        "days": 0,
        "late": "bot",
        "warm": False,
        "talk": False,
        "clock": clock,
        "rated": False,
        "open": False,
        **more,
    }


@pytest.fixture
def time() -> HandTime:
    return HandTime()


async def make(server: Running, clock: str, *kinds: str) -> tuple[str, Live]:
    host = server.browser()
    table = await host.make("thirty-six", *(kinds or ("here", "here")), options={"start": 1}, terms=terms(clock))
    return table, host.live(table, 0)  # type: ignore[return-value]


def left(view: Json) -> list[tuple[int, int, bool]]:
    return [(time["seat"], time["left_ms"], time.get("runs", False)) for time in view["times"]]


async def test_only_the_clock_of_who_acts_runs_and_an_action_adds_the_increment(
    serving: Serving, time: HandTime
) -> None:
    async with serving(time, **QUIET) as server:
        _, opened = await make(server, "1+5")
        async with opened as live:
            assert left(live.view) == [(0, MINUTE_MS, True), (1, MINUTE_MS, False)]
            await time.advance(10_000)
            await live.first()
            assert left(live.view) == [(0, MINUTE_MS - 5_000, False), (1, MINUTE_MS, True)]
            await time.advance(2_000)
            assert left(await live.look(0)) == [(0, MINUTE_MS - 5_000, False), (1, MINUTE_MS - 2_000, True)]


async def test_a_delay_runs_before_the_bank(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        _, opened = await make(server, "1d10")
        async with opened as live:
            await time.advance(4_000)
            view = await live.look(0)
            assert view["times"][0] == {"seat": 0, "left_ms": MINUTE_MS, "free_ms": 6_000, "runs": True}
            await time.advance(9_000)
            assert (await live.look(0))["times"][0]["left_ms"] == MINUTE_MS - 3_000


async def test_who_has_no_time_left_loses_by_a_row_of_the_log(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        table, opened = await make(server, "1")
        async with opened as live:
            await time.advance(MINUTE_MS + LAG_MOST_MS - 1)
            assert (await live.look(0))["table"]["phase"] == "playing"
            await time.advance(1)
            view = await live.until(1)
            assert view["scene"]["status"] == ["ended-time", {"who": 0}]
            stored = await server.tables.store.load_table(table)
            assert stored is not None and stored.setup.began_at is not None
            row = stored.log[0][0]
            assert (row.kind, row.seat, row.what, row.at) == ("out", 0, "time", stored.setup.began_at + MINUTE_MS)


async def test_an_action_after_the_time_comes_too_late(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        _, opened = await make(server, "1")
        async with opened as live:
            choice = live.view["actions"][0]
            time.jump(MINUTE_MS)
            assert (await live.act(0, choice["text"]))["code"] == "over"


async def test_with_three_a_bot_plays_on_without_a_clock(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        _, opened = await make(server, "1", "here", "here", "here")
        async with opened as live:
            await time.advance(MINUTE_MS + LAG_MOST_MS)
            view = await live.until(1)
            assert view["table"]["phase"] == "playing" and view["table"]["seats"][0]["kind"] == "bot"
            assert [seat for seat, *_ in left(view)] == [1, 2] and view["events"][-1]["text"][0] == "out-time"


async def test_bots_have_no_clock(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        _, opened = await make(server, "5+3", "here", "bot:random")
        async with opened as live:
            assert [seat for seat, *_ in left(live.view)] == [0]


async def test_clocks_go_on_after_a_restart_as_if_no_time_had_passed(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        table, opened = await make(server, "1+5")
        async with opened as live:
            await time.advance(10_000)
            await live.first()
            await time.advance(20_000)
            before = left(await live.look(0))
    await time.advance(3_600_000)
    async with serving(time, **QUIET) as again, again.browser().live(table) as live:
        assert left(live.view) == before == [(0, 55_000, False), (1, 40_000, True)]


async def test_taking_back_gives_no_time(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        _, opened = await make(server, "1+5")
        async with opened as live:
            await time.advance(20_000)
            await live.first()
            await live.ask("undo", 0, seq=live.view["seq"])
            assert left(await live.until(2)) == [(0, 40_000, True), (1, MINUTE_MS, False)]


async def test_a_measured_delay_is_not_charged_and_not_to_the_other_either(serving: Serving, time: HandTime) -> None:
    async with serving(time, **QUIET) as server:
        host, friend = server.browser(), server.browser()
        table = await host.make_with(friend, options={"start": 1}, terms=terms("1"))
        async with host.live(table, 1) as mine, friend.live(table, 0) as theirs:
            await mine.until_playing()
            await theirs.until_playing()
            acting, other = (mine, theirs) if mine.view.get("actions") else (theirs, mine)
            await acting.send(do="ping")
            mark = (await acting.next("pong"))["mark"]
            time.jump(300)
            await acting.send(do="echo", mark=mark)
            await acting.send(do="ping")
            await acting.next("pong")
            time.jump(700)
            await acting.first()
            await other.until(1)
            spent = {seat: MINUTE_MS - bank for seat, bank, _ in left(await other.look(other.view["seat"]))}
            assert spent == {acting.view["seat"]: 700, other.view["seat"]: 0}
            time.jump(1_000)
            await other.first()
            spent = {seat: MINUTE_MS - bank for seat, bank, _ in left(other.view)}
            assert spent[other.view["seat"]] == 1_000


def test_a_delay_counts_at_most_half_a_second_and_by_its_shortest() -> None:
    connection = Connection(None, lambda _: None, 0.0)  # type: ignore[arg-type, return-value]
    assert connection.lag_ms == 0
    for wait in (900, 700):
        connection.note_echo(connection.mark_time(0), wait)
    assert connection.lag_ms == LAG_MOST_MS
    connection.note_echo(connection.mark_time(0), 120)
    assert connection.lag_ms == 120
    connection.note_echo(connection.mark_time(0) - 1, 1)
    connection.note_echo(99, 1)
    assert connection.lag_ms == 120


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (terms("0"), "seconds for every action"),
        (terms("0+0"), "seconds for every action"),
        (terms("soon"), "write a clock as"),
        (terms("999+9"), "at most 180 minutes"),
        (terms("5+3", over_days=True, days=3), "moves have days"),
    ],
)
async def test_a_clock_that_cannot_be_is_refused_by_a_sentence(shared: Running, wish: Json, why: str) -> None:
    host = shared.browser()
    seats = [{"kind": "here"}, {"kind": "here"}]
    answer = await host.post("/api/tables", {"game": "thirty-six", "seats": seats, "options": {}, "terms": wish})
    assert answer.status_code == 400 and why in answer.text and "terms.clock" in answer.text

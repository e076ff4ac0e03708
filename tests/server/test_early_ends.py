"""Ending a match before its rules do: resigning, drawing, calling off, taking back by consent, claiming."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from parlour.core.files import read_file, verify
from tests.server.browser import Browser, Json, Live, new_id
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

QUIET = {"silence_ms": 10**12}
Two = tuple[Browser, Live, Live, str]


@pytest.fixture
async def two(shared: Running) -> AsyncIterator[Two]:
    """The host at seat 1 and a friend at seat 0 of a match of 36 that has begun."""
    host, friend = shared.browser(), shared.browser()
    table = await host.make_with(friend, options={"start": 1})
    async with host.live(table, 1) as mine, friend.live(table, 0) as theirs:
        await mine.until_playing()
        await theirs.until_playing()
        yield host, mine, theirs, table


async def play(*lives: Live, actions: int) -> None:
    """Play the first action offered to anybody, some times."""
    for _ in range(actions):
        seq = max([(await live.look(live.view["seat"]))["seq"] for live in lives])
        for live in lives:
            if live.view.get("actions"):
                await live.first()
                break
        for live in lives:
            await live.until(seq + 1)


async def until_claimable(time: HandTime, live: Live) -> None:
    """Let time pass until the seat of the other one can be claimed, which is not before a minute."""
    began = time.now()
    while not live.view["table"]["seats"][0].get("claimable"):
        await time.advance(5_000)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(live.hear(), 0.05)  # shown without being asked
        assert time.now() - began < 600_000
    assert time.now() - began >= 60_000


def texts(view: Json) -> list[str]:
    return [event["text"][0] for event in view["events"]]


async def kinds(server: Running, table: str) -> list[tuple[str, int, str]]:
    stored = await server.tables.store.load_table(table)
    assert stored is not None
    return [(row.kind, row.seat, row.what) for row, _ in stored.log if row.kind != "act"]


async def test_who_resigns_loses_and_the_file_says_so(shared: Running, two: Two) -> None:
    host, mine, theirs, table = two
    await play(mine, theirs, actions=3)
    assert (await mine.ask("resign", 1))["is"] == "ack"
    seen = await theirs.until(4)
    assert seen["table"]["phase"] == "over" and seen["scene"]["status"] == ["ended-resigned", {"who": 1}]
    assert [bool(score.get("winner")) for score in seen["scene"]["scores"]] == [True, False]
    assert "may" not in seen and "actions" not in seen and texts(seen)[-1] == "ended-resigned"
    assert await kinds(shared, table) == [("out", 1, "resigned")]
    match = verify(read_file((await host.get(f"/api/tables/{table}/file")).content))
    assert match.points()[1] == (0,)
    shared.tables.loaded.unload(table)
    async with host.live(table, 1) as again:
        assert again.view["scene"] == seen["scene"]


async def test_nothing_more_happens_after_the_end(two: Two) -> None:
    _, mine, theirs, _ = two
    await mine.ask("resign", 1)
    await theirs.until(1)
    for do, more in (
        ("resign", {}),
        ("propose", {"what": "draw"}),
        ("respond", {"agrees": True}),
        ("undo", {"seq": 1}),
    ):
        assert (await theirs.ask(do, 0, **more))["code"] == "over"


async def test_a_repeated_resignation_is_acknowledged_once_more(two: Two) -> None:
    _, mine, _, _ = two
    id = new_id()
    answers = []
    for _ in range(2):
        await mine.send(do="resign", id=id, seat=1)
        answers.append(await mine.next("ack", "refused"))
    assert answers[0] == answers[1] and answers[0]["is"] == "ack"


async def test_with_three_a_bot_plays_on_for_who_resigns(shared: Running) -> None:
    host = shared.browser()
    table = await host.make("thirty-six", "here", "here", "bot:random", options={"start": 1})
    async with host.live(table, 0) as live:
        assert (await live.ask("resign", 1))["is"] == "ack"
        while live.view["seq"] < 1:
            await live.hear()
        assert live.view["table"]["phase"] == "playing" and live.view["table"]["seats"][1]["kind"] == "bot"
        assert ["out-resigned", {"who": 1}] in [event["text"] for event in live.view["events"]]


async def test_a_draw_is_agreed_by_both(shared: Running, two: Two) -> None:
    _, mine, theirs, table = two
    assert set(mine.view["may"]) == {"resign", "draw", "call-off"}
    await mine.ask("propose", 1, what="draw")
    seen = await theirs.until(1)
    assert seen["table"]["proposal"] == {"what": "draw", "seat": 1, "agreed": [1]} and seen["may"] == ["resign"]
    assert (await mine.ask("respond", 1, agrees=True))["code"] == "illegal"
    await theirs.ask("respond", 0, agrees=True)
    end = await mine.until(2)
    assert end["scene"]["status"] == ["ended-drawn", {}] and "proposal" not in end["table"]
    assert all(score["winner"] for score in end["scene"]["scores"])
    assert await kinds(shared, table) == [("ask", 1, "draw"), ("end", 0, "drawn")]


async def test_what_is_declined_withdrawn_or_played_over_is_off_the_table(two: Two) -> None:
    _, mine, theirs, _ = two
    await mine.ask("propose", 1, what="draw")
    await theirs.until(1)
    await theirs.ask("respond", 0, agrees=False)
    assert "proposal" not in (await mine.until(2))["table"] and "draw" not in mine.view["may"]
    assert (await mine.ask("propose", 1, what="draw"))["code"] == "illegal", "not again before the next action"
    await play(mine, theirs, actions=1)
    await mine.ask("propose", 1, what="draw")
    await mine.ask("respond", 1, agrees=False)
    assert "proposal" not in (await mine.until(5))["table"]
    await play(mine, theirs, actions=1)
    await mine.ask("propose", 1, what="draw")
    await theirs.until(7)
    await mine.until(7)
    await play(mine, theirs, actions=1)
    assert "proposal" not in mine.view["table"]
    assert (await theirs.ask("respond", 0, agrees=True))["code"] == "illegal"
    assert mine.view["table"]["phase"] == "playing"


async def test_a_match_is_called_off_freely_before_the_second_action_and_later_by_agreement(
    shared: Running, two: Two
) -> None:
    host, mine, theirs, table = two
    await play(mine, theirs, actions=2)
    await mine.ask("propose", 1, what="call-off")
    await theirs.until(3)
    assert theirs.view["table"]["phase"] == "playing"
    await theirs.ask("respond", 0, agrees=True)
    end = await mine.until(4)
    assert end["scene"]["status"] == ["ended-called-off", {}]
    assert not any(score.get("winner") for score in end["scene"]["scores"])
    friend = shared.browser()
    other = await host.make_with(friend, options={"start": 1})
    async with host.live(other, 1) as live:
        await live.until_playing()
        await live.ask("propose", 1, what="call-off")
        assert (await live.until(1))["table"]["phase"] == "over"
    assert table != other


async def test_an_action_is_taken_back_by_consent_though_the_other_has_acted(shared: Running, two: Two) -> None:
    _, mine, theirs, table = two
    starter, other = (mine, theirs) if mine.view.get("actions") else (theirs, mine)
    first = starter.view["seat"]
    before = starter.view["scene"]
    while other.view.get("actions") is None:
        await play(mine, theirs, actions=1)
    count = starter.view["seq"]
    await play(mine, theirs, actions=1)
    assert "undo" not in starter.view and "undo" in starter.view["may"]
    await starter.ask("propose", first, what="undo")
    await other.until(count + 2)
    await other.ask("respond", other.view["seat"], agrees=True)
    seen = await starter.until(count + 3)
    assert texts(seen)[-1] == "takes-back" and (count > 1 or seen["scene"] == before)
    assert (await kinds(shared, table))[-1] == ("undo", first, "2")


async def test_what_revealed_something_is_not_taken_back_by_consent(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("mismemory", "link", "here")
    await friend.join(table, 0)
    async with host.live(table, 1) as mine, friend.live(table, 0) as theirs:
        await mine.until_playing()
        await theirs.until_playing()
        await play(mine, theirs, actions=2)
        for live in (mine, theirs):
            assert "undo" not in live.view["may"]
            answer = await live.ask("propose", live.view["seat"], what="undo")
            assert (answer["is"], answer["code"]) == ("refused", "undo")


async def test_alone_against_bots_there_is_nobody_to_ask(shared: Running) -> None:
    host = shared.browser()
    table = await host.make("thirty-six", "here", "bot:random", options={"start": 1})
    async with host.live(table, 0) as live:
        assert set(live.view["may"]) == {"resign", "call-off"}
        assert (await live.ask("propose", 0, what="draw"))["code"] == "illegal"
        await live.ask("propose", 0, what="call-off")
        while live.view["table"]["phase"] != "over":
            await live.hear()


async def test_three_people_have_to_agree_one_by_one(shared: Running) -> None:
    host, ann, bob = shared.browser(), shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link", "link", options={"start": 1})
    await ann.join(table, 1)
    await bob.join(table, 2)
    async with host.live(table, 0) as first, ann.live(table, 1) as second, bob.live(table, 2) as third:
        for live in (first, second, third):
            await live.until_playing()
        await first.ask("propose", 0, what="draw")
        await second.until(1)
        await second.ask("respond", 1, agrees=True)
        seen = await third.until(2)
        assert seen["table"]["proposal"]["agreed"] == [0, 1]
        assert (await second.ask("respond", 1, agrees=True))["code"] == "illegal"
        await third.ask("respond", 2, agrees=True)
        assert (await first.until(3))["table"]["phase"] == "over"


@pytest.mark.parametrize(
    "frame",
    [
        {"do": "resign", "seat": 1},
        {"do": "propose", "seat": 1, "what": "draw"},
        {"do": "respond", "seat": 1, "agrees": True},
        {"do": "claim", "seat": 1, "of": 0},
    ],
    ids=lambda frame: str(frame["do"]),
)
async def test_nobody_acts_for_anothers_seat(shared: Running, two: Two, frame: Json) -> None:
    _, _, theirs, table = two
    await theirs.send(**frame, id=new_id())
    assert (await theirs.next("ack", "refused"))["code"] == "not-yours"
    assert await kinds(shared, table) == []


@contextlib.asynccontextmanager
async def left_alone(serving: Serving) -> AsyncIterator[tuple[Live, HandTime, Browser, str]]:
    """Yield a match that waits for seat 0, whose person has gone; a claim made before that was refused."""
    time = HandTime()
    async with serving(time, claim_ms=60_000, sweep_ms=5_000, **QUIET) as server:
        host, friend = server.browser(), server.browser()
        table = await host.make_with(friend, options={"start": 1})
        async with host.live(table, 1) as mine:
            await mine.until_playing()
            async with friend.live(table, 0) as theirs:
                await theirs.until_playing()
                while mine.view.get("actions"):
                    await play(mine, theirs, actions=1)
                assert (await mine.ask("claim", 1, of=0))["code"] == "illegal"
            yield mine, time, friend, table


async def test_the_seat_of_who_is_gone_can_be_claimed_after_a_while(serving: Serving) -> None:
    async with left_alone(serving) as (mine, time, _, _):
        await until_claimable(time, mine)
        assert (await mine.ask("claim", 1, of=0))["is"] == "ack"
        while mine.view["table"]["phase"] == "playing":
            await mine.hear()
        assert mine.view["scene"]["status"] == ["ended-left", {"who": 0}]


async def test_who_is_back_cannot_be_claimed(serving: Serving) -> None:
    async with left_alone(serving) as (mine, time, friend, table):
        await until_claimable(time, mine)
        async with friend.live(table, 0):
            assert (await mine.ask("claim", 1, of=0))["code"] == "illegal"


@pytest.mark.parametrize("game", ["pentic", "gridsy", "thirty-six"])
async def test_what_follows_a_match_follows_an_early_end_too(shared: Running, game: str) -> None:
    """It is shown again from its file, reviewed, played on from as a what-if, and begun anew with the same clock."""
    host = shared.browser()
    terms = {
        "over_days": False,
        "days": 0,
        "late": "bot",
        "warm": False,
        "talk": False,
        "clock": "10+5",
        "rated": False,
        "open": False,
    }
    table = await host.make(game, "here", "bot:random", terms=terms)
    async with host.live(table, 0) as live:
        await live.until_playing()
        for _ in range(2):
            while not live.view.get("actions"):
                await live.hear()
            await live.first()
        await live.ask("resign", 0)
        while live.view["table"]["phase"] == "playing":
            await live.hear()
        seq = live.view["seq"] - 1
        await live.send(do="review", id="r", seat=0)
        assert (await live.next("reviewed", "refused"))["is"] == (
            "reviewed" if live.view["table"].get("reviews") else ""
        )
        await live.send(do="recall", at=[seq, seq + 1])
        first, last = await live.next("recalled"), await live.next("recalled")
        assert "over" not in first["scene"] and "scene" not in last
    file = (await host.get(f"/api/tables/{table}/file")).content
    shown = (await host.http.post("/api/replay", content=file)).json()["messages"][-1]
    assert shown["table"]["phase"] == "over" and shown["scene"]["status"] == ["ended-resigned", {"who": 0}]
    for at in (0, seq):
        wish = {"at": at, "seat": None, "level": None}
        branch = await host.post(f"/api/tables/{table}/branch", wish)
        assert branch.status_code == 201, branch.text
        async with host.live(branch.json()["table"], 0) as what_if:
            assert what_if.view["table"]["phase"] == "playing"
            assert "times" not in what_if.view and "may" not in what_if.view
    again = (await host.post(f"/api/tables/{table}/again", {})).json()["table"]
    async with host.live(again) as live:
        assert live.view["table"]["terms"]["clock"] == "10+5"


async def test_in_pivot_pawns_who_resigns_among_three_leaves_by_the_rule_of_the_game(shared: Running) -> None:
    host = shared.browser()
    table = await host.make("pivot-pawns", "here", "here", "here")
    async with host.live(table, 0) as live:
        await live.until_playing()
        assert (await live.ask("resign", 1))["is"] == "ack"
        stored = await shared.tables.store.load_table(table)
        assert stored is not None
        assert [(row.kind, row.seat, row.what) for row, _ in stored.log] == [
            ("act", 1, "leave"),
            ("out", 1, "resigned"),
        ]
        assert (await live.until(2))["table"]["phase"] == "playing"

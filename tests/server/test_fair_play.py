"""A match that people play is not copied to get help with it: no hints, reviews or bots for who sits there."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.conformance.random_play import started
from parlour.core.files import read_file, replay_for_viewing, to_file
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.protocol.branches import PlayOn
from tests.server.browser import Browser, Json
from tests.server.conftest import Serving
from tests.server.test_hints import hint

pytestmark = pytest.mark.anyio


async def branch_file(browser: Browser, file: bytes, level: str | None = None, at: int = 0) -> tuple[int, Json]:
    asked = {"ask": msgspec.json.encode(PlayOn(at, 0, level)).decode()}
    answer = await browser.http.post("/api/replay/branch", content=file, params=asked)
    return answer.status_code, answer.json()


async def position_of(browser: Browser, table: str, at: int = 0) -> bytes:
    """Take the position of a running match as anybody may who looks on at an open game."""
    return (await browser.get(f"/api/tables/{table}/position/{at}")).content


async def code_of_hint(browser: Browser, table: str) -> str:
    async with browser.live(table, 0) as live:
        found = await hint(live, live.view["scene"]["to_act"][0])
        return str(found.get("code", found["is"]))


async def code_of_review(browser: Browser, table: str) -> str:
    async with browser.live(table, 0) as live:
        await live.send(do="review", id="r1", seat=0)
        found = await live.next("reviewed", "refused")
        return str(found.get("code", found["is"]))


def altered(file: bytes) -> bytes:
    """Turn the file's position into one that never was in the match: a move further."""
    match = replay_for_viewing(read_file(file))
    (seat, *_) = match.seats_to_act()
    match.carry_out(seat, match.actions(seat)[0])
    return msgspec.json.encode(to_file(Match.load(match.game, match.game.position(match.state))))


async def test_a_copy_of_a_running_match_helps_nobody_who_sits_there(serving: Serving) -> None:
    async with serving(hint_ms=20) as server:
        host, friend, other = server.browser(), server.browser(), server.browser()
        table = await host.make_with(friend, options={"start": 1})
        file = await position_of(host, table)
        for copy in (file, altered(file)):
            for sits in (host, friend):
                status, made = await branch_file(sits, copy, "expert")
                assert (status, made["code"]) == (409, "branch_fair_play"), "a bot plays what it would advise"
                status, made = await branch_file(sits, copy)
                assert status == 201, made
                assert await code_of_hint(sits, made["table"]) == "fair-play"
                assert await code_of_review(sits, made["table"]) == "fair-play"
                assert await code_of_review(other, made["table"]) == "fair-play", "whoever asks"
        wish = {"at": 0, "seat": 1, "level": "expert"}
        answer = await host.post(f"/api/tables/{table}/branch", wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "branch_fair_play")


async def test_others_get_help_and_so_do_all_once_the_match_is_over(serving: Serving) -> None:
    async with serving(hint_ms=20) as server:
        host, friend, other = server.browser(), server.browser(), server.browser()
        table = await host.make_with(friend, options={"start": 1})
        file = await position_of(host, table)
        assert await code_of_hint(other, (await alone(other, file))["table"]) == "advised"
        mine = (await alone_later(host, friend, table, file))["table"]
        assert await code_of_hint(host, mine) == "advised"


async def test_a_match_among_another_number_is_another(serving: Serving) -> None:
    async with serving(hint_ms=20) as server:
        host, friend = server.browser(), server.browser()
        await host.make_with(friend)
        three = msgspec.json.encode(to_file(three_seats()))
        status, made = await branch_file(host, three, "gentle")
        assert status == 201, made
        own = await host.make("thirty-six", "here", "bot:random", options={"start": 0})
        assert await code_of_hint(host, own) == "advised", "a match from its beginning is another"


def three_seats() -> Match:
    match = started(find_game("thirty-six"), 3, 3, None)
    return Match.load(match.game, match.game.position(match.state))


async def alone(browser: Browser, file: bytes) -> Json:
    """Play a position on against a bot."""
    status, made = await branch_file(browser, file, "gentle")
    assert status == 201, made
    return made


async def alone_later(host: Browser, friend: Browser, table: str, file: bytes) -> Json:
    """Play it on once the friend has left the match and no other person is in it."""
    async with friend.live(table, 0) as live:
        assert (await live.ask("leave", 0))["is"] == "ack"
    return await alone(host, file)


@pytest.mark.parametrize("kept", [True, False])
async def test_who_is_asked_about_is_found_after_a_restart(serving: Serving, kept: bool) -> None:
    """The match is found in the database, not in memory."""
    async with serving(hint_ms=20) as server:
        host, friend = server.browser(), server.browser()
        table = await host.make_with(friend)
        file, cookies = await position_of(host, table), dict(host.http.cookies)
    async with serving(hint_ms=20) as later:
        again = later.browser()
        if kept:
            again.http.cookies.update(cookies)
        status, made = await branch_file(again, file, "gentle")
        assert (status, made.get("code")) == ((409, "branch_fair_play") if kept else (201, None))

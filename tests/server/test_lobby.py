"""Before the match: who sits down, commits, reveals, and what becomes of those who do not."""

from __future__ import annotations

import pytest

from parlour.server.model.seats import Seat, keep_open
from tests.server.browser import Browser, Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio
MIX_MS = 120_000


@pytest.fixture
def time() -> HandTime:
    return HandTime()


async def kinds(live: Live, *wanted: str) -> None:
    """Wait until the seats are of these kinds."""
    while [seat["kind"] for seat in live.view["table"]["seats"]] != list(wanted):
        await live.hear()


async def committed(live: Live, *wanted: bool) -> None:
    """Wait until just these seats have committed."""
    while ["commitment" in seat for seat in live.view["table"]["seats"]] != list(wanted):
        await live.hear()


async def test_who_sits_down_and_never_commits_frees_the_seat_again(serving: Serving, time: HandTime) -> None:
    async with serving(time, silence_ms=10**9) as server:
        host, absent, friend = server.browser(), server.browser(), server.browser()
        table = await host.make("thirty-six", "here", "link")
        async with host.live(table, 0) as live:
            await absent.sit(table, 1)
            await kinds(live, "human", "human")
            await time.asleep(MIX_MS)
            await time.advance(MIX_MS - 1)
            assert (await friend.sit(table, 1)).status_code == 409
            await time.advance(1)
            await kinds(live, "human", "open")
            await committed(live, True, False)
            assert (await friend.join(table, 1, "Gwen")).status_code == 201
            assert (await live.until_playing())["table"]["seats"][1]["name"] == "Gwen"


async def test_who_never_reveals_frees_the_seat_and_all_commit_anew(serving: Serving, time: HandTime) -> None:
    async with serving(time, silence_ms=10**9) as server:
        host, absent, friend = server.browser(), server.browser(), server.browser()
        table = await host.make("thirty-six", "here", "link")
        async with host.live(table, 0) as live:
            await absent.sit(table, 1)
            await absent.commit(table, 1)
            assert (await host.reveal(table)).status_code == 200
            await time.asleep(MIX_MS)
            await time.advance(MIX_MS)
            await kinds(live, "human", "open")
            await committed(live, False, False)
            assert (await absent.reveal(table)).status_code == 403
            assert (await host.reveal(table)).status_code == 409, "the nonce shown before is void"
            known = host.nonces.pop((table, 0))
            await friend.sit(table, 1)
            for browser, seat in ((host, 0), (friend, 1)):
                await browser.commit(table, seat)
            for browser in (host, friend):
                assert (await browser.reveal(table)).status_code == 200
            await live.until_playing()
            match = server.tables.in_memory[table].state.playing()
            assert match.nonces == (host.nonces[table, 0], friend.nonces[table, 1])
            assert known not in match.nonces


async def test_a_host_who_never_reveals_keeps_the_seat_but_all_commit_anew(serving: Serving, time: HandTime) -> None:
    async with serving(time, silence_ms=10**9) as server:
        host, friend = server.browser(), server.browser()
        table = await host.make("thirty-six", "here", "link")
        async with friend.live(table) as live:
            await friend.sit(table, 1)
            await friend.commit(table, 1)
            await friend.reveal(table)
            await committed(live, True, True)
            await time.asleep(MIX_MS)
            await time.advance(MIX_MS)
            await committed(live, False, False)
            await kinds(live, "human", "human")


async def test_asking_again_gives_no_more_time(serving: Serving, time: HandTime) -> None:
    async with serving(time, silence_ms=10**9) as server:
        host, absent = server.browser(), server.browser()
        table = await host.make("thirty-six", "here", "link")
        async with host.live(table, 0) as live:
            await absent.sit(table, 1)
            await kinds(live, "human", "human")
            await time.asleep(MIX_MS)
            await time.advance(MIX_MS - 1)
            await absent.sit(table, 1)
            await host.commit(table, 0)
            await time.advance(1)
            await kinds(live, "human", "open")


async def test_who_leaves_before_the_match_is_replaced_and_a_repeated_leave_is_acknowledged(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link", "link")
    await friend.join(table, 1, "Ada")
    async with host.live(table, 0) as mine, friend.live(table, 1) as theirs:
        assert (await theirs.ask("leave", 0))["code"] == "not-yours"
        assert (await theirs.ask("leave", 7))["code"] == "not-yours"
        for _ in range(2):
            answer = await theirs.ask("leave", 1)
            assert (answer["is"], answer["seq"]) == ("ack", 0)
        await kinds(mine, "human", "bot", "open")
        await committed(mine, False, False, False)
    shared.tables.loaded.unload(table)
    async with host.live(table, 0) as mine:
        await kinds(mine, "human", "bot", "open")


async def test_a_table_left_by_the_last_person_it_waited_for_begins(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "bot:random", "link")
    await friend.sit(table, 1)
    async with friend.live(table, 1) as live:
        await live.ask("leave", 1)
        await live.until_playing()
    shared.tables.loaded.unload(table)
    assert (await host.get(f"/api/tables/{table}/file")).status_code == 200


async def test_what_another_process_wrote_about_the_seats_is_taken_over(shared: Running, browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "link")
    async with browser.live(table, 0) as live:
        memory = shared.tables.in_memory[table]

        def bot(seats: object) -> list[Seat]:
            return [memory.state.seats[0], Seat(1, "bot", "Bot", None, "random")]

        await shared.tables.store.reseat(table, bot, 0)
        memory.log.in_doubt = True
        await browser.commit(table, 0)
        await kinds(live, "human", "bot")


def test_every_open_seat_has_a_link_of_its_own() -> None:
    seats, secret_of = keep_open([Seat(0, "human", "Ada", "g"), Seat(1, "open", "a"), Seat(2, "open", "b")])
    assert set(secret_of) == {1, 2}
    assert len({seat.link for seat in seats}) == 3
    assert seats[0].link == ""
    assert all(len(secret) == 22 for secret in secret_of.values())

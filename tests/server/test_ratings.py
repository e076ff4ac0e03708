"""Rated matches: what may be rated, what the results make of ratings, and what is shown of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.decision import LEVELS
from parlour.ratings.results import Pool, Result
from parlour.server.house import operating
from parlour.server.storage.results import read_results
from parlour.server.storage.schema import RATINGS, RESULTS
from tests.server.browser import Browser, Json, Live
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

RATED = {
    "over_days": False,
    "days": 0,
    "late": "bot",
    "warm": False,
    "talk": False,
    "clock": "",
    "rated": True,
    "open": False,
}
THIRTY_SIX = Pool("thirty-six", 2)
HERE, LINK, BOT = {"kind": "here", "name": "Ada"}, {"kind": "link"}, {"kind": "bot", "level": "club"}


async def wish(browser: Browser, *seats: Json, options: Json | None = None, **terms: Any) -> Json:
    body = {"game": "thirty-six", "seats": list(seats), "options": options or {}, "terms": {**RATED, **terms}}
    answer: Json = (await browser.post("/api/tables", body)).json()
    return answer


async def until(found: Any) -> Any:
    """Wait until something can be read."""
    for _ in range(200):
        got = await found()
        if got:
            return got
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come")


async def resign(host: Browser, friend: Browser, times: int = 1) -> list[str]:
    """Play rated matches that the host resigns."""
    tables = []
    for _ in range(times):
        table = await host.make_with(friend, terms=RATED)
        async with host.live(table, 1) as live:
            await live.until_playing()
            assert (await live.ask("resign", 1))["is"] == "ack"
        tables.append(table)
    return tables


async def results_of(server: Running, pool: Pool = THIRTY_SIX) -> list[Result]:
    return await server.tables.store.read(lambda connection: list(read_results(connection, pool)))


async def ratings_in(server: Running) -> list[Any]:
    return await server.tables.store.read(
        lambda connection: connection.execute(sa.select(RATINGS).order_by(RATINGS.c.game, RATINGS.c.guest)).all()
    )


async def person_page(browser: Browser) -> Json:
    async def known() -> str:
        return str((await browser.get("/api/you")).json()["person"])

    answer: Json = (await browser.get(f"/api/people/{await until(known)}")).json()
    return answer


# --- what may be rated


@pytest.mark.parametrize(
    ("seats", "options", "terms", "field"),
    [
        ((HERE, HERE), {}, {}, "seats[1].kind"),
        ((BOT, BOT), {}, {}, "seats"),
        ((HERE, LINK), {"stall": 6}, {}, "options"),
        ((HERE, LINK), {}, {"warm": True}, "terms.warm"),
        ((HERE, LINK), {}, {"over_days": True, "days": 3, "late": "free"}, "terms.late"),
        ((HERE, {"kind": "bot", "level": "random"}), {}, {}, "seats[1].level"),
    ],
)
async def test_what_cannot_be_rated_is_refused_by_its_field(
    shared: Running, seats: tuple[Json, ...], options: Json, terms: Json, field: str
) -> None:
    refused = await wish(shared.browser(), *seats, options=options, **terms)
    assert refused["field"] == field, refused


async def test_a_match_of_one_is_not_rated(shared: Running) -> None:
    body = {"game": "pivot-pawns", "seats": [HERE], "options": {}, "terms": RATED}
    assert (await shared.browser().post("/api/tables", body)).json()["field"] == "terms.rated"


async def test_whoever_starts_may_be_chosen(shared: Running) -> None:
    assert "table" in await wish(shared.browser(), HERE, LINK, options={"start": 1})


async def test_nobody_holds_two_seats_of_a_rated_match(shared: Running) -> None:
    host = shared.browser()
    table = await host.make("thirty-six", "link", "here", terms=RATED)
    assert (await host.sit(table, 0)).status_code == 409


async def test_there_is_no_help_in_a_rated_match(shared: Running) -> None:
    host = shared.browser()
    table = await host.make("thirty-six", "here", "bot:gentle", terms=RATED, options={"start": 0})
    async with host.live(table, 0) as live:
        await live.until_playing()
        assert not live.view["table"].get("hints") and live.view["table"]["terms"]["rated"]
        assert (await live.ask("hint", 0, seq=live.view["seq"]))["code"] == "company"
        branch = await host.post(f"/api/tables/{table}/branch", {"at": 0, "seat": 0, "level": "club"})
        assert branch.status_code == 409 and branch.json()["code"] == "branch_fair_play"
        assert (await host.post(f"/api/tables/{table}/move")).status_code == 409


async def test_what_a_bot_has_answered_is_not_taken_back(shared: Running) -> None:
    """At other tables a person may take back over the heads of bots."""
    host = shared.browser()
    for terms, may in ((RATED, False), (None, True)):
        table = await host.make("thirty-six", "here", "bot:gentle", terms=terms, options={"start": 1})
        async with host.live(table, 0) as live:
            await live.until_playing()
            seq = live.view["seq"]
            await live.first()
            await live.until(seq + 2)
            assert bool((await live.look(0)).get("undo")) is may


# --- results


async def test_a_match_that_ends_moves_both(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    (table,) = await resign(host, friend)
    winner, loser = await person_page(friend), await person_page(host)
    assert winner["name"] == "Gwen" and winner["mine"]
    assert winner["ratings"][0]["points"] > 1500 > loser["ratings"][0]["points"]
    assert winner["ratings"][0]["provisional"] and winner["ratings"][0]["matches"] == 1
    (match,) = winner["matches"]
    assert (match["outcome"], match["place"], match["table"]) == ("won", 1, table)
    assert loser["matches"][0]["outcome"] == "lost" and loser["matches"][0]["opponents"][0]["name"] == "Gwen"
    assert loser["against"] == [
        {"name": "Gwen", "person": winner["person"], "won": 0, "drawn": 0, "lost": 1, "program": False}
    ]


async def test_others_learn_of_no_table_from_a_person_s_page(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    await resign(host, friend)
    person = (await person_page(friend))["person"]
    seen = (await shared.browser().get(f"/api/people/{person}")).json()
    assert not seen["mine"] and [match["table"] for match in seen["matches"]] == [""]


async def test_nothing_is_rated_that_was_not_agreed_on(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make_with(friend)
    async with host.live(table, 1) as live:
        await live.until_playing()
        await live.ask("resign", 1)
    await resign(host, friend)
    assert (await person_page(host))["ratings"][0]["matches"] == 1


async def test_a_match_that_is_called_off_counts_for_nobody(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make_with(friend, terms=RATED)
    async with host.live(table, 1) as live:
        await live.until_playing()
        assert (await live.ask("propose", 1, what="call-off"))["is"] == "ack"

    def read(connection: sa.Connection) -> Any:
        return connection.execute(sa.select(RESULTS).where(RESULTS.c.table_id == table)).first()

    await until(lambda: shared.tables.store.read(read))
    assert (await host.get("/api/you")).json()["person"] == ""


async def test_who_leaves_among_three_is_last(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link", "bot:gentle", terms=RATED, options={"start": 1})
    await friend.join(table, 1, "Gwen")
    async with host.live(table, 0) as live, friend.live(table, 1) as other:
        await other.until_playing()
        await other.ask("leave", 1)
        await live.until(1)
        await finish(live)
    ranks = next(
        one.ranks for one in await until(lambda: results_of(shared, Pool("thirty-six", 3))) if one.match == table
    )
    assert ranks[1] == max(ranks) and ranks.count(ranks[1]) == 1


async def finish(live: Live) -> None:
    while live.view["table"]["phase"] == "playing":
        if live.view.get("actions"):
            await live.first()
        else:
            await live.hear()


async def test_the_leaderboard_lists_settled_ratings_and_bots(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    await resign(host, friend, 4)
    board = await leaderboard(host)
    assert board["people"] == [] and tuple(bot["level"] for bot in board["bots"]) == LEVELS

    def settle(connection: sa.Connection) -> None:
        connection.execute(RATINGS.update().values(sigma=2.0, matches=5))

    await until(lambda: results_of(server))
    await server.tables.store.write(settle, "ratings")
    board = await leaderboard(host)
    assert [(one["name"], one["mine"]) for one in board["people"]] == [("Gwen", False), ("", True)]


async def leaderboard(browser: Browser) -> Json:
    answer: Json = (await browser.get("/api/ratings/thirty-six/2")).json()
    return answer


@pytest.mark.parametrize(
    "path", ["/api/ratings/chess/2", "/api/ratings/thirty-six/9", "/api/ratings/gridsy/1", "/api/people/x"]
)
async def test_what_is_not_there_is_not_found(shared: Running, path: str) -> None:
    assert (await shared.browser().get(path)).status_code == 404


# --- the log alone


async def test_recomputed_ratings_are_equal(serving: Serving, tmp_path: Path) -> None:
    async with serving() as server:
        host, friend = server.browser(), server.browser()
        await resign(host, friend, 3)
        await resign(friend, host, 1)
        bots = await host.make("gridsy", "here", "bot:gentle", terms=RATED)
        async with host.live(bots, 0) as live:
            await live.until_playing()
            await live.ask("resign", 0)

        async def all_settled() -> bool:
            return len(await results_of(server)) == 4 and len(await results_of(server, Pool("gridsy", 2))) == 1

        await until(all_settled)
        before = await ratings_in(server)
        assert len(before) == 3
        await server.tables.store.write(lambda connection: connection.execute(RATINGS.update().values(mu=0.0)))
        done = await asyncio.to_thread(run, "--recompute", "--database", str(tmp_path / "parlour.db"))
        assert done == "5 matches, 3 ratings\n"
        assert await ratings_in(server) == before


def run(*arguments: str) -> str:
    ran = CliRunner().invoke(main, ["ratings", *arguments])
    assert ran.exit_code == 0, ran.output
    return ran.output


async def test_what_a_killed_process_left_is_settled_by_the_next(serving: Serving) -> None:
    async with serving() as server:
        server.tables.rating_book.note_change = lambda id: None  # type: ignore[method-assign]
        server.tables.services.observer._noters = ()  # type: ignore[attr-defined]
        await resign(server.browser(), server.browser())
        assert await results_of(server) == []
    async with serving() as server:
        (found,) = await until(lambda: results_of(server))
        assert found.ranks == (0, 1) and found.lost == ("", "resigned")


async def test_being_forgotten_leaves_no_rating_and_no_name(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    await resign(host, friend, 2)
    person = (await person_page(friend))["person"]
    await friend.post("/api/you/forget")
    assert (await host.get(f"/api/people/{person}")).status_code == 404
    seen = await person_page(host)
    assert seen["against"] == [] and [one["kind"] for one in seen["matches"][0]["opponents"]] == ["forgotten"]
    before = await ratings_in(server)
    database = server.tables.settings.database
    await asyncio.to_thread(run, "--recompute", "--database", database)
    assert await ratings_in(server) == before


async def test_a_house_takes_matches_out_and_lets_them_count_again(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    tables = await resign(host, friend, 8)

    async def all_settled() -> bool:
        return len(await results_of(server)) == 8

    await until(all_settled)
    database, before = ("--database", server.tables.settings.database), await ratings_in(server)
    assert "won 8 of 8 matches against" in await asyncio.to_thread(run, "--flags", *database)
    for table in tables:
        await asyncio.to_thread(run, "--void", table, "--reason", "farmed", *database)
    assert await ratings_in(server) == [] and await results_of(server) == []
    assert "farmed" in await asyncio.to_thread(run, "--flags", *database)
    await asyncio.to_thread(run, "--recompute", *database)
    assert await ratings_in(server) == []
    for table in reversed(tables):
        await asyncio.to_thread(run, "--restore", table, *database)
    assert await ratings_in(server) == before


async def test_who_is_renamed_by_an_operator_is_called_so_by_the_ratings(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    await resign(host, friend)
    page = await person_page(friend)
    (guest,) = [one.guest for one in await ratings_in(server) if one.person == page["person"]]
    doing = operating.doing("Eve", "", 0)
    await server.tables.store.write(lambda db: operating.rename_guest(db, doing, guest, "Guest 7"))
    assert (await person_page(friend))["name"] == "Guest 7"
    before = await ratings_in(server)
    await asyncio.to_thread(run, "--recompute", "--database", server.tables.settings.database)
    assert await ratings_in(server) == before


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "new.db"))
    assert "Nobody has a rating yet." in run(*database)
    assert "(expert)" in run("pentic", *database)
    for arguments in (("chess",), ("--void", "nothing"), ("--restore", "nothing"), ("pentic", "--seats", "9")):
        ran = CliRunner().invoke(main, ["ratings", *arguments, *database])
        assert ran.exit_code != 0 and "Traceback" not in ran.output and ran.output.strip(), arguments

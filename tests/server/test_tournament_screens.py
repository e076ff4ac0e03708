"""Tournaments at screens: the tables of pairings, and what their matches say."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from parlour.core.game import find_game
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row, Stored, begun, new_setup
from parlour.server.storage.schema import TOURNAMENT_TABLES
from parlour.server.table.table_state import TableState
from parlour.server.tournaments.book import FRESH_S
from parlour.server.tournaments.tables import Ended, read_outcome
from parlour.tournaments.events import Outcome
from parlour.tournaments.settings import Settings
from tests.server.browser import Browser, Json
from tests.server.club import Club, enter, found, kinds_of
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


# --- at screens


async def resign(browser: Browser, table: str, seat: int) -> None:
    async with browser.live(table, seat) as live:
        await live.until_playing()
        assert (await live.ask("resign", seat))["is"] == "ack"


async def sit(people: dict[str, Browser], table: Json) -> list[Browser]:
    """Let those who are paired come to their table."""
    seated = [people[seat["name"]] for seat in table["seats"]]
    for number, browser in enumerate(seated):
        await browser.commit(table["at"], number)
    for browser in seated:
        await browser.reveal(table["at"])
    return seated


async def until_settled(club: Club, open: int = 0) -> Json:
    for _ in range(300):
        page = await club.page()
        if sum(table["open"] for table in page["rounds"][-1]["tables"]) == open:
            return page
        await asyncio.sleep(0.02)
    raise AssertionError("no result came")


async def until_noted(server: Running, table: str) -> None:
    settled = sa.select(TOURNAMENT_TABLES.c.settled).where(TOURNAMENT_TABLES.c.table_id == table)
    for _ in range(300):
        if await server.tables.store.read(lambda db: db.execute(settled).scalar()):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it was not settled")


async def test_a_pairing_of_guests_is_played_at_a_table_of_the_house(shared: Running) -> None:
    club = await found(shared, "Typed", where="mixed", clock="5+3", rounds=1)
    people = await enter(shared, club, "Ana", "Ben", "Cem")
    await club.do("pair", {"round": 1})
    tables = (await club.page())["rounds"][0]["tables"]
    at_screen = next(table for table in tables if all(seat["name"] in people for seat in table["seats"]))
    real = next(table for table in tables if table is not at_screen)
    assert at_screen["at"] and real["at"] is None
    first = people[at_screen["seats"][0]["name"]]
    (yours,) = (await first.get("/api/tables")).json()["tables"]
    assert yours["table"] == at_screen["at"] and yours["mine"] == [0] and yours["phase"] == "waiting"
    typed = await club.result(at_screen["table"], 1, 2, by=first)
    assert typed.status_code == 403 and "comes by itself" in typed.text
    seated = await sit(people, at_screen)
    async with first.live(at_screen["at"], 0) as live:
        view = await live.until_playing()
        assert view["table"]["terms"]["clock"] == "5+3"
    await resign(seated[1], at_screen["at"], 1)
    await until_settled(club, open=1)
    assert (await club.result(real["table"], 1, 2)).status_code == 200
    page = await club.page()
    seats = next(table for table in page["rounds"][0]["tables"] if table["at"])["seats"]
    assert [seat["place"] for seat in seats] == [1, 2] and page["next"] == "over"


async def test_two_of_one_name_are_told_apart_in_the_same_way_everywhere(shared: Running) -> None:
    """Who takes the name of another player has the same number at the table as in the tournament."""
    club = await found(shared, where="screens")
    people = await enter(shared, club, "Ana", "Ben")
    await club.do("pair", {"round": 1})
    answer = await people["Ben"].post("/api/you/name", {"name": "Ana", "before": "Ben"})
    assert answer.status_code == 200, answer.text
    await asyncio.sleep(FRESH_S)
    (table,) = (await club.page())["rounds"][-1]["tables"]
    in_round = [seat["name"] for seat in table["seats"]]
    assert sorted(in_round) == ["Ana", "Ana 2"] and (await club.view(people["Ben"]))["you"] == "Ana 2"
    stored = await shared.tables.store.load_table(table["at"])
    assert stored is not None and [seat.name for seat in stored.seats] == in_round
    again = await people["Ben"].post("/api/you/name", {"name": "Cem", "before": "Ana"})
    assert again.status_code == 200, again.text
    stored = await shared.tables.store.load_table(table["at"])
    assert stored is not None and sorted(seat.name for seat in stored.seats) == ["Ana", "Cem"]


async def test_a_match_is_noted_once_even_if_the_process_dies_between(serving: Serving) -> None:
    async with serving() as one:
        club = await found(one, where="screens", rounds=1)
        people = await enter(one, club, "Ana", "Ben")
        await club.do("pair", {"round": 1})
        (table,) = (await club.page())["rounds"][0]["tables"]
        seated = await sit(people, table)
        one.tables.tournaments.note_change = lambda id: None  # type: ignore[method-assign]
        one.tables.services.observer._noters = ()  # type: ignore[union-attr]
        await resign(seated[0], table["at"], 0)
        assert (await kinds_of(one, club)).count("result") == 0
    for _ in range(2):
        async with serving() as one:
            again = Club(one.browser(), club.id, club.secret)
            page = await until_settled(again)
            assert [seat["place"] for seat in page["rounds"][0]["tables"][0]["seats"]] == [2, 1]
            one.tables.tournaments.note_change(table["at"])
            await one.tables.tournaments.find_unsettled()
            assert (await kinds_of(one, again)).count("result") == 1


async def test_a_series_has_a_table_for_each_game(serving: Serving, database: str) -> None:
    """Who starts changes, what was won so far is shown, in other processes too."""
    shared: dict[str, Any] = {"database": database, "workers": 2}
    async with serving(**shared) as one, serving(**shared) as other:
        club = await found(one, where="screens", rounds=1, best_of=3)
        people, twin, played = await enter(one, club, "Ana", "Ben"), Club(other.browser(), club.id, club.secret), []
        await club.do("pair", {"round": 1})
        for loser, won in ((1, [1, 0]), (0, [1, 1]), (1, [2, 1])):
            await asyncio.sleep(FRESH_S)
            (table,) = (await twin.page())["rounds"][0]["tables"]
            assert table["open"] and table == (await club.page())["rounds"][0]["tables"][0]
            played.append(table["at"])
            seated = await sit(people, table)
            await resign(seated[loser], table["at"], loser)
            await until_noted(one, table["at"])
            (table,) = (await club.page())["rounds"][0]["tables"]
            assert [seat["points"] for seat in table["seats"]] == won
        assert not table["open"] and [seat["place"] for seat in table["seats"]] == [1, 2]
        assert (await club.page())["next"] == "over"
        stored = [await one.tables.store.load_table(id) for id in played]
        assert [each.setup.options["start"] for each in stored if each is not None] == [0, 1, 0]


async def test_a_process_that_dies_after_a_game_of_a_series_leaves_it_to_the_next(serving: Serving) -> None:
    async with serving() as one:
        club = await found(one, where="screens", rounds=1, best_of=2)
        people = await enter(one, club, "Ana", "Ben")
        await club.do("pair", {"round": 1})
        (table,) = (await club.page())["rounds"][0]["tables"]
        seated = await sit(people, table)
        one.tables.services.observer._noters = ()  # type: ignore[union-attr]
        await resign(seated[0], table["at"], 0)
        assert (await kinds_of(one, club)).count("game") == 0
    async with serving() as one:
        again = Club(one.browser(), club.id, club.secret)
        await until_noted(one, table["at"])
        await one.tables.tournaments.find_unsettled()
        (following,) = (await again.page())["rounds"][0]["tables"]
        assert following["at"] not in (None, table["at"]) and following["open"]
        assert (await kinds_of(one, again)).count("game") == 1


async def test_a_result_that_an_organiser_typed_stays(shared: Running) -> None:
    club = await found(shared, where="screens", rounds=1)
    people = await enter(shared, club, "Ana", "Ben")
    await club.do("pair", {"round": 1})
    (table,) = (await club.page())["rounds"][0]["tables"]
    seated = await sit(people, table)
    await club.do("result", {"round": 1, "table": table["table"], "draw": True})
    await resign(seated[0], table["at"], 0)
    await until_noted(shared, table["at"])
    assert (await kinds_of(shared, club)).count("result") == 1
    assert [seat["place"] for seat in (await club.page())["rounds"][0]["tables"][0]["seats"]] == [1, 1]


async def test_at_screens_nobody_is_typed_in(shared: Running) -> None:
    club = await found(shared, where="screens")
    refused = await club.ask("add", {"names": ["Ana"]})
    assert refused.status_code == 409 and refused.json()["field"] == "names"


# --- what a match says


def play(guests: tuple[str | None, ...], *rows: tuple[str, int, str], actions: int = 10_000) -> Stored:
    """A match of 36 for two of which so many actions are taken, then ``rows`` are written; without a guest is a bot."""
    game = find_game("thirty-six")
    seats = [
        Seat(number, "human" if guest else "bot", f"P{number}", guest, None if guest else "gentle", "0" * 32)
        for number, guest in enumerate(guests)
    ]
    setup = begun(new_setup(game, game.read_options({"start": 0}, 2)), seats, 0)
    state, log = TableState(game, setup, [msgspec.structs.replace(seat) for seat in seats]), list[tuple[Row, str]]()

    def write(row: Row) -> None:
        seal = row.seal(state.seal)
        state.apply(row, seal)
        log.append((row, seal))

    match, dice = state.playing(), random.Random(36)
    while len(log) < actions and (acting := match.seats_to_act()):
        action = dice.choice(match.actions(acting[0]))
        write(state.row("act", acting[0], game.rules.actions.text(action), "x", f"a{len(log)}"))
    for kind, seat, what in rows:
        write(state.row(kind, seat, what))  # type: ignore[arg-type]
    return Stored(setup, seats, log)


def said(stored: Stored) -> Outcome:
    ended = read_outcome(stored, RULES)
    assert ended is not None and ended.outcome is not None
    return ended.outcome


RULES = Settings("Friday", "thirty-six", "swiss", "36" * 32, lowest_wins=True)


def test_a_match_that_was_played_out_says_places_and_points() -> None:
    stored = play(("ana", "ben"))
    outcome = said(stored)
    assert sorted(outcome.places) == [1, 2]
    low, high = (outcome.points[outcome.places.index(place)] for place in (1, 2))
    assert low < high, "the fewest counters win"
    added = read_outcome(stored, msgspec.structs.replace(RULES, scoring="points"))
    assert added == Ended(outcome)


def test_a_match_that_runs_says_nothing() -> None:
    assert read_outcome(play(("ana", "ben"), actions=4), RULES) is None


def test_who_gives_up_comes_last_without_points() -> None:
    for seat in (0, 1):
        stored = play(("ana", "ben"), ("out", seat, "resigned"), actions=4)
        assert read_outcome(stored, RULES) == Ended(Outcome((2, 1) if seat == 0 else (1, 2)))


def test_what_was_called_off_has_no_result() -> None:
    assert read_outcome(play(("ana", "ben"), ("end", 0, "called-off"), actions=4), RULES) == Ended(None)


def test_what_a_bot_reaches_counts_for_nobody() -> None:
    """Somebody left before the match began, and a bot played in their place."""
    for guests, places in ((("ana", None), (1, 2)), ((None, "ben"), (2, 1))):
        assert said(play(guests)).places == places


async def test_a_draw_at_a_screen_is_left_to_the_organiser_of_a_knockout(shared: Running) -> None:
    club = await found(shared, where="screens", format="elimination", rounds=None)
    people = await enter(shared, club, "Ana", "Ben")
    await club.do("pair", {"round": 1})
    (table,) = (await club.page())["rounds"][0]["tables"]
    one, other = await sit(people, table)
    async with one.live(table["at"], 0) as mine, other.live(table["at"], 1) as theirs:
        for live in (mine, theirs):
            await live.until_playing()
        await mine.ask("propose", 0, what="draw")
        while "proposal" not in theirs.view["table"]:
            await theirs.hear()
        await theirs.ask("respond", 1, agrees=True)
    await until_noted(shared, table["at"])
    page = await club.page()
    assert page["next"] == "results" and page["rounds"][0]["tables"][0]["open"]
    refused = await club.ask("result", {"round": 1, "table": 1, "draw": True})
    assert refused.status_code == 409 and "a winner" in refused.text
    await club.do("result", {"round": 1, "table": 1, "winner": "Ben"})
    assert (await club.page())["next"] == "over"

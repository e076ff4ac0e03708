"""Arenas that pair by themselves: who is free is paired until the hour is over, and nobody waits for who is gone."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from parlour.server.storage.schema import TABLES
from parlour.server.tournaments import arena
from tests.server.browser import Browser, Json
from tests.server.club import Club, enter, found, kinds_of
from tests.server.conftest import Running, Serving
from tests.server.test_tournament_screens import resign, sit, until_settled

pytestmark = pytest.mark.anyio
NAMES = ("Ana", "Ben", "Cem", "Dora")


async def found_arena(server: Running, *names: str, minutes: int = 60) -> tuple[Club, dict[str, Browser]]:
    """Found an arena, let guests enter, and begin."""
    club = await found(server, format="arena", where="screens", clock="3+2", minutes=minutes, rounds=None)
    people = await enter(server, club, *names)
    await club.do("pair", {"round": 1})
    return club, people


async def open_tables(club: Club) -> list[Json]:
    rounds = (await club.page())["rounds"]
    return [table for one in rounds for table in one["tables"] if table["open"]]


def names_at(table: Json) -> set[str]:
    return {seat["name"] for seat in table["seats"]}


async def play(server: Running, club: Club, people: dict[str, Browser], table: Json) -> None:
    """Let a match begin, and the second seat resign."""
    left = len(await open_tables(club)) - 1
    seated = await sit(people, table)
    await resign(seated[1], table["at"], 1)
    for _ in range(300):
        if len(await open_tables(club)) == left:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("no result came")


async def age(server: Running, seconds: int) -> None:
    """Let all tables have been opened so much earlier."""
    await server.tables.store.write(
        lambda db: db.execute(TABLES.update().values(made_at=TABLES.c.made_at - seconds)) and None, "test"
    )


async def test_whoever_is_free_is_paired_with_somebody_else_until_the_time_is_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, people = await found_arena(server, *NAMES)
    page = await club.page()
    assert page["minutes"] == 60 and abs(page["ends_at"] - time.time() - 3600) < 30
    first, second = await open_tables(club)
    await play(server, club, people, first)
    await server.tables.arenas.look_after_all()
    assert await open_tables(club) == [second], "two who have just met wait while others play"
    await play(server, club, people, second)
    await server.tables.arenas.look_after_all()
    again = await open_tables(club)
    assert len(again) == 2 and all(names_at(table) not in map(names_at, (first, second)) for table in again)
    monkeypatch.setattr(arena, "NO_SHOW_S", 10_000)
    server.tables.arenas._now = lambda: float(page["ends_at"])
    await server.tables.arenas.look_after_all()
    over = await club.page()
    assert over["closed"] and over["ends_at"] is None and over["next"] == "results"
    for table in again:
        await play(server, club, people, table)
    assert (await club.page())["next"] == "over"
    await server.tables.arenas.look_after_all()
    assert (await kinds_of(server, club)).count("closed") == 1


async def test_two_who_are_alone_meet_again(server: Running) -> None:
    club, people = await found_arena(server, "Ana", "Ben")
    for _ in range(2):
        (table,) = await open_tables(club)
        await play(server, club, people, table)
        await server.tables.arenas.look_after_all()
    (table,) = await open_tables(club)
    assert names_at(table) == {"Ana", "Ben"} and table["table"] == 1


async def test_whoever_does_not_come_loses_and_is_paired_no_more(server: Running) -> None:
    club, people = await found_arena(server, *NAMES)
    one, other = await open_tables(club)
    comes, stays_away = (seat["name"] for seat in one["seats"])
    await people[comes].commit(one["at"], 0)
    await server.tables.arenas.look_after_all()
    assert len(await open_tables(club)) == 2, "they have a while to come"
    await age(server, arena.NO_SHOW_S + 1)
    await server.tables.arenas.look_after_all()
    page = await club.page()
    here = {line["name"]: line["here"] for line in page["standings"]}
    score = {line["name"]: line["score"] for line in page["standings"]}
    assert here == {name: name == comes for name in NAMES}
    assert score == {name: float(name == comes) for name in NAMES}
    assert names_at(other).isdisjoint({comes, stays_away}) and await open_tables(club) == []
    await club.do("back", {}, people[stays_away])
    await server.tables.arenas.look_after_all()
    (table,) = await open_tables(club)
    assert names_at(table) == {comes, stays_away}


async def test_whoever_leaves_a_match_leaves_the_arena_and_who_resigns_stays(server: Running) -> None:
    club, people = await found_arena(server, "Ana", "Ben")
    (table,) = await open_tables(club)
    await play(server, club, people, table)
    assert all(line["here"] for line in (await club.page())["standings"])
    await server.tables.arenas.look_after_all()
    (table,) = await open_tables(club)
    seated = await sit(people, table)
    async with seated[0].live(table["at"], 0) as live:
        await live.until_playing()
        assert (await live.ask("leave", 0))["is"] == "ack"
        async with seated[1].live(table["at"], 1) as other:
            await other.until_playing()
            assert (await other.ask("resign", 1))["is"] == "ack"
    page = await until_settled(club)
    assert [seat["place"] for seat in page["rounds"][-1]["tables"][0]["seats"]] == [0, 0], "it counts for nobody"
    leaver = table["seats"][0]["name"]
    assert {line["name"] for line in (await club.page())["standings"] if not line["here"]} >= {leaver}


async def test_many_begin_a_few_tables_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.tournaments.deeds.MOST_AT_ONCE", 1)
    monkeypatch.setattr(arena, "MOST_AT_ONCE", 1)
    club, _ = await found_arena(server, *NAMES)
    for count in (1, 2, 2):
        assert len(await open_tables(club)) == count
        await server.tables.arenas.look_after_all()


async def test_two_processes_that_look_after_an_arena_pair_once(serving: Serving, database: str) -> None:
    shared: dict[str, Any] = {"database": database, "workers": 2}
    async with serving(**shared) as one, serving(**shared) as two:
        club, people = await found_arena(one, *NAMES)
        for table in await open_tables(club):
            await play(one, club, people, table)
        await asyncio.gather(*(each.tables.arenas.look_after_all() for each in (one, two)))
        assert len(await open_tables(club)) == 2
        assert (await kinds_of(one, club)).count("paired") == 2


async def test_an_organiser_begins_once_and_may_end_it(server: Running) -> None:
    club, people = await found_arena(server, "Ana", "Ben")
    again = await club.ask("pair", {"round": 1})
    assert again.status_code == 200
    (table,) = await open_tables(club)
    await play(server, club, people, table)
    refused = await club.ask("pair", {"round": 2})
    assert refused.status_code == 409 and refused.json()["message"] == "This arena pairs by itself."
    await club.do("close")
    await server.tables.arenas.look_after_all()
    assert await open_tables(club) == [] and (await club.page())["ends_at"] is None


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        ({"format": "swiss", "where": "screens", "clock": "3+2"}, "minutes"),
        ({"format": "arena", "where": "mixed", "clock": "3+2"}, "minutes"),
        ({"format": "arena", "where": "screens"}, "clock"),
        ({"format": "arena", "where": "screens", "clock": "3+2", "minutes": 601}, "minutes"),
        ({"format": "arena", "where": "screens", "clock": "3+2", "minutes": -1}, "minutes"),
    ],
)
async def test_an_hour_that_cannot_be_is_refused_by_its_field(shared: Running, wishes: Json, field: str) -> None:
    asked = {"title": "Arena", "game": "pentic", "minutes": 60, **wishes}
    answer = await shared.browser().post("/api/tournaments", asked)
    assert 400 <= answer.status_code < 500 and answer.json()["field"] == field, answer.text


async def test_an_arena_takes_two_thousand(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.tournaments.deeds.MOST_IN_ARENA", 3)
    club, _ = await found_arena(server, "Ana", "Ben", "Cem")
    full = await club.ask("enter", {"name": "Dora"}, server.browser())
    assert full.status_code == 409 and "full" in full.text


async def test_of_a_large_arena_players_see_the_top_and_themselves(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("pages", "book"):
        monkeypatch.setattr(f"parlour.server.tournaments.{module}.MOST_SHOWN", 1)
    club, people = await found_arena(server, *NAMES)
    whole = await club.page()
    assert len(whole["standings"]) == 4 and whole["players"] == 4 and whole["playing"] == 2
    assert sum(len(one["tables"]) for one in whole["rounds"]) == 2
    for name, browser in people.items():
        view = await club.view(browser)
        page, own = view["page"], view["standing"]
        assert len(page["standings"]) == 1 and sum(len(one["tables"]) for one in page["rounds"]) == 1
        assert (page["players"], page["playing"]) == (4, 2)
        assert {line["name"] for line in (*page["standings"], *([own] if own else ()))} >= {name}
        (mine,) = view["mine"]
        assert mine["round"] == 1 and mine["table"] in whole["rounds"][0]["tables"] and name in names_at(mine["table"])
    first, other = whole["rounds"][0]["tables"]
    await play(server, club, people, first)
    for table, count in ((first, 0), (other, 1)):
        for name in names_at(table):
            view = await club.view(people[name])
            assert len(view["mine"]) == count, "what is one's own is never late"
            assert view["page"]["playing"] == 2, "the page of a large arena may be"

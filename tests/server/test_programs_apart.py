"""Programs of others in rated matches: their ratings move, and those of people do not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.server.people.programs import write_program
from parlour.server.storage.schema import RATINGS
from tests.server.conftest import Serving
from tests.server.test_programs import QUICK, let_in, programs_mix
from tests.server.test_ratings import RATED, person_page, ratings_in, resign, results_of, run, until

pytestmark = pytest.mark.anyio


async def test_a_rated_match_with_a_program_moves_its_rating_alone(serving: Serving, tmp_path: Path) -> None:
    async with serving(**QUICK) as server:
        token: str = await server.tables.store.write(lambda db: write_program(db, "Hal", 0, "Eve"), "programs")
        host, friend = server.browser(), server.browser()
        await resign(host, friend)
        await until(lambda: results_of(server))
        people = await ratings_in(server)
        stranger = server.browser()
        for browser in (host, stranger):
            table = await browser.make("thirty-six", "link", "here", terms=RATED)
            await programs_mix(server, token, browser, table)
            async with browser.live(table, 1) as live:
                await live.until_playing()
                assert live.view["table"]["terms"]["rated"] and not live.view["table"].get("hints")
                assert (await live.ask("resign", 1))["is"] == "ack"

        async def settled() -> bool:
            return len(await results_of(server)) == 3

        await until(settled)
        after = await ratings_in(server)
        assert [one for one in after if not one.program] == people, "nobody else moved, and the stranger has none"
        (hal,) = [one for one in after if one.program]
        assert hal.name == "Hal" and hal.mu > 25 and hal.matches == 2
        await asyncio.to_thread(run, "--recompute", "--database", str(tmp_path / "parlour.db"))
        assert await ratings_in(server) == after
        page = (await host.get(f"/api/people/{hal.person}")).json()
        assert (page["name"], page["program"], page["owner"], page["mine"]) == ("Hal", True, "Eve", False)
        assert {(one["name"], bool(one["person"]), one["won"]) for one in page["against"]} == {
            ("", False, 1),
            ("", True, 1),
        }
        mine = await person_page(host)
        assert not mine["program"] and mine["ratings"][0]["matches"] == 1 and len(mine["matches"]) == 2
        assert mine["matches"][0]["opponents"] == [
            {"kind": "program", "name": "Hal", "person": hal.person, "level": ""}
        ]
        assert (await stranger.get("/api/you")).json()["person"] == ""


async def test_programs_are_listed_apart(serving: Serving) -> None:
    async with serving(**QUICK) as server:
        browser, token = server.browser(), await let_in(server)
        table = await browser.make("thirty-six", "link", "here", terms=RATED)
        await programs_mix(server, token, browser, table)
        async with browser.live(table, 1) as live:
            await live.until_playing()
            await live.ask("resign", 1)
        await until(lambda: results_of(server))
        assert (await browser.get("/api/ratings")).json()["pools"] == [
            {"game": "thirty-six", "seats": 2, "people": 0, "programs": 1}
        ]
        database = ("--database", server.tables.settings.database)
        assert await asyncio.to_thread(run, *database) == "thirty-six --seats 2: 0 people, 1 programs\n"
        await server.tables.store.write(lambda db: db.execute(RATINGS.update().values(sigma=2.0, matches=5)), "ratings")
        board = (await browser.get("/api/ratings/thirty-six/2")).json()
        assert board["people"] == [] and [one["name"] for one in board["programs"]] == ["Hal"]
        assert "5 matches, a program, rated apart" in await asyncio.to_thread(run, "thirty-six", *database)

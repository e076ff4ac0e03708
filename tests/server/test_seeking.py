"""The lobby lists who waits and who plays and nothing of the play, and brings people together, whoever comes first."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.server.storage.lobby import AWAY_S, DAYS_AWAY_S
from parlour.server.storage.schema import LOBBY, SEATS, TABLES
from tests.server.browser import Browser, Json
from tests.server.conftest import Running, start
from tests.server.postgres import Postgres
from tests.server.test_operators import run

pytestmark = pytest.mark.anyio
OPEN: Json = {
    "over_days": False,
    "days": 0,
    "late": "bot",
    "warm": False,
    "talk": False,
    "clock": "",
    "rated": False,
    "open": True,
}


async def lobby(server: Running) -> Json:
    """The lobby as somebody sees it who has never been here."""
    server.tables.lobby.forget_drawn()
    answer = await server.browser().get("/api/lobby")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def listed(server: Running) -> tuple[list[str], list[str]]:
    """The ids of the tables that wait, and of those that play."""
    found = await lobby(server)
    return [it["table"] for it in found["waiting"]], [it["table"] for it in found["playing"]]


async def age(server: Running, seconds: int) -> None:
    """Let all people have gone so long ago."""
    older = LOBBY.update().values(until=LOBBY.c.until - seconds)
    await server.tables.store.write(lambda db: db.execute(older))


async def sit(browser: Browser, table: str, name: str = "Gwen") -> Json:
    """Sit down from the lobby, and mix."""
    answer = await browser.post(f"/api/tables/{table}/sit", {"name": name})
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    await browser.mix(opened["table"], opened["seat"])
    return opened


async def seek(browser: Browser, game: str | None = "thirty-six", name: str = "Ada") -> Json:
    answer = await browser.post("/api/lobby/play", {"game": game, "name": name})
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


# --- the list


async def test_a_table_is_listed_if_it_says_so_until_it_is_full_and_then_among_those_that_play(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    closed = await host.make("thirty-six", "here", "link", terms={**OPEN, "open": False})
    without = await host.make("thirty-six", "here", "link")
    table = await host.make("thirty-six", "here", "link", options={"stall": 6}, terms={**OPEN, "clock": "5+3"})
    found = await lobby(server)
    (waiting,) = found["waiting"]
    assert found["playing"] == []
    assert waiting == {
        "table": table,
        "game": "thirty-six",
        "seats": [{"kind": "human", "name": ""}, {"kind": "open", "name": ""}],
        "options": [{"name": "stall", "value": 6}],
        "terms": {**OPEN, "clock": "5+3"},
        "made_at": waiting["made_at"],
        "watching": 0,
    }
    assert abs(waiting["made_at"] - time.time()) < 600
    assert (await sit(friend, table))["seat"] == 1
    assert await listed(server) == ([], [table])
    assert (await lobby(server))["playing"][0]["seats"][1] == {"kind": "human", "name": "Gwen"}
    assert server.tables.in_memory[table].state.match is not None
    for other in (closed, without):
        answer = await friend.post(f"/api/tables/{other}/sit", {})
        assert (answer.status_code, answer.json()["code"]) == (409, "nobody_waits"), "nobody said that anybody may join"


async def test_sitting_down_twice_changes_nothing_and_a_third_is_refused(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    table = await host.make("thirty-six", "here", "link", terms=OPEN)
    assert await sit(host, table) == {"table": table, "seat": 0, "links": []}
    for _ in range(2):
        assert (await sit(friend, table))["seat"] == 1
    answer = await server.browser().post(f"/api/tables/{table}/sit", {})
    assert (answer.status_code, answer.json()["message"]) == (409, "Nobody waits at this table any more.")
    assert (await server.browser().post("/api/tables/nowhere/sit", {})).status_code == 404
    removed = await server.browser().post(f"/api/tables/{table}/sit", {"name": "\u200b"})
    assert (removed.status_code, removed.json()["field"]) == (400, "name")


async def test_who_has_a_connection_keeps_a_table_listed_and_who_has_gone_does_not(server: Running) -> None:
    host = server.browser()
    table = await host.make("thirty-six", "here", "link", terms=OPEN)
    days = await host.make("thirty-six", "here", "link", terms={**OPEN, "over_days": True})
    await age(server, AWAY_S + 1)
    assert await listed(server) == ([days], []), "where moves have days nobody needs to be here"
    async with host.live(table, 0):
        await server.tables.lobby.refresh_tables()
        assert set((await listed(server))[0]) == {table, days}
    await age(server, AWAY_S + 1)
    async with server.browser().live(table):
        await server.tables.lobby.refresh_tables()
        assert table not in (await listed(server))[0], "somebody who looks on keeps nothing open"
    await age(server, DAYS_AWAY_S)
    assert await listed(server) == ([], [])
    answer = await server.browser().post(f"/api/tables/{table}/sit", {})
    assert answer.status_code == 409


async def test_a_match_leaves_the_list_when_it_is_over_and_when_its_table_is_closed(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    tables = [await host.make("quickdraw", "here", "link", terms=OPEN) for _ in range(2)]
    for table in tables:
        await sit(friend, table)
    assert set((await listed(server))[1]) == set(tables)
    run("close", tables[0], database=server.tables.settings.database)
    assert await listed(server) == ([], [tables[1]])
    async with host.live(tables[1], 0) as live:
        await live.ask("propose", 0, wish="end")
        await live.ask("resign", 0)
    await server.tables.lobby.refresh_tables()
    assert await listed(server) == ([], [])
    rows = await server.tables.store.read(lambda db: db.execute(sa.select(LOBBY.c.table_id)).scalars().all())
    assert tables[1] not in rows


async def test_the_lobby_counts_who_looks_on(server: Running) -> None:
    host = server.browser()
    table = await host.make("thirty-six", "here", "link", terms=OPEN)
    async with host.live(table, 0), server.browser().live(table), server.browser().live(table):
        await server.tables.lobby.refresh_tables()
        assert (await lobby(server))["waiting"][0]["watching"] == 2
    await server.tables.lobby.refresh_tables()


async def test_two_worlds_that_differ_in_what_is_hidden_have_the_same_lobby(server: Running) -> None:
    """Cards, seeds, nonces, links, guests: whatever is secret at a table, the lobby says the same."""
    host, friend = server.browser(), server.browser()
    other = await host.make("grannys-pills", "here", "link", terms=OPEN)
    before = await lobby(server)
    await server.tables.store.write(_shuffle(other))
    assert await lobby(server) == before
    table = await host.make("grannys-pills", "here", "link", terms=OPEN)
    await sit(friend, table)
    playing = await lobby(server)
    async with host.live(table, 0) as live:
        actor = live.view["scene"]["to_act"][0]
        player = (host, friend)[actor]
    async with player.live(table, actor) as live:
        await live.first()
    assert await lobby(server) == playing, "nothing follows from what is played"
    text = str(playing)
    state = server.tables.in_memory[table].state
    secrets = [state.setup.seed.hex(), *(seat.nonce for seat in state.seats), *(seat.link for seat in state.seats)]
    guests = [seat.guest for seat in state.seats if seat.guest is not None]
    assert not any(secret and secret in text for secret in (*secrets, *guests, state.setup.seal))


def _shuffle(table: str) -> Callable[[sa.Connection], Any]:
    def work(connection: sa.Connection) -> None:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(seed=bytes(32)))
        connection.execute(SEATS.update().where(SEATS.c.table_id == table).values(nonce="", commitment=""))

    return work


async def test_the_answer_says_when_nothing_is_new(server: Running) -> None:
    browser = server.browser()
    first = await browser.get("/api/lobby")
    again = await browser.http.get("/api/lobby", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    await server.browser().make("thirty-six", "here", "link", terms=OPEN)
    again = await browser.http.get("/api/lobby", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 200


async def test_a_table_that_anybody_may_join_needs_a_free_seat(server: Running) -> None:
    seats = [{"kind": "here"}, {"kind": "bot"}]
    answer = await server.browser().post("/api/tables", {"game": "thirty-six", "seats": seats, "terms": OPEN})
    assert (answer.status_code, answer.json()["field"]) == (400, "terms.open")


async def test_in_kid_mode_there_are_no_strangers(server: Running) -> None:
    host = server.browser()
    table = await host.make("thirty-six", "here", "link", terms=OPEN)
    run("kids", "on", database=server.tables.settings.database)
    await server.tables.notices.follow()
    browser = server.browser()
    asked = [
        await browser.get("/api/lobby"),
        await browser.post(f"/api/tables/{table}/sit", {}),
        await browser.post("/api/lobby/play", {}),
    ]
    for answer in asked:
        assert (answer.status_code, answer.json()["code"]) == (403, "kids")
        assert "by their links" in answer.json()["message"]
    wish = {"game": "thirty-six", "seats": [{"kind": "here"}, {"kind": "link"}], "terms": OPEN}
    answer = await browser.post("/api/tables", wish)
    assert (answer.status_code, answer.json()["field"]) == (403, "terms.open")


# --- looking for a game


async def test_who_looks_waits_and_who_looks_next_sits_down_there(server: Running) -> None:
    ada, gwen, third = server.browser(), server.browser(), server.browser()
    opened = await seek(ada)
    assert (opened["seat"], len(opened["links"])) == (0, 1), "a friend may be invited meanwhile"
    assert (await seek(ada))["table"] == opened["table"], "who looks twice waits at one table"
    assert await seek(gwen, None, "Gwen") == {"table": opened["table"], "seat": 1, "links": []}
    assert [seat.name for seat in (await server.tables.find_table(opened["table"])).state.seats] == ["Ada", "Gwen"]
    assert (await seek(third))["table"] != opened["table"]
    state = (await server.tables.find_table(opened["table"])).state
    assert state.terms is not None
    assert state.terms.open and not state.terms.rated


async def test_who_looks_is_not_seated_at_tables_with_other_rules_or_with_people_who_have_gone(server: Running) -> None:
    host = server.browser()
    for terms in ({"clock": "5+3"}, {"rated": True}, {"over_days": True}):
        await host.make("thirty-six", "here", "link", terms={**OPEN, **terms})
    await host.make("thirty-six", "here", "link", options={"stall": 6}, terms=OPEN)
    await host.make("quickdraw", "here", "link", terms=OPEN)
    other = await host.make("thirty-six", "here", "link", terms=OPEN)
    await age(server, 90)
    assert (await seek(server.browser()))["seat"] == 0
    assert other in (await listed(server))[0], "it is listed still, for who has patience"


async def test_who_sits_down_elsewhere_is_waited_for_no_longer(server: Running) -> None:
    ada, gwen = server.browser(), server.browser()
    mine, yours = (await seek(ada))["table"], await gwen.make("quickdraw", "here", "link", terms=OPEN)
    assert (await seek(ada, "quickdraw"))["table"] == yours
    assert await listed(server) == ([], []), "Ada has gone to Gwen's table, which is full"
    answer = await server.browser().post(f"/api/tables/{mine}/sit", {})
    assert answer.status_code == 409


async def test_of_two_who_go_to_each_others_tables_one_stays(server: Running) -> None:
    ada, gwen = server.browser(), server.browser()
    mine = await ada.make("quickdraw", "here", "link", terms=OPEN)
    yours = await gwen.make("thirty-six", "here", "link", terms=OPEN)
    answers = await asyncio.gather(
        ada.post(f"/api/tables/{yours}/sit", {}), gwen.post(f"/api/tables/{mine}/sit", {}), return_exceptions=False
    )
    assert sorted(answer.status_code for answer in answers) == [201, 409]


@pytest.mark.parametrize("count", [2, 7])
async def test_of_those_who_look_at_the_same_moment_at_most_one_stays_alone(server: Running, count: int) -> None:
    people = [server.browser() for _ in range(count)]
    found = await asyncio.gather(*(seek(person) for person in people))
    tables = Counter(opened["table"] for opened in found)
    assert sorted(tables.values()) == [*[1] * (count % 2), *[2] * (count // 2)]


async def test_two_machines_bring_people_together(postgres: Postgres, tmp_path: Path) -> None:
    shared = {"database": postgres.new(), "workers": 2, "meet": str(tmp_path), "presence_ms": 500}
    async with start(tmp_path / "a", **shared) as one, start(tmp_path / "b", **shared) as other:
        for _ in range(4):
            here, there = one.browser(), other.browser()
            found = await asyncio.gather(seek(here, name="Ada"), seek(there, name="Gwen"))
            assert found[0]["table"] == found[1]["table"]
            table, host = found[0]["table"], found[1] if found[1]["seat"] == 0 else found[0]
            async with (here if host is found[0] else there).live(table, 0) as live:
                await here.mix(table, found[0]["seat"])
                await there.mix(table, found[1]["seat"])
                await live.until_playing()
        async with one.browser().live(table), other.browser().live(table):
            (first,), (second,) = ([server.tables.in_memory[table]] for server in (one, other))
            while (first.crowd().people, second.crowd().people) != (2, 2):
                await asyncio.sleep(0.05)

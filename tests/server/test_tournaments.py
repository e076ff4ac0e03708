"""Tournaments on the server: who may do what, once and not twice, and what the log says after any of it."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from parlour.core.game import find_game
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row, Stored, begun, new_setup
from parlour.server.storage.schema import SEATS, TOURNAMENT_EVENTS, TOURNAMENT_TABLES, TOURNAMENTS
from parlour.server.storage.tournaments import read_news
from parlour.server.table.table_state import TableState
from parlour.server.tournaments import book as books
from parlour.server.tournaments.tables import read_outcome
from parlour.tournaments.events import Outcome
from parlour.tournaments.settings import Settings
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament, fold
from tests.server.browser import Browser, Json
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio

SWISS = {"title": "Friday", "game": "thirty-six", "format": "swiss", "where": "tables", "rounds": 3}
NAMES = ("Ana", "Ben", "Cem", "Dora")


class Club:
    """A tournament and those who ask for things there."""

    def __init__(self, host: Browser, id: str, secret: str) -> None:
        self.host, self.id, self.secret = host, id, secret
        self.path = f"/api/tournaments/{id}"

    async def ask(self, what: str, body: Json | None = None, by: Browser | None = None) -> httpx.Response:
        return await (by or self.host).post(f"{self.path}/{what}", body)

    async def do(self, what: str, body: Json | None = None, by: Browser | None = None) -> Json:
        answer = await self.ask(what, body, by)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done

    async def view(self, by: Browser | None = None) -> Json:
        answer = await (by or self.host).get(self.path)
        assert answer.status_code == 200, answer.text
        seen: Json = answer.json()
        return seen

    async def page(self) -> Json:
        page: Json = (await self.view())["page"]
        return page

    async def result(self, table: int, *points: float, by: Browser | None = None, round: int = 1) -> httpx.Response:
        return await self.ask("result", {"round": round, "table": table, "points": list(points)}, by)

    async def type_all(self, round: int) -> None:
        for table in (await self.page())["rounds"][-1]["tables"]:
            assert (await self.result(table["table"], 1, 3, round=round)).status_code == 200


async def found(server: Running, *names: str, **wishes: Any) -> Club:
    """Found a tournament, with people who have no device."""
    host = server.browser()
    answer = await host.post("/api/tournaments", {**SWISS, **wishes})
    assert answer.status_code == 201, answer.text
    club = Club(host, answer.json()["tournament"], answer.json()["secret"])
    if names:
        await club.do("add", {"names": names})
    return club


async def enter(server: Running, club: Club, *names: str) -> dict[str, Browser]:
    """Let guests enter, each from a browser of their own."""
    people = {name: server.browser() for name in names}
    for name, browser in people.items():
        await club.do("enter", {"name": name}, browser)
    return people


async def log_of(server: Running, club: Club) -> Tournament:
    """The tournament as the engine makes it of the stored log."""
    news = await server.tables.store.read(lambda db: read_news(db, club.id, 0, 0, None))
    assert news is not None
    return fold(news.head.settings, [each.event for each in news.events])


async def kinds_of(server: Running, club: Club) -> list[str]:
    here = TOURNAMENT_EVENTS.c
    asked = sa.select(here.kind).where(here.tournament_id == club.id).order_by(here.number)
    return await server.tables.store.read(lambda db: list(db.execute(asked).scalars()))


# --- an evening


async def test_an_evening_from_founding_to_the_last_standings(shared: Running) -> None:
    club = await found(shared, *NAMES)
    for round in (1, 2, 3):
        page = await club.page()
        assert page["next"] == "pair" and page["paired"] == round - 1
        await club.do("pair", {"round": round})
        page = await club.page()
        assert page["next"] == "results" and len(page["rounds"][-1]["tables"]) == 2
        await club.type_all(round)
    page = await club.page()
    assert page["next"] == "over" and page["paired"] == page["planned"] == 3
    engine = rank_players(await log_of(shared, club))
    assert [(line["name"], line["place"]) for line in page["standings"]] == [(it.name, it.place) for it in engine]
    assert page["tie_breaks"][0] == "buchholz"
    sheet = await club.host.get(f"{club.path}/sheet")
    assert sheet.text.splitlines()[0].startswith("\ufeffPlace,Name,Score") and "Ana" in sheet.text
    first = (await club.host.get(f"{club.path}/rounds/1")).json()
    assert first["round"] == 1 and not any(table["open"] for table in first["tables"])
    assert (await club.host.get(f"{club.path}/rounds/4")).status_code == 404


async def test_nothing_new_is_told_in_few_bytes(shared: Running) -> None:
    club = await found(shared, *NAMES)
    seen = await club.view()
    ask = {"ask": f'{{"revision":"{seen["revision"]}"}}'}
    again = await club.host.http.get(club.path, params=ask)
    assert again.json()["page"] is None and len(again.content) < 200
    await club.do("leave", {"name": "Ana"})
    assert (await club.host.http.get(club.path, params=ask)).json()["page"] is not None


async def test_the_seed_and_the_secret_of_the_link_are_shown_to_nobody(shared: Running) -> None:
    club = await found(shared, *NAMES)
    await club.do("pair", {"round": 1})
    told = str(await club.view()) + (await club.host.get("/api/tournaments")).text
    here = sa.select(TOURNAMENTS.c.settings, TOURNAMENTS.c.link).where(TOURNAMENTS.c.id == club.id)
    row = await shared.tables.store.read(lambda db: db.execute(here).one())
    assert row.settings["seed"] not in told and row.link not in told and club.secret not in told
    assert row.link != club.secret


async def test_a_tournament_is_listed_for_everybody_until_it_is_closed_and_then_for_its_people(shared: Running) -> None:
    club, secret = await found(shared, "Ana"), await found(shared, listed=False)
    (ben,) = (await enter(shared, club, "Ben")).values()
    stranger = shared.browser()

    async def seen(browser: Browser, of: Club = club) -> Json | None:
        listed = (await browser.get("/api/tournaments")).json()["tournaments"]
        return next((it for it in listed if it["tournament"] == of.id), None)

    found_one = await seen(stranger)
    assert found_one is not None and (found_one["players"], found_one["mine"]) == (2, False)
    assert await seen(stranger, secret) is None and await seen(secret.host, secret) is not None
    await club.do("close")
    assert await seen(stranger) is None
    mine, led = await seen(ben), await seen(club.host)
    assert mine is not None and mine["mine"] and mine["closed"]
    assert led is not None and led["organises"] and not led["mine"]


# --- what is refused, by its field


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        ({"title": "  "}, "title"),
        ({"game": "chess"}, "game"),
        ({"seats": [2, 12]}, "seats"),
        ({"seats": [3, 2]}, "seats"),
        ({"format": "elimination", "rounds": None, "seats": [2, 3]}, "seats"),
        ({"format": "arena"}, "rounds"),
        ({"format": "round-robin", "rounds": 4}, "rounds"),
        ({"cycles": 2}, "cycles"),
        ({"where": "screens", "best_of": 3}, "best_of"),
        ({"where": "mixed", "clock": "soon"}, "clock"),
        ({"where": "screens", "options": {"nonsense": 1}}, "options.nonsense"),
        ({"format": "thirty-six", "game": "pentic"}, "format"),
        ({"format": "duplicate"}, "format"),
    ],
)
async def test_what_cannot_be_founded_is_refused_by_its_field(shared: Running, wishes: Json, field: str) -> None:
    answer = await shared.browser().post("/api/tournaments", {**SWISS, **wishes})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["field"] == field, answer.text
    assert answer.json()["message"]


async def test_there_is_no_tournament_of_a_wrong_id(shared: Running) -> None:
    nobody = Club(shared.browser(), "nothing", "")
    assert (await nobody.host.get(nobody.path)).status_code == 404
    assert (await nobody.ask("enter", {"name": "Ana"})).status_code == 404


async def test_who_does_not_organise_changes_nothing(shared: Running) -> None:
    club = await found(shared, *NAMES)
    await club.do("pair", {"round": 1})
    before, stranger = await kinds_of(shared, club), shared.browser()
    for what, body in (
        ("add", {"names": ["Eve"]}),
        ("leave", {"name": "Ana"}),
        ("back", {"name": "Ana"}),
        ("pair", {"round": 2}),
        ("result", {"round": 1, "table": 1, "points": [1, 2]}),
        ("correct", {"round": 1, "table": 1, "points": [1, 2]}),
        ("close", None),
        ("link", None),
    ):
        answer = await club.ask(what, body, stranger)
        assert answer.status_code == 403 and answer.json()["code"] == "not_yours", (what, answer.text)
    assert await kinds_of(shared, club) == before


async def test_nobody_enters_twice(shared: Running) -> None:
    club = await found(shared, "Ana")
    ben = (await enter(shared, club, "Ben"))["Ben"]
    await club.do("enter", {"name": "Benjamin"}, ben)
    assert (await club.view(ben))["you"] == "Ben" and await kinds_of(shared, club) == ["entered"] * 2
    taken = await club.ask("enter", {"name": "ANA"}, shared.browser())
    assert taken.status_code == 409 and taken.json()["field"] == "name" and "Ana has entered already" in taken.text
    several = await club.ask("add", {"names": ["Cem", "ben"]})
    assert several.status_code == 409 and several.json()["field"] == "names"
    assert list((await log_of(shared, club)).players) == ["Ana", "Ben"], "all or none"
    await club.do("add", {"names": ["Cem"]})


async def test_nobody_leaves_twice_and_who_left_may_come_back(shared: Running) -> None:
    club = await found(shared, "Ana", "Cem")
    ben = (await enter(shared, club, "Ben"))["Ben"]
    for _ in range(2):
        await club.do("leave", {}, ben)
        await club.do("leave", {"name": "Ana"})
    assert (await kinds_of(shared, club)).count("left") == 2
    assert not (await club.view(ben))["here"]
    for _ in range(2):
        await club.do("enter", {"name": "Whoever"}, ben)
        await club.do("back", {"name": "Ana"})
    assert (await kinds_of(shared, club)).count("came-back") == 2
    assert (await club.view(ben))["here"] and (await club.view(ben))["you"] == "Ben"
    assert (await club.ask("leave", {}, shared.browser())).json()["field"] == "name"
    assert (await club.ask("leave", {"name": "Nobody"})).json()["field"] == "name"


async def test_a_round_is_not_paired_before_its_time(shared: Running) -> None:
    club = await found(shared, "Ana")
    few = await club.ask("pair", {"round": 1})
    assert few.status_code == 409 and few.json()["field"] == "round" and few.json()["code"] == "tournament"
    await club.do("add", {"names": ["Ben", "Cem", "Dora"]})
    assert (await club.ask("pair", {"round": 2})).json()["message"] == "The next round is 1."
    await club.do("pair", {"round": 1})
    waits = await club.ask("pair", {"round": 2})
    assert waits.json()["message"] == "Round 1 still waits for the results of tables 1, 2."
    assert (await kinds_of(shared, club)).count("paired") == 1


async def test_results_that_contradict_themselves_or_another_one_are_refused(shared: Running) -> None:
    club = await found(shared, *NAMES)
    await club.do("pair", {"round": 1})
    table = (await club.page())["rounds"][0]["tables"][0]
    first, second = (seat["name"] for seat in table["seats"])
    here = {"round": 1, "table": table["table"]}
    for body, field in (
        ({**here, "points": [1, 2, 3]}, "points"),
        ({**here, "points": [1, 2], "winner": second}, "points"),
        ({**here, "winner": "Nobody"}, "winner"),
        ({**here, "winner": first, "absent": [first]}, "absent"),
        ({**here}, "winner"),
        ({**here, "draw": True, "winner": first}, "winner"),
        ({"round": 1, "table": 99, "draw": True}, "table"),
        ({"round": 9, "table": 1, "draw": True}, "table"),
    ):
        answer = await club.ask("result", body)
        assert answer.status_code == 409 and answer.json()["field"] == field, answer.text
    assert (await club.ask("correct", {**here, "draw": True})).json()["field"] == "points"
    for _ in range(2):
        await club.do("result", {**here, "winner": first})
    other = await club.ask("result", {**here, "winner": second})
    assert other.status_code == 409 and "another result already" in other.text
    assert (await kinds_of(shared, club)).count("result") == 1
    for _ in range(2):
        await club.do("correct", {**here, "winner": second})
    assert (await kinds_of(shared, club)).count("corrected") == 1
    seats = (await club.page())["rounds"][0]["tables"][0]["seats"]
    assert [seat["place"] for seat in seats] == [2, 1]


async def test_who_sits_at_a_table_types_its_result_and_nobody_elses(shared: Running) -> None:
    club = await found(shared)
    people = await enter(shared, club, *NAMES)
    await club.do("pair", {"round": 1})
    one, other = (await club.page())["rounds"][0]["tables"]
    sits, elsewhere = one["seats"][0]["name"], other["seats"][0]["name"]
    assert (await club.result(one["table"], 1, 2, by=people[elsewhere])).status_code == 403
    assert (await club.result(one["table"], 1, 2, by=people[sits])).status_code == 200
    correct = {"round": 1, "table": one["table"], "points": [2, 1]}
    assert (await club.ask("correct", correct, people[sits])).status_code == 403


async def test_who_does_not_show_up_loses(shared: Running) -> None:
    club = await found(shared, *NAMES)
    await club.do("pair", {"round": 1})
    table = (await club.page())["rounds"][0]["tables"][0]
    absent, there = (seat["name"] for seat in table["seats"])
    await club.do("result", {"round": 1, "table": table["table"], "absent": [absent]})
    standings = {line["name"]: line["score"] for line in (await club.page())["standings"]}
    assert standings[there] == 1 and standings[absent] == 0


async def test_others_organise_by_a_link_that_can_be_renewed(shared: Running) -> None:
    club = await found(shared, *NAMES)
    friend, stranger = shared.browser(), shared.browser()
    assert (await club.ask("organise", {"secret": "A" * 22}, stranger)).status_code == 403
    for _ in range(2):
        await club.do("organise", {"secret": club.secret}, friend)
    assert (await club.view(friend))["organises"]
    await club.do("pair", {"round": 1}, friend)
    renewed = (await club.do("link", None, friend))["secret"]
    assert (await club.ask("organise", {"secret": club.secret}, stranger)).status_code == 403
    await club.do("organise", {"secret": renewed}, stranger)


async def test_removed_words_and_kid_mode_hold_here_too(shared: Running) -> None:
    club = await found(shared)
    shared.tables.measures.renew([books_measure("word", "knave")])
    try:
        assert (await club.ask("enter", {"name": "Knave"}, shared.browser())).json()["code"] == "word"
        assert (await club.ask("add", {"names": ["Ana", "Knave"]})).json()["field"] == "names[1]"
        refused = await shared.browser().post("/api/tournaments", {**SWISS, "title": "The Knave"})
        assert refused.json()["field"] == "title"
        shared.tables.measures.renew([books_measure("kids", "*")])
        listed = await shared.browser().post("/api/tournaments", SWISS)
        assert listed.status_code == 403 and listed.json()["field"] == "listed"
        assert (await shared.browser().get("/api/tournaments")).json()["tournaments"] == []
    finally:
        shared.tables.measures.renew(())


def books_measure(kind: Any, whom: str) -> Any:
    from parlour.server.base.measures import WHOLE_HOUSE, Measure

    return Measure(kind, WHOLE_HOUSE if whom == "*" else whom, None)


# --- at once


async def test_two_organisers_who_pair_at_once_pair_once(shared: Running) -> None:
    club = await found(shared, *NAMES)
    friend = shared.browser()
    await club.do("organise", {"secret": club.secret}, friend)
    answers = await asyncio.gather(*(club.ask("pair", {"round": 1}, by) for by in (club.host, friend) * 5))
    assert {answer.status_code for answer in answers} == {200}
    assert (await kinds_of(shared, club)).count("paired") == 1


async def test_two_processes_over_one_database_pair_once_and_lose_nothing(serving: Serving, database: str) -> None:
    """Each has read the log before the other writes; who comes second reads again."""
    shared: dict[str, Any] = {"database": database, "workers": 2}
    async with serving(**shared) as one, serving(**shared) as other:
        club = await found(one, *NAMES)
        friend = other.browser()
        twin = Club(friend, club.id, club.secret)
        await twin.do("organise", {"secret": club.secret})
        await asyncio.gather(
            *(each.do("pair", {"round": 1}) for each in (club, twin) * 3),
            *(each.do("add", {"names": [f"P{n}"]}) for n, each in enumerate((club, twin) * 5)),
        )
        kinds = await kinds_of(one, club)
        assert kinds.count("paired") == 1 and kinds.count("entered") == 14
        await asyncio.sleep(books.FRESH_S)
        assert (await club.view())["page"] == (await twin.view())["page"]
        assert len((await club.host.get("/api/tournaments")).json()["tournaments"]) == 1
        assert (await friend.post("/api/you/forget")).status_code == 200


async def test_who_loses_the_race_reads_again(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    club, tried, append = await found(shared, *NAMES), count(), books.append_events

    def lose(*given: Any) -> bool:
        return next(tried) >= 3 and append(*given)

    monkeypatch.setattr(books, "append_events", lose)
    await club.do("pair", {"round": 1})
    assert next(tried) == 4 and (await kinds_of(shared, club)).count("paired") == 1


async def test_a_process_that_dies_while_pairing_has_changed_nothing(serving: Serving) -> None:
    async with serving() as one:
        club = await found(one, where="mixed")
        await enter(one, club, *NAMES)

        def die(*_given: Any) -> bool:
            raise RuntimeError("killed")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(books, "append_events", _then(books.append_events, die))
            assert (await club.ask("pair", {"round": 1})).status_code == 503
        host = club.host.http.cookies
        page = await club.page()
        assert page["paired"] == 0 and page["next"] == "pair"
    async with serving() as one:
        again = Club(one.browser(), club.id, club.secret)
        again.host.http.cookies = host
        assert await kinds_of(one, again) == ["entered"] * 4
        assert await one.tables.store.read(lambda db: db.execute(sa.select(TOURNAMENT_TABLES)).all()) == []
        assert await one.tables.store.read(lambda db: db.execute(sa.select(SEATS)).all()) == []
        await again.do("pair", {"round": 1})
        assert len((await again.page())["rounds"][0]["tables"]) == 2


def _then(first: Any, second: Any) -> Any:
    return lambda *given: (first(*given), second(*given))[1]


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


# --- people


async def test_who_is_forgotten_is_named_nowhere_and_leaves(serving: Serving, tmp_path: Path) -> None:
    async with serving() as one:
        club = await found(one, "Ana", "Guest 2")
        ben = (await enter(one, club, "Benedikta"))["Benedikta"]
        await club.do("pair", {"round": 1})
        assert (await ben.post("/api/you/forget")).status_code == 200
        told = str(await club.view())
        assert "Benedikta" not in told and "Guest 3" in told
        tournament = await log_of(one, club)
        assert not tournament.players["Guest 3"].is_here
        rows = await one.tables.store.read(lambda db: db.execute(sa.select(TOURNAMENT_EVENTS)).all())
        assert "Benedikta" not in str(rows) and {row.guest for row in rows if row.kind == "entered"} == {None}
        await club.do("add", {"names": ["Dora"]})
    assert not any(b"Benedikta" in file.read_bytes() for file in tmp_path.glob("parlour.db*"))


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


RULES = Settings("Friday", "thirty-six", "swiss", "36" * 32, lowest_wins=True)


def test_a_match_that_was_played_out_says_places_and_points() -> None:
    stored = play(("ana", "ben"))
    is_over, outcome = read_outcome(stored, RULES)
    assert is_over and outcome is not None and sorted(outcome.places) == [1, 2]
    low, high = (outcome.points[outcome.places.index(place)] for place in (1, 2))
    assert low < high, "the fewest counters win"
    added = read_outcome(stored, msgspec.structs.replace(RULES, scoring="points"))
    assert added == (True, outcome)


def test_a_match_that_runs_says_nothing() -> None:
    assert read_outcome(play(("ana", "ben"), actions=4), RULES) == (False, None)


def test_who_gives_up_comes_last_without_points() -> None:
    for seat in (0, 1):
        stored = play(("ana", "ben"), ("out", seat, "resigned"), actions=4)
        assert read_outcome(stored, RULES) == (True, Outcome((2, 1) if seat == 0 else (1, 2)))


def test_what_was_called_off_has_no_result() -> None:
    assert read_outcome(play(("ana", "ben"), ("end", 0, "called-off"), actions=4), RULES) == (True, None)


def test_what_a_bot_reaches_counts_for_nobody() -> None:
    """Somebody left before the match began, and a bot played in their place."""
    for guests, places in ((("ana", None), (1, 2)), ((None, "ben"), (2, 1))):
        is_over, outcome = read_outcome(play(guests), RULES)
        assert is_over and outcome is not None and outcome.places == places


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

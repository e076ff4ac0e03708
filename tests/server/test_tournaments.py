"""Tournaments on the server: who may do what, once and not twice, and what is refused by its field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.core.facts import Fact, read_word
from parlour.server.storage.schema import TOURNAMENT_EVENTS, TOURNAMENTS
from parlour.server.tournaments import book
from parlour.tournaments.errors import speak_english
from parlour.tournaments.standings import rank_players
from tests.server.browser import Browser, Json
from tests.server.club import NAMES, SWISS, Club, enter, found, kinds_of, log_of
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


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


async def test_a_page_that_takes_long_to_draw_is_drawn_for_organisers_first(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, guest = await found(shared, "Ana", "Ben"), shared.browser()
    monkeypatch.setattr(book, "SHARE", 1e9)
    before = (await club.view(guest))["page"]
    await club.do("pair", {"round": 1})
    assert (await club.view(guest))["page"] == before
    paired = await club.page()
    assert paired["paired"] == before["paired"] + 1
    assert (await club.view(guest))["page"] == paired


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


async def test_a_name_that_stands_twice_in_a_list_is_named(shared: Running) -> None:
    club = await found(shared)
    refused = await club.ask("add", {"names": ["Ana", "Finn", "FINN"]})
    assert refused.status_code == 409 and refused.json()["field"] == "names"
    assert refused.json()["message"].startswith("FINN stands twice in your list.")
    assert (await club.page())["standings"] == []
    await club.do("add", {"names": [f"Player {n}" for n in range(300)]})
    assert (await club.page())["players"] == 300


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
        (
            {"where": "screens", "format": "arena", "rounds": None, "minutes": 30, "clock": "5+3", "best_of": 3},
            "best_of",
        ),
        ({"where": "mixed", "clock": "soon"}, "clock"),
        ({"where": "screens", "options": {"nonsense": 1}}, "options.nonsense"),
        ({"format": "thirty-six", "game": "pentic"}, "format"),
        ({"format": "duplicate"}, "where"),
    ],
)
async def test_what_cannot_be_founded_is_refused_by_its_field(shared: Running, wishes: Json, field: str) -> None:
    answer = await shared.browser().post("/api/tournaments", {**SWISS, **wishes})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["field"] == field, answer.text
    assert answer.json()["message"]


async def test_refusals_are_facts_that_pages_say_in_every_language(shared: Running) -> None:
    club = await found(shared, *NAMES)
    await club.do("pair", {"round": 1})
    stranger = shared.browser()
    asked = [
        await club.ask("pair", {"round": 2}),
        await club.ask("pair", {"round": 2}, stranger),
        await club.ask("add", {"names": ["Ana"]}),
        await club.ask("leave", {"name": "Zoe"}),
        await club.ask("result", {"round": 1, "table": 7, "winner": "Ana"}),
        await club.ask("result", {"round": 1, "table": 1, "winner": "Zoe"}),
        await club.ask("organise", {"secret": "0" * 22}, stranger),
        await stranger.post("/api/tournaments", {**SWISS, "seats": [3, 2]}),
        await stranger.post("/api/tournaments", {**SWISS, "format": "round-robin", "rounds": 4}),
        await stranger.get("/api/tournaments/nothing"),
        await stranger.get(f"{club.path}/rounds/9"),
    ]
    for answer in asked:
        said = answer.json()
        assert answer.status_code >= 400 and "reason" in said, said
        reason = read_word(said["reason"])
        assert isinstance(reason, Fact) and speak_english(reason) == said["message"]


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
    shared.tables.measures.replace([books_measure("word", "knave")])
    try:
        assert (await club.ask("enter", {"name": "Knave"}, shared.browser())).json()["code"] == "word"
        assert (await club.ask("add", {"names": ["Ana", "Knave"]})).json()["field"] == "names[1]"
        refused = await shared.browser().post("/api/tournaments", {**SWISS, "title": "The Knave"})
        assert refused.json()["field"] == "title"
        shared.tables.measures.replace([books_measure("kids", "*")])
        listed = await shared.browser().post("/api/tournaments", SWISS)
        assert listed.status_code == 403 and listed.json()["field"] == "listed"
        assert (await shared.browser().get("/api/tournaments")).json()["tournaments"] == []
    finally:
        shared.tables.measures.replace(())


def books_measure(kind: Any, whom: str) -> Any:
    from parlour.server.base.measures import WHOLE_HOUSE, Measure

    return Measure(kind, WHOLE_HOUSE if whom == "*" else whom, None)


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

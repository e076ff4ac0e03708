"""A small Swiss tournament in the browser: founded, entered, paired, played at a screen and typed in, and shown."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.apart import ask
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
TOUCHED = {"viewport": PHONE, "has_touch": True}
LANGUAGES = ("en", "de", "es", "fr", "ja")
LONG = "Maximiliane-Wilhelmine X"


def check_fits(person: Person) -> None:
    """Nothing lies beyond the edge of the page, which passes for an accessible one."""
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(person.page)


def found(person: Person, title: str, *names: str, rounds: int = 3, best_of: int = 1) -> str:
    """Found a Swiss tournament of 36 and type names in; give its address."""
    page = person.go("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Game", exact=True).select_option("thirty-six")
    page.get_by_label("Rounds").fill(str(rounds))
    series = page.get_by_role("group", name="Games of a series at most")
    series.get_by_role("radio", name=str(best_of), exact=True).check()
    page.get_by_label("Title").fill(title)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    if names:
        page.get_by_label("People without a device").fill("\n".join(names))
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("row")).to_have_count(1 + len(names))
    return page.url


def enter(person: Person, name: str) -> None:
    person.page.get_by_label("Your name", exact=True).fill(name)
    person.page.get_by_role("button", name="Enter", exact=True).click()
    expect(person.page.get_by_text(f"You play as {name}.")).to_be_visible()


def own_table(person: Person) -> Locator:
    return person.page.locator("section", has=person.page.get_by_role("heading", name=re.compile("^Your table")))


def resign(person: Person) -> None:
    ask(person, "Resign")
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def play_at_the_screen(loser: Person, other: Person, address: str) -> None:
    """Both go to their table by the link, and one resigns as soon as the match runs."""
    for person in (loser, other):
        own_table(person).get_by_role("link", name="Go to the table").click()
    for person in (loser, other):
        person.page.locator(".top").wait_for()
    resign(loser)
    expect(other.result.locator(".headline")).to_have_text("You win")
    loser.page.goto(address)
    other.result.get_by_role("link", name="Back to the tournament").click()
    expect(other.page).to_have_url(address)


def type_results(host: Person) -> None:
    """Type in that whoever sits first has won, wherever a result is missing."""
    while host.page.get_by_role("button", name=re.compile("^Type result")).count():
        host.page.get_by_role("button", name=re.compile("^Type result")).first.click()
        left = host.page.get_by_role("button", name=re.compile("^Type result")).count()
        host.page.locator("ol").get_by_role("button", name=re.compile("won$")).first.click()
        expect(host.page.get_by_role("button", name=re.compile("^Type result"))).to_have_count(left - 1)


def test_a_swiss_of_four_some_at_a_screen_and_some_at_a_table(people: People, server: Process) -> None:
    ada, gwen, wall = people(server), people(server, **TOUCHED), people(server)
    address = found(ada, "Friday", "Cem", "Dora")
    enter(ada, "Ada")
    gwen.page.goto(address)
    enter(gwen, "Gwen")
    wall.page.goto(f"{address}/screen")
    typed_on_phone = met = 0
    for number in (1, 2, 3):
        ada.page.get_by_role("button", name=f"Pair round {number}").click()
        expect(ada.page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible()
        expect(own_table(gwen)).to_be_visible()
        check_fits(gwen)
        if own_table(gwen).get_by_role("link", name="Go to the table").count():
            met += 1
            expect(own_table(ada)).to_be_visible()
            play_at_the_screen(gwen, ada, address)
        else:
            typed_on_phone += 1
            own_table(gwen).get_by_role("button", name=re.compile("^Gwen won")).click()
        expect(own_table(gwen)).to_have_count(0)
        ada.page.reload()
        expect(ada.page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible()
        type_results(ada)
    assert (met, typed_on_phone) == (1, 2), "all three others are met once"
    for person in (ada, gwen, wall):
        expect(person.page.get_by_text(re.compile("^The tournament is over[.,]"))).to_be_visible()
        columns = person.page.get_by_role("columnheader", name="Buchholz")
        expect(columns).to_have_count(0 if person is gwen else 1)
        check_fits(person)
    expect(
        gwen.page.get_by_role("row", name=re.compile("Gwen")).get_by_text(re.compile("Buchholz [0-9]"))
    ).to_be_visible()
    standings = gwen.page.locator(".wide")
    assert standings.evaluate("it => it.scrollWidth <= it.clientWidth"), "the standings are cut off on a phone"
    expect(wall.page.get_by_role("heading", name="Round 3")).to_be_visible()
    expect(wall.page.locator("section").last.get_by_role("row")).to_have_count(5)
    standing = gwen.page.get_by_role("row", name=re.compile("Gwen"))
    expect(standing).to_contain_text("2")
    ada.page.get_by_text("Round 1", exact=True).click()
    expect(ada.page.get_by_role("button", name=re.compile("^Correct"))).to_have_count(4)


def test_an_arena_leads_those_who_wait_to_their_tables(people: People, server: Process) -> None:
    ada, gwen = people(server), people(server, **TOUCHED)
    page = ada.go("/tournaments/new")
    page.get_by_label("Game", exact=True).select_option("thirty-six")
    page.get_by_role("radio", name="Arena").check()
    page.get_by_role("radio", name="at screens", exact=True).check()
    page.get_by_role("radio", name="30 minutes").check()
    page.get_by_label("Title").fill("Half an hour")
    check_fits(ada)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Half an hour")).to_be_visible()
    address = page.url
    enter(ada, "Ada")
    gwen.page.goto(address)
    expect(gwen.page.get_by_role("status")).to_have_text("Waiting for players. Share the link.")
    enter(gwen, "Gwen")
    expect(gwen.page.get_by_role("status")).to_have_text("It begins when an organiser presses Start.")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ada, gwen):
        expect(person.page).to_have_url(re.compile("/t/"), timeout=30_000)
        person.page.locator(".top").wait_for()
    first = gwen.page.url
    resign(gwen)
    expect(ada.result.locator(".headline")).to_have_text("You win")
    expect(ada.result.get_by_role("button", name="Play again")).to_have_count(0)
    for person in (ada, gwen):
        person.result.get_by_role("link", name="Back to the tournament").click()
    for person in (ada, gwen):
        expect(person.page).to_have_url(re.compile("/t/"), timeout=30_000)
    assert gwen.page.url != first
    gwen.page.goto(address)
    expect(own_table(gwen).get_by_text("Go there within 90 seconds")).to_be_visible()
    expect(gwen.page.get_by_role("status")).to_have_text(
        re.compile("^Runs until .+ Whoever is free is paired automatically.")
    )
    expect(gwen.page).to_have_url(address)
    gwen.page.get_by_text("1 table in play").click()
    expect(gwen.page.get_by_text("Table 1", exact=True)).to_be_visible()
    expect(gwen.page.get_by_role("link", name="Watch")).to_have_count(0)
    check_fits(gwen)


def test_a_series_at_screens_goes_on_at_another_table(people: People, server: Process) -> None:
    ada, gwen = people(server), people(server, **TOUCHED)
    address = found(ada, "Best of three", rounds=1, best_of=3)
    enter(ada, "Ada")
    gwen.page.goto(address)
    enter(gwen, "Gwen")
    ada.page.get_by_role("button", name="Pair round 1").click()
    play_at_the_screen(gwen, ada, address)
    first = own_table(gwen).get_by_role("link", name="Go to the table").get_attribute("href")
    expect(own_table(gwen).get_by_text("Game 2 of 3 at most")).to_be_visible()
    won = gwen.page.locator("ol").get_by_role("listitem").filter(has_text=re.compile("^Ada"))
    expect(won.first).to_contain_text("1")
    check_fits(gwen)
    play_at_the_screen(ada, gwen, address)
    expect(own_table(gwen).get_by_role("link", name="Go to the table")).not_to_have_attribute("href", first or "")
    play_at_the_screen(gwen, ada, address)
    for person in (ada, gwen):
        expect(person.page.get_by_text("The tournament is over, and Ada won.")).to_be_visible()


def test_who_waits_at_a_table_for_nobody_is_led_back(people: People, server: Process) -> None:
    ada, gwen = people(server), people(server)
    address = found(ada, "Thursday", rounds=1)
    enter(ada, "Ada")
    gwen.page.goto(address)
    enter(gwen, "Gwen")
    ada.page.get_by_role("button", name="Pair round 1").click()
    own_table(gwen).get_by_role("link", name="Go to the table").click()
    expect(gwen.page).to_have_url(re.compile("/t/"))
    ada.page.get_by_role("button", name=re.compile("^Type result")).click()
    ada.page.locator("ol").get_by_text("Somebody did not show up").click()
    ada.page.get_by_role("button", name="Ada did not show up").click()
    expect(gwen.page).to_have_url(address)
    expect(gwen.page.get_by_text("Somebody did not come to your table: the game is yours.")).to_be_visible()
    expect(gwen.page.get_by_text("The tournament is over, and Gwen won.")).to_be_visible()


def test_what_is_refused_is_said_and_what_was_written_stays(person: Person) -> None:
    page = person.page
    person.expected.append("409")
    found(person, "Monday")
    names = page.get_by_label("People without a device")
    names.fill("Cem")
    answers: list[Route] = []
    page.route("**/add", lambda route: answers.append(route))
    with page.expect_request("**/add"):
        page.get_by_role("button", name="Add", exact=True).click()
    names.fill("Dora\ncem")
    with page.expect_response("**/add"):
        answers.pop().continue_()
    page.unroute("**/add")
    expect(page.get_by_role("row")).to_have_count(2)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#tour-problem")).to_have_text(re.compile("Cem has entered already"))
    expect(names).to_have_value("Dora\ncem")


def test_the_rules_of_the_game_are_chosen_where_screens_are_used(person: Person) -> None:
    page = person.go("/tournaments/new")
    page.get_by_label("Game", exact=True).select_option("pentic")
    page.get_by_text("Rules of the game").click()
    target = page.get_by_role("spinbutton", name="Target")
    target.fill("7")
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/tournaments/new$"))
    assert target.evaluate("field => field.matches(':invalid')")
    check_fits(person)
    target.fill("150")
    with page.expect_request(lambda asked: asked.method == "POST") as founding:
        page.get_by_role("button", name="Begin").click()
    assert founding.value.post_data_json["options"] == {"target": 150}
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Pentic"))
    person.go("/tournaments/new").get_by_role("radio", name="at real tables").check()
    expect(page.get_by_text("Rules of the game")).to_have_count(0)


def test_another_one_organises_by_a_link(people: People, server: Process) -> None:
    ada, gwen = people(server), people(server)
    found(ada, "Tuesday", "Cem", "Dora")
    ada.page.get_by_role("button", name="Link for co-organisers").click()
    gwen.page.goto(ada.page.get_by_label("Link for co-organisers").input_value())
    gwen.page.get_by_role("button", name="Help to organise this tournament").click()
    expect(gwen.page.get_by_role("button", name="Pair round 1")).to_be_visible()
    expect(gwen.page).to_have_url(re.compile("^[^#]*$"))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_a_small_phone_in_every_language(
    people: People, browser: Browser, server: Process, language: str
) -> None:
    host = people(server)
    address = found(host, f"The long-expected tournament {language}", LONG, "Ben")
    host.page.get_by_role("button", name="Pair round 1").click()
    host.page.get_by_role("heading", name="Round 1").wait_for()
    context: dict[str, Any] = {"locale": language, "color_scheme": "dark", **SMALL}
    guest = people(server, **context)
    for path in ("/tournaments", "/tournaments/new", address, f"{address}/screen"):
        guest.page.goto(path if path.startswith("http") else server.url + path)
        guest.page.locator("h1").wait_for()
        check_fits(guest)

"""The lobby: somebody waits there, somebody else sits down, and what the house says is read."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.apart import choose_colour
from tests.browser.axe import check_axe
from tests.browser.conftest import People, serve
from tests.browser.person import PHONE, Person
from tests.browser.test_desk import enter, token_of
from tests.browser.test_ratings import LANGUAGES, SMALL, begin, check_fits
from tests.server.process import Process
from tests.server.test_circles import right_answer
from tests.server.test_operators import run


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


@pytest.fixture
def house(database: Path) -> Iterator[Process]:
    """A house of its own: its lobby holds what one test has put there."""
    with serve(database) as process:
        yield process


def open_table(person: Person, name: str) -> str:
    """Open a table of 36 that anybody may join, and return its id."""
    person.go("/new/thirty-six")
    person.set_up("me", "link", Start="0", Anybody_in_this_house_may_join=True)
    person.page.get_by_label("Seat 1: name").fill(name)
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.wait_for_url("**/t/*")
    return person.page.url.rpartition("/")[2]


def test_somebody_sits_down_from_the_lobby_and_they_play(house: Process, people: People) -> None:
    ada, gwen, looker = people(house), people(house, **SMALL), people(house, viewport=PHONE)
    table = open_table(ada, "Ada")
    expect(ada.page.get_by_text("Anybody in this house may sit down here.")).to_be_visible()
    gwen.go("/")
    gwen.page.get_by_role("link", name="Who is here").click()
    expect(gwen.page.get_by_role("heading", name="Who is here")).to_be_focused()
    waits = gwen.page.locator(f'[data-lobby="{table}"]')
    expect(waits).to_contain_text("36 · Ada")
    expect(waits).to_contain_text("1 free seat")
    check_fits(gwen)
    gwen.page.get_by_label("Your name").fill("Gwen")
    looker.go("/lobby")
    expect(looker.page.locator(f'[data-lobby="{table}"]')).to_be_visible()
    waits.get_by_role("button", name="Sit down").tap()
    gwen.page.wait_for_url(f"**/t/{table}")
    for person in (gwen, ada):
        choose_colour(person)
    ada.step()
    gwen.choosable.first.wait_for()
    plays = looker.page.locator(f'[data-lobby="{table}"]')
    expect(plays).to_contain_text("Ada and Gwen")
    plays.get_by_role("link", name="Only watch").click()
    looker.page.locator(".dock .say").wait_for()
    assert not looker.choosable.count()


def test_two_who_look_for_a_game_find_each_other(house: Process, people: People) -> None:
    ada, gwen = people(house), people(house)
    for person, name in ((ada, "Ada"), (gwen, "Gwen")):
        person.go("/lobby")
        person.page.get_by_label("Your name").fill(name)
    ada.page.get_by_label("Game", exact=True).select_option("thirty-six")
    ada.page.locator("[data-seek]").click()
    ada.page.wait_for_url("**/t/*")
    gwen.page.locator("[data-seek]").click()
    gwen.page.wait_for_url(ada.page.url)
    begin(ada, gwen)


def test_who_waits_alone_sees_who_else_waits_and_goes_there(house: Process, people: People) -> None:
    ada, gwen = people(house), people(house)
    open_table(ada, "Ada")
    theirs = open_table(gwen, "Gwen")
    expect(ada.page.get_by_role("heading", name="Others wait, too")).to_be_visible()
    check_fits(ada)
    ada.page.locator(f'[data-lobby="{theirs}"]').get_by_role("button", name="Sit down").click()
    ada.page.wait_for_url(f"**/t/{theirs}")
    choose_colour(ada)


def test_whoever_opens_the_address_of_an_open_table_may_sit_down(house: Process, people: People) -> None:
    ada, gwen = people(house), people(house)
    table = open_table(ada, "Ada")
    gwen.go(f"/t/{table}")
    expect(gwen.page.get_by_text("Ada invites you to a game.")).to_be_visible()
    gwen.page.locator("#guest").fill("Gwen")
    gwen.page.locator("form .main").click()
    choose_colour(gwen)


def test_in_kid_mode_there_is_no_lobby(house: Process, database: Path, people: People) -> None:
    grown = people(house)
    grown.expected.append("403")  # if the page asks in between
    grown.go("/")
    run("kids", "on", database=database)
    child = people(house)
    child.until(lambda: bool(child.context.request.get(f"{house.url}/api/house").json()["kids"]))
    page = child.go("/")
    expect(page.get_by_text("Kid mode is on here: people say ready phrases only")).to_be_visible()
    expect(page.get_by_role("link", name="Who is here")).to_have_count(0)
    child.go("/new/thirty-six")
    child.set_up("me", "link")
    expect(page.get_by_label("Anybody in this house may join")).to_have_count(0)
    child.go("/lobby")
    expect(page.get_by_text("Kid mode is on here: play with your friends")).to_be_visible()
    expect(page.locator("[data-seek]")).to_have_count(0)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("language", "scheme"), list(zip(LANGUAGES, itertools.cycle(["light", "dark"]), strict=False)))
def test_the_lobby_fits_in_every_language(house: Process, people: People, language: str, scheme: str) -> None:
    host = people(house, locale="en")
    table = open_table(host, "A rather long name of 24")
    reader = people(house, locale=language, color_scheme=scheme, viewport={"width": 320, "height": 568})
    reader.go("/lobby")
    expect(reader.page.locator(f'[data-lobby="{table}"]')).to_be_visible()
    check_fits(reader)
    reader.page.set_viewport_size({"width": 2560, "height": 1440})
    check_axe(reader.page)
    assert re.search("[{}]", reader.page.locator("main").inner_text()) is None


def test_what_the_house_announces_is_read_on_both_pages(house: Process, database: Path, people: People) -> None:
    operator, reader = people(house, viewport=PHONE), people(house, **SMALL)
    page = operator.go("/house")
    enter(page, token_of(database))
    page.get_by_label("Text", exact=True).fill("Tonight: https://example.org/x <b>and</b> tea")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Everybody reads it now.")).to_be_visible()
    for path in ("/", "/lobby"):
        reader.go(path)
        said = reader.page.get_by_role("list", name="Announcements").get_by_role("listitem")
        expect(said).to_have_text("Tonight: https://example.org/x <b>and</b> tea")
        expect(said.get_by_role("link")).to_have_attribute("href", "https://example.org/x")
        expect(said.get_by_role("link")).to_have_attribute("rel", "noopener noreferrer nofollow")
        check_fits(reader)
    page.get_by_role("button", name="Take down").click()
    expect(page.get_by_text("took down announcement: 1")).to_be_visible()
    reader.go("/lobby")
    expect(reader.page.locator("[data-seek]")).to_be_visible()
    expect(reader.page.get_by_role("list", name="Announcements")).to_have_count(0)


def test_a_circle_shows_a_solved_puzzle_to_a_friend(house: Process, people: People) -> None:
    ada, gwen = people(house), people(house, **SMALL)
    ada.go("/puzzles")
    ada.page.locator("[data-circle-begin]").click()
    expect(ada.page.get_by_role("heading", name="Puzzles with friends")).to_be_focused()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Use this name").click()
    expect(ada.page.get_by_role("heading", name="Ada (you)")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Use this name")).to_have_count(0)
    link = ada.page.get_by_label("Link to this circle", exact=True).input_value()
    gwen.page.goto(link)
    gwen.page.get_by_label("Your name").fill("Gwen")
    gwen.page.get_by_role("button", name="Come in").tap()
    expect(gwen.page.get_by_role("button", name="Leave this circle")).to_be_visible()
    check_fits(gwen)
    solve = f"""fetch("/api/puzzles/today/pentic", {{
        method: "POST",
        headers: {{ "content-type": "application/json" }},
        body: {json.dumps(json.dumps({"taken": right_answer()}))},
    }}).then((answer) => answer.json()).then(({{ solved }}) => solved)"""
    assert gwen.page.evaluate(solve)
    ada.page.reload()
    friend = ada.page.locator('[data-member="Gwen"]')
    expect(friend).to_contain_text("Pentic: solved at the first answer")
    expect(friend).to_contain_text("1 day in a row")
    gwen.page.get_by_role("button", name="Leave this circle").tap()
    gwen.page.wait_for_url("**/puzzles")
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Leave this circle")).to_be_visible()
    expect(ada.page.locator('[data-member="Gwen"]')).to_have_count(0)

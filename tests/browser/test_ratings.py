"""A rated match, from the set-up to the pages of those who played it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.apart import ask, choose_colour, sit_apart
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
LANGUAGES = ("en", "de", "es", "fr", "ja")


def check_fits(person: Person) -> None:
    """Nothing lies beyond the edge of the page, which passes for an accessible one."""
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(person.page)


def begin(*people: Person) -> None:
    """Choose the colours: the usual rules draw lots for who does so first."""
    for _ in people:
        first = people[0]
        first.until(lambda: any(may_choose(person) for person in people))
        choose_colour(next(person for person in people if may_choose(person)))
    first.until(lambda: any(person.choosable.count() for person in people))


def may_choose(person: Person) -> bool:
    return person.page.locator(".dock .actions button").count() > 0


def test_a_rated_match_is_agreed_on_played_and_seen(people: People, server: Process) -> None:
    ada, gwen = sit_apart(people, server, friend=SMALL, Rated=True)
    begin(ada, gwen)
    ask(ada, "Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(gwen.result.locator(".headline")).to_have_text("You win")
    gwen.result.get_by_role("link", name="See the ratings").tap()
    expect(gwen.page.get_by_role("heading", name="Ratings in 36")).to_be_focused()
    expect(gwen.page.get_by_text("Nobody is listed yet.")).to_be_visible()
    expect(gwen.page.get_by_role("row")).to_have_count(5)
    check_fits(gwen)
    gwen.go("/you")
    gwen.page.get_by_role("link", name="Your ratings and matches").tap()
    expect(gwen.page.get_by_role("heading", name="Gwen", exact=True)).to_be_visible()
    ratings, habits, matches, against = (gwen.page.get_by_role("table").nth(number) for number in range(4))
    expect(habits).to_contain_text("minute in one match")
    expect(habits).to_contain_text(re.compile("Play (white|red|black).*once, 100% of the points"))
    expect(ratings).to_contain_text("not sure yet")
    expect(matches).to_contain_text("won")
    expect(against).to_contain_text("1 won, 0 drawn, 0 lost")
    check_fits(gwen)
    against.get_by_role("link", name="Ada").tap()
    expect(gwen.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    expect(gwen.page.get_by_role("table").nth(2)).to_contain_text("lost")
    expect(gwen.page.get_by_role("table").nth(2).get_by_role("link")).to_have_count(0)


def test_who_is_invited_reads_that_it_is_rated(people: People, server: Process) -> None:
    host, guest = people(server), people(server, viewport=PHONE)
    host.sit_down("pentic", "me", "link", Rated=True)
    link = host.page.get_by_label("Link to seat 2", exact=True).input_value()
    guest.page.goto(link)
    expect(guest.page.get_by_text("It is rated.")).to_be_visible()


def test_other_rules_are_not_rated(person: Person) -> None:
    page = person.go("/new/thirty-six")
    person.unfold()
    rated = page.get_by_label("Rated", exact=True)
    rated.check()
    expect(rated).to_be_checked()
    starts = page.locator("fieldset").filter(has=page.locator("legend", has_text=re.compile("^Start$")))
    starts.locator('input[value="1"]').check()
    expect(rated).to_be_checked()
    page.locator("fieldset", has_text="Stall").locator('input[value="6"]').check()
    expect(rated).not_to_be_checked()
    expect(page.get_by_text("Rated matches have the usual rules.")).to_be_visible()
    rated.check()
    expect(page.get_by_text("Rated matches have the usual rules.")).to_have_count(0)
    expect(starts.locator('input[value="1"]')).to_be_checked()


def test_where_two_share_a_screen_nothing_is_rated(person: Person) -> None:
    page = person.go("/new/thirty-six")
    person.unfold()
    expect(page.get_by_label("Rated", exact=True)).to_be_visible()
    page.get_by_label("Seat 2: who plays").select_option("here")
    expect(page.get_by_label("Rated", exact=True)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_a_small_phone_in_every_language(browser: Browser, server: Process, language: str) -> None:
    context: dict[str, Any] = {"locale": language, "color_scheme": "dark", **SMALL}
    visitor = Person(browser, server.url, **context)
    for path in ("/ratings", "/ratings/pentic", "/ratings/pivot-pawns/16"):
        page = visitor.go(path)
        page.get_by_role("heading", level=1).wait_for()
        check_fits(visitor)
    visitor.close()


@pytest.mark.parametrize("path", ["/ratings/chess", "/ratings/thirty-six/9", "/p/nobody"])
def test_what_is_not_there_is_said_so(person: Person, path: str) -> None:
    person.expected.append("404")
    page = person.go(path)
    expect(page.get_by_role("alert")).to_be_visible()

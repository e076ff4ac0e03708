"""A rated match, from the set-up to the pages of those who played it."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from parlour.core.decision import LEVELS
from parlour.core.seed import commitment
from tests.browser.apart import ask, choose_colour, sit_apart
from tests.browser.axe import check_axe
from tests.browser.conftest import People, serve
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
    expect(gwen.page.get_by_role("row")).to_have_count(1 + len(LEVELS))
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


def test_a_program_is_rated_apart_and_its_page_says_whose_it_is(people: People, tmp_path: Path) -> None:
    database, nonce = tmp_path / "parlour.db", "ab" * 16
    with serve(database, PARLOUR_PROGRAMS="1") as server:
        making = [
            sys.executable,
            "-m",
            "parlour.cli",
            "bot-token",
            "Hal",
            "--owner",
            "Eve",
            "--database",
            str(database),
        ]
        token = subprocess.run(making, capture_output=True, text=True, check=True).stdout.strip()
        headers = {"Origin": server.url, "Authorization": f"Bearer {token}"}
        ada = people(server, viewport=PHONE)
        ada.sit_down("thirty-six", "me", "link", Rated=True)
        table, _, secret = (
            ada.page.get_by_label("Link to seat 2", exact=True).input_value().rpartition("/")[2].partition("#")
        )
        with httpx.Client(base_url=f"{server.url}/api/tables/{table}", headers=headers, timeout=60) as hal:
            assert hal.post("/join", json={"secret": secret}).is_success
            expect(
                ada.page.get_by_text("the result counts for its rating, and not for those of people")
            ).to_be_visible()
            check_fits(ada)
            promise = {"seat": 1, "commitment": commitment(bytes.fromhex(nonce))}
            assert hal.post("/commit", json={"seats": [promise]}).is_success
            reveal = {"seats": [{"seat": 1, "nonce": nonce}]}
            ada.until(lambda: hal.post("/reveal", json=reveal).is_success)
        ada.page.locator(".dock").wait_for()
        ask(ada, "Resign")
        ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        expect(ada.result.locator(".headline")).to_contain_text("Hal")
        with sqlite3.connect(database, timeout=60) as house:
            ada.until(lambda: house.execute("UPDATE ratings SET sigma = 2, matches = 5").rowcount == 1)
            house.commit()
        ada.go("/ratings/thirty-six")
        expect(ada.page.get_by_role("heading", name="Programs")).to_be_visible()
        check_fits(ada)
        ada.page.get_by_role("link", name="Hal").click()
        expect(ada.page.get_by_text("This is a program of Eve.")).to_be_visible()
        expect(ada.page.get_by_role("table").last).to_contain_text("1 won, 0 drawn, 0 lost")
        check_fits(ada)


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


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_a_small_phone_in_every_language(browser: Browser, server: Process, language: str) -> None:
    context: dict[str, Any] = {"locale": language, "color_scheme": "dark", **SMALL}
    visitor = Person(browser, server.url, **context)
    for path in ("/ratings", "/ratings/pentic", "/ratings/pivot-pawns/16"):
        page = visitor.go(path)
        page.get_by_role("heading", level=1).wait_for()
        check_fits(visitor)
    visitor.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("path", ["/ratings/chess", "/ratings/thirty-six/9", "/p/nobody"])
def test_what_is_not_there_is_said_so(person: Person, path: str) -> None:
    person.expected.append("404")
    page = person.go(path)
    expect(page.get_by_role("alert")).to_be_visible()

"""Who comes back finds their games first: whose turn it is, what waits, what has ended."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from parlour.core.files import read_file, verify
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process


def yours(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Your games").get_by_role("link")


def test_a_newcomer_sees_only_the_shelf(person: Person) -> None:
    person.go("/")
    person.page.get_by_role("heading", name="Pentic").wait_for()
    expect(person.page.get_by_role("group", name="Your games")).to_have_count(0)
    expect(person.page).to_have_title("Parlour")


def test_games_left_are_found_again(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE, has_touch=True)
    person.sit_down("thirty-six", "me", "link")
    person.page.get_by_label("Link to seat 2").wait_for()
    person.sit_down("thirty-six", "me", "here", Start="0")
    assert person.await_turn()
    table = person.page.url
    expect(person.page).to_have_title("Your turn · 36")
    person.go("/")
    expect(yours(person)).to_have_count(2)
    expect(person.page).to_have_title("(1) Parlour")
    expect(yours(person).first).to_contain_text("Your turn")
    expect(yours(person).last).to_contain_text("Waiting for players")
    check_axe(person.page)
    yours(person).first.tap()
    person.page.wait_for_url(table)
    assert person.await_turn()


def test_a_game_that_has_ended_says_who_has_won(person: Person) -> None:
    person.sit_down("gridsy", "me", Grid="3")
    person.buttons.filter(has_text="Give up").click()
    expect(person.page.locator(".dock .say")).to_contain_text("Give up and see a solution?")
    person.buttons.filter(has_text="Give up").click()
    person.result.get_by_text("More", exact=True).click()
    with person.page.expect_download() as kept:
        person.result.get_by_role("link", name="Keep the file").click()
    assert verify(read_file(Path(kept.value.path()).read_bytes())).over
    person.go("/")
    expect(yours(person)).to_have_text(re.compile("Gridsy.*alone.*The game is over"))

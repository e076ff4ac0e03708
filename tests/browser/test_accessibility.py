"""No serious accessibility fault on any page, light or dark; the end is looked at in test_whole_games."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.game import games
from tests.browser.axe import check_axe
from tests.browser.person import Person
from tests.browser.recorded import Playback, record
from tests.server.process import Process

VIEWS = 12
TOUCH = "() => document.querySelector('.hands .target.open, .target.open')?.click()"


def test_the_shelf(person: Person) -> None:
    person.go("/")
    person.page.get_by_role("heading", name="Pentic").wait_for()
    check_axe(person.page)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", list(games()))
def test_the_set_up_and_the_table(browser: Browser, server: Process, game: str) -> None:
    """Before the game; at the table, something in hand; the log open; and as it goes on."""
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{server.url}/new/{game}")
    page.locator("form summary").click()
    check_axe(page)
    playback = Playback(page, server.url, record(games()[game], games()[game].rules.players[0], 1, VIEWS))
    page.evaluate(TOUCH)
    check_axe(page)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    while playback.show_next():
        pass
    page.get_by_role("complementary", name="What happened").wait_for()
    check_axe(page)
    page.close()


def test_the_gallery(person: Person) -> None:
    person.go("/gallery")
    person.page.get_by_role("heading", name="token").wait_for()
    check_axe(person.page)


def test_what_is_looked_back_at(person: Person) -> None:
    person.sit_down("thirty-six", "me", "gentle")
    for _ in range(3):
        person.step()
    person.await_turn()
    person.page.keyboard.press("l")
    log = person.page.get_by_role("complementary", name="What happened")
    log.get_by_role("listitem").get_by_role("button").first.click()
    expect(person.page.get_by_role("button", name="Back to now")).to_be_visible()
    check_axe(person.page)


def test_a_race_and_its_clocks(person: Person) -> None:
    person.sit_down("tic-squared", "me", "expert", Mode="race")
    timers = person.page.get_by_role("timer")
    person.until(lambda: person.step() and timers.count() == 2)
    expect(timers.nth(0)).to_have_accessible_name(re.compile(r"^Draw: \d+ seconds$"))
    expect(timers.nth(1)).to_have_accessible_name("End: 15 minutes")
    check_axe(person.page)


def test_the_cover(person: Person) -> None:
    person.sit_down("pentic", "me", "here")
    person.page.get_by_role("button", name="I am ").wait_for()
    check_axe(person.page)


def test_the_lobby(person: Person) -> None:
    person.sit_down("pentic", "me", "link")
    person.page.get_by_label("Link to seat 2").wait_for()
    check_axe(person.page)


def test_the_drawers(person: Person) -> None:
    person.sit_down("thirty-six", "me", "casual")
    drawers: tuple[tuple[str, Literal["complementary", "dialog"], str], ...] = (
        ("r", "complementary", "Rules"),
        ("l", "complementary", "What happened"),
        ("m", "dialog", "Legal moves"),
    )
    for key, role, name in drawers:
        person.await_turn()
        person.page.keyboard.press(key)
        drawer = person.page.get_by_role(role, name=name)
        expect(
            drawer.get_by_role("list").or_(drawer.get_by_role("term")).or_(drawer.get_by_role("paragraph")).first
        ).to_be_visible()
        check_axe(person.page)
        person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Leave the table").click()
    person.page.get_by_role("dialog", name="Leave the table?").wait_for()
    check_axe(person.page)

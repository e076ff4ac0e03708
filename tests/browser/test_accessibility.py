"""No serious accessibility fault on any page, light or dark. The sheet at the end is looked at in test_whole_games."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.person import Person


def test_the_shelf(person: Person) -> None:
    person.go("/")
    person.page.get_by_role("heading", name="Pentic").wait_for()
    check_axe(person.page)


@pytest.mark.parametrize(
    "game",
    [
        "thirty-six",
        "pentic",
        "pivot-pawns",
        "grannys-pills",
        "mismemory",
        "tyramid",
        "tic-squared",
        "queen-of-the-ticcitories",
        "gridsy",
    ],
)
def test_the_set_up_and_the_table(person: Person, game: str) -> None:
    person.go(f"/new/{game}")
    person.page.get_by_text("More options").click()
    check_axe(person.page)
    person.page.get_by_role("button", name="Play", exact=True).click()
    assert person.step()
    check_axe(person.page)
    for _ in range(3):
        if person.choosable.count() or person.buttons.count():  # against the clock there may be long to wait
            person.step()
    check_axe(person.page)


def test_a_race_and_its_clocks(person: Person) -> None:
    person.sit_down("tic-squared", "me", "expert", Mode="race")
    timers = person.page.get_by_role("timer")
    person.until(lambda: person.step() and timers.count() == 2)
    expect(timers.nth(0)).to_have_accessible_name(re.compile(r"^Idle: \d+ seconds$"))
    expect(timers.nth(1)).to_have_accessible_name("Race: 15 minutes")
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

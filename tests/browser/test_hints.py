"""A hint is asked for, shown where it is touched, and played by whoever likes it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process


def test_a_hint_is_shown_on_the_board_and_played_by_touching_it(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle")
    page, told = person.page, person.page.locator('[data-told="hint"]')
    person.choosable.first.wait_for()
    button = page.locator("[data-hint]")
    button.click()
    expect(told).to_contain_text(re.compile("Hint: .*Chances of winning: about [0-9]+%"))
    expect(button).to_have_attribute("aria-pressed", "true")
    rings = page.locator(".pointing .place")
    for _ in range(2):
        box = rings.first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(told).to_have_count(0)
    expect(rings).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator('[data-drawer="log"]')).to_contain_text("You lay")


def test_a_hint_is_put_away_and_the_key_brings_it_back(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE, has_touch=True)
    person.sit_down("gridsy", "me")
    person.choosable.first.wait_for()
    button, told = person.page.locator("[data-hint]"), person.page.locator('[data-told="hint"]')
    button.tap()
    expect(told).to_contain_text("Hint: ")
    expect(person.page.locator(".pointing .place").first).to_be_visible()
    button.tap()
    expect(told).to_have_count(0)
    person.page.keyboard.press("h")
    expect(told).to_contain_text("Hint: ")


def test_where_two_share_a_screen_nobody_offers_hints(person: Person) -> None:
    person.sit_down("thirty-six", "me", "here")
    person.choosable.or_(person.buttons).first.wait_for()
    expect(person.page.locator("[data-hint]")).to_have_count(0)

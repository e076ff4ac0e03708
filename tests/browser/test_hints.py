"""A hint is asked for, shown where it is touched, and played by whoever likes it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from parlour.core.game import games
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

BEST = re.compile(r"^\s*Best: \d \w+ \w+ on \d \w+ \w+( \([+]\d+\))?\.( [A-Z]([^.]|\.\d)+\.)*\s*$")
"""The move, what it brings if it brings something, how clear the choice is where it is not, and the reasons.

Their numbers may have a decimal point.
"""


def test_a_hint_names_a_move_marks_all_of_it_and_is_played_by_touching_it(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle")
    page, told = person.page, person.page.locator('[data-told="hint"]')
    person.choosable.first.wait_for()
    button = page.locator("[data-hint]")
    button.click()
    expect(told).to_contain_text(BEST)
    expect(told).not_to_contain_text("%")
    expect(button).to_have_attribute("aria-pressed", "true")
    rings = page.locator(".pointing .place")
    expect(rings).to_have_count(2)
    for _ in range(2):
        box = page.locator('.pointing [data-step="0"]').bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(told).to_have_count(0)
    expect(rings).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator('[data-drawer="log"]')).to_contain_text("You lay")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", games())
def test_a_hint_marks_everything_that_is_to_be_touched(people: People, server: Process, name: str) -> None:
    person = people(server, viewport=PHONE, has_touch=True)
    person.sit_down(name, "me", *(["gentle"] * (games()[name].rules.players[0] - 1)))
    page = person.page
    person.choosable.or_(person.buttons).first.wait_for()
    page.keyboard.press("h")
    expect(page.locator('[data-told="hint"]')).to_contain_text("Best: ")
    advised = json.loads(next(frame for frame in reversed(person.frames) if '"advised"' in frame))
    marked = page.locator(".pointing .place, .dock [data-step], .lifted")  # the only card that fits is in hand already
    expect(marked).to_have_count(len(advised["choice"]["path"]) + ("to" in advised["choice"]))
    named = re.findall(r"(?:row|column) (−?\d+)", page.locator('[data-told="hint"]').inner_text())
    if name != "tyramid":  # its staggered rows have no columns: the cards beside the cell are named
        assert {*named} <= {*page.locator("[data-rim] span").all_inner_texts()}, (
            "it is found by the numbers at the edges"
        )


def test_a_hint_is_put_away_and_the_key_brings_it_back(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE, has_touch=True)
    person.sit_down("gridsy", "me")
    person.choosable.first.wait_for()
    button, told = person.page.locator("[data-hint]"), person.page.locator('[data-told="hint"]')
    button.tap()
    expect(told).to_contain_text("Best: ")
    expect(person.page.locator(".pointing .place").first).to_be_visible()
    button.tap()
    expect(told).to_have_count(0)
    person.page.keyboard.press("h")
    expect(told).to_contain_text("Best: ")


def test_where_two_share_a_screen_nobody_offers_hints(person: Person) -> None:
    person.sit_down("thirty-six", "me", "here")
    person.choosable.or_(person.buttons).first.wait_for()
    expect(person.page.locator("[data-hint]")).to_have_count(0)

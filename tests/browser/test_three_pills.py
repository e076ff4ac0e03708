"""Choosing pills: three in one stroke, one alone only when asked, and no slip that costs a turn."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

DEALS = 20


def first_three(person: Person) -> tuple[str, ...]:
    """Three pills side by side, or one below the other, that may be taken, as the page was told; () in some deals."""
    views: list[dict[str, Any]] = [msgspec.json.decode(frame) for frame in person.frames]
    actions = next(view["actions"] for view in reversed(views) if view.get("actions"))
    straight = (choice["path"] for choice in actions if choice["text"].startswith(("takeThree H", "takeThree V")))
    return tuple(next(straight, ()))


def deal(person: Person) -> tuple[str, ...]:
    """Sit down where three pills in a line may be taken; give them."""
    for _ in range(DEALS):
        person.sit_down("grannys-pills", "me", "gentle")
        person.choosable.first.wait_for()
        if found := first_three(person):
            return found
    raise AssertionError(f"no three in a line in {DEALS} deals")


def place(person: Person, id: str) -> Locator:
    return person.page.locator(f'[data-ids~="{id}"]')


def middle(at: Locator) -> tuple[float, float]:
    box = at.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_swap_begun_says_so_and_is_left_by_a_button(person: Person) -> None:
    person.sit_down("grannys-pills", "me", "gentle")
    person.await_turn()
    said, swap = person.page.locator(".dock .say"), person.buttons.filter(has_text="Swap two neighbours")
    asked = said.inner_text()
    swap.click()
    expect(said).to_contain_text("Swap two neighbours")
    expect(swap).to_have_count(0)
    person.choosable.first.click()
    expect(said).to_contain_text("Swap two neighbours")
    said.get_by_role("button", name="Cancel").click()
    expect(said).to_have_text(asked)
    expect(swap).to_be_visible()


def test_three_in_one_stroke_one_when_asked_and_a_slip_places_nothing(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE)
    three_in_line = deal(person)
    held, mouse = person.page.locator(".spot.held"), person.page.mouse
    one, two, three = (place(person, id) for id in three_in_line)

    mouse.move(*middle(one))
    mouse.down()
    mouse.move(*middle(two), steps=4)
    expect(two).to_have_attribute("aria-selected", "true")
    expect(three).to_have_class(re.compile(r"\bopen\b"))
    mouse.move(*middle(three), steps=4)
    expect(held).to_have_count(0)
    mouse.up()
    expect(held).to_have_count(3)
    expect(person.page.locator(".dock .status")).to_contain_text("Touch where the first of the three goes")

    home = person.page.locator('[data-kind="hand"] .target.open').first
    target = home.get_attribute("data-target")
    one.click()
    expect(held).to_have_count(0)
    expect(one).to_have_attribute("aria-selected", "true")
    person.page.locator(f'[data-target="{target}"]').first.click()
    expect(held).to_have_count(3)
    expect(person.page.locator('[data-kind="hand"] [data-piece^="pill"]')).to_have_count(0)

    one.click()
    alone = person.buttons.filter(has_text="Take this one alone")
    expect(alone).to_have_text(re.compile(r"\([+]\d\)"))
    alone.click()
    expect(held).to_have_count(1)
    person.page.locator('[data-kind="hand"] .target.open').first.click()
    expect(person.page.locator(".told")).to_contain_text("places")


def test_the_only_button_is_read_whole_on_a_low_screen(people: People, server: Process) -> None:
    person = people(server, viewport={"width": 844, "height": 390})
    one, *_ = (place(person, id) for id in deal(person))
    one.click()
    button = person.page.locator("[data-action]").first
    expect(button).to_contain_text("Take this one alone")
    person.page.get_by_label("Language").select_option("de")
    expect(button).not_to_contain_text("alone")
    row = button.locator("xpath=ancestor::*[contains(@class, 'actions')]")
    over = "row => [row.scrollWidth - row.clientWidth, row.scrollHeight - row.clientHeight]"
    assert max(row.evaluate(over)) <= 1

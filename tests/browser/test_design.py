"""Designers change options and see at once what bots make of a variant, beside another one, and play it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import DESK, PHONE, Person
from tests.server.process import Process


def value(page: Page, figure: str, place: int) -> float:
    cell = page.locator(f'[data-figure="{figure}"] td').nth(place).locator(".value")
    return float(cell.inner_text().rstrip("%"))


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.sampled(1)
def test_a_variant_is_changed_compared_and_played(people: People, server: Process, viewport: ViewportSize) -> None:
    person = people(server, viewport=viewport)
    page = person.go("/new/pentic")
    page.get_by_role("link", name="Try variants").click()
    expect(page.locator("h1")).to_have_text("What if the rules were others?")
    figures = page.locator("[data-figures]")
    expect(figures.locator('[data-figure="length"] .value')).to_have_count(2)
    assert value(page, "length", 0) == value(page, "length", 1), "the same deals of the same rules"
    target = page.get_by_role("spinbutton", name="Target")
    target.focus()
    for _ in range(20):  # in steps of 10, by keys alone
        page.keyboard.press("ArrowDown")
    expect(target).to_have_value("50")
    apart = figures.locator('[data-figure="length"] .apart')
    expect(apart).to_be_visible()
    assert value(page, "length", 1) < value(page, "length", 0)
    page.mouse.wheel(0, 400)
    expect(figures.locator("thead")).to_be_in_viewport()
    check_axe(page)
    target.fill("51")
    expect(page.get_by_text("in steps of 10")).to_be_visible()
    expect(page.locator('[data-play="1"]')).to_have_count(0)
    target.fill("50")
    page.get_by_role("link", name="Play Variant B").click()
    expect(page).to_have_url(re.compile(r"/new/pentic#players=2&target=50$"))
    expect(page.get_by_text("Target: 50")).to_be_visible()


def test_a_link_is_followed_as_far_as_the_game_goes(person: Person) -> None:
    page = person.go("/new/pentic#players=3&target=70&deck_out=end&gravity=1&start=x")
    expect(page.get_by_text("Target: 70")).to_be_visible()
    expect(page.get_by_text("Empty deck: end")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")

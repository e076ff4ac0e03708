"""After the match its decisions are looked at: a curve, what cost chances, and a way to each of them on the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.person import Person


def test_decisions_are_judged_and_looked_at_on_the_board(person: Person) -> None:
    person.sit_down("thirty-six", "gentle", "gentle")
    page = person.page
    page.locator('[data-drawer="result"] [data-review-open]').click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-review="done"]')).to_have_text(re.compile("[0-9]+ of [0-9]+ decisions were as good"))
    points = sheet.locator("polyline").get_attribute("points") or ""
    assert len(points.split()) > 5, "a curve over the match"
    sheet.get_by_label("Whose decisions").select_option("1")
    expect(sheet.locator('[data-review="done"]')).to_be_visible()
    check_axe(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Look back", exact=True).click()
    page.locator("main [data-review-open]").click()
    expect(sheet.locator('[data-review="done"]')).to_be_visible()
    losses = sheet.locator("li button")
    if losses.count():
        losses.first.click()
        expect(sheet).to_have_count(0)
        expect(page).to_have_url(re.compile(r"\?move=[0-9]+$"))

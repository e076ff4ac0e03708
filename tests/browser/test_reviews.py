"""After the match its decisions are looked at: a curve, what cost chances, and a way to each of them on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.person import DESK, PHONE, Person

pytestmark = pytest.mark.long


def is_warm(person: Person) -> bool:
    warm = person.page.request.get(f"{person.url}/api/warm").json()
    return bool(warm["done"] == warm["total"])


def play_by_chance(person: Person) -> None:
    """Play to the end as no bot does: even the weakest makes no mistake in some matches."""
    while person.step():
        pass


def test_decisions_are_judged_and_looked_at_on_the_board(person: Person) -> None:
    page = person.page
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    person.sit_down("thirty-six", "me", "gentle")
    play_by_chance(person)
    page.locator('[data-drawer="result"] [data-review-open]').click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-review="done"]')).to_have_text(
        re.compile("[0-9]+ of [0-9]+ decisions were as good as the best")
    )
    points = sheet.locator("polyline").get_attribute("points") or ""
    assert len(points.split()) > 5, "a curve over the match"
    sheet.get_by_label("Whose decisions").select_option("1")
    expect(sheet.locator('[data-review="done"]')).to_be_visible()
    assert sum('"review"' in frame for frame in asked) == 2, "once for each seat, however many answers come"
    check_axe(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Look back", exact=True).click()
    page.locator("main [data-review-open]").click()
    expect(sheet.locator('[data-review="done"]')).to_be_visible()
    loss = sheet.locator("li button").first
    expect(loss).to_contain_text(re.compile(r"−[0-9]+(\s±\s[0-9]+)? %.*Better: "))
    prices = map(re.compile("[0-9]+").findall, sheet.locator("li .lost").all_text_contents())
    lost = [int(price) for price, *_ in prices]
    assert lost == sorted(lost, reverse=True) and min(lost) >= 3
    assert sheet.locator("ol").first.locator("li").count() <= 3
    loss.click()
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?move=[0-9]+$"))
    expect(page.locator("[data-told]")).to_contain_text(re.compile("Played: .*Better: "))
    expect(page.locator("[data-weighed='best']").first).to_be_visible()
    page.get_by_role("button", name="The next move").click()
    expect(page.locator("[data-weighed]")).to_have_count(0)


def test_a_game_with_bots_of_its_own_is_looked_back_at(person: Person) -> None:
    """On a desk and, still open, on a phone."""
    person.until(lambda: is_warm(person))  # interpreted, too little is tried to blame anybody
    person.sit_down("grannys-pills", "me", "gentle", Cycles_at_most="8", Single_pill="forced")
    page = person.page
    play_by_chance(person)
    page.locator('[data-drawer="result"] [data-review-open]').click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-review="done"]')).to_have_text(
        re.compile("[0-9]+ of [0-9]+ decisions were as good as the best")
    )
    assert len((sheet.locator("polyline").get_attribute("points") or "").split()) > 5
    loss = sheet.locator("li button").first
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        expect(loss).to_contain_text(re.compile(r"−[0-9]+(\s±\s[0-9]+)? %.*Better: "))
        expect(sheet.get_by_text("cost most")).to_have_count(1)
        check_axe(page)
    loss.click()
    expect(page).to_have_url(re.compile(r"\?move=[0-9]+$"))


@pytest.mark.thorough
def test_where_nobody_can_tell_chances_decisions_are_right_or_wrong(person: Person) -> None:
    person.sit_down("pivot-pawns", "me", "gentle", Tempo="turns")
    page = person.page
    play_by_chance(person)
    page.locator('[data-drawer="result"] [data-review-open]').click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-review="done"]')).to_have_text(re.compile("[0-9]+ of [0-9]+ decisions were right"))
    expect(sheet.locator("[data-review-curve]")).to_have_count(0)
    expect(sheet.locator("li button").first).to_contain_text("A shortest solution has")
    expect(sheet.get_by_text("%")).to_have_count(0)
    check_axe(page)

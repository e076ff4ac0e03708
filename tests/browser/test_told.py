"""What happened, what would happen and what was: told where one looks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import CHOOSABLE, Person

COUNT_MOTIONS = """() => {
    window.motions = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...way) { window.motions++; return animate.apply(this, way); };
}"""
POINTS = re.compile(r"[+−]\d")


def test_what_happened_last_stays_told_and_is_played_once_more(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle", Start="0")
    person.hand.first.click()
    person.step()
    told = person.page.locator(".told")
    expect(told).to_contain_text(re.compile("[A-Z].* lays .* on pile"))
    assert told.locator(".cards svg").count(), "the card is shown beside the words"
    person.await_turn()
    person.page.evaluate(COUNT_MOTIONS)
    told.get_by_role("button", name="Play the last move once more").click()
    assert person.page.evaluate("motions") > 0, "what moved then moves again"


def test_a_place_says_what_a_card_would_bring(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle", Start="0")
    person.hand.first.click()
    gain = person.page.get_by_role("gridcell", name=re.compile(r"can be chosen: [+−]\d"))
    gain.first.wait_for()
    shown = gain.first.locator(".gain").inner_text()
    assert POINTS.match(shown)
    gain.first.hover()
    expect(person.page.locator(".told")).to_contain_text(re.compile("You lay .*pile"))
    label = gain.first.get_attribute("aria-label") or ""
    assert label.endswith(shown)
    gain.first.click()
    expect(person.page.get_by_role("listitem").filter(has_text="You").locator(".score")).to_have_text(shown.lstrip("+"))


def test_a_line_of_the_log_shows_the_table_as_it_was(person: Person) -> None:
    person.sit_down("thirty-six", "me", "here", Start="0")
    drawn = person.page.locator('[data-zone="board"] [data-piece^="pawn"]')
    for _ in range(5):
        person.step()
        person.await_turn()
    now = drawn.evaluate_all("all => all.map(it => it.getAttribute('style'))")
    person.page.keyboard.press("l")
    lines = person.page.get_by_role("complementary", name="What happened").get_by_role("listitem").get_by_role("button")
    lines.nth(1).click()
    expect(person.page.locator(".dock .say")).to_contain_text("looking back")
    assert drawn.count() == 0, "nobody had placed a pawn yet"
    assert not person.page.get_by_role("gridcell", name=CHOOSABLE).count()
    person.page.get_by_role("button", name="The next move").click()
    expect(drawn).to_have_count(1)
    person.page.get_by_role("button", name="Back to now").click()
    person.page.keyboard.press("l")
    expect(lines).to_have_count(0)
    expect(drawn).to_have_count(len(now))
    for place, style in enumerate(now):  # once the board has the room of the log again
        expect(drawn.nth(place)).to_have_attribute("style", style)

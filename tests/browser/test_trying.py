"""Pivots are tried in the mind before anybody bids: ghosts on the board, of which the server writes nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person

TRIED = re.compile("can be tried$")


def test_pivots_in_the_mind_and_back(person: Person) -> None:
    person.sit_down("pivot-pawns", "me", "here")
    places = person.page.get_by_role("gridcell", name=TRIED)
    expect(places).to_have_count(5)
    stands = person.page.locator('[data-piece^="pawn"]')
    left = person.page.locator('[data-piece^="left-pawn"]')
    status = person.page.locator(".dock .say")
    bids = person.page.get_by_role("group", name="Bid").first.get_by_role("button")
    expect(bids).to_have_text(["1", "2", "3", "More"])
    places.first.click()
    expect(bids).to_have_count(4)
    places.last.click()
    expect(status).to_contain_text("Tried in your mind: 1 step")
    expect(left).to_have_count(1)
    expect(stands).to_have_count(4)
    places.first.click()
    places.last.click()
    place = places.nth(1)
    place.focus()
    place.press("Enter")
    person.page.keyboard.press("Escape")
    expect(status).to_contain_text("2 steps")
    person.page.keyboard.press("Escape")
    expect(status).to_contain_text("Touch two pawns to try")
    expect(left).to_have_count(0)
    places.first.click()
    places.last.click()
    expect(status).to_contain_text("1 step")
    target = person.page.locator('[data-ids~="mark-card"]')
    taken = TRIED.search(target.get_attribute("aria-label") or "")  # by a pawn, which the touch would take up
    (person.page.get_by_role("button", name="Put back") if taken else target).click()
    expect(left).to_have_count(0)
    bids.last.click()
    expect(bids).to_have_count(20)
    assert not any('"events"' in frame and '"pivots"' in frame for frame in person.frames), "nobody was told"

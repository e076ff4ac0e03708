"""A whole game by tapping on a phone: nothing scrolls sideways, nothing is too small for a thumb."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

THUMB = 44
CARD_WIDTH = 36
"""The least width of what has a place beside its like, such as a card in a hand."""

SIDEWAYS = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


SIZES = """places => places.filter((it) => it.checkVisibility()).map((it) => {
    const { width, height } = it.getBoundingClientRect();
    return [it.ariaLabel || it.textContent, width, height];
})"""


def check_sizes(places: Locator, least: float = THUMB) -> None:
    """Look at all of them in one moment: the bot plays meanwhile."""
    small = [place for place in places.evaluate_all(SIZES) if min(place[1:]) < least - 0.01]
    assert not small


def check_page(person: Person) -> None:
    assert person.page.evaluate(SIDEWAYS) <= 0
    check_sizes(person.page.get_by_role("button"))


def test_a_whole_game(people: People, server: Process) -> None:
    """The other games' sizes are a law of the layout."""
    person = people(server, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.go("/")
    link = person.page.get_by_role("link", name="Tyramid")
    link.wait_for()
    check_page(person)
    link.tap()
    person.set_up("me", "casual", Rows="5")
    check_page(person)
    person.page.get_by_role("button", name="Play", exact=True).tap()
    while person.step():
        check_page(person)
        check_sizes(person.hand, CARD_WIDTH)
    check_page(person)

"""Whole games by tapping on a phone: nothing scrolls sideways, nothing is too small for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

THUMB = 44
SIDEWAYS = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


def check_size(place: Locator) -> None:
    box = place.bounding_box()
    assert box is None or min(box["width"], box["height"]) >= THUMB - 0.01, (place.get_attribute("aria-label"), box)


def check_page(person: Person) -> None:
    assert person.page.evaluate(SIDEWAYS) <= 0
    for button in person.page.get_by_role("button").all():
        check_size(button)


@pytest.mark.parametrize(
    ("game", "options"), [("Pentic", {"Target": "50"}), ("Tic Squared", {"Cards": "30"}), ("Tyramid", {"Rows": "5"})]
)
def test_a_whole_game(people: People, server: Process, game: str, options: dict[str, str]) -> None:
    person = people(server, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.go("/")
    link = person.page.get_by_role("link", name=game)
    link.wait_for()
    check_page(person)
    link.tap()
    person.set_up("me", "greedy", **options)
    check_page(person)
    person.page.get_by_role("button", name="Play", exact=True).tap()
    while person.step():
        check_page(person)
        for card in person.hand.all():
            check_size(card)
    person.page.wait_for_timeout(300)
    check_page(person)

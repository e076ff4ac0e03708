"""Two people at one screen: a cover comes between them, and under it there is nothing to find."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_links import cards


def test_the_cover_hides_everything(person: Person) -> None:
    person.sit_down("pentic", "me", "here", Start="random")
    page, held = person.page, set[str]()
    for _ in range(4):
        ready = page.get_by_role("button", name="I am ")
        ready.wait_for()
        assert page.get_by_role("gridcell").count() == 0
        source = page.content()
        assert not [card for card in held if card in source]
        ready.click()
        expect(person.hand).to_have_count(5)
        person.await_turn()
        held |= cards(person)
        person.step()
        person.step()
        held |= cards(person)
    assert len(held) > 10


def test_each_sees_their_own_hand(person: Person) -> None:
    person.sit_down("pentic", "me", "here", Start="0")
    hands = []
    for name in ("Guest 1", "Guest 2", "Guest 1"):
        person.page.get_by_role("button", name=f"I am {name}").click()
        expect(person.hand).to_have_count(5)
        hands.append(cards(person))
        person.await_turn()
        person.step()
        person.step()
    assert not hands[0] & hands[1]
    assert len(hands[0] & hands[2]) == 4

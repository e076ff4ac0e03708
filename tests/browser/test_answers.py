"""What the page says to what cannot be: a move against the rules, a wrong option, an address without a page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import CHOOSABLE, Person

CLAUSE = re.compile(r"[A-Z0-9]{3}-[A-Z]?\d+")
SEEN = """(terms) => terms.some((term) => {
    const { top, bottom } = term.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
})"""


def test_an_illegal_touch_says_why_and_opens_the_clause(person: Person) -> None:
    person.sit_down("pentic", "me", "casual", Start="0")
    page = person.page
    piles = page.get_by_role("grid", name="The nine piles").get_by_role("gridcell")
    assert person.await_turn()
    for card in range(5):
        place = person.hand.nth(card)
        if not CHOOSABLE.search(place.get_attribute("aria-label") or ""):
            continue
        place.click()
        expect(place).to_have_accessible_name(re.compile(", chosen$"))
        wrong = [cell for cell in piles.all() if "can be chosen" not in (cell.get_attribute("aria-label") or "")]
        if wrong:
            break
    wrong[0].click()
    expect(page.get_by_role("main").get_by_text("shares nothing with")).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text(CLAUSE)
    page.get_by_role("main").get_by_role("button", name="The rule").click()
    rules = page.get_by_role("complementary", name="Rules")
    broken = rules.get_by_role("term").filter(has_text=re.compile("PEN-07|PEN-G05"))  # a Nic may not be covered there
    broken.first.wait_for()
    page.wait_for_function(SEEN, arg=broken.element_handles())
    expect(rules.get_by_role("term").filter(has_text="PEN-01")).not_to_be_in_viewport()


def test_a_wrong_option_is_said_at_its_field(person: Person) -> None:
    person.go("/new/pentic")
    person.set_up("me", "casual", Target="55", Rounds_at_most="30")
    person.page.get_by_role("button", name="Play", exact=True).click()
    target = person.page.get_by_label("Target", exact=True)
    expect(target).to_have_attribute("aria-invalid", "true")
    expect(target).to_have_accessible_description(re.compile(r"Choose 50 to 1,000, in steps of 10\."))
    target.fill("60")
    person.page.get_by_label("Rounds at most", exact=True).fill("1")
    person.page.get_by_role("button", name="Play", exact=True).click()
    expect(person.page.get_by_label("Rounds at most", exact=True)).to_have_attribute("aria-invalid", "true")
    expect(target).to_have_attribute("aria-invalid", "false")
    person.page.get_by_label("Rounds at most", exact=True).fill("20")
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.wait_for_url("**/t/*")


@pytest.mark.parametrize(
    ("path", "words"),
    [("/new/chess", "Nothing here"), ("/t/AAAAAAAAAAAAAAAA", "No such table"), ("/what/is/this", "Nothing here")],
)
def test_an_address_without_a_page_leads_to_the_games(person: Person, path: str, words: str) -> None:
    person.go(path)
    expect(person.page.get_by_role("heading", name=words)).to_be_visible()
    person.page.get_by_role("main").get_by_role("link").click()
    expect(person.page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_leaving_asks_first_and_is_for_good(person: Person) -> None:
    person.sit_down("thirty-six", "me", "casual")
    person.await_turn()
    page = person.page
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Stay").click()
    assert person.await_turn()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("button", name="Leave the table")).not_to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(re.compile("a bot plays on|moves|pawn|counter"))
    page.reload()
    expect(page.get_by_role("main").get_by_role("grid").first).to_be_visible()
    assert person.choosable.count() == 0

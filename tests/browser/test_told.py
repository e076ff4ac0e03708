"""What happened, what would happen and what was: told where one looks."""

from __future__ import annotations

import contextlib
import re

from playwright.sync_api import Browser, Locator, TimeoutError, expect

from parlour.core.game import games
from parlour.server.shelf.examples import draw_whole_view
from tests.browser.conftest import People
from tests.browser.person import CHOOSABLE, Person
from tests.browser.recorded import Playback, finished
from tests.server.process import Process

COUNT_MOTIONS = """() => {
    window.motions = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...way) { window.motions++; return animate.apply(this, way); };
}"""
LOOK_MS = 5_000
POINTS = re.compile(r"[+−]\d")


def test_what_happened_last_stays_told_and_is_played_once_more(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle", Start="0")
    person.hand.first.click()
    person.step()
    told = person.page.locator(".told")
    expect(told).to_contain_text(re.compile("[A-Z].* lays .* on [0-9]"))
    assert told.locator(".cards svg").count(), "the card is shown beside the words"
    person.await_turn()
    person.page.evaluate(COUNT_MOTIONS)
    told.get_by_role("button", name="Play the last move once more").click()
    assert person.page.evaluate("motions") > 0, "what moved then moves again"


def test_who_begins_and_why_has_a_line_of_its_own(person: Person) -> None:
    person.sit_down("pentic", "me", "here")
    person.page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(person.page.locator(".told")).to_contain_text("Drawn for the start: ")
    expect(person.page.locator(".status")).not_to_contain_text("Drawn")


def take_what_brings(person: Person, gain: Locator) -> None:
    """Take cards in hand until one brings something somewhere; now and then one does not."""
    person.hand.first.wait_for()
    for card in person.hand.all() * 6:
        card.click()
        with contextlib.suppress(TimeoutError):
            gain.first.wait_for(timeout=LOOK_MS)
            return
    raise AssertionError("no card brings anything")


def test_a_place_says_what_a_card_would_bring(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle", Start="0")
    gain = person.page.get_by_role("gridcell", name=re.compile(r"can be chosen: [+−]\d"))
    take_what_brings(person, gain)
    shown = gain.first.locator(".gain").inner_text()
    assert POINTS.match(shown)
    gain.first.hover()
    expect(person.page.locator(".told")).to_contain_text(re.compile("You lay .* on .*: .*point"))
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


def test_arrow_keys_and_links_lead_through_the_match(people: People, server: Process) -> None:
    host = people(server)
    host.sit_down("thirty-six", "me", "here", Start="0")
    drawn = host.page.locator('[data-zone="board"] [data-piece^="pawn"]')
    for _ in range(5):
        host.step()
        host.await_turn()
    host.page.keyboard.press("l")
    lines = host.page.get_by_role("complementary", name="What happened").get_by_role("listitem").get_by_role("button")
    lines.nth(1).click()
    slider = host.page.get_by_role("slider", name="Moment of the match")
    expect(slider).to_be_focused()
    expect(drawn).to_have_count(0)
    host.page.keyboard.press("End")
    expect(drawn).to_have_count(2)
    host.page.keyboard.press("ArrowLeft")
    host.page.keyboard.press("ArrowLeft")
    expect(drawn).to_have_count(1)
    expect(slider).to_have_attribute("aria-valuetext", "Move 3 of 5")
    expect(host.page).to_have_url(re.compile(r"\?move=3$"))
    looker = people(server)
    looker.page.goto(host.page.url)
    expect(looker.page.locator('[data-zone="board"] [data-piece^="pawn"]')).to_have_count(1)
    expect(looker.page.get_by_role("slider", name="Moment of the match")).to_have_value("3")
    looker.page.get_by_role("button", name="Back to now").click()
    expect(looker.page).to_have_url(re.compile(r"/t/[^?]*$"))


def test_a_finished_match_is_seen_with_other_eyes(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle", Target="50")
    while person.step():
        pass
    person.result.get_by_role("button", name="Look back").click()
    hand = person.page.locator('[data-kind="hand"] [data-piece]')
    expect(hand.first).to_be_visible()
    mine = hand.first.get_attribute("data-piece")
    eyes = person.page.get_by_label("Seen by")
    eyes.select_option(index=1)
    expect(person.page.locator(f'[data-kind="hand"] [data-piece="{mine}"]')).to_have_count(0)
    expect(hand.first).to_be_visible()


def test_an_onlooker_reads_from_whose_seat_a_moment_is_seen(browser: Browser, server: Process) -> None:
    """Where no seat is looked from, and while one is fetched, the choice is never blank."""
    state = finished(games()["pentic"], 2, 1, 400, target=50)
    page = browser.new_page(reduced_motion="reduce", locale="en")
    Playback(page, server.url, iter([draw_whole_view(state, None)]), state, move="?move=3", seat=None)
    eyes = page.get_by_label("Seen by")
    chosen = eyes.locator("option:checked")
    expect(chosen).to_have_text("Onlooker")
    eyes.select_option("Ben")
    expect(chosen).to_have_text("Ben")
    expect(eyes.locator("option")).to_have_text(["Ada", "Ben", "Everybody"])
    page.close()


def test_a_refusal_leaves_in_view_what_there_is_to_do(person: Person) -> None:
    person.sit_down("pentic", "me", "gentle", Start="0")
    person.hand.first.wait_for()
    person.page.get_by_role("gridcell", name="pile 4").first.click()
    expect(person.page.locator("[data-told=refusal]")).to_contain_text("First choose what goes there.")
    expect(person.page.locator(".status")).to_contain_text("Lay a card")
    person.hand.first.click()
    expect(person.page.locator("[data-told=refusal]")).to_have_count(0)

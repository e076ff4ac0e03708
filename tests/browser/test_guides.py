"""The rules as people read them: drawn examples, the clauses behind them, and words explained at a touch."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize, expect

from parlour.core.game import games
from tests.browser.axe import check_axe
from tests.browser.person import Person
from tests.browser.recorded import Playback, record
from tests.server.process import Process


def test_the_rules_are_read_with_examples_and_the_clauses_behind_them(person: Person) -> None:
    page = person.go("/new/pentic")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Pentic", level=1)).to_be_focused()
    edges = page.get_by_role("region", name="Tic, Single, Nic")
    expect(edges.locator(".lift")).to_have_count(9)
    expect(edges).to_contain_text("The marked card makes a Single with the card above")
    expect(page.locator("[data-clause='PEN-11']")).not_to_be_visible()
    edges.get_by_text("The exact rules").click()
    expect(edges.locator("[data-clause='PEN-11']")).to_be_visible()
    check_axe(page)
    page.get_by_role("link", name="The end").click()
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
    page.get_by_text("All exact rules").click()
    expect(page.locator("[data-clause='PEN-G14']")).to_be_visible()


def test_a_word_of_the_game_shows_what_it_means_at_a_touch_and_with_keys(browser: Browser, server: Process) -> None:
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=390, height=844), reduced_motion="reduce"
    )
    page = context.new_page()
    playback = Playback(page, server.url, record(games()["pentic"], 2, 1, 2))
    while playback.show_next():
        pass
    word = page.locator("[data-told]").get_by_role("button", name="Single", exact=True).first
    box = word.bounding_box()
    assert box is not None and box["height"] >= 44
    word.click()
    sheet = page.get_by_role("dialog", name="Tic, Single, Nic")
    expect(sheet.locator(".lift")).to_have_count(9)
    check_axe(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(word).to_be_focused()
    page.locator('.stage [data-mark="nic"]').first.click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    word.press("Enter")
    sheet.get_by_role("link", name="The rules with pictures").click()
    expect(page.get_by_role("region", name="Tic, Single, Nic")).to_be_in_viewport()
    context.close()


def test_at_a_table_the_rules_are_read_with_pictures_and_exactly_on_demand(person: Person) -> None:
    page = person.go("/gallery/pentic?players=2&position=3")
    page.locator(".zone").first.wait_for()
    page.keyboard.press("r")
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.get_by_role("heading", name="Tic, Single, Nic")).to_be_visible()
    assert rules.locator(".lift").count()
    expect(rules.locator("[data-clause]:visible")).to_have_count(0)
    rules.get_by_text("All exact rules").click()
    expect(rules.locator("[data-clause='PEN-G14']")).to_be_visible()

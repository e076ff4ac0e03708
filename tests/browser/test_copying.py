"""Where a page may not copy or share, it says so, and shows what is to be copied by hand."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.server.process import Process

NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"
"""As in any page of a home network, whose address has no TLS."""
REFUSED = "Navigator.prototype.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))"
CLOSED = "Navigator.prototype.share = () => Promise.reject(new DOMException('no', 'AbortError'))"
DATE = "2026-02-26"
SOLVED = """localStorage["parlour.puzzles"] =
    '{"2026-02-26": {"pentic": {"first": true, "later": false, "help": 0, "seconds": 9}}}'"""


def selected(page: Page) -> str:
    """Give what is selected in the field that has the focus."""
    text: str = page.evaluate(
        "(field => field.value.slice(field.selectionStart, field.selectionEnd))(document.activeElement)"
    )
    return text


def check_by_hand(page: Page, place: Locator, copied: str) -> None:
    """Nothing claims to be copied; the text stands there, selected."""
    expect(place.get_by_text("copy it yourself")).to_be_visible()
    expect(page.get_by_text("Copied")).to_have_count(0)
    assert re.search(copied, selected(page)), selected(page)


def test_without_a_clipboard_links_are_shown_and_selected(people: People, server: Process) -> None:
    person = people(server)
    person.context.add_init_script(NO_CLIPBOARD)
    person.sit_down("thirty-six", "me", "link", Start="0")
    page = person.page
    page.get_by_role("button", name="Copy", exact=True).click()
    check_by_hand(page, page.locator(".lobby"), r"/t/[\w-]+#[\w-]{22}$")
    person.sit_down("thirty-six", "me", "gentle", Start="0")
    page.goto(f"{page.url}?move=0")
    page.get_by_role("button", name="Share this moment").click()
    sheet = page.get_by_role("dialog", name="Share this moment")
    sheet.get_by_role("button", name="Copy a link to this moment").click()
    check_by_hand(page, sheet, r"\?move=\d+$")
    sheet.get_by_role("button", name="Copy a link to this position").click()
    expect(sheet.locator("textarea")).to_have_count(2)
    check_by_hand(page, sheet.locator(".by-hand").last, r"/look#.{40}")


def test_without_a_clipboard_results_are_shown_and_selected(people: People, server: Process) -> None:
    person = people(server)
    person.context.add_init_script(f"{NO_CLIPBOARD}; {SOLVED}; {REFUSED}")
    page = person.go(f"/puzzles/{DATE}")
    page.locator("[data-puzzles-share]").click()
    check_by_hand(page, page.locator("main"), f"/puzzles/{DATE}$")


def test_a_refused_share_sheet_says_so_and_a_closed_one_does_not(people: People, server: Process) -> None:
    for script, count in ((REFUSED, 1), (CLOSED, 0)):
        person = people(server)
        person.context.add_init_script(script)
        person.sit_down("thirty-six", "me", "link", Start="0")
        person.page.get_by_role("button", name="Share", exact=True).click()
        expect(person.page.get_by_text("Copy the link instead")).to_have_count(count)

"""A score sheet that several phones and a television share."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.person import NOBODY_ANSWERS, PHONE
from tests.browser.test_companion import NAMES, SHEET, begin, choose, totals, write
from tests.server.process import Process


def share(page: Page) -> tuple[str, str]:
    """Share the sheet; return the links for phones and for a television."""
    page.get_by_role("button", name="To another phone").click()
    page.get_by_role("button", name="Share this sheet").click()
    links = [page.get_by_role("textbox", name=name) for name in ("Link to the shared sheet", "For a television")]
    expect(links[1]).to_be_visible()
    found = [link.input_value() for link in links]
    page.keyboard.press("Escape")
    return found[0], found[1]


def test_several_phones_and_a_television_share_a_sheet(people: People, server: Process) -> None:
    ana, ben, big = people(server, viewport=PHONE), people(server, viewport=PHONE), people(server)
    ana.expected += NOBODY_ANSWERS
    page = ana.go(SHEET.format("pentic"))
    begin(page, *NAMES, first="Ana")
    phones, television = share(page)
    other, screen = ben.go(phones.removeprefix(server.url)), big.go(television.removeprefix(server.url))
    expect(other.get_by_text("Ana plays.")).to_be_visible()
    expect(screen.get_by_text("Ana plays.")).to_be_visible()
    choose(page, "Tics at the edges", "2")
    write(page)
    for at in (other, screen):
        expect(at.get_by_text("Ben plays.")).to_be_visible()
    assert totals(other) == ["8", "0"]
    choose(other, "Singles at the edges", "2")
    write(other)
    expect(page.get_by_text("Ana plays.")).to_be_visible()
    assert totals(page) == ["8", "2"]
    other.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Ben plays.")).to_be_visible()
    ana.context.set_offline(True)
    choose(page, "Singles at the edges", "1")
    write(page)
    expect(page.get_by_text("The house cannot be reached.")).to_be_visible()
    assert totals(page) == ["8", "1"]
    ana.context.set_offline(False)
    expect(other.get_by_text("Ana plays.")).to_be_visible()
    assert totals(other) == ["8", "1"]


def test_who_has_another_sheet_is_asked_before_a_shared_one_takes_its_place(people: People, server: Process) -> None:
    ana, ben = people(server), people(server)
    ben.expected += ["status 404", "Not Found"]
    page, other = ana.go(SHEET.format("pentic")), ben.go(SHEET.format("pentic"))
    begin(page, *NAMES, first="Ana")
    begin(other, "Cleo", "Dan", first="Dan")
    phones, _ = share(page)
    ben.go(phones.removeprefix(server.url))
    other.get_by_role("button", name="Go on with that one").click()
    expect(other.get_by_text("Dan plays.")).to_be_visible()
    ben.go(phones.removeprefix(server.url))
    other.get_by_role("button", name="Take the sheet of Ana and Ben").click()
    expect(other.get_by_text("Ana plays.")).to_be_visible()
    ben.go("/companion/pentic#r-nothing-there")
    expect(other.get_by_role("alert").filter(has_text="no longer shared")).to_be_visible()

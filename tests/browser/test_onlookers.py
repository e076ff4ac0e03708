"""Who looks on reads and is read by name at the table, and may do so unseen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.apart import choose_colours, sit_apart
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.server.process import Process

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True}


def unfold(person: Person) -> None:
    """Open the drawer with what happened, which says who looks on."""
    person.page.get_by_role("button", name="What happened").click()


def test_everybody_reads_who_looks_on_and_one_may_do_so_unseen(people: People, server: Process) -> None:
    ada, gwen = sit_apart(people, server, friend=SMALL)
    choose_colours(ada, gwen)
    table = ada.page.url
    hana = people(server, **SMALL)
    hana.go("/new/pentic")
    hana.set_up("me", "link")
    hana.page.get_by_label("Seat 1: name").fill("Hana")
    hana.page.get_by_role("button", name="Play", exact=True).click()
    hana.page.wait_for_url("**/t/*")
    hana.page.goto(table)
    hana.page.locator(".dock").wait_for()
    unfold(hana)
    unfold(ada)
    for person in (ada, hana):
        expect(person.page.get_by_text("Looking on: Hana", exact=True)).to_be_visible()
        check_axe(person.page)
    hana.page.get_by_label("Look on unseen").check()
    expect(ada.page.get_by_text("Looking on:")).to_have_count(0)
    hana.page.reload()
    hana.page.locator(".dock").wait_for()
    unfold(hana)
    expect(hana.page.get_by_label("Look on unseen")).to_be_checked()
    expect(ada.page.get_by_text("Looking on:")).to_have_count(0)
    hana.page.get_by_label("Look on unseen").uncheck()
    expect(ada.page.get_by_text("Looking on: Hana", exact=True)).to_be_visible()
    assert ada.page.get_by_label("Look on unseen").count() == 0, "who plays is always seen"

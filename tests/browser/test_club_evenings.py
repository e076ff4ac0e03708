"""A club's evening in the browser: a duplicate night from its seal to its secret, and a typed-in player claimed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_tournaments import TOUCHED, check_fits, enter, found, own_table, play_at_the_screen
from tests.server.process import Process


def test_a_duplicate_night_shows_its_seal_first_and_its_secret_last(people: People, server: Process) -> None:
    ada, gwen, looker = people(server), people(server, **TOUCHED), people(server)
    page = ada.go("/tournaments/new")
    page.get_by_label("Game", exact=True).select_option("pentic")
    page.get_by_role("radio", name="Duplicate night").check()
    expect(page.get_by_role("radio", name="at real tables")).to_have_count(0)
    page.get_by_role("spinbutton", name="Rounds", exact=True).fill("1")
    page.get_by_label("Title").fill("The same deals")
    check_fits(ada)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="The same deals")).to_be_visible()
    seal = page.locator("details", has_text="The sealed deals").locator("code").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seal)
    enter(ada, "Ada")
    gwen.page.goto(page.url)
    enter(gwen, "Gwen")
    looker.page.goto(page.url)
    page.get_by_role("button", name="Pair round 1").click()
    expect(own_table(gwen)).to_be_visible()
    check_fits(gwen)
    looker.page.reload()
    expect(looker.page.get_by_text("The sealed deals")).to_be_visible()
    expect(looker.page.get_by_role("link", name="Watch")).to_have_count(0)
    expect(looker.page.get_by_text("Secret", exact=True)).to_have_count(0)
    table = own_table(gwen).get_by_role("link", name="Go to the table").get_attribute("href")
    assert table is not None
    looker.go(table)
    expect(looker.page.get_by_text(re.compile("night", re.IGNORECASE)).first).to_be_visible()
    expect(looker.page.locator(".top")).to_have_count(0)
    play_at_the_screen(gwen, ada, page.url)
    for person in (ada, gwen):
        expect(person.page.get_by_text("Checked in your browser just now: the secret fits the seal.")).to_be_visible()
        expect(person.page.locator("details", has_text="The sealed deals").locator("code").first).to_have_text(seal)
        check_fits(person)


def test_a_player_who_was_typed_in_is_claimed_and_plays_on_a_phone(people: People, server: Process) -> None:
    ada, cem, dora = people(server), people(server, **TOUCHED), people(server, **TOUCHED)
    address = found(ada, "Whose name", "Cem", "Dora", rounds=1)
    for person in (cem, dora):
        person.page.goto(address)
        person.page.get_by_text("Is your name on the list already?").click()
        person.page.get_by_label("Your name on the list").select_option("Cem")
        person.page.get_by_role("button", name="That is me").click()
        expect(person.page.get_by_role("status").filter(has_text="You have asked to be Cem.")).to_be_visible()
        check_fits(person)
    numbers = [
        re.findall("[0-9]+", person.page.get_by_role("status").filter(has_text="asked").inner_text())[-1]
        for person in (cem, dora)
    ]
    asks = ada.page.get_by_text(re.compile("Somebody asks to be Cem"))
    expect(asks).to_have_count(2)
    own = ada.page.get_by_role("group", name=re.compile(f"number {numbers[0]}\\b"))
    check_fits(ada)
    own.get_by_role("button", name="Yes, it is them").click()
    expect(cem.page.get_by_text("You play as Cem.")).to_be_visible()
    expect(dora.page.get_by_label("Your name on the list").get_by_role("option")).to_have_text(["…", "Dora"])
    ada.page.get_by_role("button", name="Pair round 1").click()
    own_table(cem).get_by_role("button", name=re.compile("^Cem won")).click()
    expect(cem.page.get_by_text("The tournament is over, and Cem won.")).to_be_visible()

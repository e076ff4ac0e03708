"""The same guest on another device, by a link or a file; and forgotten."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

REFUSED = ["status 403", "Failed to load resource"]


def make_link(person: Person) -> str:
    person.go("/")
    person.page.get_by_role("link", name="You", exact=True).click()
    person.page.get_by_role("button", name="Make a link").click()
    return person.page.get_by_label("Link to your other device", exact=True).input_value().split("/you")[1]


def test_a_link_brings_the_games_to_the_phone_and_works_once(people: People, server: Process) -> None:
    desk, phone, third = people(server), people(server, viewport=PHONE, has_touch=True), people(server)
    desk.go("/new/thirty-six")
    desk.set_up("me", "here", Start="0")
    for seat, name in enumerate(("Hanna", "Gwen"), 1):
        desk.page.get_by_label(f"Seat {seat}: name").fill(name)
    desk.page.get_by_role("button", name="Play", exact=True).click()
    assert desk.await_turn()
    link = make_link(desk)
    check_axe(desk.page)
    phone.go(f"/you{link}")
    phone.page.get_by_role("button", name="Yes, that is me").tap()
    expect(phone.page.get_by_role("status").first).to_contain_text("Welcome, Hanna and Gwen")
    assert phone.page.url.endswith("/you"), "the secret stays nowhere"
    check_axe(phone.page)
    phone.page.get_by_role("link", name="Parlour, all games").tap()
    expect(phone.page.get_by_role("group", name="Your games").get_by_role("link")).to_contain_text("Your turn")
    third.expected = REFUSED
    third.go(f"/you{link}")
    third.page.get_by_role("button", name="Yes, that is me").click()
    expect(third.page.get_by_role("alert")).to_contain_text("used already")


def test_a_name_is_changed_at_tables_and_kept_for_the_next(people: People, server: Process) -> None:
    phone = people(server, viewport=PHONE, has_touch=True)
    phone.go("/you")
    phone.page.get_by_role("textbox", name="Your name").fill("Hanna")
    phone.page.get_by_role("button", name="Keep this name").tap()
    expect(phone.page.get_by_role("status").first).to_have_text("You are Hanna now.")
    check_axe(phone.page)
    phone.go("/new/thirty-six")
    expect(phone.page.get_by_label("Seat 1: name")).to_have_value("Hanna")
    phone.set_up("me", "here", Start="0")
    phone.page.get_by_label("Seat 2: name").fill("Gwen")
    phone.page.get_by_role("button", name="Play", exact=True).tap()
    assert phone.await_turn()
    table = phone.page.url
    phone.go("/you")
    expect(phone.page.get_by_role("status").first).to_contain_text("you are Hanna and Gwen")
    phone.page.get_by_role("textbox", name="Your name").fill("Johanna")
    phone.page.get_by_role("button", name="Keep this name").tap()
    expect(phone.page.get_by_role("status").first).to_have_text("You are Johanna now.")
    phone.page.goto(table)
    expect(phone.page.get_by_text("Johanna").first).to_be_visible()
    expect(phone.page.get_by_text("Gwen").first).to_be_visible()


def test_a_file_brings_a_guest_back_until_they_are_forgotten(people: People, server: Process, tmp_path: Path) -> None:
    desk, other = people(server), people(server)
    desk.sit_down("gridsy", "me", Grid="3")
    desk.go("/you")
    with desk.page.expect_download() as saved:
        desk.page.get_by_role("link", name="Save the file").click()
    saved.value.save_as(tmp_path / "me.json")
    other.expected = REFUSED
    other.go("/you")
    field = other.page.get_by_label("Use a file…")
    (tmp_path / "match.json").write_text("{}")
    field.set_input_files(tmp_path / "match.json")
    expect(other.page.get_by_role("alert")).to_contain_text("match.json is no file of a guest")
    field.set_input_files(tmp_path / "me.json")
    expect(other.page.get_by_role("status").first).to_contain_text("Welcome. This device is yours now.")
    other.page.evaluate("localStorage['parlour.mistake.a'] = localStorage['parlour.puzzles'] = '{}'")
    other.page.get_by_role("button", name="Forget me").click()
    other.page.get_by_role("button", name="Yes, forget me").click()
    expect(other.page.get_by_role("status").first).to_have_text("You are forgotten here.")
    stored = other.page.evaluate("Object.keys(localStorage)")
    assert "parlour.puzzles" in stored and "parlour.mistake.a" not in stored, "own mistakes go, too"
    desk.page.reload()
    expect(desk.page.get_by_role("status").first).to_contain_text(re.compile("^You are new here"))
    field.set_input_files(tmp_path / "me.json")
    expect(other.page.get_by_role("alert")).to_contain_text("forgotten, as they had asked")

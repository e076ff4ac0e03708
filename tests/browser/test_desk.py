"""The page of those who run the house: all is done there, on a phone too; kids and banned people are told kindly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from parlour.cli.main import main
from tests.browser.axe import check_axe
from tests.browser.conftest import People, serve
from tests.server.process import Process

NARROW = {"width": 320, "height": 568}
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


@pytest.fixture
def house(database: Path) -> Iterator[Process]:
    """A house of its own, since what is imposed here meets everybody."""
    with serve(database) as process:
        yield process


def token_of(database: Path, role: str = "owner") -> str:
    done = CliRunner().invoke(main, ["house", "operator", "add", "Ada", "--role", role, "--database", str(database)])
    assert done.exit_code == 0, done.output
    return done.stdout.strip()


def enter(page: Page, token: str) -> None:
    page.get_by_label("Your token").fill(token)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Journal").wait_for()


def test_an_operator_does_all_of_it_on_a_narrow_phone(house: Process, database: Path, people: People) -> None:
    guest, ada = people(house), people(house, viewport=NARROW)
    ada.expected = ["403"]
    guest.sit_down("thirty-six", "me", "here")
    page = ada.go("/house")
    page.get_by_label("Your token").fill("nonsense")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("This is no token of this house. Look whether it is whole.")
    enter(page, token_of(database))
    said = page.get_by_role("status").filter(has_text=".")
    page.get_by_role("region", name="Tables").get_by_role("listitem").get_by_role("button").first.click()
    page.get_by_label("New name").fill("Guest 7")
    page.get_by_role("button", name="Rename").click()
    expect(said).to_have_text("The new name is shown at all tables.")
    expect(page.get_by_role("button", name="Guest 7").first).to_be_visible()
    page.get_by_role("button", name="Mute", exact=True).click()
    expect(said).to_have_text("This guest is muted.")
    page.get_by_label("Word", exact=True).fill("Dummkopf")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(said).to_have_text("The word is removed.")
    held = page.get_by_role("region", name="Banned and muted")
    held.get_by_label("Address or network").fill("192.0.2.7")
    held.get_by_role("button", name="Ban", exact=True).click()
    expect(held.get_by_text("192.0.2.7 is banned until")).to_be_visible()
    held.get_by_role("button", name="Lift: 192.0.2.7").click()
    expect(said).to_have_text("It is lifted.")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Close this table").click()
    expect(said).to_have_text("The table is closed.")
    expect(guest.page.get_by_role("heading", name="You cannot come in")).to_be_visible()
    expect(guest.page.get_by_text("This table was closed by those who run the house")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Ben")
    page.get_by_role("button", name="Make an operator").click()
    expect(page.get_by_label("The new token")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ada made an operator: Ben")).to_be_visible()
    assert page.evaluate(FITS), "nothing reaches out of a narrow phone"
    check_axe(page)
    page.reload()
    page.get_by_role("heading", name="Journal").wait_for()
    page.get_by_role("button", name="Leave").click()
    page.reload()
    expect(page.get_by_label("Your token")).to_be_visible()


def test_in_kid_mode_the_page_says_so_and_hides_what_is_off(house: Process, database: Path, people: People) -> None:
    ada, kid = people(house), people(house)
    enter(ada.go("/house"), token_of(database, "operator"))
    ada.page.get_by_role("button", name="Switch on for the whole house").click()
    expect(ada.page.get_by_role("status").filter(has_text=".")).to_have_text("Kid mode is on.")
    page = kid.go("/")
    expect(page.get_by_text("Kid mode is on here")).to_be_visible()
    kid.go("/new/thirty-six")
    kid.set_up("me", "link")
    expect(page.get_by_text("Kid mode is on: no clock")).to_be_visible()
    assert page.get_by_text("Clock", exact=True).count() == 0
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("heading", name="Operators")).to_be_hidden()


def test_a_banned_person_reads_until_when_in_their_language(house: Process, database: Path, people: People) -> None:
    person = people(house, locale="de")
    person.expected = ["403"]
    person.go("/").get_by_role("heading", name="Pentic").wait_for()
    done = CliRunner().invoke(main, ["house", "ban", "127.0.0.1", "--database", str(database)])
    assert done.exit_code == 0, done.output
    person.until(lambda: "wegzubleiben" in person.go("/").locator("main").inner_text())
    assert person.page.evaluate(FITS)

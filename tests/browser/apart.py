"""Two people, each at a browser of their own, who sit down to one match."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.server.process import Process


def sit_apart(
    people: People,
    server: Process,
    *more: str,
    clock: str = "",
    friend: dict[str, Any] | None = None,
    **options: str | bool,
) -> tuple[Person, Person]:
    """Seat Ada and Gwen at a table of 36, with ``more`` chairs after theirs; Gwen chooses a colour, then Ada begins.

    ``friend`` is what Gwen's browser is like; ``options`` go by their labels.
    """
    ada, gwen = people(server), people(server, **(friend or {}))
    ada.go("/new/thirty-six")
    ada.set_up("me", "link", *more, Start="0", **options)
    ada.page.get_by_label("Seat 1: name").fill("Ada")
    if clock:
        write_clock(ada, clock)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    gwen.page.goto(ada.page.get_by_label("Link to seat 2", exact=True).input_value())
    gwen.page.locator("#guest").fill("Gwen")
    gwen.page.locator("form .main").click()
    return ada, gwen


def write_clock(person: Person, clock: str) -> None:
    """Write a clock of one's own on the set-up page."""
    person.page.get_by_role("radio", name="Other").check()
    person.page.get_by_label("Your own clock").fill(clock)


def choose_colours(ada: Person, gwen: Person) -> None:
    for person in (gwen, ada):
        choose_colour(person)
    ada.choosable.first.wait_for()


def choose_colour(person: Person) -> None:
    person.page.locator(".dock .actions button").first.click()


def card(person: Person) -> Locator:
    """What is said over the dock while somebody asks for something, or is gone."""
    return person.page.locator("[data-early]")


def ask(person: Person, what: str) -> None:
    """Open the way out of the table, and choose one of the ways to end a match early."""
    person.page.get_by_role("button", name="Leave the table").click()
    person.page.get_by_role("dialog").get_by_role("button", name=what, exact=True).click()

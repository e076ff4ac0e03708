"""A browser that keeps no cookies: who wants a seat is told what is missing, instead of waiting for ever."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.server.process import Process

MISSING = re.compile("keeps no cookies.*Allow cookies")


def keep_no_cookies(person: Person) -> None:
    """Take from every answer what a browser with cookies blocked would not keep."""

    def answer(route: Route) -> None:
        response = route.fetch()
        person.context.clear_cookies()
        headers = {name: value for name, value in response.headers.items() if name != "set-cookie"}
        route.fulfill(response=response, headers=headers)

    person.context.route(re.compile("/api/(tables|you)"), answer)


def test_who_opens_or_joins_a_table_without_cookies_is_told_so(people: People, server: Process) -> None:
    person, host = people(server), people(server)
    keep_no_cookies(person)
    page = person.go("/new/thirty-six")
    person.set_up("me", "gentle", Start="0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text=MISSING)).to_be_visible()
    host.sit_down("thirty-six", "me", "link", Start="0")
    page.goto(host.page.get_by_label("Link to seat 2").input_value())
    told = page.get_by_role("alert").filter(has_text=MISSING)
    while not told.count():  # what is new at the table may come in between, and the host's seed does
        page.get_by_role("button", name="Sit here").click()
        page.wait_for_timeout(5_000)

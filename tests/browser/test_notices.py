"""Told when it is one's turn: by a feed whose address the page gives, and by the page's own servant."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser import chromium
from tests.browser.conftest import People
from tests.server.process import Process

READY = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications())
    .map((it) => [it.title, it.data])"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Notices are shown by a whole browser only."""
    with chromium.launch(playwright, whole=True) as browser:
        yield browser


def test_the_page_gives_the_address_of_a_feed(people: People, server: Process) -> None:
    person = people(server)
    person.sit_down("thirty-six", "me", "here", Start="0")
    assert person.await_turn()
    person.go("/you")
    person.page.get_by_role("button", name="Make an address").click()
    with urlopen(person.page.get_by_label("Address of your feed").input_value()) as answer:
        assert "Your turn: 36" in answer.read().decode()
    person.page.get_by_role("button", name="End the feed").click()
    expect(person.page.get_by_label("Address of your feed")).to_have_count(0)


def test_a_notice_names_the_table_and_opens_it(people: People, server: Process) -> None:
    person = people(server, service_workers="allow", permissions=["notifications"])
    person.go("/")
    person.until(lambda: bool(person.page.evaluate(READY)))
    devtools = person.context.new_cdp_session(person.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda it: found.extend(each["registrationId"] for each in it["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    person.until(lambda: bool(found))
    said = '{"title": "Your turn: 36 with Gwen", "table": "abc"}'
    for _ in range(2):
        devtools.send(
            "ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": found[0], "data": said}
        )
    person.until(lambda: person.page.evaluate(SHOWN) == [["Your turn: 36 with Gwen", "/t/abc"]])

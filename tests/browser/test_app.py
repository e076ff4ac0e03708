"""Parlour as an app: it can be installed, and opens without a network with what it knows."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import brotli
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import NOBODY_ANSWERS, Person
from tests.server.process import Process

READY = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"


def test_it_opens_without_a_network(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    person.expected = NOBODY_ANSWERS
    person.sit_down("thirty-six", "me", "here", Start="0")
    assert person.await_turn()
    person.go("/")
    yours = person.page.get_by_role("group", name="Your games").get_by_role("link")
    yours.wait_for()
    person.until(lambda: bool(person.page.evaluate(READY)))
    person.page.reload()
    yours.wait_for()
    person.context.set_offline(True)
    person.page.reload()
    expect(person.page.get_by_text("You are offline")).to_be_visible()
    expect(person.page.get_by_role("heading", name="Pentic")).to_be_visible()
    expect(yours).to_contain_text("36")
    person.context.set_offline(False)
    expect(person.page.get_by_text("You are offline")).to_be_hidden()
    yours.click()
    assert person.await_turn()


def test_it_can_be_installed(server: Process) -> None:
    with urlopen(f"{server.url}/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urlopen(server.url + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]


@pytest.mark.parametrize("path", ["/", "/sw.js", "/parlour.svg"])
def test_what_the_build_made_comes_compressed(server: Process, path: str) -> None:
    with (
        urlopen(server.url + path) as plain,
        urlopen(Request(server.url + path, headers={"Accept-Encoding": "br"})) as short,
    ):
        assert short.headers["content-encoding"] == "br"
        assert brotli.decompress(short.read()) == plain.read()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", ["/%", "/t/%E0%A4%A", "/rules/%ff", "/no/such/page"])
def test_an_address_that_cannot_be_read_shows_the_way_home(person: Person, path: str) -> None:
    person.go(path)
    expect(person.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    person.page.get_by_role("link", name="Go to the games").click()
    expect(person.page.get_by_role("heading", name="Pentic")).to_be_visible()


def test_a_part_that_is_missing_offers_to_load_again(people: People, server: Process) -> None:
    person = people(server)
    person.expected = ["ERR_FAILED", "Failed to load resource", "Failed to fetch dynamically imported module"]
    person.page.route("**/assets/Gallery*.js", lambda route: route.abort())
    person.go("/gallery")
    expect(person.page.get_by_role("heading", name="This page could not be shown")).to_be_visible()
    person.page.unroute("**/assets/Gallery*.js")
    person.page.get_by_role("button", name="Load it again").click()
    expect(person.page.get_by_role("heading", name="This page could not be shown")).to_be_hidden()


def test_an_error_of_a_page_leaves_the_bar_and_a_way_on(people: People, server: Process) -> None:
    person = people(server)
    person.page.route("**/api/games", lambda route: route.fulfill(json=[{"name": "half-a-game"}]))
    person.go("/")
    expect(person.page.get_by_role("heading", name="This page could not be shown")).to_be_visible()
    expect(person.page.get_by_role("button", name="Settings")).to_be_visible()
    person.page.unroute("**/api/games")
    person.page.get_by_role("button", name="Load it again").click()
    expect(person.page.get_by_role("heading", name="Pentic")).to_be_visible()


NO_LISTS = """
Object.defineProperty(HTMLOptionElement.prototype, "selected", { set() { throw new Error("broken bar") } });
Object.defineProperty(HTMLSelectElement.prototype, "options", { get() { throw new Error("broken bar") } })"""
"""Breaks the choice of languages, and with it the bar that every page has, that for errors included."""


def test_an_error_of_the_bar_itself_leaves_more_than_an_empty_page(people: People, server: Process) -> None:
    person = people(server)
    person.page.add_init_script(NO_LISTS)
    person.go("/you")
    expect(person.page.get_by_role("heading", name="This page could not be shown")).to_be_visible()
    expect(person.page.get_by_role("button", name="Load it again")).to_be_visible()


def test_translators_of_pages_leave_the_words_alone(people: People, server: Process) -> None:
    person = people(server)
    person.go("/")
    assert person.page.evaluate("document.documentElement.translate") is False

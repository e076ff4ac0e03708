"""The house on this device: kept by a button, played on without a server, moved there and back."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.server.process import Process

READY = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
LISTED = "() => localStorage.getItem('parlour.here.tables')"
DOWN = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to load resource", "WebSocket"]


def keep(person: Person) -> None:
    """Keep the house on this device, by the button of the home page."""
    person.go("/")
    person.until(lambda: bool(person.page.evaluate(READY)))
    person.page.get_by_role("button", name="Play without a connection").click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_contain_text("5 MB, once")
    sheet.get_by_role("button", name="Keep it here").click()
    expect(sheet).to_contain_text("Parlour is at home on this device")
    sheet.get_by_role("button", name="Close").click()


def test_nothing_of_it_is_fetched_before_it_is_wanted(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.sit_down("thirty-six", "me", "here", Start="0")
    assert person.await_turn()
    person.go("/")
    person.until(lambda: bool(person.page.evaluate(READY)))
    assert not [url for url in fetched if "/local/" in url]
    assert not [url for url in fetched if "worker-" in url or "house-" in url]


def test_it_is_kept_and_played_without_a_network(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    keep(person)
    person.expected = DOWN
    person.page.reload()
    person.context.set_offline(True)
    person.page.reload()
    expect(person.page.get_by_text("Parlour is here with you")).to_be_visible()
    person.page.locator("a[href='/new/thirty-six']").first.click()
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.wait_for_url("**/t/here-*")
    for _ in range(6):
        person.step()
    person.page.reload()
    assert person.await_turn()
    person.until(lambda: bool(person.page.evaluate(LISTED)))
    person.go("/")
    yours = person.page.get_by_role("group", name="Your games").get_by_role("link")
    expect(yours).to_contain_text("on this device")
    person.go("/learn/pentic")
    expect(person.page.get_by_role("img", name="Step 1 of")).to_be_visible()
    person.context.set_offline(False)


def test_a_match_moves_to_this_device_and_back(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    person.sit_down("thirty-six", "me", "gentle", Start="0")
    for _ in range(4):
        person.step()
    assert person.await_turn()
    ways = {"Take it onto this device": re.compile("/t/here-"), "Take it to the server": re.compile("/t/(?!here-)")}
    for name, place in ways.items():
        person.page.get_by_role("button", name="Leave the table").click()
        person.page.get_by_role("button", name=name).click()
        person.page.wait_for_url(place)
        assert person.await_turn()


def test_a_damaged_download_says_so_and_is_tried_again(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    person.page.context.route("**/local/parlour.zip?*", lambda route: route.fulfill(body="damaged"))
    person.go("/")
    person.page.get_by_role("button", name="Play without a connection").click()
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Keep it here").click()
    expect(sheet.get_by_role("alert")).to_contain_text("damaged on its way")
    person.page.context.unroute("**/local/parlour.zip?*")
    sheet.get_by_role("button", name="Keep it here").click()
    expect(sheet).to_contain_text("Parlour is at home on this device")


def test_a_browser_that_stores_nothing_says_what_to_do(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    person.page.context.route("**/assets/house.worker-*.js", _refuse_storage)
    person.go("/t/here-none")
    expect(person.page.get_by_role("alert")).to_contain_text("lets Parlour store nothing")


def _refuse_storage(route: Route) -> None:
    refusal = "indexedDB.open = () => { throw new DOMException('', 'SecurityError') };"
    answer = route.fetch()
    route.fulfill(response=answer, body=refusal + answer.text())

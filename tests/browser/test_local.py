"""The house on this device: kept by a button, played on without a server, moved there and back."""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Error, Route, expect

from tests.browser.conftest import People
from tests.browser.person import NOBODY_ANSWERS, Person, read_attributes
from tests.server.process import Process

READY = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
LISTED = "() => localStorage.getItem('parlour.here.tables')"


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
    person.expected = NOBODY_ANSWERS
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


def test_experts_and_hints_think_on_this_device(people: People, server: Process) -> None:
    """A thinker that fails is an error in the console, which is a fault of the page."""
    person = people(server, service_workers="allow")
    keep(person)
    person.page.reload()
    person.expected = NOBODY_ANSWERS
    person.context.set_offline(True)
    person.sit_down("thirty-six", "me", "expert", Start="0")
    assert person.step()
    assert person.await_turn()
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator("[data-told=hint]")).to_contain_text("Best: ")
    assert "thinker" in " ".join(worker.url for worker in person.page.workers)


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


def test_a_page_that_keeps_it_thinks_for_the_server(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    keep(person)
    person.sit_down("thirty-six", "me", "expert", Start="0")

    def has_thought() -> bool:
        assert person.step(), "the match is over"
        with urllib.request.urlopen(f"{server.url}/api/metrics") as answer:
            counted = answer.read().decode()
        assert 'parlour_page_thoughts_total{outcome="refused"}' not in counted
        return 'parlour_page_thoughts_total{outcome="answered"}' in counted

    person.until(has_thought)


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
    _begin_with(route, "indexedDB.open = () => { throw new DOMException('', 'SecurityError') };")


def _begin_with(route: Route, script: str) -> None:
    """Answer with a script before the one that was asked for."""
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())


def board(person: Person) -> list[str]:
    """Read what lies where, as assistive technology is told, without what can be done with it.

    In any order: a shared screen turns to whoever is to move, which may happen a moment later.
    """
    person.await_turn()
    names = read_attributes(person.page.get_by_role("gridcell"), "aria-label")
    return sorted(name.partition(", can be chosen")[0] for name in names)


def begin_here(person: Person) -> list[str]:
    """Keep the house, and begin a match of two at this screen without a network; give what lies where."""
    keep(person)
    person.expected = NOBODY_ANSWERS
    person.page.reload()
    person.context.set_offline(True)
    person.sit_down("thirty-six", "me", "here", Start="0")
    for _ in range(4):
        person.step()
    return board(person)


def test_a_tab_that_is_killed_loses_nothing(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    before = begin_here(person)
    address = person.page.url
    with person.page.expect_event("crash"), contextlib.suppress(Error):
        person.page.goto("chrome://crash")
    person.page.close()
    person.page = person.context.new_page()
    person.page.goto(address)
    assert board(person) == before
    assert person.step()


def test_a_second_tab_takes_the_match_over_and_gives_it_back(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    before = begin_here(person)
    first, second = person.page, person.context.new_page()
    second.goto(first.url)
    for here, there in ((second, first), (first, second)):
        expect(here.get_by_role("alert")).to_contain_text("open in another tab")
        here.get_by_role("button", name="Play here").click()
        expect(there.get_by_role("alert")).to_contain_text("open in another tab")
        person.page = here
        assert board(person) == before
    assert person.step()


def _offer_newer(person: Person) -> None:
    """Have the server offer another bundle: a file of it is longer, and so is the version."""
    manifest: dict[str, Any] = {}

    def describe(route: Route) -> None:
        manifest.update(route.fetch().json())
        body = lengthen(route.request.url.replace("manifest.json", "pyodide.mjs"))
        file = {"bytes": len(body), "sha256": hashlib.sha256(body).hexdigest()}
        manifest["version"] = f"newer-{manifest['version']}"
        manifest["files"]["pyodide.mjs"] = file
        route.fulfill(body=json.dumps(manifest), content_type="application/json")

    def lengthen(url: str) -> bytes:
        return person.context.request.get(url).body() + b"\n// newer"

    context = person.page.context
    context.route("**/local/manifest.json?now", describe)
    context.route("**/local/pyodide.mjs?*", lambda route: route.fulfill(body=lengthen(route.request.url)))


KEPT_FILES = """async () => {
    const found = [];
    for (const name of (await caches.keys()).filter((name) => /house|next/.test(name))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const text = await (await cache.match(request)).text();
            const isNewer = /newer/.test(text.slice(0, 400) + text.slice(-400));
            if (isNewer) found.push(`${name.split(" ")[0]} ${request.url.split("/").at(-1)}`);
        }
    }
    return found.sort();
}"""
"""Lists the files of the newer bundle by the cache that they lie in."""


def test_a_newer_house_waits_for_the_match_and_replaces_the_old_one_as_a_whole(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    before = begin_here(person)
    person.context.set_offline(False)
    _offer_newer(person)
    person.page.reload()
    assert board(person) == before
    card = person.page.get_by_role("status").filter(has_text="newer Parlour is here")
    expect(card).to_be_visible()
    assert person.page.evaluate(KEPT_FILES) == ["parlour-next manifest.json", "parlour-next pyodide.mjs"]
    person.step()
    before = board(person)
    card.get_by_role("button").first.click()
    expect(card).to_have_count(0)
    person.until(
        lambda: bool(person.page.evaluate(KEPT_FILES) == ["parlour-house manifest.json", "parlour-house pyodide.mjs"])
    )
    assert board(person) == before
    assert person.step()


def _limit_storage(person: Person, bytes: int | None) -> None:
    """Have the browser store no more than so many bytes of this page's host; None takes that back."""
    line = person.context.new_cdp_session(person.page)
    size = {} if bytes is None else {"quotaSize": bytes}
    line.send("Storage.overrideQuotaForOrigin", {"origin": person.url, **size})


def test_a_full_device_keeps_no_house_and_says_what_to_do(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    person.go("/")
    person.until(lambda: bool(person.page.evaluate(READY)))
    _limit_storage(person, 3_000_000)
    person.page.get_by_role("button", name="Play without a connection").click()
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Keep it here").click()
    expect(sheet.get_by_role("alert")).to_contain_text("room")
    _limit_storage(person, None)
    sheet.get_by_role("button", name="Keep it here").click()
    expect(sheet).to_contain_text("Parlour is at home on this device")


FULL = """
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...given) {
    if (globalThis.isFull) throw new DOMException("", "QuotaExceededError");
    return add.apply(this, given);
};
"""
"""Has the storage of a worker be full from some moment on; browsers look at their own limit now and then only."""


def _fill(person: Person, is_full: bool) -> None:
    house = next(worker for worker in person.page.workers if "/house.worker" in worker.url)
    house.evaluate("(isFull) => void (globalThis.isFull = isFull)", is_full)


def test_a_device_that_is_full_in_the_middle_of_a_match_loses_nothing(people: People, server: Process) -> None:
    person = people(server, service_workers="allow")
    person.context.route("**/assets/house.worker-*.js", lambda route: _begin_with(route, FULL))
    before = begin_here(person)
    _fill(person, True)
    for _ in range(3):
        person.step()
    expect(person.page.get_by_text("There is no room left on this device").first).to_be_visible()
    _fill(person, False)
    person.page.reload()
    assert board(person) == before
    assert person.step()


def test_a_private_window_that_keeps_no_files_says_so(people: People, server: Process) -> None:
    """As some browsers' private windows, whose caches refuse."""
    person = people(server, service_workers="allow")
    refusal = "caches.open = () => Promise.reject(new DOMException('', 'SecurityError'));"
    person.context.route("**/assets/keeper.worker-*.js", lambda route: _begin_with(route, refusal))
    person.go("/")
    person.page.get_by_role("button", name="Play without a connection").click()
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Keep it here").click()
    expect(sheet.get_by_role("alert")).to_contain_text("store nothing")


def test_a_browser_without_webassembly_is_offered_no_house(people: People, server: Process) -> None:
    person = people(server)
    person.context.add_init_script("delete globalThis.WebAssembly")
    person.context.route("**/assets/house.worker-*.js", lambda route: _begin_with(route, "delete self.WebAssembly;"))
    person.go("/")
    expect(person.page.get_by_role("link", name="Pentic").first).to_be_visible()
    expect(person.page.get_by_role("button", name="Play without a connection")).to_have_count(0)
    person.go("/t/here-none")
    expect(person.page.get_by_role("alert")).to_contain_text("WebAssembly")

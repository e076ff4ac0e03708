"""A friend is invited: the host's page shows what leads there, the friend plays within two touches."""

from __future__ import annotations

import re

import numpy as np
import zxingcpp
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

MODULE = re.compile(r"M(\d+) (\d+)h1v1h-1z")
ZOOM = 4


def scanned(person: Person) -> list[str]:
    """What a phone reads in the code on the page."""
    code = person.page.get_by_role("img", name="Code to scan")
    size = int((code.get_attribute("viewBox") or "").split()[-1])
    picture = np.full((size, size), 255, np.uint8)
    for x, y in MODULE.findall(code.locator("path").get_attribute("d") or ""):
        picture[int(y), int(x)] = 0
    return [found.text for found in zxingcpp.read_barcodes(picture.repeat(ZOOM, 0).repeat(ZOOM, 1))]


def test_a_phone_in_the_room_scans_the_link(person: Person) -> None:
    """The page is open at this machine's loopback address; the server is open to its network."""
    person.page.route("**/api/nearby", lambda route: route.fulfill(json={"origin": "http://192.168.1.5:8036"}))
    person.sit_down("thirty-six", "me", "link")
    link = person.page.get_by_label("Link to seat 2", exact=True)
    expect(link).to_have_value(re.compile("^http://192.168.1.5:8036/t/.*#"))
    assert scanned(person) == [link.input_value()]


def test_who_waits_is_shown_the_game_says_hello_and_is_called_when_it_begins(people: People, server: Process) -> None:
    host, second = people(server), people(server)
    friend = people(server, viewport=PHONE, has_touch=True)
    host.sit_down("thirty-six", "me", "link", "link", Start="0")
    links = [host.page.get_by_label(f"Link to seat {seat}", exact=True).input_value() for seat in (2, 3)]
    friend.page.goto(links[0])
    expect(friend.page.locator(".lobby .board .still")).to_be_visible()
    friend.page.get_by_label("Your name").fill("Gwen")
    friend.page.get_by_role("button", name="Sit here").tap()
    friend.page.get_by_role("button", name="Hello").tap()
    expect(host.page.get_by_role("listitem").filter(has_text="Gwen: Hello")).to_be_visible()
    check_axe(friend.page)
    friend.page.get_by_role("button", name="Show me while you wait").tap()
    friend.page.locator("[data-coach]").wait_for()
    friend.page.get_by_role("button", name="End the lesson").tap()
    friend.page.get_by_role("button", name="Show me while you wait").tap()
    friend.page.locator("[data-coach]").wait_for()
    second.page.goto(links[1])
    second.page.get_by_role("button", name="Sit here").click()
    expect(friend.page.get_by_role("complementary", name="Players")).to_contain_text("Guest 1")
    expect(friend.page.locator("[data-coach]")).to_have_count(0)


def test_who_is_known_is_not_asked_for_a_name_again(people: People, server: Process) -> None:
    host, friend = people(server), people(server, viewport=PHONE)
    friend.go("/")
    friend.page.evaluate("""localStorage["parlour.name"] = '"Gwen"'""")
    host.sit_down("thirty-six", "me", "link", Start="0")
    friend.page.goto(host.page.get_by_label("Link to seat 2", exact=True).input_value())
    sit = friend.page.get_by_role("button", name="Sit here as Gwen")
    expect(sit).to_be_visible()
    expect(friend.page.get_by_label("Your name")).to_have_count(0)
    friend.page.get_by_role("button", name="Another name").click()
    friend.page.get_by_label("Your name").fill("Gwendolyn")
    friend.page.get_by_role("button", name="Sit here").click()
    assert friend.await_turn()
    expect(host.page.get_by_text("Gwendolyn").first).to_be_visible()


def test_a_friend_plays_within_two_touches(people: People, server: Process) -> None:
    host = people(server)
    host.sit_down("thirty-six", "me", "link", Start="0")
    link = host.page.get_by_label("Link to seat 2", exact=True).input_value()
    expect(host.page.get_by_text("This link works on this computer only")).to_be_visible()
    expect(host.page.get_by_role("img", name="Code to scan")).to_have_count(0)
    friend = people(server, viewport=PHONE, has_touch=True)
    friend.page.goto(link)
    lobby = friend.page.locator(".lobby")
    expect(lobby).to_contain_text(re.compile("invited to a game.*2–3 players · 5–15 minutes", re.DOTALL))
    friend.page.get_by_role("button", name="Sit here").tap()
    assert friend.await_turn()
    assert host.page.get_by_text("Guest").first.is_visible()

"""A friend is invited: the host's page shows what leads there, the friend plays within two touches."""

from __future__ import annotations

import re

import numpy as np
import zxingcpp
from playwright.sync_api import expect

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


def test_a_friend_plays_within_two_touches(people: People, server: Process) -> None:
    host = people(server)
    host.sit_down("thirty-six", "me", "link", Start="0")
    link = host.page.get_by_label("Link to seat 2", exact=True).input_value()
    expect(host.page.get_by_text("This link works on this computer only")).to_be_visible()
    expect(host.page.get_by_role("img", name="Code to scan")).to_have_count(0)
    friend = people(server, viewport=PHONE, has_touch=True)
    friend.page.goto(link)
    lobby = friend.page.locator(".lobby")
    expect(lobby).to_contain_text(re.compile("invites you to a game.*2–3 players · 5–15 minutes", re.DOTALL))
    friend.page.get_by_role("button", name="Sit here").tap()
    assert friend.await_turn()
    assert host.page.get_by_text("Guest").first.is_visible()

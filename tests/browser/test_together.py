"""One leads and another follows: the same moment, the same places, until one of them steps or goes."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person, read_attributes
from tests.server.process import Process


def show(person: Person, place: str) -> Locator:
    return person.page.locator(f'main [data-target="{place}"]')


def test_one_shows_and_another_follows_until_they_step_themselves(people: People, server: Process) -> None:
    host, friend = people(server, viewport=PHONE), people(server)
    host.sit_down("thirty-six", "me", "link", Start="0")
    friend.page.goto(host.page.get_by_label("Link to seat 2").input_value())
    friend.page.get_by_label("Your name").fill("Gwen")
    friend.page.get_by_role("button", name="Sit here").click()
    friend.page.locator(".top .zone").first.wait_for()
    friend.page.get_by_role("button", name="Play red").click()
    host.page.get_by_role("button", name="Play white").click()
    host.choosable.first.wait_for()

    friend.page.keyboard.press("l")
    friend.page.get_by_role("button", name="Show the others").click()
    expect(friend.page.get_by_text("You show the others")).to_be_visible()
    host.page.get_by_text("Gwen shows something.").wait_for()
    check_axe(host.page)
    first, second = read_attributes(friend.page.locator("main [data-target]"), "data-target")[7:9]
    show(friend, first).click()
    expect(friend.page.locator(f'[data-pointer="{first}"]')).to_have_count(1)
    expect(host.page.locator("[data-pointer]")).to_have_count(0)
    host.page.get_by_role("button", name="Follow", exact=True).click()
    expect(host.page.locator(f'[data-pointer="{first}"]')).to_have_count(1)
    show(friend, first).drag_to(show(friend, second))
    expect(host.page.locator("[data-pointers] .over path")).to_have_count(1)
    expect(host.page.locator("[data-spoken]")).to_have_text(re.compile("Gwen points from"))

    friend.page.get_by_role("complementary", name="What happened").locator("ol button").first.click()
    slider = host.page.get_by_role("slider", name="Moment of the match")
    shown = friend.page.get_by_role("slider", name="Moment of the match")
    expect(slider).to_have_value(shown.input_value())
    expect(host.page.locator("[data-pointer]")).to_have_count(0)
    slider.press("Home")
    expect(host.page.get_by_role("button", name="Stop following")).to_have_count(0)
    shown.press("End")
    show(friend, second).click()
    expect(friend.page.locator(f'[data-pointer="{second}"]')).to_have_count(1)
    expect(host.page.locator("[data-pointer]")).to_have_count(0)

    host.page.get_by_role("button", name="Back to now").click()
    friend.go("/")
    host.page.keyboard.press("l")
    expect(host.page.get_by_role("button", name="Show the others")).to_be_visible()

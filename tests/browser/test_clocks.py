"""Clocks of seats: agreed on at set-up, seen at the table, and what happens when one runs out."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.apart import choose_colours, sit_apart, write_clock
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process


def times(person: Person) -> Locator:
    return person.page.locator(".players [role='timer']")


def test_a_clock_is_agreed_on_and_runs_at_both_screens(people: People, server: Process) -> None:
    ada, gwen = people(server), people(server, viewport=PHONE, has_touch=True, locale="de")
    ada.go("/new/thirty-six")
    ada.set_up("me", "link", Start="0", Clock="5+5")
    ada.page.get_by_label("Seat 1: name").fill("Ada")
    expect(ada.page.locator("form .start")).to_contain_text("Clock: 5 min + 5 s each")
    ada.page.get_by_role("radio", name="Over days").check()
    expect(ada.page.get_by_role("group", name="Clock")).to_have_count(0)
    ada.page.get_by_role("radio", name="This evening").check()
    expect(ada.page.get_by_role("group", name="Clock").get_by_role("radio", name="none")).to_be_checked()
    write_clock(ada, "0+9")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.get_by_role("alert").filter(has_text="needs seconds for every move")).to_be_visible()
    expect(ada.page.get_by_label("Your own clock")).to_be_focused()
    check_axe(ada.page)
    ada.page.get_by_label("Your own clock").fill("90d9")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    gwen.page.goto(ada.page.get_by_label("Link to seat 2", exact=True).input_value())
    expect(gwen.page.locator(".lobby")).to_contain_text("Uhr: je 90 min, 9 s frei")
    gwen.page.locator("#guest").fill("Gwen")
    gwen.page.locator("form .main").tap()
    choose_colours(ada, gwen)
    for person in (ada, gwen):
        expect(times(person)).to_have_count(2)
        expect(times(person).nth(1)).to_have_text(re.compile(r"^1:(30:00|29:5\d)$"))
    expect(ada.page.get_by_role("timer", name="running")).to_have_count(1)
    expect(gwen.page.get_by_role("timer", name="läuft")).to_have_count(1)
    shown = times(ada).first.inner_text()
    ada.until(lambda: times(ada).first.inner_text() != shown)
    check_axe(gwen.page)
    ada.go("/new/thirty-six")
    ada.page.get_by_role("button", name="As last time").click()
    expect(ada.page.locator("form .start")).to_contain_text("Clock: 90 min, 9 s free each")


def test_whose_time_is_up_loses(people: People, server: Process) -> None:
    """A move has one second; at the friend's phone all is said in German."""
    ada, gwen = sit_apart(people, server, clock="0d1", friend={"viewport": PHONE, "has_touch": True, "locale": "de"})
    expect(ada.result.locator(".headline")).to_have_text("You win")
    expect(ada.result.locator(".outcome")).to_have_text("Gwen’s time is up.")
    expect(gwen.result.locator(".headline")).to_have_text("Ada gewinnt")
    expect(gwen.result.locator(".outcome")).to_have_text("Deine Zeit ist um.")
    expect(times(gwen)).to_have_text(["1,0", re.compile(r"0,0|1,0")])
    expect(gwen.page.locator(".players .runs")).to_have_count(0)


def test_with_three_a_bot_plays_on_for_whose_time_is_up(people: People, server: Process) -> None:
    ada, gwen = sit_apart(people, server, "gentle", clock="0d1")
    log = ada.page.get_by_role("complementary", name="What happened")
    ada.page.locator(".dock").wait_for()
    ada.page.keyboard.press("l")
    expect(log).to_contain_text("Gwen’s time is up; a bot plays on.")
    expect(times(ada)).to_have_count(0)
    expect(gwen.page.locator(".dock")).to_be_visible()

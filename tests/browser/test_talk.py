"""A phrase is read by each in their own language, at the place of who says it; it can be muted on this device."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.mute import MuteNetwork
from tests.browser.person import PHONE, Person
from tests.server.process import Process


def sit_down_to_talk(host: Person, friend: Person) -> None:
    """Open a table of two where words may be written, and bring the friend by its link."""
    host.go("/new/thirty-six")
    host.set_up("me", "link", Start="0")
    host.page.get_by_label("People may write freely").check()
    host.page.get_by_role("button", name="Play", exact=True).click()
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link to seat 2").input_value()
    friend.page.goto(friend.url + link[link.index("/t/") :])
    friend.page.locator(".lobby .main").first.click()
    for person in (friend, host):
        person.page.locator(".top .zone").first.wait_for()


def test_what_is_said_while_the_line_is_down_is_said_once_it_is_back(
    browser: Browser, people: People, server: Process
) -> None:
    friend = people(server)
    with MuteNetwork(server.url) as network:
        host = Person(browser, network.url)
        sit_down_to_talk(host, friend)
        host.page.keyboard.press("s")
        network.mute()
        host.page.get_by_label("In your own words").fill("are you there?")
        host.page.get_by_role("button", name="Say it").click()
        expect(host.page.get_by_text("Not said yet: are you there?")).to_be_visible()
        network.come_back()
        friend.page.keyboard.press("s")
        expect(friend.page.get_by_role("listitem").filter(has_text="are you there?")).to_have_count(1)
        expect(host.page.get_by_text("Not said yet")).to_have_count(0)
        host.close()


def test_refused_words_are_given_back_and_leave_the_prompt_of_the_game(people: People, server: Process) -> None:
    host, friend = people(server), people(server)
    sit_down_to_talk(host, friend)
    status = host.status
    host.page.keyboard.press("s")
    field = host.page.get_by_label("In your own words")
    for word in range(9):
        if not host.page.get_by_role("alert").filter(has_text="too fast").count():
            field.fill(f"word {word}")
            host.page.get_by_role("button", name="Say it").click()
    expect(host.page.get_by_role("alert").filter(has_text="too fast")).to_be_visible()
    expect(field).to_have_value(re.compile("word"))
    assert host.status == status


def test_each_reads_it_in_their_language_and_may_mute_it(people: People, server: Process) -> None:
    host, friend = people(server, viewport=PHONE), people(server, locale="de")
    sit_down_to_talk(host, friend)
    host.page.get_by_role("button", name="Say something").click()
    check_axe(host.page)
    host.page.get_by_role("button", name="Good luck!").click()
    expect(friend.page.locator(".players .saying")).to_have_text("Viel Glück!")
    expect(friend.page.locator("[data-spoken]")).to_have_text(re.compile("Gast 1: Viel Glück!"))
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.page.keyboard.press("s")
    host.page.get_by_label("In your own words").fill("see http://x.example <b>")
    host.page.get_by_role("button", name="Say it").click()
    friend.page.keyboard.press("s")
    heard = friend.page.get_by_role("listitem").filter(has_text="Gast 1: see http://x.example <b>")
    expect(heard).to_have_count(1)
    expect(heard.get_by_role("link")).to_have_count(0)
    friend.page.get_by_role("button", name="Nicht zeigen, was Gast 1 sagt").click()
    expect(heard).to_have_count(0)
    friend.page.reload()
    friend.page.locator(".top .zone").first.wait_for()
    friend.page.keyboard.press("s")
    friend.page.get_by_role("button", name="Wieder zeigen, was Gast 1 sagt").wait_for()
    expect(heard).to_have_count(0)

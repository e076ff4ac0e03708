"""A phrase is read by each in their own language, at the place of who says it; it can be muted on this device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE
from tests.server.process import Process


def test_each_reads_it_in_their_language_and_may_mute_it(people: People, server: Process) -> None:
    host, friend = people(server, viewport=PHONE), people(server, locale="de")
    host.go("/new/thirty-six")
    host.set_up("me", "link", Start="0")
    host.page.get_by_label("People may write freely").check()
    host.page.get_by_role("button", name="Play", exact=True).click()
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.page.get_by_label("Link to seat 2").input_value())
    friend.page.get_by_role("button", name="Setz dich hierher").or_(friend.page.locator(".lobby .main")).first.click()
    friend.page.locator(".zone").first.wait_for()
    host.page.locator(".zone").first.wait_for()
    host.page.keyboard.press("l")
    host.page.get_by_role("button", name="Good luck!").click()
    expect(friend.page.locator(".players .saying")).to_have_text("Viel Glück!")
    expect(friend.page.locator("[data-spoken]")).to_have_text(re.compile("Host: Viel Glück!"))
    check_axe(host.page)
    host.page.get_by_label("In your own words").fill("see http://x.example <b>")
    host.page.get_by_role("button", name="Say it").click()
    friend.page.keyboard.press("l")
    heard = friend.page.get_by_role("listitem").filter(has_text="Host: see http://x.example <b>")
    expect(heard).to_have_count(1)
    expect(heard.get_by_role("link")).to_have_count(0)
    friend.page.get_by_role("button", name="Nicht zeigen, was Host sagt").click()
    expect(heard).to_have_count(0)
    friend.page.reload()
    friend.page.locator(".zone").first.wait_for()
    friend.page.keyboard.press("l")
    friend.page.get_by_role("button", name="Wieder zeigen, was Host sagt").wait_for()
    expect(heard).to_have_count(0)

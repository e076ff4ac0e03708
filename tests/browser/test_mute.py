"""A line that goes mute, as between two networks: the page says so, and is back soon after the network."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import People
from tests.browser.mute import MuteNetwork
from tests.browser.person import NOBODY_ANSWERS, Person
from tests.server.process import Process


def test_a_page_on_a_mute_network_says_so_and_comes_back_with_it(browser: Browser, server: Process) -> None:
    with MuteNetwork(server.url) as network:
        person = Person(browser, network.url)
        person.expected = NOBODY_ANSWERS
        person.sit_down("thirty-six", "me", "here", Start="0")
        assert person.await_turn()
        down = person.page.get_by_text("The line is down")
        network.mute()
        person.step()
        expect(down).to_be_visible()
        network.come_back()
        person.page.evaluate("dispatchEvent(new Event('online'))")
        expect(down).to_be_hidden()
        assert person.await_turn()
        person.close()
        assert person.faults == []


def test_an_idle_page_notices_without_any_word_of_the_browser_and_comes_back(
    browser: Browser, people: People, server: Process
) -> None:
    """The friend's line is whole; what the friend says on it is read where the line had gone mute."""
    friend = people(server)
    with MuteNetwork(server.url) as network:
        person = Person(browser, network.url)
        person.expected = NOBODY_ANSWERS
        person.sit_down("thirty-six", "link", "me", Start="0")
        link = person.page.get_by_label("Link to seat 1").input_value()
        friend.page.goto(server.url + link[link.index("/t/") :])
        friend.page.locator(".lobby .main").first.click()
        expect(friend.page.locator(".top .zone").first).to_be_visible()
        expect(person.page.locator(".top .zone").first).to_be_visible()
        network.mute()
        network.come_back()
        friend.page.keyboard.press("s")
        friend.page.get_by_role("button", name="Good luck!").click()
        person.page.keyboard.press("s")
        expect(person.page.get_by_role("listitem").filter(has_text="Guest 1: Good luck!")).to_be_visible()
        person.close()
        assert person.faults == []

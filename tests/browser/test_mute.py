"""A line that goes mute, as between two networks: the page says so, and is back soon after the network."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.mute import MuteNetwork
from tests.browser.person import Person
from tests.server.process import Process


def test_a_page_on_a_mute_network_says_so_and_comes_back_with_it(browser: Browser, server: Process) -> None:
    with MuteNetwork(server.url) as network:
        person = Person(browser, network.url)
        person.expected = ["WebSocket"]
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

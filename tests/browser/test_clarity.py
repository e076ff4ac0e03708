"""The switch by which somebody lets the house note where rules are unclear."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People, serve
from tests.browser.person import PHONE
from tests.server.process import Process

LABEL = "Help make the rules clearer"


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()


def test_whoever_switches_it_on_is_noted_until_they_switch_it_off(people: People, tmp_path: Path) -> None:
    with serve(tmp_path / "parlour.db", PARLOUR_CLARITY="1", PARLOUR_SWEEP_MS="100") as server:
        person = people(server, viewport=PHONE)
        page = person.go("/")
        open_settings(page)
        switch = page.get_by_role("switch", name=LABEL)
        expect(switch).not_to_be_checked()
        check_axe(page)
        switch.check()
        expect(page.get_by_text("Nothing noted yet.")).to_be_visible()
        page.keyboard.press("Escape")
        person.sit_down("thirty-six", "me", "first_steps", Start="0")
        assert person.await_turn()
        person.step()
        person.until(lambda: any('"is":"ack"' in frame for frame in person.frames))
        person.go("/")
        open_settings(page)
        expect(page.get_by_text("so far")).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("link", name="Save them as a file").click()
        assert '"kind":"action"' in Path(download.value.path()).read_text("utf-8")
        switch.uncheck()
        expect(page.get_by_text("so far")).to_be_hidden()
        page.reload()
        open_settings(page)
        expect(switch).not_to_be_checked()
        expect(page.get_by_text("Nothing leaves this house.")).to_be_visible()


def test_where_the_house_notes_nothing_there_is_no_switch(people: People, server: Process) -> None:
    page = people(server).go("/")
    with page.expect_response("**/api/house"):
        page.reload()
    open_settings(page)
    expect(page.get_by_role("switch", name="Sounds")).to_be_visible()
    expect(page.get_by_role("switch", name=LABEL)).to_have_count(0)

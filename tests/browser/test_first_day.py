"""The very first start: no kernel is compiled yet, and the page is there to be played at once."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People, serve
from tests.browser.person import Person
from tests.server.process import Process

COMPILED_MS = 180_000


def progress(person: Person) -> Locator:
    return person.page.get_by_role("progressbar", name="Getting the games ready")


def test_the_page_is_usable_at_once(people: People, tmp_path: Path) -> None:
    with serve(tmp_path / "parlour.db", PARLOUR_CACHE=str(tmp_path / "cache")) as server:
        person = people(server)
        person.go("/")
        expect(progress(person)).to_be_visible()
        person.sit_down("pentic", "me", "greedy")
        for _ in range(4):
            assert person.step()
        assert person.await_turn()
        warmth = person.page.request.get(f"{server.url}/api/warm").json()
        assert warmth["done"] < warmth["total"]
        person.go("/")
        expect(progress(person)).to_have_attribute("value", re.compile("[1-9]"), timeout=COMPILED_MS)


def test_the_line_goes_when_all_games_are_ready(person: Person, server: Process) -> None:
    person.go("/")
    person.page.get_by_role("heading", name="Pentic").wait_for()
    expect(progress(person)).not_to_be_visible(timeout=COMPILED_MS)
    warmth = person.page.request.get(f"{server.url}/api/warm").json()
    assert len(warmth["ready"]) == warmth["total"]

"""The very first start: no kernel is compiled yet, and the page is there to be played at once."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People, serve
from tests.browser.person import Person
from tests.server.process import Process


def progress(person: Person) -> Locator:
    return person.page.get_by_role("progressbar", name="Getting the games ready")


def warmth(person: Person) -> dict[str, Any]:
    return dict(person.page.request.get(f"{person.url}/api/warm").json())


def compiled(person: Person, games: int) -> None:
    """Wait until so many games run compiled: as long as it takes, unless compiling has come to grief."""
    while warmth(person)["done"] < games:
        assert person.page.request.get(f"{person.url}/api/health").json()["kernels"] == "well"
        time.sleep(0.2)


@pytest.mark.long
def test_the_page_is_usable_at_once(people: People, tmp_path: Path) -> None:
    with serve(tmp_path / "parlour.db", PARLOUR_CACHE=str(tmp_path / "cache")) as server:
        person = people(server)
        person.go("/")
        expect(progress(person)).to_be_visible()
        person.sit_down("pentic", "me", "gentle")
        for _ in range(2):
            assert person.step()
        assert person.await_turn()


def test_the_line_grows_with_every_game_that_is_ready(person: Person) -> None:
    done = iter(range(1, 9))
    person.page.route("**/api/warm", lambda route: route.fulfill(json={"done": next(done), "total": 9}))
    person.go("/")
    expect(progress(person)).to_have_attribute("value", "1")
    expect(progress(person)).to_have_attribute("value", "2")


def test_the_line_goes_when_all_games_are_ready(person: Person, server: Process) -> None:
    person.go("/")
    person.page.get_by_role("heading", name="Pentic").wait_for()
    compiled(person, warmth(person)["total"])
    expect(progress(person)).not_to_be_visible()
    assert len(warmth(person)["ready"]) == warmth(person)["total"]

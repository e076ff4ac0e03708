"""Each game played to its end by touching what can be touched, and the sheet that comes then."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.person import CHOOSABLE, Person
from tests.server.process import SOURCES

TOUCHES = 800


def play_to_the_end(person: Person) -> None:
    for _ in range(TOUCHES):
        if not person.step():
            return
    raise AssertionError(f"no end after {TOUCHES} touches: {person.status}")


def check_result(person: Person, line: str, folder: Path) -> None:
    """The sheet tells points and their sum, the seed is verified, the file holds, and there is a next game."""
    sheet = person.result
    expect(sheet.get_by_role("row", name=re.compile(f"^{line}"))).to_be_visible()
    expect(sheet.get_by_role("row", name=re.compile("^Total"))).to_contain_text(re.compile(r"\d"))
    expect(sheet.get_by_text("Seed verified")).to_be_visible()
    sheet.get_by_text("Seed verified").click()
    expect(sheet.get_by_text("your own randomness was mixed in")).to_be_visible()
    check_axe(person.page)
    with person.page.expect_download() as download:
        sheet.get_by_role("link", name="Download the match").click()
    download.value.save_as(folder / "match.json")
    assert "agrees" in verify(folder / "match.json")
    table = person.page.url
    sheet.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: "/t/" in url and url != table)
    assert person.await_turn()


def verify(file: Path) -> str:
    command = [sys.executable, "-m", "parlour.cli", "verify", str(file)]
    environ = {"PYTHONPATH": str(SOURCES)}
    return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("game", "bot", "line", "options"),
    [
        ("thirty-six", "casual", "counters left", {"Stall": "6"}),
        ("pentic", "casual", "points", {"Target": "50"}),
        ("pivot-pawns", "expert", "tokens", {"Tempo": "turns"}),
        ("grannys-pills", "gentle", "round 2", {"Cycles_at_most": "8"}),
        ("mismemory", "expert", "different numbers", {"Show": "2", "Stall": "10"}),
        ("tyramid", "casual", "plays", {"Rows": "4"}),
        ("tic-squared", "casual", "grid", {"Cards": "30"}),
        ("queen-of-the-ticcitories", "casual", "clusters", {"Grid": "3", "Raids": "each"}),
    ],
)
def test_a_whole_game_against_a_bot(
    person: Person, tmp_path: Path, game: str, bot: str, line: str, options: dict[str, str]
) -> None:
    person.wanted = person.page.get_by_role("grid", name="Your schedule").get_by_role("gridcell", name=CHOOSABLE)
    person.sit_down(game, "me", bot, **options)
    play_to_the_end(person)
    check_result(person, line, tmp_path)

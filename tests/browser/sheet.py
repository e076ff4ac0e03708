"""What is to be seen, checked and done once a game is over."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.person import Person
from tests.server.process import SOURCES


def check_sheet(person: Person, line: str) -> None:
    """It tells points and their sum, and the seed is verified."""
    expect(person.result.get_by_role("columnheader", name=re.compile(f"^{line}"))).to_be_visible()
    expect(person.result.locator("td.total").first).to_have_text(re.compile(r"\d"))
    person.result.get_by_text("More", exact=True).click()
    expect(person.result.get_by_text("Seed verified")).to_be_visible()
    check_axe(person.page)


def check_result(person: Person, line: str, folder: Path) -> None:
    """Besides, the file holds, and there is a next game."""
    check_sheet(person, line)
    sheet = person.result
    sheet.get_by_text("Seed verified").click()
    expect(sheet.get_by_text("your own randomness was mixed in")).to_be_visible()
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

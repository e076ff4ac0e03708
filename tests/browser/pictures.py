"""Take the pictures of the README: ``python -m tests.browser.pictures``. Real pages of a real server, some moves in.

Names of games as arguments limit it to those.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from parlour.core.game import games
from tests.browser import chromium
from tests.browser.conftest import serve
from tests.browser.person import Person
from tests.browser.test_gridsy import SIZE, cell, find_solution, in_tray

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
MOVES = {"grannys-pills": 13, "mismemory": 13, "tyramid": 22, "tic-squared": 12, "queen-of-the-ticcitories": 17}
USUAL_MOVES = 6
PREFERRED = re.compile("^(Place|Take .* and|Keep)")
"""What makes a picture richer than the other moves that are legal then."""

SETTLED_MS = 2500
GLIDED_MS = 1100


def play(page: Page, url: str, name: str) -> None:
    """Open a table against a bot and take some moves from the list of legal ones."""
    dice = random.Random(name)
    page.goto(f"{url}/new/{name}")
    page.get_by_role("button", name="Play").last.click()
    for _ in range(MOVES.get(name, USUAL_MOVES)):
        page.wait_for_timeout(GLIDED_MS)
        page.keyboard.press("m")
        page.wait_for_timeout(300)
        moves = page.get_by_role("dialog").locator("li button")
        if moves.count() == 0:
            page.keyboard.press("Escape")
            page.wait_for_timeout(SETTLED_MS)
        else:
            labels = moves.all_inner_texts()
            good = [number for number, label in enumerate(labels) if PREFERRED.match(label)]
            moves.nth(dice.choice(good or range(len(labels)))).click()
    page.mouse.move(2, 400)
    page.wait_for_timeout(GLIDED_MS)


def build(person: Person) -> None:
    """Nearly complete a grid of Gridsy; random moves make none."""
    person.sit_down("gridsy", "me", Grid=str(SIZE))
    grid = find_solution(person)
    for number, card in enumerate(grid[:-2]):
        in_tray(person, card).click()
        cell(person, number).click()
        person.page.wait_for_timeout(GLIDED_MS)
    person.page.mouse.move(2, 400)
    person.page.wait_for_timeout(GLIDED_MS)


def main() -> None:
    """Write one picture a game, the shelf, and a phone; or those of the games named."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder) / "parlour.db") as server, sync_playwright() as p:
        browser = chromium.launch(p)

        def picture(file: str, name: str | None, **look: Any) -> None:
            person = Person(browser, server.url, **look)
            page = person.page
            if name == "gridsy":
                build(person)
            elif name is None:
                page.goto(server.url)
                page.wait_for_timeout(SETTLED_MS)
            else:
                play(page, server.url, name)
            page.screenshot(path=PICTURES / file)
            page.context.close()

        asked = sys.argv[1:]
        for number, name in enumerate(games()):
            if name in (asked or games()):
                picture(f"{name}.png", name, viewport=DESK, color_scheme=("light", "dark")[number % 2])
        if not asked:
            picture("shelf.png", None, viewport=DESK, color_scheme="light")
            picture("phone.png", "pentic", viewport=PHONE, color_scheme="dark")
        browser.close()


if __name__ == "__main__":
    main()

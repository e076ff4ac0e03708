"""From the shelf through a game of 36 to the next one with the keyboard alone; the focus can always be seen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.alone import UNSEEN
from tests.browser.person import Person, read_attributes

KEYS = 4000
PLACE = re.compile(r"row (\d+), column (\d+)")

NAME = """() => {
    const it = document.activeElement;
    const heard = (it.labels?.[0] ?? it).cloneNode(true);
    for (const hidden of heard.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return it.getAttribute("aria-label") || heard.textContent.trim();
}"""
ROLE = "() => document.activeElement?.getAttribute('role') || document.activeElement?.localName"


class Keys:
    """A page and ten fingers. After every key the focus is somewhere and visible."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)
            self.pressed += 1
            assert self.pressed < KEYS

    @property
    def here(self) -> str:
        return str(self.page.evaluate(NAME))

    @property
    def role(self) -> str:
        return str(self.page.evaluate(ROLE))

    def check(self) -> None:
        fault = self.page.evaluate(UNSEEN)
        assert fault == "", fault

    def tab_to(self, wanted: str, role: str | None = None, back: bool = False) -> None:
        for _ in range(60):
            self.press("Shift+Tab" if back else "Tab")
            if self.page.evaluate("() => document.activeElement === document.body"):
                continue  # past the last place the browser itself takes the focus
            self.check()
            if re.search(wanted, self.here) and role in (None, self.role):
                return
        raise AssertionError(f"Tab never came to {wanted!r}")

    def walk_to(self, row: int, column: int) -> None:
        """From cell to cell with the arrow keys."""
        if self.role != "gridcell" or not PLACE.search(self.here):
            self.tab_to(PLACE.pattern, "gridcell")
        for _ in range(40):
            place = PLACE.search(self.here)
            assert place is not None, self.here
            down, right = row - int(place[1]), column - int(place[2])
            if down == right == 0:
                return
            self.press(
                ("ArrowDown" if down > 0 else "ArrowUp") if down else ("ArrowRight" if right > 0 else "ArrowLeft")
            )
            self.check()
        raise AssertionError(f"the arrows never came to {row}, {column}")


def choose_game(person: Person, keys: Keys, title: str, name: str) -> None:
    person.page.get_by_role("heading", name=title, exact=True).wait_for()
    keys.tab_to(f"^{title}")
    keys.press("Enter")
    person.page.wait_for_url(f"**/new/{name}")
    keys.tab_to("^More")
    keys.press("Enter")


def test_a_whole_game_of_36(person: Person) -> None:
    keys = Keys(person.go("/"))
    choose_game(person, keys, "36", "thirty-six")
    keys.tab_to("Seat 2: strength")
    person.page.keyboard.type("Ca")
    expect(person.page.get_by_label("Seat 2: strength")).to_have_value("casual")
    keys.tab_to("^Play$", back=True)
    keys.press("Enter")
    person.page.wait_for_url("**/t/*")
    turn = 0
    while person.await_turn():
        turn += 1
        from_the_list(person, keys) if turn % 3 == 0 else on_the_board(person, keys)
    table = person.page.url
    keys.tab_to("^Play again$", back=True)
    keys.press("Enter")
    person.page.wait_for_url(lambda url: "/t/" in url and url != table)
    assert person.await_turn()


def on_the_board(person: Person, keys: Keys) -> None:
    labels = read_attributes(person.choosable, "aria-label")
    places = [place for place in map(PLACE.search, labels) if place]
    if not places:
        if person.buttons.count():
            keys.tab_to("", "button")
            keys.press("Enter")
        return
    place = person.dice.choice(places)
    keys.walk_to(int(place[1]), int(place[2]))
    keys.press("Enter")
    keys.check()


def from_the_list(person: Person, keys: Keys) -> None:
    keys.press("m")
    moves = person.page.get_by_role("dialog", name="Legal moves")
    moves.or_(person.result).first.wait_for()
    if person.result.is_visible():  # a key ends the pause after the last action
        return
    if moves.get_by_role("listitem").count() == 0:
        keys.press("Escape")
        return
    first = moves.get_by_role("listitem").first.inner_text()
    keys.tab_to(f"^{re.escape(first)}$", "button")
    keys.press("Enter")
    moves.wait_for(state="detached")
    keys.check()

"""Play each game to its end by the accessibility tree and the keyboard alone, and check the result that is shown."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator

from tests.browser import test_gridsy as gridsy
from tests.browser.alone import play_by_keys
from tests.browser.person import Person
from tests.browser.sheet import check_sheet
from tests.browser.test_secret_faces import check_history
from tests.sampling import further


class Short(NamedTuple):
    """A short game: who plays, its options, a line of the result, and a pattern of the acts that end it sooner."""

    chairs: tuple[str, ...]
    options: dict[str, str]
    line: str
    soonest: str = ""


GAMES = {
    "thirty-six": Short(("me", "gentle"), {"Stall": "6"}, "counters left"),
    "pentic": Short(("me", "gentle"), {"Target": "50"}, "points"),
    "pivot-pawns": Short(("me",), {"Tempo": "turns"}, "tokens"),
    "grannys-pills": Short(("me", "gentle"), {"Cycles_at_most": "8", "Single_pill": "forced"}, "round 2"),
    "mismemory": Short(("me", "here"), {"Stall": "10"}, "different numbers", "Turn both back"),
    "tyramid": Short(("me", "gentle"), {"Rows": "4"}, "plays"),
    "tic-squared": Short(("me", "gentle"), {"Cards": "30"}, "grid", "^deck.*can be chosen$"),
    "queen-of-the-ticcitories": Short(("me", "gentle"), {"Grid": "3"}, "clusters"),
    "gridsy": Short(("me",), {"Grid": "3"}, "extra cards"),
}

LONGEST = ("pivot-pawns", "grannys-pills", "mismemory")
"""Games of minutes, though short ones."""


def begin(person: Person, name: str) -> list[Locator]:
    """Open a table; return the places to choose first: random play would not complete a grid of Gridsy."""
    person.sit_down(name, *GAMES[name].chairs, **GAMES[name].options)
    if name != "gridsy":
        return []
    cards = enumerate(gridsy.find_solution(person))
    return [place for number, card in cards for place in (gridsy.in_tray(person, card), gridsy.cell(person, number))]


@pytest.mark.long
@pytest.mark.parametrize("name", [further(name) if name in LONGEST else name for name in GAMES])
@pytest.mark.sampled(2)
def test_a_whole_game_is_played_by_keys_alone(person: Person, name: str) -> None:
    """Places are found by role and name, so that what a screen reader announces suffices, too."""
    wanted, sooner = begin(person, name), re.compile(GAMES[name].soonest or "^$")
    page = person.page
    page.keyboard.press("Tab")  # after the last click: from now on a browser shows where the focus is
    soonest = page.get_by_role("gridcell", name=sooner).or_(page.get_by_role("button", name=sooner))
    play_by_keys(person, wanted, soonest if GAMES[name].soonest else None)
    check_sheet(person, GAMES[name].line)
    if name == "mismemory":
        check_history(person)

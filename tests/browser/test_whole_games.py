"""Each game played to its end by the accessibility tree alone and by keys alone, and the sheet that comes then."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator

from tests.browser import test_gridsy as gridsy
from tests.browser.alone import by_keys, by_name, play
from tests.browser.person import Person
from tests.browser.sheet import check_sheet


class Short(NamedTuple):
    """A game that is soon over: who plays, and its options; then a line of the result."""

    chairs: tuple[str, ...]
    options: dict[str, str]
    line: str


GAMES = {
    "thirty-six": Short(("me", "gentle"), {"Stall": "6"}, "counters left"),
    "pentic": Short(("me", "gentle"), {"Target": "50"}, "points"),
    "pivot-pawns": Short(("me",), {"Tempo": "turns"}, "tokens"),
    "grannys-pills": Short(("me", "gentle"), {"Cycles_at_most": "8"}, "round 2"),
    "mismemory": Short(("me", "here"), {"Stall": "10"}, "different numbers"),
    "tyramid": Short(("me", "gentle"), {"Rows": "4"}, "plays"),
    "tic-squared": Short(("me", "gentle"), {"Cards": "30"}, "grid"),
    "queen-of-the-ticcitories": Short(("me", "gentle"), {"Grid": "3"}, "clusters"),
    "gridsy": Short(("me",), {"Grid": "3"}, "extra cards"),
}


def begin(person: Person, name: str) -> list[Locator]:
    """Open a table; give what is wanted there: a grid of Gridsy is not found by chance."""
    chairs, options, _ = GAMES[name]
    person.sit_down(name, *chairs, **options)
    if name != "gridsy":
        return []
    cards = enumerate(gridsy.find_solution(person))
    return [place for number, card in cards for place in (gridsy.in_tray(person, card), gridsy.cell(person, number))]


@pytest.mark.parametrize("name", GAMES)
def test_by_what_is_said_alone(person: Person, name: str) -> None:
    play(person, by_name, begin(person, name))
    check_sheet(person, GAMES[name].line)


@pytest.mark.parametrize("name", GAMES)
def test_by_keys_alone(person: Person, name: str) -> None:
    play(person, by_keys, begin(person, name))
    person.result.wait_for()

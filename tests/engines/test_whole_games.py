"""Each game played to its end by touching what can be seen, while the laws of the layout hold."""

from __future__ import annotations

import pytest

from parlour.games.gridsy.strategy.solver import find_grid
from tests.browser.test_gridsy import SIZE, WORDS
from tests.browser.test_layout import LAWS, NEXT
from tests.browser.test_whole_games import GAMES
from tests.engines.conftest import Visit, sample
from tests.engines.visitor import RESULT, Visitor

SIZES = ((390, 844), (844, 390), (1280, 800))
ACTS = 800
TRAY = """() => [...document.querySelectorAll('[role=grid][aria-label="Your tray"] [role=gridcell]')]
    .map((it) => it.getAttribute("aria-label"))"""
WHILE_IT_LASTS = (
    f"""() => document.querySelector('.top .zone') && !document.querySelector('{RESULT}') ? ({NEXT})() : []"""
)
LAID = """(pattern) => [...document.querySelectorAll("[role=gridcell]")]
    .some((it) => new RegExp(pattern, "u").test(it.getAttribute("aria-label")))"""


def held(visitor: Visitor) -> list[int]:
    names = [label.split(",")[0] for label in visitor.window.ask(TRAY)]
    return [WORDS.index(name) for name in names if name in WORDS]


def find_solution(visitor: Visitor) -> tuple[int, ...]:
    """Take extra cards until the cards in the tray admit a grid; give one."""
    wanted = SIZE * SIZE
    while True:
        cards = visitor.window.until(lambda least=wanted: len(found := held(visitor)) >= least and found)
        grid = find_grid(SIZE, sum(1 << card for card in cards)).grid
        if grid is not None:
            return grid
        wanted = len(cards) + 1
        visitor.touch_named("^gridcell: deck")


def solve_gridsy(visitor: Visitor) -> None:
    """A grid is not found by chance."""
    for number, card in enumerate(find_solution(visitor)):
        place = f"row {number // SIZE + 1}, column {number % SIZE + 1}"
        visitor.touch_named(f"^gridcell: {WORDS[card]}")
        visitor.touch_named(f"^gridcell: .*{place}")
        visitor.window.until(LAID, f"{WORDS[card]}.*{place}|{place}.*{WORDS[card]}")


def play(visitor: Visitor, soonest: str) -> dict[str, int]:
    """Play to the end; give the laws that were broken, and after how many acts first."""
    broken: dict[str, int] = {}
    visitor.window.ask(f"() => {{ {LAWS} }}")
    sooner = [f"^(gridcell|action): {soonest.removeprefix('^')}"] if soonest else []
    for act in range(ACTS):
        if not visitor.step(*sooner):
            return broken
        for law in visitor.window.ask(WHILE_IT_LASTS):
            broken.setdefault(law, act)
    raise AssertionError(f"no end after {ACTS} acts: {visitor.text('.dock')}")


def check_result(visitor: Visitor, line: str) -> None:
    """It tells points and their sum, and the seed is verified."""
    visitor.await_text(f"{RESULT} thead", rf"\b[{line[0]}{line[0].upper()}]{line[1:]}")  # drawn with a capital
    visitor.await_text(f"{RESULT} td.total", r"\d")
    visitor.touch_named("^summary: More$")
    visitor.await_text(RESULT, "Seed verified")


@pytest.mark.long
@pytest.mark.parametrize(("engine", "name"), sample(list(GAMES), 1))
def test_a_game_is_played_to_its_end(visit: Visit, engine: str, name: str) -> None:
    visitor, game = visit(engine, SIZES[list(GAMES).index(name) % len(SIZES)]), GAMES[name]
    visitor.sit_down(name, *game.chairs, **game.options)
    if name == "gridsy":
        solve_gridsy(visitor)
    broken = play(visitor, game.soonest)
    check_result(visitor, game.line)
    if "here" not in game.chairs:  # where two share a screen, each has the hand where the thumb is
        assert broken == {}

"""Beside the table: lessons, puzzles, looking back, the page without a server, and how one is told of one's turn."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

import pytest

from parlour.core.game import games
from parlour.core.lessons import lesson_of
from tests.browser.conftest import serve
from tests.browser.pointed import MIDDLES
from tests.browser.test_app import READY
from tests.browser.test_puzzles import DATE
from tests.engines.conftest import ENGINES, Visit, sample
from tests.engines.visitor import Visitor

SIZES = ((390, 844), (844, 390), (1440, 900))
LESSONS = [name for name, game in games().items() if lesson_of(game)]
POINTED = f"() => ({MIDDLES})(['nothing-is-counted', 0])"
CLICK = "(selector) => document.querySelector(selector)?.click()"
RIGHT = "\ue014"
THERE = "(selector) => document.querySelector(selector) !== null"
DRAWN = """(selector) => {
    const it = document.querySelector(selector);
    return it && [getComputedStyle(it).textDecorationLine, getComputedStyle(it).textDecorationStyle];
}"""
FEED = """() => [...document.querySelectorAll("input")].map((it) => it.value).find((it) => it.includes("/api/feed/"))"""
MOVE = "() => new URLSearchParams(location.search).get('move')"


def follow(visitor: Visitor, ask: str, end: str) -> None:
    """Ask where something lies, as often as there is something to ask, and touch it, until the end is there."""
    window = visitor.window
    while not window.ask(THERE, end):
        window.ask(CLICK, ask)
        for x, y in window.ask(POINTED):
            window.press(x, y)
        window.ask(CLICK, "[data-coach-on]")


@pytest.mark.parametrize(("engine", "name"), sample(LESSONS, 1))
def test_a_lesson_leads_to_a_real_game(visit: Visit, engine: str, name: str) -> None:
    visitor = visit(engine, SIZES[LESSONS.index(name) % len(SIZES)])
    visitor.go(f"/new/{name}")
    visitor.touch("[data-lesson]")
    follow(visitor, '[data-coach-where][aria-pressed="false"]', "[data-coach-play]")
    visitor.touch("[data-coach-play]")
    visitor.window.until("() => location.pathname.startsWith('/t/') && document.querySelector('.top .zone') !== null")


@pytest.mark.parametrize("engine", ENGINES)
def test_a_puzzle_is_solved_with_help(visit: Visit, engine: str) -> None:
    visitor = visit(engine, SIZES[0])
    visitor.go(f"/puzzles/{DATE}")
    visitor.touch('[data-puzzle-of="thirty-six"]')
    visitor.await_text("[data-puzzle]", ".")
    follow(visitor, "[data-puzzle-help='0']", "[data-puzzle-on]")
    visitor.await_text("[data-puzzle]", "^Solved: 3 turns. Nothing better is possible.")


@pytest.mark.parametrize("engine", ENGINES)
def test_a_match_is_looked_back_at(visit: Visit, engine: str) -> None:
    visitor = visit(engine, SIZES[2])
    visitor.sit_down("thirty-six", "me", "gentle", Stall="6")
    while visitor.step():
        pass
    visitor.touch_named("^button: Look back$")
    first = visitor.window.until(MOVE)
    visitor.window.key(RIGHT)
    assert visitor.window.until(f"(first) => {{ const now = ({MOVE})(); return now !== first && now; }}", first)
    visitor.await_text("[data-told]", ".")


@pytest.mark.parametrize("engine", ENGINES)
def test_a_word_that_is_explained_is_marked(visit: Visit, engine: str) -> None:
    visitor = visit(engine, SIZES[0])
    visitor.go("/gallery/gridsy?players=2&position=2")
    drawn = visitor.window.until(DRAWN, ".dock .say [aria-haspopup='dialog']")
    assert drawn == ["underline", "dotted"]


@pytest.mark.parametrize("engine", ENGINES)
def test_it_opens_without_a_server(visit: Visit, engine: str, tmp_path: Path) -> None:
    """The shelf is there, with what is going on."""
    with serve(tmp_path / "parlour.db") as server:
        visitor = visit(engine, SIZES[0], server.url)
        visitor.sit_down("thirty-six", "me", "here", Start="0")
        visitor.window.until("() => document.querySelector('.top .zone') !== null")
        for _ in range(2):
            visitor.go()
            visitor.window.until(READY)
            visitor.await_text("main", "Pentic")
            visitor.await_text("main", "36 · ")
        assert visitor.window.faults == []
    visitor.expected = "."  # nobody answers any more
    visitor.go()
    visitor.await_text("main", "Pentic")
    visitor.await_text("main", "36 · ")


@pytest.mark.parametrize("engine", ENGINES)
def test_one_is_told_of_one_s_turn(visit: Visit, engine: str) -> None:
    """By a feed, and on the device where the browser has a push service."""
    visitor = visit(engine, SIZES[0])
    visitor.sit_down("thirty-six", "me", "here", Start="0")
    visitor.window.until("() => document.querySelector('.top .zone') !== null")
    visitor.go()
    visitor.window.until(READY)
    visitor.go("/you")
    has = visitor.window.ask("() => 'PushManager' in window")
    visitor.await_text("main", "Notices on this device" if has else "The feed works without")
    visitor.touch_named("^button: Make an address$")
    address = visitor.window.until(FEED)
    with urlopen(address) as answer:
        assert "Your turn: 36" in answer.read().decode()

"""The gallery for makers: every piece, and positions of every game at any size and in any language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.core.game import games
from parlour.core.lessons import lesson_of
from parlour.core.messages import LANGUAGES
from parlour.puzzles import FIRST, games_on
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.sampling import further
from tests.server.process import Process

SIDEWAYS = "() => document.documentElement.scrollWidth <= innerWidth"


def test_it_shows_every_kind_of_piece(person: Person) -> None:
    page = person.go("/gallery")
    page.get_by_role("heading", name="token").wait_for()
    kinds = page.locator("h3").all_inner_texts()
    assert {"tic-card", "pivot-card", "pill", "piecepack", "tile", "pawn", "prescription"} <= set(kinds)
    assert page.locator("figure").count() > 200
    assert page.evaluate(SIDEWAYS)
    page.get_by_role("button", name="Sheet").first.click()
    expect(page.get_by_role("dialog", name="Sheet")).to_be_visible()


def test_a_position_is_a_table_of_the_size_asked_for(people: People, server: Process) -> None:
    person = people(server, locale="de")
    page = person.go("/gallery")
    frame = page.frame_locator("iframe")
    expect(frame.locator(".zone").first).to_be_visible()
    page.get_by_role("button", name="Tic Squared").click()
    expect(frame.get_by_role("heading", name="Tic Squared")).to_be_attached()
    page.get_by_role("spinbutton", name="Breite").fill("844")
    page.get_by_role("spinbutton", name="Höhe").fill("390")
    expect(frame.locator(".flat .zone").first).to_be_visible()
    assert frame.locator("html").evaluate("() => [innerWidth, innerHeight]") == [844, 390]
    expect(frame.get_by_role("button", name="Regeln")).to_be_visible()
    frame.locator(".hands .target.open").first.click()
    expect(frame.locator(".hands .target.chosen")).to_have_count(1)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", list(games()))
def test_every_game_has_positions_there(person: Person, name: str) -> None:
    page = person.go(f"/gallery/{name}?players={games()[name].rules.players[0]}&position=1")
    expect(page.locator("main .zone").first).to_be_visible()
    assert page.locator("[data-piece]").count() > 0


LAST = 99
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
LOOKS: tuple[tuple[ViewportSize, Literal["light", "dark"]], ...] = ((PHONE, "light"), (DESK, "dark"))


def show_looks(page: Page) -> Iterator[None]:
    """Show an open page on a phone in the light, then on a desk in the dark, without loading it again."""
    for viewport, scheme in LOOKS:
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=scheme)
        yield


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", list(games()))
def test_every_game_ends_there(person: Person, name: str) -> None:
    page = person.go(f"/gallery/{name}?players={games()[name].rules.players[0]}&position={LAST}")
    for _ in show_looks(page):
        expect(person.result.locator(".headline")).to_be_visible()
        expect(person.result.locator("td.total")).to_have_count(games()[name].rules.players[0])
        assert page.evaluate(SIDEWAYS)


REFUSED = {"[data-told=refusal]": "[.]", ".dock .say": "."}
STATES: list[tuple[str, str, dict[str, str]]] = [
    *((name, "hint", {"[data-told=hint]": "Best: ."}) for name in games()),
    *((name, "refused", REFUSED) for name in games()),
    *((game.name, "puzzle-solved", {"[data-puzzle]": "Solved: "}) for game in games_on(FIRST)),
    *((name, "puzzle-not-yet", {"[data-puzzle]": "Not yet: "}) for name in ("pentic", "tyramid")),
    *((game.name, "lesson-refuses", {"[data-refusal]": "[.]"}) for game in games().values() if lesson_of(game)),
    *((name, "invitation#friend", {".lobby .lead": "Ada"}) for name in games()),
    *((name, "review", {"[data-told]": "Played: .*Better: "}) for name in games()),
    ("pivot-pawns", "trying", {".dock .say": "Bid 2", ".dock .chips": "1.*2.*3"}),
    ("gridsy", "giving-up", {".dock .say": "Give up and see a solution[?]"}),
]
"""A game, a state of a table, and what it says in which places."""

UNMARKED = ("gridsy", "pivot-pawns")
"""The games whose worst decisions, giving up and a bid, are nowhere on the board."""


@pytest.mark.sampled(10)
@pytest.mark.parametrize(("name", "state", "said"), STATES, ids=[f"{name}-{state}" for name, state, _ in STATES])
def test_a_state_of_a_table_opens_there(person: Person, name: str, state: str, said: dict[str, str]) -> None:
    """Whatever goes wrong in the page fails the test when its person leaves."""
    page = person.go(f"/gallery/{name}?state={state}")
    for _ in show_looks(page):
        for where, pattern in said.items():
            expect(page.locator(where).first).to_contain_text(re.compile(pattern))
            expect(page.locator(where).first).to_be_in_viewport()
        if state == "review" and name not in UNMARKED:
            expect(page.locator("[data-weighed=took]").first).to_be_visible()
            expect(page.locator("[data-weighed=best]").first).to_be_visible()
        assert page.evaluate(SIDEWAYS)


ARRIVED = """() => {
    const { src, contentWindow, contentDocument } = document.querySelector("iframe");
    return contentWindow.location.href === src && contentDocument.readyState === "complete";
}"""


@pytest.mark.parametrize("name", [further(name) if n % 2 else name for n, name in enumerate(games())])
@pytest.mark.sampled(2)
def test_every_page_of_a_first_hour_opens_there(people: People, server: Process, name: str) -> None:
    """Every second page on a phone, the others on a desk, the other way round in the next game; in a random language.

    What goes wrong in a page fails the test when its person leaves.
    """
    person = people(server, locale=random.Random(name).choice(list(LANGUAGES)))
    page = person.go("/gallery")
    frame = page.frame_locator("iframe")
    title = games()[name].about.title
    page.locator("main .row").first.get_by_role("button", name=title, exact=True).click()
    buttons = page.locator("main .row[aria-label] button", has_text="/").all()
    assert len(buttons) > 1
    for number, size in enumerate((PHONE, DESK)):
        for field, length in zip(page.get_by_role("spinbutton").all(), (size["width"], size["height"]), strict=True):
            field.fill(str(length))
        for button in buttons[(list(games()).index(name) + number) % 2 :: 2]:
            button.click()
            expect(page.locator("iframe")).to_have_attribute("src", re.compile(f"{re.escape(button.inner_text())}$"))
            page.wait_for_function(ARRIVED)
            expect(frame.locator("h1").or_(frame.locator(".zone")).first).to_be_visible()
            assert frame.locator("html").evaluate(SIDEWAYS)

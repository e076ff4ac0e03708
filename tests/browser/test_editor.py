"""Positions of every game are edited by touch, keyboard and drag; what is wrong is said; nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.core.game import games
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.server.process import Process

MOVES = {
    "pentic": ("hand-0.0", "board.4"),
    "thirty-six": ("board.0.0", "board.1.-2"),
    "pivot-pawns": ("tokens.0", "tokens.1"),
    "queen-of-the-ticcitories": ("next.0", "next.1"),
    "grannys-pills": ("board.0", "board.7"),
    "mismemory": ("board.0.0", "board.1.1"),
    "gridsy": ("hand-0.0", "hand-1.3"),
    "tyramid": ("hand-0.0", "board-0.0.0"),
    "tic-squared": ("hand-0.0", "hand-1.2"),
}
"""A move after which a position of the game is still one that can be played."""


def opened(person: Person, game: str) -> Page:
    page = person.go(f"/edit/{game}")
    page.locator("[data-verdict=sound]").wait_for()
    return page


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"]')


def test_every_game_has_a_move() -> None:
    assert {*MOVES} == {*games()}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", MOVES)
def test_a_thing_is_moved_by_touch_and_the_position_is_kept(person: Person, game: str) -> None:
    page = opened(person, game)
    start, end = MOVES[game]
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    spot(page, start).dispatch_event("click")
    spot(page, end).dispatch_event("click")
    expect(undo).to_be_enabled()
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    page.reload()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    check_axe(page)


def test_a_card_is_dragged_from_the_tray_and_played_with(person: Person) -> None:
    page = opened(person, "pentic")
    place = spot(page, "board.4")
    before = place.get_attribute("aria-label")
    card = page.locator("[data-tray-thing]").first
    taken = card.get_attribute("aria-label")
    card.drag_to(place)
    expect(place).to_have_accessible_name(re.compile(f"^{re.escape(str(taken))};"))
    page.keyboard.press("Control+z")
    expect(place).to_have_accessible_name(str(before))
    page.keyboard.press("Control+y")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play all sides").or_(page.locator("dialog .button.main")).first.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("grid").first).to_be_visible()


@pytest.mark.rule("T36-37", "T36-D18")
def test_an_isolated_tile_is_refused_by_its_clause_and_a_link_holds_it(person: Person) -> None:
    page = opened(person, "thirty-six")
    spot(page, "board.0.0").dispatch_event("click")
    spot(page, "board.-2.-2").dispatch_event("click")
    verdict = page.locator("[data-verdict=wrong]")
    expect(verdict).to_contain_text("isolated")
    expect(page.locator("[data-spot].guilty")).to_have_count(1)
    expect(page.locator("[data-spot].guilty")).to_have_accessible_name(re.compile("what is wrong is here$"))
    check_axe(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-hint]")).to_contain_text("No move is advised")
    expect(verdict.get_by_role("button", name="Read T36-37")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this position").input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("isolated")


def test_what_is_no_position_loses_nothing(person: Person) -> None:
    page = opened(person, "thirty-six")
    page.goto("about:blank")
    page = person.go("/edit/thirty-six#broken")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no position")
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    page.locator("summary", has_text="As text").click()
    box = page.get_by_role("textbox", name="As text")
    text = box.input_value()
    box.fill(text.replace('"tile": 8', '"tile": 40'))
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("tiles[")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-verdict=sound]")).to_be_visible()


def test_the_keyboard_walks_picks_and_lays(person: Person) -> None:
    page = opened(person, "mismemory")
    spot(page, "board.0.0").focus()
    first = str(spot(page, "board.0.0").get_attribute("aria-label")).partition(";")[0]
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(spot(page, "board.0.1")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(spot(page, "board.1.1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(spot(page, "board.1.1")).to_have_accessible_name(re.compile(f"^{re.escape(first)};"))


@pytest.mark.rule("T36-D3")
def test_a_layout_is_turned_kept_by_name_and_chosen_for_a_match(person: Person) -> None:
    page = opened(person, "thirty-six")
    corner = spot(page, "board.0.0")
    before = corner.get_attribute("aria-label")
    corner.dispatch_event("click")
    page.get_by_role("button", name="Turn it").click()
    page.wait_for_function("([name, was]) => document.querySelector(name)?.ariaLabel !== was",
                           arg=['[data-spot="board.0.0"]', before])  # fmt: skip
    page.get_by_role("button", name="Let bots try it").click()
    expect(page.locator("[data-puzzles]")).to_contain_text("near the end of a game")
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_label("Name of this board").fill("Mine")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("link", name="Set up a match with it").click()
    person.unfold()
    page.get_by_role("radio", name="Mine").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("grid", name="Board")).to_be_visible()


def test_fields_are_called_by_words_of_the_game(people: People, server: Process) -> None:
    page = opened(people(server, locale="de-DE"), "thirty-six")
    page.get_by_text("Was sonst noch aufgeschrieben ist").click()
    page.get_by_label("Was zu tun ist").select_option("Figuren aufstellen")
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    white = page.get_by_label("Gast 1: weiße Steine im Vorrat")
    white.fill("3")
    white.blur()
    expect(white).to_have_attribute("aria-invalid", "false")
    page.get_by_label("Was zu tun ist").select_option("Farben wählen")
    expect(white).to_have_attribute("aria-invalid", "true")
    check_axe(page)


def test_a_hint_is_said_and_marked_and_goes_with_the_position(person: Person) -> None:
    page = opened(person, "pentic")
    page.get_by_role("button", name="Hint", exact=True).click()
    said = page.locator("[data-hint]")
    expect(said).to_contain_text("Best:")
    marked = page.locator("[data-spot].hinted")
    expect(marked).to_have_count(2)
    expect(marked.first).to_have_accessible_name(re.compile("the hint leads here$"))
    check_axe(page)
    spot(page, "hand-0.0").dispatch_event("click")
    spot(page, "board.4").dispatch_event("click")
    expect(said).to_have_count(0)
    expect(marked).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(said).to_be_visible()


@pytest.mark.parametrize("game", ["pentic", "thirty-six"])
def test_on_paper_a_position_stands_alone(person: Person, game: str) -> None:
    page = opened(person, game)
    expect(page.locator(".bar")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".tools").first).to_be_attached()
    for hidden in page.locator(".bar, .tools").all():
        expect(hidden).to_be_hidden()
    expect(page.locator("[data-spot]").first).to_be_visible()

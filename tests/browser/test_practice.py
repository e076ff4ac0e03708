"""Practice: puzzles without end, and the reader's own mistakes, which come again on this device alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.core.game import find_game
from parlour.core.puzzles import SOLVER
from parlour.core.scene import Choice
from parlour.puzzles import Practice, find_help, practice_of, start_puzzle
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import DESK, NOBODY_ANSWERS, PHONE, Person
from tests.browser.pointed import touch_pointed
from tests.server.process import Process

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])


def best_of(name: str, practice: Practice) -> Choice:
    """The one play that solves a puzzle for practice."""
    puzzle = practice_of(find_game(name), practice)
    match = start_puzzle(puzzle)
    action = find_help(puzzle, match)
    assert action is not None
    return match.choice(SOLVER, action)


def play(page: Page, path: list[str] | tuple[str, ...]) -> None:
    for id in path:
        page.locator(f'[data-ids~="{id}"], [data-action="{id}"]').first.click()


@SIZES
@pytest.mark.sampled(1)
def test_one_puzzle_leads_to_the_next_and_one_that_is_left_comes_again(
    people: People, server: Process, viewport: ViewportSize
) -> None:
    person = people(server, viewport=viewport)
    page = person.go("/puzzles/2026-02-26")
    page.locator("[data-practice]").click()
    expect(page.locator("h1")).to_have_text("Practice")
    check_axe(page)
    page.get_by_role("radio", name="easy", exact=True).check()
    pentic = page.locator('[data-practise="pentic puzzle"]')
    expect(pentic).to_contain_text("not begun")
    pentic.click()
    expect(page).to_have_url(f"{server.url}/practice/pentic/puzzle-2-1")
    expect(page.locator("[data-puzzle]")).to_contain_text("Find the one play")
    check_axe(page)
    page.locator("[data-puzzle-skip]").click()
    for number in (2, 3, 4, 5):
        expect(page).to_have_url(f"{server.url}/practice/pentic/puzzle-2-{number}")
        expect(page.locator("[data-puzzle-help]")).to_be_enabled()
        play(page, best_of("pentic", Practice("puzzle", 2, number)).path)
        expect(page.locator("[data-puzzle]")).to_contain_text("Nothing better is possible")
        page.locator("[data-puzzle-on]").click()
    expect(page).to_have_url(f"{server.url}/practice/pentic/puzzle-2-1")
    page.get_by_role("link", name="Back to practice").click()
    expect(page.get_by_role("radio", name="easy", exact=True)).to_be_checked()
    expect(pentic).to_contain_text("4 solved")


def test_practice_of_36_has_two_kinds_and_help_leads_through(people: People, server: Process) -> None:
    page = people(server, viewport=PHONE).go("/practice")
    expect(page.locator('[data-practise="thirty-six border"]')).to_contain_text("Lay the tiles")
    page.locator('[data-practise="thirty-six puzzle"]').click()
    expect(page).to_have_url(f"{server.url}/practice/thirty-six/puzzle-0-1")
    while not page.locator("[data-puzzle-on]").count():
        touch_pointed(page, "[data-puzzle-help='0']")
    expect(page.locator("[data-puzzle]")).to_contain_text("Nothing better is possible")
    page.locator("[data-puzzle-on]").click()
    expect(page).to_have_url(f"{server.url}/practice/thirty-six/puzzle-0-2")


def test_a_puzzle_whose_answer_was_shown_is_not_solved(people: People, server: Process) -> None:
    page = people(server).go("/practice/tyramid/puzzle-1-1")
    for _ in range(3):
        page.locator("[data-puzzle-help]").click()
    expect(page.locator("[data-puzzle]")).to_contain_text("That is the answer")
    page.locator("[data-puzzle-on]").click()
    expect(page).to_have_url(f"{server.url}/practice/tyramid/puzzle-1-2")
    page.goto(f"{server.url}/practice")
    page.get_by_role("radio", name="very easy").check()
    expect(page.locator('[data-practise="tyramid puzzle"]')).to_contain_text("not begun")
    expect(page.locator('[data-practise="tyramid puzzle"]')).to_have_attribute("href", "/practice/tyramid/puzzle-1-2")


def test_practice_that_is_not_there_says_so(people: People, server: Process) -> None:
    person = people(server)
    person.expected = ["404"]
    page = person.go("/practice/pentic/chess-1-1")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="Practice").click()
    expect(page).to_have_url(f"{server.url}/practice")


# --- own mistakes


def kept(page: Page) -> list[dict[str, Any]]:
    """The mistakes that this device keeps."""
    texts = page.evaluate(
        "Object.keys(localStorage).filter((it) => it.startsWith('parlour.mistake.')).map((it) => localStorage[it])"
    )
    return [json.loads(text) for text in texts]


def blunder(person: Person) -> int:
    """Play by chance to the end, and keep the mistakes that the review found; return how many."""
    person.sit_down("thirty-six", "me", "gentle")
    while person.step():
        pass
    page = person.page
    page.locator('[data-drawer="result"] [data-review-open]').click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-review="done"]')).to_be_visible()
    sheet.get_by_label("Whose decisions").select_option("1")
    expect(sheet.locator('[data-review="done"]')).to_be_visible()
    expect(sheet.locator("[data-practise-these]")).to_have_count(0)
    sheet.get_by_label("Whose decisions").select_option("0")
    sheet.locator("[data-practise-these]").click()
    expect(sheet.locator("[data-practise-kept]")).to_be_visible()
    check_axe(page)
    return len(kept(page))


@pytest.mark.long
@SIZES
@pytest.mark.sampled(1)
def test_own_mistakes_are_kept_found_and_deleted(people: People, server: Process, viewport: ViewportSize) -> None:
    person = people(server)
    page, count = person.page, blunder(person)
    assert count > 1
    page.set_viewport_size(viewport)
    page.locator("[data-practise-kept]").click()
    expect(page.locator("[data-mistakes-due]")).to_have_attribute("data-mistakes-due", str(count))
    page.locator("[data-mistakes] summary").click()
    check_axe(page)
    page.locator("[data-mistakes-begin]").click()
    asked = page.locator("[data-mistake]")
    expect(asked).to_contain_text("What is better?")
    mistake = next(it for it in kept(page) if page.url.endswith(it["id"]))
    assert mistake["view"]["table"]["proof"] is None
    person.expected = NOBODY_ANSWERS
    person.context.set_offline(True)
    page.wait_for_timeout(100)
    try_wrong(page, mistake)
    expect(asked).to_have_attribute("data-mistake", "missed")
    expect(page.locator("[data-refusal]")).to_contain_text("Try again")
    check_axe(page)
    right = next(it for it in mistake["view"]["actions"] if it["text"] == mistake["right"][0])
    play(page, right["path"])
    expect(asked).to_have_attribute("data-mistake", "found")
    expect(asked).to_contain_text("Right: ")
    page.locator("[data-mistake-on]").click()
    expect(asked).to_have_attribute("data-mistake", "open")
    page.locator("[data-mistake-show]").click()
    expect(asked).to_contain_text("Best was: ")
    person.context.set_offline(False)
    person.go("/practice")
    expect(page.locator("[data-mistakes-due]")).to_have_attribute("data-mistakes-due", str(count - 2))
    page.locator("[data-mistakes] summary").click()
    page.locator("[data-mistake-delete]").first.click()
    expect(page.locator("[data-mistake-kept]")).to_have_count(count - 1)
    page.locator("[data-mistakes-delete]").click()
    page.locator("[data-mistakes-delete-all]").click()
    expect(page.locator("[data-mistakes-due='0']")).to_contain_text("After a game")
    assert page.evaluate("Object.keys(localStorage).filter((it) => it.includes('mistake'))") == []


def try_wrong(page: Page, mistake: dict[str, Any]) -> None:
    """Take another action of those that could be taken then."""
    wrong = next(it for it in mistake["view"]["actions"] if it["text"] not in mistake["right"])
    play(page, wrong["path"])

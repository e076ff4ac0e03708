"""Puzzles of a day: one is solved with the hand, one with help, and the result is shared."""

from __future__ import annotations

import datetime

from playwright.sync_api import expect

from parlour.core.game import find_game
from parlour.core.puzzles import SOLVER
from parlour.puzzles import begin, help_in, puzzle_of
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.browser.pointed import touch_pointed
from tests.server.process import Process

DATE = "2026-02-26"


def test_a_puzzle_is_solved_taken_back_and_shared(people: People, server: Process) -> None:
    person = people(server, permissions=["clipboard-read", "clipboard-write"])
    page = person.go(f"/puzzles/{DATE}")
    expect(page.locator("[data-puzzles-so-far]")).to_contain_text("0 of 5 solved")
    page.locator('[data-puzzle-of="pentic"]').click()
    puzzle = puzzle_of(find_game("pentic"), datetime.date.fromisoformat(DATE))
    best = help_in(puzzle, begin(puzzle))
    choices = begin(puzzle).choices(SOLVER)
    right = next(choice for choice in choices if choice.text == puzzle.game.actions.text(best or 0))
    worse = next(choice for choice in choices if choice.path[0] != right.path[0])
    said = page.locator("[data-puzzle]")
    for choice, told in ((worse, "would be possible"), (right, "Nothing better is possible")):
        expect(said).to_contain_text("Find the one play")
        for id in choice.path:
            page.locator(f'[data-ids~="{id}"]').first.click()
        expect(said).to_contain_text(told)
        if choice is worse:
            page.locator("[data-puzzle-back]").click()
    page.locator("[data-puzzle-on]").click()
    expect(page.locator("[data-puzzles-so-far]")).to_contain_text("1 of 5 solved")
    page.locator("[data-puzzles-share]").click()
    expect(page.locator("[data-puzzles-share]")).to_contain_text("Copied")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert f"🟩 Pentic\n⬜ Pivot Pawns\n⬜ Tyramid\n{server.url}/puzzles/{DATE}" in shared
    assert puzzle.game.actions.text(best or 0) not in shared


def test_help_leads_through_a_puzzle_on_the_phone(people: People, server: Process) -> None:
    page = people(server, viewport=PHONE).go(f"/puzzles/{DATE}/thirty-six")
    while not page.locator("[data-puzzle-on]").count():
        touch_pointed(page, "[data-puzzle-help='0']")
    expect(page.locator("[data-puzzle]")).to_have_text("Solved: 3 turns. Nothing better is possible.")


def test_the_answer_is_shown_and_the_puzzle_not_called_solved(person: Person) -> None:
    page = person.go(f"/puzzles/{DATE}/tyramid")
    said = page.locator("[data-puzzle]")
    for text, told in (
        ("Where?", "Find the turn"),
        ("Which move?", "Hint: "),
        ("Show the answer", "That is the answer"),
    ):
        page.locator("[data-puzzle-help]", has_text=text).click()
        expect(said).to_contain_text(told)
    expect(said).to_have_text("That is the answer: 10 points.")
    page.locator("[data-puzzle-on]").click()
    expect(page.locator("[data-puzzles-so-far]")).to_contain_text("0 of 5 solved")

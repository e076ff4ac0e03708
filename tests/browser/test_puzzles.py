"""Puzzles of a day: one is solved with the hand, one with help, and the result is shared."""

from __future__ import annotations

import datetime
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from parlour.core.game import find_game
from parlour.core.puzzles import SOLVER
from parlour.core.scene import Choice
from parlour.puzzles import Puzzle, find_help, games_on, puzzle_of, solution_of, start_puzzle, status_in, today
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.browser.pointed import touch_pointed
from tests.server.process import Process

DATE = "2026-02-26"
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
NAMED = ("you", "Ada", "Ben", "Cleo")


def right_and_worse() -> tuple[Choice, Choice]:
    """The best play of Pentic's puzzle, and one with another card."""
    puzzle = puzzle_of(find_game("pentic"), datetime.date.fromisoformat(DATE))
    best = find_help(puzzle, start_puzzle(puzzle))
    choices = start_puzzle(puzzle).choices(SOLVER)
    right = next(choice for choice in choices if choice.text == puzzle.game.rules.actions.text(best or 0))
    return right, next(choice for choice in choices if choice.path[0] != right.path[0])


def play(page: Page, choice: Choice) -> None:
    for id in choice.path:
        page.locator(f'[data-ids~="{id}"]').first.click()


def shared_text(page: Page) -> str:
    page.locator("[data-puzzles-share]").click()
    expect(page.locator("[data-puzzles-share]")).to_contain_text("Copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_puzzle_is_solved_at_once_celebrated_and_shared(people: People, server: Process) -> None:
    """No place says beforehand what it brings; the next puzzle is a touch away."""
    person = people(server, permissions=["clipboard-read", "clipboard-write"])
    page = person.go(f"/puzzles/{DATE}")
    expect(page.locator("[data-puzzles-so-far]")).to_contain_text("0 of 8 solved")
    page.locator('[data-puzzle-of="pentic"]').click()
    right, _ = right_and_worse()
    page.locator(f'[data-ids~="{right.path[0]}"]').first.click()
    expect(page.locator(".target.open").first).to_be_visible()
    expect(page.locator(".target .gain")).to_have_count(0)
    page.locator(f'[data-ids~="{right.path[1]}"]').first.click()
    expect(page.locator("[data-puzzle]")).to_contain_text("Nothing better is possible")
    expect(page.locator("[data-burst]")).to_be_attached()
    expect(page.locator("[data-puzzle-on]")).to_have_text("Next puzzle")
    page.locator("[data-puzzle-on]").click()
    expect(page).to_have_url(f"{server.url}/puzzles/{DATE}/pivot-pawns")
    page.go_back()
    person.go(f"/puzzles/{DATE}")
    expect(page.locator("[data-puzzles-so-far]")).to_contain_text("1 of 8 solved")
    expect(page.locator('[data-puzzle-of="pentic"]')).to_contain_text("solved at once")
    shared = shared_text(page)
    assert (
        "🟩 Pentic\n⬜ Pivot Pawns\n⬜ Queen of the Ticcitories\n⬜ Tic Squared\n⬜ Tyramid\n"
        f"{server.url}/puzzles/{DATE}" in shared
    )
    assert right.text not in shared


def test_a_wrong_answer_is_not_yet_and_only_the_first_one_counts(people: People, server: Process) -> None:
    person = people(server, permissions=["clipboard-read", "clipboard-write"])
    page = person.go(f"/puzzles/{DATE}/pentic")
    right, worse = right_and_worse()
    said = page.locator("[data-puzzle]")
    expect(said).to_contain_text("Find the one play")
    play(page, worse)
    expect(said).to_contain_text("Not yet")
    expect(said).not_to_contain_text("50")
    expect(page.locator("[data-puzzle-on], [data-burst]")).to_have_count(0)
    person.go(f"/puzzles/{DATE}")
    expect(page.locator("[data-puzzles-so-far]")).to_contain_text("0 of 8 solved")
    expect(page.locator('[data-puzzle-of="pentic"]')).to_contain_text("not yet")
    person.go(f"/puzzles/{DATE}/pentic")
    expect(said).to_contain_text("Find the one play")
    play(page, right)
    expect(said).to_contain_text("Nothing better is possible")
    person.go(f"/puzzles/{DATE}")
    expect(page.locator('[data-puzzle-of="pentic"]')).to_contain_text("solved at a later try")
    assert "🟧 Pentic" in shared_text(page)


def test_help_tells_what_places_bring_and_is_marked(people: People, server: Process) -> None:
    person = people(server, permissions=["clipboard-read", "clipboard-write"])
    page = person.go(f"/puzzles/{DATE}/pentic")
    right, _ = right_and_worse()
    page.locator("[data-puzzle-help='0']").click()
    page.locator(f'[data-ids~="{right.path[0]}"]').first.click()
    expect(page.locator(".target .gain").first).to_be_visible()
    page.locator(f'[data-ids~="{right.path[1]}"]').first.click()
    expect(page.locator("[data-puzzle]")).to_contain_text("Nothing better is possible")
    person.go(f"/puzzles/{DATE}")
    expect(page.locator('[data-puzzle-of="pentic"]')).to_contain_text("solved with help")
    assert "🟨 Pentic💡\n" in shared_text(page)


HELPED = ("thirty-six", "grannys-pills", "queen-of-the-ticcitories", "tic-squared")
"""Games whose puzzles take several steps, some with another seat's in between."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", HELPED)
def test_help_leads_through_a_puzzle_on_the_phone(people: People, server: Process, name: str) -> None:
    page = people(server, viewport=PHONE).go(f"/puzzles/{DATE}/{name}")
    while not page.locator("[data-puzzle-on]").count():
        touch_pointed(page, "[data-puzzle-help='0']")
    best = puzzle_of(find_game(name), datetime.date.fromisoformat(DATE)).best
    expect(page.locator("[data-puzzle]")).to_have_text(
        re.compile(rf"Solved: {best} (turns|points|cards)\. Nothing better is possible\.")
    )


def test_the_answer_is_shown_and_the_puzzle_not_called_solved(person: Person) -> None:
    page = person.go(f"/puzzles/{DATE}/tyramid")
    said = page.locator("[data-puzzle]")
    for text, told in (
        ("Hint", "Next: the move, then the answer"),
        ("Next hint", "Best: "),
        ("Show the answer", "That is the answer"),
    ):
        page.locator("[data-puzzle-help]", has_text=text).click()
        expect(said).to_contain_text(told)
    expect(said).to_have_text("That is the answer: 30 points.")
    expect(page.locator("[data-burst]")).to_have_count(0)
    person.go(f"/puzzles/{DATE}")
    expect(page.locator("[data-puzzles-so-far]")).to_contain_text("0 of 8 solved")
    expect(page.locator('[data-puzzle-of="tyramid"]')).to_contain_text("answer shown")


@pytest.mark.parametrize("viewport", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_puzzle_on_a_phone_names_its_game_shows_its_rules_and_says_what_to_do(
    people: People, server: Process, viewport: ViewportSize
) -> None:
    page = people(server, viewport=viewport).page
    for game in games_on(datetime.date.fromisoformat(DATE)):
        page.goto(f"{server.url}/puzzles/{DATE}/{game.name}")
        expect(page.locator("h1")).to_have_text(game.about.title)
        expect(page.locator("h1")).to_be_in_viewport()
        expect(page).to_have_title(f"{game.about.title} · Puzzles of the day")
        puzzle = puzzle_of(game, datetime.date.fromisoformat(DATE))
        status = page.locator(".dock .status")
        expect(status).to_have_text(game.speaker("en").say(status_in(puzzle, start_puzzle(puzzle)), NAMED))
        expect(status).to_be_in_viewport()
        page.locator("[data-puzzle-rules]").click()
        expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()


def test_taking_back_tells_no_more_of_what_is_gone(people: People, server: Process) -> None:
    """In puzzles of several moves: what the line below the board told of a move is gone with it."""
    page = people(server).page
    for name in ("gridsy", "queen-of-the-ticcitories", "tic-squared"):
        page.goto(f"{server.url}/puzzles/{DATE}/{name}")
        told, lines = page.locator("[data-told]"), list[str]()
        for _ in range(2):
            expect(page.locator("[data-puzzle-help]")).to_be_enabled()
            before = told.inner_text()
            while told.inner_text() == before:
                touch_pointed(page, "[data-puzzle-help='0']")
            lines.append(told.inner_text())
        for line in reversed(lines):
            page.locator("[data-puzzle-back]").click()
            expect(told).not_to_have_text(line)


def test_the_list_draws_the_positions_of_its_own_day(people: People, server: Process) -> None:
    page, shown = people(server).page, list[list[str]]()
    for day in (DATE, BORDER):
        page.goto(f"{server.url}/puzzles/{day}")
        expect(page.locator("[data-puzzle-of] .still")).to_have_count(8)
        shown.append([still.inner_html() for still in page.locator("[data-puzzle-of] .still").all()])
    assert all(one != other for one, other in zip(*shown, strict=True))


def test_a_day_to_come_and_a_game_without_puzzles_say_so_and_lead_on(people: People, server: Process) -> None:
    person = people(server)
    page, person.expected = person.page, ["404"]
    later = today() + datetime.timedelta(days=30)
    for path in (f"/puzzles/{later}", f"/puzzles/{later}/pentic"):
        page.goto(f"{server.url}{path}")
        expect(page.get_by_role("alert")).to_contain_text("open on that day, at midnight UTC")
        expect(page.get_by_role("link", name="Puzzles of today")).to_be_visible()
    page.goto(f"{server.url}/puzzles/2025-12-31")
    expect(page.get_by_role("alert")).to_contain_text("The first puzzles are those of 1 January 2026")
    page.goto(f"{server.url}/puzzles/{DATE}/mismemory")
    expect(page.locator("h1")).to_have_text("Mismemory has no puzzles yet.")
    page.get_by_role("link", name="Play Mismemory").click()
    expect(page).to_have_url(f"{server.url}/new/mismemory")


BORDER = "2026-03-01"
"""A day on which 36 has its border puzzle."""

DEAD_END = ("addTile 7 3 1 0", "addTile 0 3 3 0", "addTile 6 1 2 0")
"""After these nothing fits any more."""


def border_puzzle() -> Puzzle:
    return puzzle_of(find_game("thirty-six"), datetime.date.fromisoformat(BORDER))


def thing(page: Page, id: str) -> Locator:
    """What bears this name: a place, a piece or a button."""
    return page.locator(f'[data-ids~="{id}"], [data-action="{id}"]')


def lay(page: Page, path: tuple[str, ...]) -> None:
    """Touch a tile, how it is turned and its slot, in any order, until it lies; an only turn need not be touched."""
    slot = next(id for id in path if id.startswith("place"))
    expect(page.locator("[data-puzzle-help]")).to_be_enabled()
    for id in path:
        if thing(page, id).count():
            thing(page, id).first.click()
    expect(thing(page, slot)).to_have_count(0)


def test_a_border_puzzle_is_laid_by_hand_on_the_phone(people: People, server: Process) -> None:
    """What does not match is refused; nothing moves but what is laid; a thumb is wide enough for all."""
    page = people(server, viewport=PHONE).go(f"/puzzles/{BORDER}/thirty-six")
    match, said = start_puzzle(border_puzzle()), page.locator("[data-puzzle]")
    choices, spots = match.choices(SOLVER), [spot.id for spot in match.public().spots]
    tile = choices[0].path[0]
    refused = next(spot for spot in spots if all((tile, spot) != (it.path[0], it.path[2]) for it in choices))
    thing(page, tile).first.click()
    thing(page, refused).first.click()
    expect(page.locator("[data-refusal]")).not_to_have_text("")
    expect(said).to_contain_text("Lay")
    thing(page, tile).first.click()
    boxes = {id: thing(page, id).first.bounding_box() for id in (*spots, *(choice.path[0] for choice in choices))}
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes.values())
    for number, (_, action) in enumerate(solution_of(border_puzzle())):
        tile, turn, slot = match.choice(SOLVER, action).path
        assert thing(page, slot).first.bounding_box() == boxes[slot]
        match.play(SOLVER, action)
        lay(page, (tile, turn, slot) if number % 2 else (tile, slot, turn))
    expect(said).to_have_text("Solved: all 9 tiles lie.")
    expect(page.locator("[data-puzzle-on]")).to_be_visible()
    page.goto(f"{server.url}/puzzles/{BORDER}")
    expect(page.locator('[data-puzzle-of="thirty-six"]')).to_contain_text("solved at once")


def test_where_nothing_fits_any_more_one_takes_back(person: Person) -> None:
    page, match = person.go(f"/puzzles/{BORDER}/thirty-six"), start_puzzle(border_puzzle())
    said = page.locator("[data-puzzle]")
    for text in DEAD_END:
        lay(page, match.choice(SOLVER, match.game.rules.actions.read(text)).path)
        match.play(SOLVER, text)
    expect(said).to_contain_text("That did not work")
    expect(page.locator("[data-puzzle-on]")).to_have_count(0)
    page.locator("[data-puzzle-back]").click()
    page.locator("[data-puzzle-help]").click()
    expect(said).to_contain_text("out of reach from here")
    page.locator("[data-puzzle-again]").click()
    page.locator("[data-puzzle-help='0']").click()
    expect(page.locator("[data-puzzle-help='1']")).to_be_visible()


def test_a_turned_tile_is_carried_to_its_slot(person: Person) -> None:
    page, match = person.go(f"/puzzles/{BORDER}/thirty-six"), start_puzzle(border_puzzle())
    tile, turn, slot = match.choice(SOLVER, match.game.rules.actions.read(DEAD_END[0])).path
    thing(page, tile).first.click()
    thing(page, turn).first.click()
    thing(page, tile).first.drag_to(thing(page, slot).first)
    expect(thing(page, slot)).to_have_count(0)
    expect(page.locator("[data-puzzle-back]")).to_be_enabled()


def test_the_puzzles_of_a_day_are_saved_to_print(person: Person) -> None:
    page = person.go("/puzzles/2026-11-20")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Print them, with the answers overleaf").click()
    assert saved.value.suggested_filename == "puzzles-2026-11-20.pdf"

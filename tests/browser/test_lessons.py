"""Learning a game: every lesson is followed as it points, and a mistake is answered."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from parlour.core.game import games
from parlour.core.lessons import PUPIL, begin, lesson_of
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.browser.pointed import touch_pointed
from tests.server.process import Process

SMALL = {"width": 360, "height": 640}
SIZES = (PHONE, {"width": 844, "height": 390}, {"width": 1440, "height": 900})
LANGUAGES = ("en", "de", "es", "fr", "ja")
SMALLEST = ({"width": 320, "height": 568}, SMALL, {"width": 740, "height": 360})
LESSONS = [(name, SIZES[n % 3], LANGUAGES[n % 5]) for n, name in enumerate(games()) if lesson_of(games()[name])]


SMALL_LESSONS = [
    (name, size, LANGUAGES[(n + m) % 5])
    for n, (name, *_) in enumerate(LESSONS)
    for m, size in enumerate(SMALLEST)
    if os.environ.get("LAYOUT") == "all" or n % 3 == m
]
"""One size a game; ``LAYOUT=all`` takes all of them."""

LEAST = 36
"""So wide, in pixels, is a cell that fingers hit."""
SMALL_CELLS = f"""found => found
    .map((cell) => [cell.getAttribute("aria-label"), cell.getBoundingClientRect()])
    .filter(([, {{ width, height }}]) => width && Math.min(width, height) < {LEAST - 0.5})
    .map(([name, {{ width, height }}]) => `${{name}}: ${{width.toFixed(1)}} by ${{height.toFixed(1)}}`)"""


PAST = "[data-coach-steps] .past"


def done(page: Page) -> int:
    return page.locator(PAST).count()


def follow(page: Page) -> None:
    """Touch what is pointed at until the step is done."""
    before, goes_on = done(page), page.locator("[data-coach-on], [data-coach-play]")
    while not goes_on.count() and done(page) == before:
        touch_pointed(page, '[data-coach-where][aria-pressed="false"]', PAST, before)
    page.locator("[data-coach-on]").evaluate_all("found => found.forEach((button) => button.click())")


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "size", "language"), LESSONS, ids=str)
def test_a_lesson_leads_to_a_real_game(
    people: People, server: Process, name: str, size: dict[str, int], language: str
) -> None:
    person = people(server, viewport=size, locale=language)
    page = person.go(f"/new/{name}")
    page.locator("[data-lesson]").click()
    page.locator(".zone").first.wait_for()
    while not page.locator("[data-coach-play]").count():
        follow(page)
    page.locator("[data-coach-play]").click()
    page.wait_for_url("**/t/*")
    page.locator(".zone").first.wait_for()


def test_a_step_that_begins_elsewhere_says_so(person: Person) -> None:
    page = person.go("/learn/thirty-six")
    page.locator(".zone").first.wait_for()
    jumps = [step.position is not None for step in lesson_of(games()["thirty-six"])]
    assert any(jumps[1:])
    for jumping in jumps[1:]:
        follow(page)
        text = page.locator("[data-coach] .text")
        (expect(text).to_contain_text if jumping else expect(text).not_to_contain_text)("Now another position.")


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "size", "language"), SMALL_LESSONS, ids=str)
def test_what_a_lesson_asks_for_is_large_enough_to_touch(
    people: People, server: Process, name: str, size: dict[str, int], language: str
) -> None:
    page = people(server, viewport=size, locale=language, has_touch=True, is_mobile=True).go(f"/learn/{name}")
    page.locator(".zone").first.wait_for()
    while not page.locator("[data-coach-play]").count():
        assert page.locator(".target.open").evaluate_all(SMALL_CELLS) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing is below the screen"
        follow(page)


def test_a_mistake_is_answered_by_the_referee_and_then_shown(person: Person) -> None:
    page = person.go("/learn/pentic")
    asked, said = page.locator("[data-coach] .text"), page.locator("[data-refusal]")
    expect(asked).to_contain_text("On your turn you cover")
    card = page.get_by_role("gridcell", name="1 star red").first
    card.click()
    page.get_by_role("gridcell", name="pile 4").first.click()
    expect(said).to_contain_text("try what the lesson asks")
    card.click()
    page.get_by_role("gridcell", name="pile 8").first.click()
    expect(said).to_have_text("That card shares nothing with 4 circle cyan.")
    expect(page.locator(".lit .place").first).to_be_visible()


def mistake(name: str) -> tuple[str, ...]:
    """Say what to touch at the first step for something that is allowed, but not asked for."""
    match = begin(games()[name], 0)
    right = lesson_of(match.game)[0].take
    return next(choice.path for choice in match.choices(PUPIL) if choice.text not in right)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [name for name, *_ in LESSONS])
def test_after_a_mistake_the_task_is_read_and_where_shows_the_way(people: People, server: Process, name: str) -> None:
    person = people(server, viewport=SMALL, has_touch=True)
    page = person.go(f"/learn/{name}")
    task = page.locator("[data-coach] .text")
    asked = task.inner_text()
    for id in mistake(name):
        page.locator(f'[data-ids~="{id}"], [data-action="{id}"]').first.evaluate("found => found.click()")
    expect(page.locator("[data-refusal]")).to_contain_text("try what the lesson asks")
    expect(task).to_have_text(asked)
    whole = "(text) => document.elementFromPoint(innerWidth / 2, text.getBoundingClientRect().bottom - 4) === text"
    assert task.evaluate(whole), "the refusal does not cover what is asked"
    for _ in range(2):
        page.locator("[data-coach-where]").click()
        expect(page.locator("[data-step='0']").first).to_be_visible()
        expect(page.locator("[data-refusal]")).to_have_text("")


def test_nothing_moves_while_a_lesson_goes_on(person: Person) -> None:
    page = person.go("/learn/pentic")
    pile = page.locator('[data-id^="pile-"], .zone').first
    pile.wait_for()
    before = pile.bounding_box()
    follow(page)
    follow(page)
    assert pile.bounding_box() == before

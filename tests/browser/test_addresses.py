"""Addresses with parts left out, mistyped or out of range show a page, or say that nothing is there and lead home."""

from __future__ import annotations

import datetime

import pytest
from playwright.sync_api import expect

from parlour.puzzles import FIRST
from tests.browser.person import Person

TABLES = ("", "?players=0", "?players=99", "?players=two", "?position=99", "?position=-3", "?players=3.5&position=0.5")
BEFORE = FIRST - datetime.timedelta(days=1)
NOWHERE = (
    "/gallery/no-such-game",
    "/gallery/no-such-game?players=2",
    "/new/no-such-game",
    "/rules/no-such-game",
    "/learn/no-such-game",
    "/learn",
    "/rules",
    "/new",
    "/t",
    "/puzzles/today/no-such-game",
    "/puzzles/tomorrow",
    "/puzzles/2026-02-30",
    "/puzzles/2026-2-3/pentic",
    "/%",
)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("asked", TABLES)
def test_the_gallery_takes_the_nearest_position_there_is(person: Person, asked: str) -> None:
    page = person.go(f"/gallery/pentic{asked}")
    expect(page.locator("main .zone").first).to_be_visible()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", NOWHERE)
def test_what_is_not_there_says_so_and_leads_home(person: Person, path: str) -> None:
    page = person.go(path)
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(page.locator(".bar")).to_have_count(1)
    page.get_by_role("link", name="Go to the games.").click()
    expect(page.get_by_role("heading", name="Pentic")).to_be_visible()


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("day", "said"),
    [
        (BEFORE, "The first puzzles are those of 1 January 2026."),
        (datetime.date.max, "The puzzles of 31 December 9999 open on that day, at midnight UTC."),
    ],
)
def test_days_without_puzzles_say_so_and_lead_to_those_of_today(person: Person, day: datetime.date, said: str) -> None:
    """Which day it is, the house knows: clocks of devices go wrong by years."""
    person.expected.append("404")
    page = person.go(f"/puzzles/{day}")
    expect(page.get_by_role("alert")).to_have_text(said)
    expect(page.locator(".bar")).to_have_count(1)
    page.get_by_role("link", name="Puzzles of today").click()
    expect(page.get_by_role("heading", name="Pentic")).to_be_visible()


def test_a_moment_out_of_range_is_the_nearest_or_told(person: Person) -> None:
    person.sit_down("thirty-six", "me", "here")
    person.await_turn()
    table = person.page.url
    for move in ("-5", "first"):
        person.page.goto(f"{table}?move={move}")
        person.page.wait_for_url(f"{table}?move=0")
    person.page.goto(f"{table}?move=9999999999")
    expect(person.page.get_by_text("That moment is not shown again.").first).to_be_visible()


def test_the_first_day_leads_to_none_before(person: Person) -> None:
    page = person.go(f"/puzzles/{FIRST}")
    expect(page.get_by_role("link", name="The day after")).to_be_visible()
    expect(page.get_by_role("link", name="The day before")).to_have_count(0)

"""Pivot Pawns against the clock: alone to the end, and a round against a bot in which the bidding's clock runs out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.sheet import check_result

LONG = {"Thinking": "300", "Timer": "60", "Demonstration": "120"}
SHORT_BIDDING = {**LONG, "Timer": "15"}
ROUNDS = 15


def press(person: Person, name: str) -> None:
    person.buttons.and_(person.page.get_by_role("button", name=name, exact=True)).click()


def round_begins(person: Person, number: int) -> None:
    expect(person.page.locator(".dock .say").get_by_text(f"Round {number}: ")).to_be_visible()


def test_alone_to_the_end(person: Person, tmp_path: Path) -> None:
    person.sit_down("pivot-pawns", "me", **LONG)
    for number in range(1, ROUNDS + 1):
        round_begins(person, number)
        expect(person.page.get_by_role("timer", name="Thinking")).to_be_visible()
        if number % 5:
            press(person, "Give up")
        else:
            demonstrate(person)
    person.result.wait_for()
    check_result(person, "tokens", tmp_path)


def demonstrate(person: Person) -> None:
    """Bid a pivot, show one of the pawns' ways, and say so if it was the wrong one."""
    press(person, "Bid 1 pivot")
    expect(person.page.get_by_role("timer", name="Bidding")).to_be_visible()
    press(person, "Done")
    expect(person.page.get_by_role("timer", name="Demonstration")).to_be_visible()
    person.choosable.first.click()
    person.choosable.first.click()


def test_a_round_against_a_bot_in_which_a_clock_runs_out(person: Person) -> None:
    person.sit_down("pivot-pawns", "me", "gentle", **SHORT_BIDDING)
    round_begins(person, 1)
    press(person, "Bid 3 pivots")
    now = person.page.locator(".dock .say")
    mine, next_round = now.get_by_text("Show your solution"), now.get_by_text("Round 2: ")
    mine.or_(next_round).first.wait_for()  # the bot's own demonstration may be over before one has looked
    if mine.is_visible():
        expect(person.page.get_by_role("timer", name="Demonstration")).to_be_visible()
        press(person, "Concede")
        expect(now).to_contain_text("Give up this demonstration?")
        press(person, "Concede")
    round_begins(person, 2)
    expect(person.page.get_by_role("timer", name="Thinking")).to_be_visible()

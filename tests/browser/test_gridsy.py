"""Gridsy: alone with a finger on a phone to a complete grid, and in real time against a bot."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

from playwright.sync_api import CDPSession, Locator, expect

from parlour.core.game import find_game
from parlour.games.gridsy.strategy.solver import find_grid
from parlour.games.tic.deck import CARD
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person, read_attributes
from tests.browser.sheet import check_result
from tests.browser.test_phone import CARD_WIDTH, check_page, check_sizes
from tests.server.process import Process

WORDS = [find_game("gridsy").speaker().say(card) for card in CARD]
SIZE = 3
STEPS = 6


class Finger:
    """A finger on the glass; Chromium turns its touches into pointer events as a phone does."""

    def __init__(self, person: Person) -> None:
        self._page: CDPSession = person.context.new_cdp_session(person.page)

    def drag(self, thing: Locator, place: Locator) -> None:
        """Put the finger on a thing, move it to a place in steps, and lift it."""
        (x, y), (to_x, to_y) = middle(thing), middle(place)
        self._send("touchStart", x, y)
        for step in range(1, STEPS + 1):
            self._send("touchMove", x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
        self._send("touchEnd")

    def _send(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self._page.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tray(person: Person) -> Locator:
    return person.page.get_by_role("grid", name="Your tray").get_by_role("gridcell")


def middle_cards(person: Person) -> Locator:
    return person.page.get_by_role("grid", name="Middle").get_by_role("gridcell")


def read_cards(places: Locator) -> list[int]:
    """Read the cards in these places from their labels."""
    labels = read_attributes(places, "aria-label")
    return [WORDS.index(label.split(",")[0]) for label in labels if label.split(",")[0] in WORDS]


def held(person: Person) -> list[int]:
    """Read the cards in the tray."""
    return read_cards(tray(person))


def in_tray(person: Person, card: int) -> Locator:
    return tray(person).and_(person.page.get_by_role("gridcell", name=re.compile(f"^{WORDS[card]}")))


def cell(person: Person, number: int) -> Locator:
    place = f"row {number // SIZE + 1}, column {number % SIZE + 1}"
    grid = person.page.get_by_role("grid", name="Your grid")
    return grid.get_by_role("gridcell", name=re.compile(place))


def in_grid(person: Person, number: int, card: int) -> Locator:
    """A cell with its card, which has also arrived on the screen."""
    return cell(person, number).and_(person.page.get_by_role("gridcell", name=re.compile(WORDS[card])))


def lay(person: Person, finger: Finger, card: int, number: int) -> None:
    finger.drag(in_tray(person, card), cell(person, number))
    expect(in_grid(person, number, card)).to_have_count(1)


def find_solution(person: Person) -> tuple[int, ...]:
    """Take extra cards until the cards in the tray admit a grid; give one."""
    expect(tray(person)).to_have_count(SIZE * SIZE)
    while (grid := find_grid(SIZE, sum(1 << card for card in held(person))).grid) is None:
        count = tray(person).count()
        person.touch(person.page.get_by_role("gridcell", name=re.compile("^deck")))
        expect(tray(person)).to_have_count(count + 1)
    return grid


def test_alone_with_a_finger(people: People, server: Process, tmp_path: Path) -> None:
    """Extra cards until a grid exists; cards laid, exchanged and taken back by dragging; then the grid."""
    person = people(server, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.sit_down("gridsy", "me", Grid=str(SIZE))
    finger = Finger(person)
    solution = find_solution(person)
    check_page(person)
    for card in tray(person).all():
        check_sizes(card, CARD_WIDTH)
    first, second = solution[:2]
    lay(person, finger, first, 1)
    lay(person, finger, second, 0)
    finger.drag(cell(person, 1), cell(person, 0))
    expect(in_grid(person, 0, first)).to_have_count(1)
    expect(in_grid(person, 1, second)).to_have_count(1)
    finger.drag(cell(person, 1), tray(person).last)
    expect(in_tray(person, second)).to_have_count(1)
    for number, card in enumerate(solution[1:], 1):
        lay(person, finger, card, number)
        check_page(person)
    person.result.wait_for()
    expect(person.result.get_by_text(re.compile("^Solved with"))).to_be_visible()
    expect(person.result.get_by_text(re.compile(r"^Your best: \d+$"))).to_be_visible()
    expect(person.page.locator('[data-zone="grid-0"] g.nic')).to_have_count(0)
    check_result(person, "extra cards", tmp_path)


def test_in_real_time_against_a_bot(person: Person, tmp_path: Path) -> None:
    """Everybody is ready, the cards turn up, both players exchange and lay at once until one has a grid."""
    person.sit_down("gridsy", "me", "expert", Grid=str(SIZE), Rounds="1", Round_limit="2")
    person.buttons.filter(has_text="I am ready").click()
    expect(person.page.get_by_role("timer", name="Time: 2 minutes")).to_be_visible()
    tray(person).first.click()
    middle_cards(person).first.click()
    for number, card in enumerate(exchange_until_solvable(person)):
        press(in_tray(person, card))
        press(cell(person, number))
        expect(in_grid(person, number, card).or_(person.result).first).to_be_visible()
    person.result.wait_for()
    check_result(person, "rounds won", tmp_path)


def press(place: Locator) -> None:
    """Click a place if it is still there: the bot may have ended the round meanwhile."""
    place.evaluate_all("found => found[0]?.click()")


def exchange_until_solvable(person: Person) -> tuple[int, ...]:
    """Exchange cards with the middle until those in the tray admit a grid; return it, or () if the round is over."""
    while not person.result.is_visible():
        own, shared = held(person), read_cards(middle_cards(person))
        grid = find_grid(SIZE, sum(1 << card for card in own)).grid if len(own) == SIZE * SIZE else None
        if grid is not None:
            return grid
        given, taken = choose_exchange(own, shared) or (person.dice.choice(own), person.dice.choice(shared))
        press(in_tray(person, given))
        press(middle_cards(person).nth(shared.index(taken)))
        await_change(person, own, shared)
    return ()


def await_change(person: Person, own: list[int], shared: list[int]) -> None:
    """Wait until the tray or the middle holds other cards, or the round is over."""
    person.until(
        lambda: person.result.is_visible() or (held(person), read_cards(middle_cards(person))) != (own, shared)
    )


def choose_exchange(own: list[int], shared: list[int]) -> tuple[int, int] | None:
    """Return the card to give and the card to take after which the tray admits a grid; None if there is no such."""
    for given, taken in itertools.product(own, shared):
        if find_grid(SIZE, sum(1 << card for card in (*own, taken) if card != given)).grid is not None:
            return given, taken
    return None

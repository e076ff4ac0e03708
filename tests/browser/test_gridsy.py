"""Gridsy: alone with a finger on a phone to a complete grid, and in real time against a bot."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import CDPSession, Locator, expect

from parlour.core.game import find_game
from parlour.games.gridsy.strategy.solver import find_grid
from parlour.games.tic.deck import CARD
from parlour.server.model.seats import NAMES
from tests.browser.conftest import People
from tests.browser.person import CHOOSABLE, PHONE, Person, read_attributes
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


def held(person: Person) -> list[int]:
    """The cards in the tray, read from their labels."""
    labels = read_attributes(tray(person), "aria-label")
    return [WORDS.index(label.split(",")[0]) for label in labels if label.split(",")[0] in WORDS]


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
    """Everybody is ready, the cards turn up, both lay and exchange at once; the bot's hands are faster.

    Some deals have no grid for anybody: then the round ends with its time, and another is needed.
    """
    person.sit_down("gridsy", "me", "expert", Grid=str(SIZE), Rounds="1", Round_limit="2")
    for number in (1, 2, 3):
        person.buttons.filter(has_text="I am ready").click()
        expect(person.page.get_by_role("timer", name="Time: 2 minutes")).to_be_visible()
        exchange(person)
        person.wanted = person.page.get_by_role("grid", name="Your grid").get_by_role("gridcell", name=CHOOSABLE)
        ended = re.compile(f"({'|'.join(NAMES)}) won round {number}|Round {number} has no winner")
        expect(person.result.or_(person.page.locator(".dock .say").get_by_text(ended))).to_be_visible()
        if person.result.is_visible():
            break
    check_result(person, "rounds won", tmp_path)


def exchange(person: Person) -> None:
    """Swap the first card of the tray with the first of the middle."""
    shared = person.page.get_by_role("grid", name="Middle").get_by_role("gridcell")
    mine = tray(person).first
    mine.click()
    shared.first.click()
    expect(person.page.get_by_role("grid", name="Your tray")).to_be_visible()

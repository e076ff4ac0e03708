"""Two fingers: each does its own, and the one that holds a card alone says where it goes."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import People
from tests.browser.person import CHOOSABLE, PHONE, Person
from tests.server.process import Process

Point = tuple[float, float]


class Hand:
    """Fingers on a screen, by their numbers."""

    def __init__(self, person: Person) -> None:
        self._wire: CDPSession = person.context.new_cdp_session(person.page)
        self._down: dict[int, Point] = {}

    def put(self, finger: int, at: Point) -> None:
        self._down[finger] = at
        self._send("touchStart")

    def move(self, finger: int, at: Point) -> None:
        self._down[finger] = at
        self._send("touchMove")

    def lift(self, finger: int) -> None:
        del self._down[finger]
        self._send("touchEnd")

    def _send(self, kind: str) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in self._down.items()]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_finger_does_not_play_the_card_the_first_one_holds(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit_down("pentic", "me", "gentle", Start="0")
    assert person.await_turn()
    piles = person.page.get_by_role("grid", name="The nine piles").get_by_role("gridcell")
    fingers, card = Hand(person), person.hand.and_(person.choosable).first
    x, y = middle(card)
    fingers.put(0, (x, y))
    fingers.move(0, (x, y - 30))
    open_piles = person.page.get_by_role("grid", name="The nine piles").get_by_role("gridcell", name=CHOOSABLE)
    expect(open_piles.nth(1)).to_be_visible()
    keys = [pile.get_attribute("data-target") for pile in open_piles.all()]
    meant, other = (piles.and_(person.page.locator(f'[data-target="{key}"]')) for key in (keys[0], keys[-1]))
    before = other.get_attribute("data-ids")
    fingers.move(0, middle(meant))
    fingers.put(1, middle(other))
    fingers.lift(1)
    lies = meant.get_attribute("data-ids")
    fingers.lift(0)
    person.until(lambda: meant.get_attribute("data-ids") != lies)
    assert other.get_attribute("data-ids") == before

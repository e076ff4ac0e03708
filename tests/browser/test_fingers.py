"""Two fingers: each does its own, and the one that holds a card alone says where it goes."""

from __future__ import annotations

import json

from playwright.sync_api import CDPSession, Locator

from tests.browser.conftest import People
from tests.browser.person import CHOOSABLE, PHONE, Person, read_attributes
from tests.server.process import Process

Point = tuple[float, float]


class Hand:
    """Fingers on a screen, by their numbers."""

    def __init__(self, person: Person) -> None:
        self._wire: CDPSession = person.context.new_cdp_session(person.page)
        self._down: dict[int, Point] = {}

    def put(self, finger: int, at: Point) -> None:
        self._down[finger] = at
        self._send("touchStart", self._down)

    def move(self, finger: int, at: Point) -> None:
        self._down[finger] = at
        self._send("touchMove", self._down)

    def lift(self, finger: int) -> None:
        self._send("touchEnd", {finger: self._down.pop(finger)})

    def _send(self, kind: str, fingers: dict[int, Point]) -> None:
        """Send a touch: at its end of the fingers that are lifted, otherwise of all that are down."""
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in fingers.items()]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_finger_does_not_play_the_card_the_first_one_holds(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE, has_touch=True, is_mobile=True)
    sent: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    person.sit_down("pentic", "me", "gentle", Start="0")
    assert person.await_turn()
    piles = person.page.get_by_role("grid", name="The nine piles").get_by_role("gridcell")
    fingers, card = Hand(person), person.hand.and_(person.choosable).first
    x, y = middle(card)
    fingers.put(0, (x, y))
    fingers.move(0, (x, y - 30))
    open_piles = person.page.get_by_role("grid", name="The nine piles").get_by_role("gridcell", name=CHOOSABLE)
    open_piles.first.wait_for()
    keys = read_attributes(open_piles, "data-target")
    meant = piles.and_(person.page.locator(f'[data-target="{keys[0]}"]'))
    others = [key for key in (*keys[::-1], *read_attributes(piles, "data-target")) if key != keys[0]]
    fingers.move(0, middle(meant))
    fingers.put(1, middle(piles.and_(person.page.locator(f'[data-target="{others[0]}"]'))))
    fingers.lift(1)
    fingers.lift(0)
    person.until(lambda: bool(acts(sent)))
    assert [act.split()[-1] for act in acts(sent)] == [str(keys[0]).removeprefix("p")], "on the first finger's pile"


def acts(sent: list[str]) -> list[str]:
    frames = map(json.loads, sent)
    return [frame["action"] for frame in frames if frame["do"] == "act"]

"""Hints for positions in editors: by what the seat may know, for nobody who plays such a match, and one at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parlour.core.conformance.random_play import play_at_random
from parlour.core.conformance.worlds import imagine
from parlour.core.contract import Advice
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game, games, legal_actions
from parlour.core.match import Match
from parlour.protocol.editing import EditWish, HintWish
from parlour.server.base.errors import HintRefused, Unavailable
from parlour.server.shelf.advising import PositionHints, Question, open_question
from parlour.server.shelf.editing import edit_position
from tests.server.browser import Browser, Json
from tests.server.conftest import Serving
from tests.server.device import Database, opened

pytestmark = pytest.mark.anyio
NAMES = tuple(games())


def start_of(name: str) -> dict[str, Any]:
    return edit_position(name, EditWish(players=max(2, find_game(name).rules.players[0]))).position


async def hint(browser: Browser, name: str, position: object, **more: Any) -> tuple[int, Json]:
    answer = await browser.post(f"/api/games/{name}/hint", {"position": position, **more})
    return answer.status_code, answer.json()


def question_of(name: str, position: dict[str, Any], seat: int | None = None) -> Question:
    found = open_question(name, HintWish(position, seat))
    assert isinstance(found, Question)
    return found


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", NAMES)
async def test_a_hint_is_a_legal_action_and_its_places_are_those_of_the_editor(serving: Serving, name: str) -> None:
    async with serving(hint_ms=20) as server:
        position = start_of(name)
        status, found = await hint(server.browser(), name, position)
    assert status == 200, found
    match = Match.load(find_game(name), position)
    assert found["seat"] in match.seats_to_act()
    assert found["choice"] is None or found["choice"]["text"] in {
        match.game.rules.actions.text(action) for action in match.actions(found["seat"])
    }
    board = edit_position(name, EditWish(position=position)).board
    assert board is not None
    assert {*found.get("spots", ())} <= {spot.id for spot in board.spots}


async def test_a_device_gives_hints_without_a_server() -> None:
    async with opened(Database()) as device:
        status, found = await device.ask("POST", "/api/games/pentic/hint", {"position": start_of("pentic")})
    assert (status, len(found["spots"])) == (200, 2), found


class Heard:
    """Bots that note what they are given, and advise the first action once they are let go."""

    def __init__(self) -> None:
        self.views: list[bytes] = []
        self.go = asyncio.Event()
        self.fault = ""

    async def advise(self, game: Game, view: Any, seat: int, *_: Any) -> Advice:
        self.views.append(view.tobytes())
        await self.go.wait()
        if self.fault == "no_answer":
            raise TimeoutError
        if self.fault == "cheat":
            return Advice(next(action for action in range(999) if action not in legal_actions(game, view, seat)))
        return Advice(legal_actions(game, view, seat)[0], ahead=0.12345)


class Shared:
    """What a table's services are asked for here."""

    def __init__(self, plays: str = "") -> None:
        self.thinking = Heard()
        self.settings = type("Settings", (), {"hint_ms": 5})
        self.plays = plays

    async def is_playing(self, guest: str, game: str, seats: int) -> bool:
        return (guest, game, seats) == (self.plays, "pentic", 2)


@pytest.mark.parametrize("name", ["pentic", "tic-squared", "tyramid", "gridsy", "mismemory", "grannys-pills"])
async def test_bots_are_given_nothing_that_the_seat_does_not_know(name: str) -> None:
    """Two positions that differ in hidden things only are the same question, with the same answer."""
    match = Match.start(find_game(name), 2, seed=bytes(32))
    seat = match.seats_to_act()[0]
    worlds = [imagine(match, seat, new_dice(number)) for number in (1, 2)]
    positions = [match.game.position(world.state) for world in worlds]
    assert positions[0] != positions[1]
    hints = PositionHints(shared := Shared())  # type: ignore[arg-type]
    shared.thinking.go.set()
    found = [await hints.find_hint(Question(Match.load(match.game, it), seat), None, "") for it in positions]
    assert shared.thinking.views[0] == shared.thinking.views[1]
    assert found[0] == found[1]


async def test_who_plays_such_a_match_with_others_gets_no_hint() -> None:
    hints = PositionHints(shared := Shared(plays="a"))  # type: ignore[arg-type]
    shared.thinking.go.set()
    question = question_of("pentic", start_of("pentic"))
    with pytest.raises(HintRefused) as refused:
        await hints.find_hint(question, "a", "")
    assert (refused.value.code, shared.thinking.views) == ("fair-play", [])
    for guest in ("b", None):
        assert (await hints.find_hint(question, guest, "")).choice is not None


async def test_a_new_question_of_a_guest_ends_the_one_before_and_nobody_elses() -> None:
    hints = PositionHints(shared := Shared())  # type: ignore[arg-type]
    question = question_of("pentic", start_of("pentic"))
    tasks = []
    for number, guest in enumerate(("a", "b", None, None, "a"), 1):
        tasks.append(asyncio.create_task(hints.find_hint(question, guest, "")))
        while len(shared.thinking.views) < number:
            await asyncio.sleep(0)
    with pytest.raises(HintRefused) as refused:
        await asyncio.wait_for(tasks[0], 30)
    assert refused.value.code == "stale"
    shared.thinking.go.set()
    later = await asyncio.gather(*tasks[1:])
    assert all(hint.choice for hint in later)


async def test_wrong_and_finished_positions_are_answered_with_what_they_are(serving: Serving) -> None:
    async with serving(hint_ms=20) as server:
        browser, position = server.browser(), start_of("pentic")
        wrong = position | {"deck": position["deck"][1:]}
        status, found = await hint(browser, "pentic", wrong)
        assert (status, found.get("choice")) == (200, None)
        assert found["problem"]["code"] == "bad_position"
        status, found = await hint(browser, "pentic", finished("pentic"))
        assert (status, found.get("seat"), found.get("problem")) == (200, None, None)
        status, found = await hint(browser, "pentic", position, seat=1 - position["turn"])
        assert (status, found["field"]) == (400, "seat")
        assert (await hint(browser, "chess", position))[0] == 404


def finished(name: str) -> dict[str, Any]:
    match = Match.start(find_game(name), 2, seed=bytes(32))
    play_at_random(match, new_dice(1))
    assert match.over
    return match.game.position(match.state)


@pytest.mark.parametrize("broken", ["no_answer", "cheat"])
async def test_bots_that_fail_are_said_to_be_busy(broken: str) -> None:
    hints = PositionHints(shared := Shared())  # type: ignore[arg-type]
    shared.thinking.go.set()
    shared.thinking.fault = broken
    with pytest.raises(Unavailable):
        await hints.find_hint(question_of("pentic", start_of("pentic")), None, "")

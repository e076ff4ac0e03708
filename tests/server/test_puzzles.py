"""Puzzles over HTTP: a list a day, what comes of actions, help, and nothing kept."""

from __future__ import annotations

import asyncio
import threading

import pytest

from parlour.protocol.puzzles import DailyPuzzles
from tests.server.conftest import Running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]
DAY = "/api/puzzles/2026-02-26"
PENTIC = f"{DAY}/pentic"


async def test_a_day_has_a_puzzle_for_each_game_but_one_and_tells_no_answer(shared: Running) -> None:
    day = (await shared.browser().get(DAY)).json()
    assert day["date"] == "2026-02-26"
    assert [puzzle["game"] for puzzle in day["puzzles"]] == [
        "thirty-six",
        "grannys-pills",
        "gridsy",
        "pentic",
        "pivot-pawns",
        "queen-of-the-ticcitories",
        "tic-squared",
        "tyramid",
    ]
    assert day["puzzles"][3]["goal"] == ["puzzle-goal", {}]
    assert (await shared.browser().get("/api/puzzles/today")).json()["date"] == day["today"]


async def test_only_the_best_solves_and_what_falls_short_does_not_tell_it(shared: Running) -> None:
    browser = shared.browser()
    begun = (await browser.post(PENTIC, {})).json()
    assert (begun["reached"], begun["solved"], begun["over"]) == (None, False, False)
    (view,) = begun["views"]
    assert all("face" not in piece for piece in view["scene"]["pieces"] if piece["zone"] == "hand-1")
    helped = (await browser.post(f"{PENTIC}/help", {})).json()["choice"]
    action, path = helped["text"], helped["path"]
    assert helped["label"], "for those who do not see what is pointed at"
    assert path == next(choice["path"] for choice in view["actions"] if choice["text"] == action)
    solved = (await browser.post(PENTIC, {"taken": [action]})).json()
    assert (solved["reached"], solved["solved"], solved["over"]) == (50, True, True)
    assert solved["views"][0]["events"], "what was done is told"
    worse = next(choice["text"] for choice in view["actions"] if choice["text"] != action)
    short = (await browser.post(PENTIC, {"taken": [worse]})).json()
    assert short["reached"] < 50
    assert (short["solved"], short["over"]) == (False, True)
    assert "50" not in str({name: value for name, value in short.items() if name != "views"})
    assert (await browser.post(f"{PENTIC}/help", {"taken": [worse]})).json() == {"choice": None}


async def test_others_answer_at_once_and_only_what_is_new_is_shown(shared: Running) -> None:
    browser, taken = shared.browser(), list[str]()
    where = f"{DAY}/thirty-six"
    over = False
    while not over:
        taken.append((await browser.post(f"{where}/help", {"taken": taken})).json()["choice"]["text"])
        found = (await browser.post(where, {"taken": taken, "seen": len(taken) - 1})).json()
        over = found["over"]
        assert len(found["views"]) == (1 if over else 2), "the solver's turn, and the other's"
    assert (found["reached"], found["solved"]) == (3, True)
    again = (await browser.post(where, {"taken": taken[:1], "seen": 1})).json()
    assert len(again["views"]) == 1, "where it stands, once it was shown"


async def test_the_referee_answers_on_the_way(shared: Running) -> None:
    browser = shared.browser()
    assert (await browser.post(f"{PENTIC}/ask", {"ask": {"do": "moves"}})).json()["actions"]
    card = (await browser.post(PENTIC, {})).json()["views"][0]["actions"][0]["path"][0]
    why = {"ask": {"do": "why", "id": "a", "seat": 0, "path": [card, card]}}
    assert (await browser.post(f"{PENTIC}/ask", why)).json()["is"] == "because"


async def test_what_is_not_there_is_refused(shared: Running) -> None:
    browser = shared.browser()
    assert (await browser.get("/api/puzzles/2999-01-01")).status_code == 404
    assert (await browser.get("/api/puzzles/yesterday")).status_code == 404
    assert (await browser.post(f"{DAY}/mismemory", {})).status_code == 404
    assert (await browser.post(f"{DAY}/chess", {})).status_code == 404
    assert (await browser.post(PENTIC, {"taken": ["pass"]})).status_code == 400
    assert (await browser.post(PENTIC, {"taken": ["dance"]})).status_code == 400
    assert (await browser.post(f"{PENTIC}/ask", {})).status_code == 400


async def test_whoever_asks_for_many_days_waits_alone(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, made = shared.browser(), threading.Event()
    await browser.make("pentic", "here", "here")

    def slow(day: str) -> DailyPuzzles:
        made.wait()
        return DailyPuzzles(day, day, ())

    monkeypatch.setattr("parlour.server.operations.puzzles.puzzles_of_day", slow)
    asked = [asyncio.create_task(browser.get(f"/api/puzzles/2026-01-{day:02}")) for day in range(10, 22)]
    try:
        await asyncio.sleep(0.1)
        assert (await browser.get("/api/tables")).json(), "what others ask for is read meanwhile"
        assert not any(each.done() for each in asked), "they wait"
    finally:
        made.set()
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


# --- practice

PRACTICE = "/api/puzzles/puzzle-2-1"


async def test_practice_is_told_solved_and_helped_with_as_the_puzzles_of_days_are(shared: Running) -> None:
    browser = shared.browser()
    told = (await browser.get(f"{PRACTICE}/pentic")).json()
    assert (told["game"], told["goal"], told["rating"]) == ("pentic", ["puzzle-goal", {}], 2)
    choice = (await browser.post(f"{PRACTICE}/pentic/help", {})).json()["choice"]
    solved = (await browser.post(f"{PRACTICE}/pentic", {"taken": [choice["text"]]})).json()
    assert (solved["solved"], solved["over"]) == (True, True)
    assert (await browser.post(f"{PRACTICE}/pentic/ask", {"ask": {"do": "moves"}})).json()["actions"]
    of_day = (await browser.get(f"{DAY}/pentic")).json()
    assert of_day in (await browser.get(DAY)).json()["puzzles"]


@pytest.mark.parametrize(
    ("which", "game", "field"),
    [
        ("chess-1-1", "pentic", "kind"),
        ("border-1-1", "pentic", "kind"),
        ("puzzle-8-1", "pentic", "difficulty"),
        ("puzzle--1-1", "pentic", "difficulty"),
        ("puzzle-x-1", "pentic", "difficulty"),
        ("puzzle-1--1", "pentic", "number"),
        ("puzzle-1-0", "pentic", "number"),
        ("puzzle-1-01", "pentic", "number"),
        ("puzzle-1-1000000", "pentic", "number"),
        ("puzzle-1", "pentic", "number"),
        ("puzzle-1-1", "mismemory", "kind"),
        ("puzzle-1-1", "chess", "game"),
    ],
)
async def test_practice_that_is_not_there_is_refused_by_the_field(
    shared: Running, which: str, game: str, field: str
) -> None:
    browser = shared.browser()
    for answer in (
        await browser.get(f"/api/puzzles/{which}/{game}"),
        await browser.post(f"/api/puzzles/{which}/{game}", {}),
    ):
        assert (answer.status_code, answer.json()["field"]) == (404, field)

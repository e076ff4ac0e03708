"""Lessons over HTTP: drawn once for everybody, and questions about their positions answered from the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import Running, start

pytestmark = pytest.mark.anyio
LESSON = "/api/games/pentic/lesson"


async def test_a_lesson_shows_every_step_and_what_comes_of_it(shared: Running) -> None:
    steps = (await shared.browser().get(LESSON)).json()["steps"]
    assert len(steps) >= 3
    for step in steps:
        assert step["view"]["seat"] == 0
        texts = {choice["text"] for choice in step["view"]["actions"]}
        for right in step["take"]:
            assert right["action"] in texts
            assert right["views"][0]["events"], "what was done is told"
    assert steps[0]["take"][0]["views"][-1]["scene"] == steps[1]["view"]["scene"], "it goes on where it was"


async def test_a_lesson_shows_no_hand_but_the_pupils(shared: Running) -> None:
    view = (await shared.browser().get(LESSON)).json()["steps"][0]["view"]
    shown = [piece for piece in view["scene"]["pieces"] if piece["zone"] == "hand-1"]
    assert shown
    assert all("face" not in piece for piece in shown)


async def test_the_referee_answers_about_a_step(shared: Running) -> None:
    browser = shared.browser()
    steps = (await browser.get(LESSON)).json()["steps"]
    card = steps[0]["view"]["actions"][0]["path"][0]
    why = {"do": "why", "id": "a", "seat": 0, "path": [card, card]}
    assert (await browser.post(f"{LESSON}/0", why)).json()["is"] == "because"
    action = steps[1]["take"][0]["action"]
    foresee = {"do": "foresee", "seat": 0, "seq": 0, "actions": [action]}
    assert (await browser.post(f"{LESSON}/1", foresee)).json()["brings"][0]["action"] == action
    assert (await browser.post(f"{LESSON}/1", {"do": "moves"})).json()["actions"]
    tried = await browser.post(f"{LESSON}/0", {"do": "try", "seat": 0, "actions": [action]})
    assert tried.json() == {"is": "tried", "seq": 0, "attempt": None}


async def test_there_is_no_other_step_no_other_lesson_and_nothing_else_to_ask(shared: Running) -> None:
    browser = shared.browser()
    assert (await browser.get("/api/games/chess/lesson")).status_code == 404
    assert (await browser.get("/api/games/quickdraw/lesson")).status_code == 404
    for step in ("8", "-1", "x"):
        assert (await browser.post(f"{LESSON}/{step}", {"do": "moves"})).status_code == 404, step
    for wrong in ({"do": "act", "id": "a", "seat": 0, "action": "pass", "seq": 0}, {"do": "moves", "more": 1}, []):
        assert (await browser.post(f"{LESSON}/0", wrong)).status_code == 400


async def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async with start(tmp_path, frames_per_20_s=3) as server:
        browser = server.browser()
        answers = [await browser.post(f"{LESSON}/0", {"do": "moves"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["Retry-After"]) > 0

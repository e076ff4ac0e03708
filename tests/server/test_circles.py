"""Circles: what the server judged of the day's puzzles is seen by friends, and nothing of how they are solved."""

from __future__ import annotations

import datetime

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import find_game
from parlour.core.puzzles import SOLVER
from parlour.puzzles import puzzle_of, solution_of, start_puzzle, today
from parlour.server.storage.circles import MOST_CIRCLES, MOST_MEMBERS, Judged, count_streak
from parlour.server.storage.schema import ATTEMPTS, CIRCLES, MEMBERS
from tests.server.browser import Browser, Json
from tests.server.conftest import Running
from tests.server.test_operators import run

pytestmark = pytest.mark.anyio
GAME = "pentic"
WHERE = f"/api/puzzles/today/{GAME}"


def right_answer() -> list[str]:
    """What the solver does in the best answer to today's puzzle."""
    puzzle = puzzle_of(find_game(GAME), today())
    actions = puzzle.game.rules.actions
    return [actions.text(action) for seat, action in solution_of(puzzle) if seat == SOLVER]


async def wrong_answer(browser: Browser) -> list[str]:
    """An answer that ends and does not solve today's puzzle; asking for it is one."""
    puzzle = puzzle_of(find_game(GAME), today())
    for choice in start_puzzle(puzzle).choices(SOLVER):
        found = (await browser.post(WHERE, {"taken": [choice.text]})).json()
        if found["over"] and not found["solved"]:
            return [choice.text]
    raise AssertionError("every answer is right")


async def begin(browser: Browser, name: str = "Ada") -> str:
    answer = await browser.post("/api/circles", {"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["circle"])


async def enter(browser: Browser, circle: str, name: str = "Gwen") -> None:
    answer = await browser.post(f"/api/circles/{circle}/join", {"name": name})
    assert answer.status_code == 201, answer.text


async def seen(browser: Browser, circle: str) -> dict[str, Json]:
    """The members by name, as a browser sees them."""
    found = (await browser.get(f"/api/circles/{circle}")).json()
    assert found["days"][0] == today().isoformat()
    return {member["name"]: member for member in found["members"]}


async def test_friends_see_who_solved_and_after_how_many_answers(server: Running) -> None:
    ada, gwen, stranger = server.browser(), server.browser(), server.browser()
    wrong = await wrong_answer(stranger)
    circle = await begin(ada)
    await enter(gwen, circle)
    for _ in range(2):
        assert (await gwen.post(WHERE, {"taken": wrong})).json()["over"]
    assert (await ada.post(WHERE, {"taken": right_answer()})).json()["solved"]
    for taken in (right_answer(), wrong, right_answer()):
        await gwen.post(WHERE, {"taken": taken})
    found = await seen(stranger, circle)
    day = today().isoformat()
    result = {"day": day, "game": GAME, "solved": True, "helped": False}
    assert found["Ada"] == {"name": "Ada", "mine": False, "streak": 1, "results": [{**result, "answers": 1}]}
    assert found["Gwen"]["results"] == [{**result, "answers": 2}], (
        "one sent twice counts once, and none after the right"
    )
    assert found["Gwen"]["streak"] == 0
    assert (await seen(gwen, circle))["Gwen"]["mine"]
    assert (await gwen.get("/api/circles")).json() == {"circles": [{"circle": circle, "names": ["Ada", "Gwen"]}]}


async def test_help_is_told_and_ends_a_streak(server: Running) -> None:
    ada = server.browser()
    circle = await begin(ada)
    await ada.post(f"{WHERE}/help", {})
    await ada.post(WHERE, {"taken": right_answer()})
    (result,) = (await seen(ada, circle))["Ada"]["results"]
    assert (result["solved"], result["answers"], result["helped"]) == (True, 1, True)
    assert (await seen(ada, circle))["Ada"]["streak"] == 0


async def test_what_is_answered_elsewhere_in_time_or_by_others_counts_nothing(server: Running) -> None:
    ada, stranger = server.browser(), server.browser()
    await ada.post(WHERE, {"taken": right_answer()})
    circle = await begin(ada)
    yesterday = (today() - datetime.timedelta(days=1)).isoformat()
    await ada.post(f"/api/puzzles/{yesterday}/{GAME}/help", {})
    await ada.post(WHERE, {"taken": []})
    await stranger.post(WHERE, {"taken": right_answer()})
    assert (await seen(ada, circle))["Ada"]["results"] == []
    count = sa.select(sa.func.count()).select_from(ATTEMPTS)
    assert await server.tables.store.read(lambda db: db.execute(count).scalar_one()) == 0


async def test_two_worlds_that_differ_in_what_was_played_look_the_same(server: Running) -> None:
    """A friend sees the same of two wrong answers, whatever they were, and no action anywhere."""
    ada = server.browser()
    circle = await begin(ada)
    wrong = await wrong_answer(server.browser())
    await ada.post(WHERE, {"taken": wrong})
    text = (await server.browser().get(f"/api/circles/{circle}")).text
    forge = ATTEMPTS.update().values(latest="another")
    await server.tables.store.write(lambda db: db.execute(forge))
    assert (await server.browser().get(f"/api/circles/{circle}")).text == text
    assert wrong[0] not in text
    guest = server.tables.guests.find_guest(ada.http.cookies.get("parlour_guest"))
    assert guest is not None
    assert guest.hash not in text


async def test_who_leaves_and_who_is_forgotten_is_seen_no_more(server: Running) -> None:
    ada, gwen = server.browser(), server.browser()
    circle = await begin(ada)
    await enter(gwen, circle)
    for browser in (ada, gwen):
        await browser.post(WHERE, {"taken": right_answer()})
    assert (await gwen.post(f"/api/circles/{circle}/leave")).json() == {"circles": []}
    assert list(await seen(ada, circle)) == ["Ada"]
    assert (await ada.post("/api/you/forget")).is_success
    assert (await gwen.get(f"/api/circles/{circle}")).status_code == 404, "the last has gone"
    for table in (CIRCLES, MEMBERS, ATTEMPTS):
        found = await server.tables.store.read(lambda db, table=table: db.execute(sa.select(table)).all())
        assert found == []


async def test_circles_and_members_have_limits_and_names_are_looked_at(server: Running) -> None:
    ada = server.browser()
    circle = await begin(ada)
    for _ in range(MOST_MEMBERS - 1):
        await enter(server.browser(), circle)
    assert (await server.browser().post(f"/api/circles/{circle}/join", {})).status_code == 429
    await enter(ada, circle, "Adele")
    assert "Adele" in await seen(ada, circle)
    for _ in range(MOST_CIRCLES - 1):
        await begin(ada)
    assert (await ada.post("/api/circles", {})).status_code == 429
    assert (await ada.post("/api/circles/nowhere/join", {})).status_code == 404
    answer = await ada.post("/api/circles", {"name": " "})
    assert (answer.status_code, answer.json()["field"]) == (400, "name")
    run("word", "remove", "foul", database=server.tables.settings.database)
    await server.tables.notices.follow()
    answer = await ada.post(f"/api/circles/{circle}/join", {"name": "foul"})
    assert (answer.status_code, answer.json()["code"]) == (400, "word")


async def test_in_kid_mode_nobody_begins_or_enters_a_circle(server: Running) -> None:
    circle = await begin(server.browser())
    run("kids", "on", database=server.tables.settings.database)
    await server.tables.notices.follow()
    for path in ("/api/circles", f"/api/circles/{circle}/join"):
        answer = await server.browser().post(path, {"name": "Ada"})
        assert (answer.status_code, answer.json()["code"]) == (403, "kids")


@given(
    days=st.lists(st.tuples(st.integers(0, 9), st.integers(1, 2), st.booleans(), st.booleans()), max_size=12),
)
def test_a_streak_is_the_run_of_good_days_up_to_today_or_yesterday(days: list[tuple[int, int, bool, bool]]) -> None:
    now = datetime.date(2026, 11, 28)
    judged = [
        Judged("a", (now - datetime.timedelta(days=ago)).isoformat(), GAME, answers, solved, helped)
        for ago, answers, solved, helped in days
    ]
    good = {ago for ago, answers, solved, helped in days if answers == 1 and solved and not helped}
    first = 0 if 0 in good else 1
    expected = next(length for length in range(12) if first + length not in good)
    assert count_streak(judged, now) == expected

"""How people play: their first actions and the time they think, of rated matches that are over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.core.facts import Fact, say
from parlour.core.game import find_game
from parlour.ratings.results import Player, Pool, Result, share_of
from parlour.server.people.habits import MOST_OPENINGS, draw_habits
from parlour.server.table.results import MOST_THOUGHT_MS
from tests.server.browser import Browser, Json, Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving
from tests.server.test_ratings import RATED, finish, person_page, results_of, run, until

pytestmark = pytest.mark.anyio
CAP_S = MOST_THOUGHT_MS // 1000


async def choose(time: HandTime, live: Live, seat: int, colour: int, after_s: float) -> None:
    """Choose a colour after some time."""
    while not live.view.get("actions"):
        await live.hear()
    await time.advance(after_s * 1000)
    assert (await live.act(seat, f"chooseColour {colour}"))["is"] == "ack"


async def play(time: HandTime, host: Browser, friend: Browser, *colours: tuple[int, float], ends: bool = True) -> str:
    """Begin a rated match: the friend, then the host chooses a colour after so many seconds; the host resigns."""
    table = await host.make_with(friend, terms=RATED, options={"start": 1})
    async with host.live(table, 1) as mine, friend.live(table, 0) as other:
        await mine.until_playing()
        for (colour, after_s), (live, seat) in zip(colours, ((other, 0), (mine, 1)), strict=False):
            await choose(time, live, seat, colour, after_s)
        if ends:
            assert (await mine.ask("resign", 1))["is"] == "ack"
    return table


async def habits(browser: Browser, matches: int) -> list[Json]:
    """Read the habits on a person's page once so many matches are settled."""

    async def settled() -> Any:
        found = await person_page(browser)
        return found["habits"] if sum(each["matches"] for each in found["habits"]) == matches else None

    return list(await until(settled))


def colour(letter: str) -> list[Any]:
    return ["play-colour", {"colour": letter}]


async def test_first_actions_and_time_are_shown_of_rated_matches_that_are_over(serving: Serving) -> None:
    time = HandTime()
    async with serving(time=time) as server:
        host, friend = server.browser(), server.browser()
        await play(time, host, friend, (2, 7), (1, 20))
        (mine,), (other,) = await habits(host, 1), await habits(friend, 1)
        letters = [fact.args["colour"] for fact in map(find_game("thirty-six").table.opening, _colours()) if fact]
        assert mine["openings"] == [{"what": colour(str(letters[1])), "matches": 1, "won": 0.0}]
        assert other["openings"] == [{"what": colour(str(letters[2])), "matches": 1, "won": 1.0}]
        assert (mine["game"], mine["spent_s"], other["spent_s"]) == ("thirty-six", 20, 7)
        await play(time, host, friend, (2, 1), (0, 1), ends=False)
        casual = await host.make_with(friend, options={"start": 1})
        async with friend.live(casual, 0) as live:
            await live.until_playing()
            await choose(time, live, 0, 0, 1)
            await live.ask("resign", 0)
        assert await habits(friend, 1) == [other], "of others nothing is said"


def _colours() -> list[int]:
    actions = find_game("thirty-six").rules.actions
    return [actions.read(f"chooseColour {number}") for number in range(3)]


async def test_an_hour_between_two_actions_counts_for_minutes(serving: Serving) -> None:
    time = HandTime()
    async with serving(time=time, silence_ms=10**9) as server:
        host, friend = server.browser(), server.browser()
        await play(time, host, friend, (2, 3600), (1, 30))
        assert (await habits(friend, 1))[0]["spent_s"] == CAP_S
        assert (await habits(host, 1))[0]["spent_s"] == 30


async def test_recomputed_they_are_the_same_and_forgotten_they_are_gone(serving: Serving, tmp_path: Path) -> None:
    time = HandTime()
    async with serving(time=time) as server:
        host, friend = server.browser(), server.browser()
        await play(time, host, friend, (2, 7), (1, 20))
        before = await habits(friend, 1), await results_of(server)
        assert before[1][0].openings == ("chooseColour 2", "chooseColour 1")
        await server.tables.store.write(blank)
        assert (await person_page(friend))["habits"][0]["openings"] == []
        await asyncio.to_thread(run, "--recompute", "--database", str(tmp_path / "parlour.db"))
        assert (await habits(friend, 1), await results_of(server)) == before
        person = (await person_page(host))["person"]
        assert (await host.post("/api/you/forget")).status_code == 200
        assert (await server.browser().get(f"/api/people/{person}")).status_code == 404
        assert await habits(friend, 1) == before[0]


def blank(connection: Any) -> None:
    connection.exec_driver_sql("UPDATE places SET opening = '', spent_ms = 0")


async def test_who_took_no_action_has_no_opening(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    await play(HandTime(), host, friend)
    assert (await habits(host, 1))[0]["openings"] == []


async def test_what_a_bot_did_is_nobodys_opening_also_in_the_seat_of_somebody_who_left(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link", "bot:gentle", terms=RATED, options={"start": 1})
    await friend.join(table, 1, "Gwen")
    async with host.live(table, 0) as live, friend.live(table, 1) as other:
        await other.until_playing()
        await other.ask("leave", 1)
        await live.until(1)
        await finish(live)
    found = next(one for one in await until(lambda: results_of(shared, Pool("thirty-six", 3))) if one.match == table)
    assert found.openings[0].startswith("chooseColour") and found.openings[1:] == ("", "")
    assert found.spent_ms[0] > 0 and found.spent_ms[1:] == (0, 0)


def result(game: str, *openings: str, ranks: tuple[int, ...] = (0, 1), number: int = 0) -> Result:
    players = tuple(map(Player, "abcd"[: len(ranks)]))
    return Result(f"m{number}", game, number, players, ranks, ("",) * len(ranks), openings, (1_000,) * len(ranks))


def test_only_the_favourites_are_listed_the_most_frequent_first() -> None:
    played = ["chooseColour 0", *["chooseColour 1"] * 2, *["chooseColour 2"] * 3]
    found = [result("thirty-six", text, "", number=number) for number, text in enumerate(played)]
    (habit,) = draw_habits(found, "a")
    assert [opening.matches for opening in habit.openings] == [3, 2, 1] and len(habit.openings) <= MOST_OPENINGS
    assert (habit.matches, habit.spent_s) == (6, 6)


def test_what_cannot_be_compared_is_left_out() -> None:
    found = [
        result("pentic", "play 3Xo 1", "pass"),
        result("unknown-game", "play 3Xo 1", ""),
        result("thirty-six", "of another edition", ""),
        result("thirty-six", "pass", ""),
    ]
    assert [habit.openings for habit in draw_habits(found, "a")] == [(), (), ()]


def test_the_share_of_points_counts_everybody() -> None:
    three = result("queen-of-the-ticcitories", *["choose 2"] * 3, ranks=(1, 0, 1))
    assert [share_of(three, seat) for seat in range(3)] == [0.25, 1.0, 0.25]
    ((opening,),) = (habit.openings for habit in draw_habits([three], "a"))
    assert (opening.what, opening.won) == (say("open-number", number=2), 0.25)


def test_kinds_of_actions_count_together_where_the_deal_is_random() -> None:
    game = find_game("grannys-pills")
    said: list[Fact | None] = [game.table.opening(action) for action in range(len(game.rules.actions))]
    assert {fact.id for fact in said if fact is not None} == {"open-swap", "open-three", "open-one"}

"""Puzzles: the same for the same date, answered by the rules, as hard as their weekday asks for."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.core.game import find_game, games
from parlour.core.match import Match
from parlour.core.puzzles import RATINGS, SOLVER
from parlour.games.thirty_six.puzzles.block import faults
from parlour.protocol.puzzles import Solve
from parlour.puzzles import (
    FIRST,
    NoPuzzle,
    NotAsked,
    Puzzle,
    allowed_choices,
    check_action,
    explain_touch,
    games_on,
    kind_of,
    puzzle_games,
    puzzle_of,
    read_date,
    solution_of,
    standing_of,
    start_puzzle,
    status_in,
    taken_in,
    today,
)
from parlour.server.base.errors import BadMessage
from parlour.server.shelf.puzzles import replay_solution
from tests.puzzles.samples import DAYS, NAMES, compiled, digest, puzzles, solved
from tests.sampling import further


def test_all_games_have_puzzles_and_all_but_one_did_from_the_first_day() -> None:
    assert puzzle_games() == tuple(games().values())
    assert tuple(sorted(game.name for game in games_on(FIRST))) == NAMES


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", NAMES)
def test_the_answer_reaches_the_goal_as_well_as_can_be(name: str) -> None:
    for puzzle in puzzles(name):
        match, taken = solved(puzzle)
        assert standing_of(puzzle, match, taken) == (puzzle.best, True, True)
        assert puzzle.rating in RATINGS
        assert standing_of(puzzle, start_puzzle(puzzle), []) == (None, False, False), (
            "it is not solved from the beginning"
        )


BORDER = datetime.date(2026, 3, 1)
"""On this day the lot of 36 fell on the border puzzle."""


@pytest.mark.rule("T36-34")
def test_a_block_of_36_can_be_completed_and_is_solved_or_not() -> None:
    puzzle = puzzle_of(find_game("thirty-six"), BORDER)
    assert (puzzle.goal.id, puzzle.value, puzzle.by.FEWER) == ("border-goal", "border-value", None)
    match, taken = solved(puzzle)
    assert standing_of(puzzle, match, taken) == (puzzle.best, True, True)
    assert faults(block_of(match.state)) == []
    assert len(taken) == 9 - len(puzzle.position["tiles"])


def block_of(state: Any) -> list[tuple[int, int]]:
    """The tiles and their turns in reading order."""
    order = sorted(range(9), key=lambda tile: (int(state.tile_row[tile]), int(state.tile_column[tile])))
    return [(tile, int(state.rotation[tile])) for tile in order]


def test_on_about_one_day_of_three_36_has_a_border_puzzle() -> None:
    game = find_game("thirty-six")
    kinds = [kind_of(game, DAYS[0] + datetime.timedelta(days=day)).WORDS for day in range(270)]
    assert set(kinds) == {"puzzle", "border"}
    assert 70 < kinds.count("border") < 130


NEW = [
    ("pentic", "last"),
    ("thirty-six", "escape"),
    ("grannys-pills", "full"),
    ("gridsy", "spare"),
    ("queen-of-the-ticcitories", "duel"),
    ("tic-squared", "out"),
    ("pivot-pawns", "both"),
]


@pytest.mark.parametrize(("name", "new"), NEW)
def test_a_kind_that_was_added_later_leaves_earlier_dates_as_they_were(name: str, new: str) -> None:
    game = find_game(name)
    since = dict(game.puzzles.since)[new]
    before = (since - FIRST).days
    kinds = [kind_of(game, FIRST + datetime.timedelta(days=day)).WORDS for day in range(before + 200)]
    assert new not in kinds[:before]
    assert 30 < kinds[before:].count(new) < 120


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_a_date_gives_the_same_puzzle_wherever_it_is_made(name: str) -> None:
    game = find_game(name)
    assert game.puzzles.kinds
    first, second = puzzle_of(game, DAYS[0]), puzzle_of(game, DAYS[1])
    assert first.position != second.position
    puzzle_of.__globals__["_make_puzzle"].cache_clear()
    assert puzzle_of(game, DAYS[0]) == first


KNOWN = {
    "grannys-pills": "5c9a8cc43df4ed86",
    "gridsy": "42a1a1c1e950edbb",
    "pentic": "f7a2cb1cb80b8c99",
    "pivot-pawns": "f926f0eba9f33c6b",
    "queen-of-the-ticcitories": "04c36f9285daab2a",
    "thirty-six": "45f8ddd93e41846c",
    "tic-squared": "df3929d6b3386d5f",
    "tyramid": "e4b5f0ce178d551a",
}
"""The first day's positions; whoever changes them changes everybody's puzzles, past ones, too."""

KNOWN_BORDER = "6b97107ec7d10276"


@pytest.mark.parametrize("name", NAMES)
def test_puzzles_of_the_past_stay_what_they_were(name: str) -> None:
    puzzle = puzzle_of(find_game(name), DAYS[0])
    assert digest(puzzle) == KNOWN[name]


def test_borders_of_the_past_stay_what_they_were() -> None:
    assert digest(puzzle_of(find_game("thirty-six"), BORDER)) == KNOWN_BORDER


def test_a_date_is_a_day_that_has_come() -> None:
    assert read_date(today().isoformat()) == today()
    for text in ("2026-02-30", "20260226", "2025-12-31", (today() + datetime.timedelta(days=1)).isoformat(), "x"):
        with pytest.raises(NoPuzzle):
            read_date(text)
    with pytest.raises(NoPuzzle, match="no puzzles"):
        puzzle_of(find_game("mismemory"), DAYS[0])


# --- what the task forbids


FORBIDDEN = {"gridsy": {"extra", "give_up"}, "pivot-pawns": {"concede"}, "tic-squared": {"draw", "end"}}
"""What the rules allow somewhere on the way to an answer, and the task does not; nothing in other games."""


def on_the_way(puzzle: Puzzle) -> Iterator[Match]:
    """Yield the match before each action of the solver in a best answer."""
    match = start_puzzle(puzzle)
    for seat, action in solution_of(puzzle):
        if seat == SOLVER:
            yield match
        match.carry_out(seat, action)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_offers_what_its_task_allows_and_names_it_to_who_tries_more(name: str) -> None:
    found = set[str]()
    for puzzle in puzzles(name):
        game, say = puzzle.game, puzzle.game.speaker("en").say
        for match in on_the_way(puzzle):
            legal = match.choices(SOLVER)
            offered = allowed_choices(puzzle, match, legal)
            assert offered
            taken = tuple(game.rules.actions.text(action) for action in taken_in(match))
            views = replay_solution(puzzle.which, name, Solve(taken)).views
            assert [choice.text for choice in views[-1].actions] == [choice.text for choice in offered]
            assert not any(choice.path[-1:] == ("for-good",) for choice in offered), "nothing to give up for good"
            for choice in legal:
                if choice in offered:
                    assert check_action(puzzle, match, choice.text) == game.rules.actions.read(choice.text)
                    continue
                found.add(choice.text.split()[0])
                with pytest.raises(NotAsked) as refused:
                    check_action(puzzle, match, choice.text)
                assert say(puzzle.goal) in str(refused.value)
                assert say(puzzle.goal) in str(explain_touch(puzzle, match, choice.path))
                assert say(puzzle.goal) in str(explain_touch(puzzle, match, choice.path[:1]))
                with pytest.raises(BadMessage) as posted:
                    replay_solution(puzzle.which, name, Solve((*taken, choice.text)))
                assert posted.value.reason == refused.value.reason, "pages say it in their language"
    assert found == FORBIDDEN.get(name, set())


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_offered_once_a_puzzle_is_over(name: str) -> None:
    for puzzle in puzzles(name):
        match, taken = solved(puzzle)
        assert allowed_choices(puzzle, match, match.choices(SOLVER)) == ()
        texts = tuple(puzzle.game.rules.actions.text(action) for action in taken)
        assert replay_solution(puzzle.which, name, Solve(texts)).views[-1].actions == ()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_to_be_done_now_is_said_and_invites_nothing_that_the_task_forbids(name: str) -> None:
    """Whatever a kind keeps of its game's status must not name a forbidden action, as the game's own words do."""
    for puzzle in puzzles(name):
        say, names = puzzle.game.speaker("en").say, [str(seat) for seat in range(4)]
        for match in on_the_way(puzzle):
            taken = tuple(puzzle.game.rules.actions.text(action) for action in taken_in(match))
            view = replay_solution(puzzle.which, name, Solve(taken)).views[-1]
            assert view.own and view.scene
            assert view.own.status == view.scene.status == status_in(puzzle, match)
            said = say(view.own.status, names)
            assert said
            assert not re.search(
                r"\b(draw|end your turn|give up|concede|bid|extra|demonstrat\w+)\b", said, re.IGNORECASE
            )
        match, _ = solved(puzzle)
        assert status_in(puzzle, match) == "", "the banner says how it went"


WEEK = [datetime.date(2026, 3, 2) + datetime.timedelta(days=day) for day in range(7)]


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_mondays_are_easy_and_sundays_hard(name: str) -> None:
    """On most days the difficulty is that of the weekday, and never far from it."""
    ratings = [puzzle_of(find_game(name), day).rating for day in WEEK]
    assert sum(abs(rating - wanted) for rating, wanted in zip(ratings, RATINGS, strict=True)) <= 12
    assert sum(ratings[:2]) < sum(ratings[5:])


TWICE = {"thirty-six": 1}
"""Puzzles that come twice in a year: tiles are given in so few ways that some do."""


@compiled
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("days", [14, further(365)])
def test_no_two_days_of_a_year_have_the_same_puzzle(name: str, days: int) -> None:
    game, found = find_game(name), set[bytes]()
    for day in range(days):
        found.add(msgspec.json.encode(puzzle_of(game, FIRST + datetime.timedelta(days=day)).position))
    assert len(found) >= days - TWICE.get(name, 0)

"""Puzzles for practice: the same for the same name, as hard as wanted, and never that of a day."""

from __future__ import annotations

import datetime

import pytest

from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.puzzles import RATINGS
from parlour.puzzles import (
    ANY,
    FIRST,
    NoPuzzle,
    Practice,
    Puzzle,
    _make_practice,
    kinds_of,
    practice_of,
    puzzle_games,
    puzzle_of,
    read_practice,
    standing_of,
)
from tests.puzzles.samples import compiled, digest, solved

KINDS = [(game.name, kind) for game in puzzle_games() for kind in kinds_of(game)]
SOME = (ANY, 1, 7) if JIT else (ANY,)


def practice(name: str, kind: str, difficulty: int, number: int) -> Puzzle:
    return practice_of(find_game(name), Practice(kind, difficulty, number))


def made_elsewhere(name: str, kind: str, difficulty: int, number: int) -> Puzzle:
    """The puzzle as another process makes it, which has made none before."""
    return _make_practice.__wrapped__(name, Practice(kind, difficulty, number))


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_practice_follows_from_its_name_and_has_one_proved_answer(name: str, kind: str) -> None:
    for difficulty in SOME:
        puzzle = practice(name, kind, difficulty, 1)
        again = made_elsewhere(name, kind, difficulty, 1)
        assert (again.position, again.best, again.rating) == (puzzle.position, puzzle.best, puzzle.rating)
        match, taken = solved(puzzle)
        assert standing_of(puzzle, match, taken) == (puzzle.best, True, True)
        assert read_practice(puzzle.which) == Practice(kind, difficulty, 1)
        other = practice(name, kind, difficulty, 2)
        assert other.position != puzzle.position


KNOWN_PRACTICE = {
    "thirty-six puzzle": "cff0de20040666f9",
    "thirty-six border": "27020af97749bfd2",
    "thirty-six escape": "652be865acb897da",
    "grannys-pills puzzle": "d2c1eb3559e44ea7",
    "gridsy puzzle": "da24f1d1a682a0c8",
    "pentic puzzle": "025eebff98562752",
    "pentic last": "da36d6e06463198d",
    "pivot-pawns puzzle": "b9dbccdf0fd35080",
    "pivot-pawns both": "8fef26faa095dc88",
    "queen-of-the-ticcitories puzzle": "b1fda773173fca37",
    "tic-squared puzzle": "625811726f5c4085",
    "tyramid puzzle": "bbd141ca2623273f",
    "gridsy spare": "aebd4d78054d1044",
    "grannys-pills full": "de41b2440cf17fac",
    "queen-of-the-ticcitories duel": "1d51998aec689538",
    "tic-squared out": "25b5cea7a7658e04",
    "mismemory sure": "e123747d8224f01a",
}


@compiled
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_practice_is_the_same_everywhere(name: str, kind: str) -> None:
    assert digest(practice(name, kind, 4, 12)) == KNOWN_PRACTICE[f"{name} {kind}"]


@pytest.mark.sampled(5)
@compiled
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_practice_is_as_hard_as_wanted(name: str, kind: str) -> None:
    """Of some difficulties there are so few that one beside it is taken."""
    ratings = [practice(name, kind, difficulty, 1).rating for difficulty in RATINGS]
    assert all(abs(rating - wanted) <= 1 for rating, wanted in zip(ratings, RATINGS, strict=True))
    assert sum(rating == wanted for rating, wanted in zip(ratings, RATINGS, strict=True)) >= 6


@pytest.mark.sampled(4)
@compiled
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_no_puzzle_for_practice_is_that_of_a_day(name: str, kind: str) -> None:
    """Of the border of 36 there are so few that without looking some would be."""
    game, few = find_game(name), kind == "border"
    first = min(dict(game.puzzles.since).get(by.WORDS, FIRST) for by in game.puzzles.kinds)
    of_days = {digest(puzzle_of(game, first + datetime.timedelta(days=day))) for day in range(365 if few else 28)}
    for number in range(1, 121 if few else 9):
        assert digest(practice(name, kind, ANY, number)) not in of_days


def test_what_names_no_practice_is_refused_by_its_field() -> None:
    for wrong, field in (
        (Practice("chess", 1, 1), "kind"),
        (Practice("puzzle", 8, 1), "difficulty"),
        (Practice("puzzle", -1, 1), "difficulty"),
        (Practice("puzzle", 1, -1), "number"),
        (Practice("puzzle", 1, 0), "number"),
        (Practice("puzzle", 1, 1_000_000), "number"),
    ):
        with pytest.raises(NoPuzzle, match=field) as refused:
            practice_of(find_game("pentic"), wrong)
        assert refused.value.field == field
    for text, field in (("puzzle-x-1", "difficulty"), ("puzzle-1-x", "number"), ("puzzle-1-+1", "number")):
        with pytest.raises(NoPuzzle, match=field) as refused:
            read_practice(text)
        assert refused.value.field == field

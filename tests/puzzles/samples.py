"""The puzzles that the tests look at: of a few days, of every game."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.puzzles import SOLVER
from parlour.puzzles import Puzzle, puzzle_of, solution_of, start_puzzle

NAMES = (
    "grannys-pills",
    "gridsy",
    "pentic",
    "pivot-pawns",
    "queen-of-the-ticcitories",
    "thirty-six",
    "tic-squared",
    "tyramid",
)
compiled = pytest.mark.skipif(not JIT, reason="interpreted, a proof of 36 takes seconds")
DAYS = tuple(datetime.date(2026, 2, 26) + datetime.timedelta(days=day) for day in range(3 if JIT else 1))


def puzzles(name: str) -> Iterator[Puzzle]:
    return (puzzle_of(find_game(name), day) for day in DAYS)


def solved(puzzle: Puzzle) -> tuple[Match, list[int]]:
    """Play the answer by the rules, which judge every action."""
    match, taken = start_puzzle(puzzle), list[int]()
    for seat, action in solution_of(puzzle):
        match.play(seat, action)
        taken += [action] * (seat == SOLVER)
    return match, taken


def after(puzzle: Puzzle, position: dict[str, Any], seat: int, action: int) -> Match:
    match = Match.load(puzzle.game, position)
    match.play(seat, action)
    return match


def digest(puzzle: Puzzle) -> str:
    return hashlib.sha256(msgspec.json.encode(puzzle.position)).hexdigest()[:16]

"""Daily puzzles: one a day and game, which follows from the game and the date alone, with a proved best answer.

Mondays have the easiest puzzles, Sundays the hardest.

A game defines its kinds of puzzles (``core.puzzles``); this module makes the puzzle of a date, starts it as a match,
and judges the solver's actions. The solver sits at seat 0. No state is kept between requests: how a puzzle stands is
computed from the actions that the solver has taken since its beginning.
"""

from __future__ import annotations

import datetime
import functools
import hashlib
import threading
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.core.dice import new_dice
from parlour.core.errors import ParlourError
from parlour.core.facts import Fact, say
from parlour.core.game import Game, games
from parlour.core.match import Match
from parlour.core.puzzles import RATINGS, SOLVER, Made, PuzzleKind
from parlour.core.record import Array

FIRST = datetime.date(2026, 1, 1)
"""The date of the first puzzles."""

KEPT = 256
"""The number of puzzles cached in memory."""

SEED_BYTES = 12

TRIES = 6
"""Most puzzles made for a date, until one is as hard as its weekday asks for."""


class NoPuzzle(ParlourError):
    """There is no such puzzle: the game has none, or the date is invalid, before FIRST or in the future."""


class Puzzle(NamedTuple):
    """The puzzle of a game and a date.

    by: its kind
    position: where it begins, as JSON
    best, rating: the best value that can be reached, and the difficulty from 1 to 7, as in ``core.puzzles.Made``
    """

    game: Game
    by: PuzzleKind
    date: datetime.date
    position: dict[str, Any]
    best: int
    rating: int

    @property
    def goal(self) -> Fact:
        """The task, as a fact in the game's words."""
        name = f"{self.by.WORDS}-goal"
        return say(name, best=self.best) if self.by.TELLS else say(name)

    @property
    def value(self) -> str:
        """The name of the fact that states a reached value in the game's words, as its argument ``value``."""
        return f"{self.by.WORDS}-value"


class Standing(NamedTuple):
    """How a puzzle stands after some actions of the solver.

    reached: the value reached, None while there is none
    solved: whether the value reached is the best possible; a lesser value does not solve a puzzle
    over: whether nothing is left to do, solved or not
    """

    reached: int | None
    solved: bool
    over: bool


_making = threading.Lock()


def today() -> datetime.date:
    """Return today's date in UTC."""
    return datetime.datetime.now(datetime.UTC).date()


def read_date(text: str) -> datetime.date:
    """Read a date, written as 2026-11-20. Raises NoPuzzle unless it is from FIRST to today."""
    try:
        date = datetime.date.fromisoformat(text)
    except ValueError:
        raise NoPuzzle(f"a date is written as 2026-11-20, not as {text!r}") from None
    if date.isoformat() != text or not FIRST <= date <= today():
        raise NoPuzzle(f"there are puzzles from {FIRST} to {today()}")
    return date


def puzzle_games() -> tuple[Game, ...]:
    """Return all games that have puzzles."""
    return tuple(game for game in games().values() if game.puzzles.kinds)


def puzzle_of(game: Game, date: datetime.date) -> Puzzle:
    """Return the puzzle of a game and a date, from a cache if it was made before. Raises NoPuzzle without puzzles.

    Threads make one puzzle at a time.
    """
    with _making:  # a second request for the same puzzle waits for the first, and takes it from the cache
        return _make_puzzle(game.name, date)


@functools.lru_cache(maxsize=KEPT)
def _make_puzzle(name: str, date: datetime.date) -> Puzzle:
    game = games()[name]
    by, wanted = kind_of(game, date), RATINGS[date.weekday()]
    made = _make_rated(by, new_dice(int.from_bytes(_hash_of(game, date)[:SEED_BYTES], "big")), wanted)
    return Puzzle(game, by, date, game.position(made.state), made.best, made.rating)


def _make_rated(by: PuzzleKind, dice: Array, wanted: int) -> Made:
    """Make puzzles until one has the rating wanted, TRIES at most; return the nearest, the first of several."""
    nearest = by.make(dice)
    for _ in range(TRIES - 1):
        if nearest.rating == wanted:
            break
        nearest = min(nearest, by.make(dice), key=lambda made: abs(made.rating - wanted))
    return nearest


def kind_of(game: Game, date: datetime.date) -> PuzzleKind:
    """Return the kind of puzzle that a game has on a date. Raises NoPuzzle if it has no puzzles."""
    if not game.puzzles.kinds:
        raise NoPuzzle(f"{game.about.title} has no puzzles")
    return game.puzzles.kinds[_hash_of(game, date)[-1] % len(game.puzzles.kinds)]


def _hash_of(game: Game, date: datetime.date) -> bytes:
    return hashlib.sha256(f"{game.name} {date.isoformat()}".encode()).digest()


def start_puzzle(puzzle: Puzzle) -> Match:
    """Return a new match that begins with the position of a puzzle."""
    return Match.load(puzzle.game, puzzle.position)


def standing_of(puzzle: Puzzle, match: Match, taken: Sequence[int]) -> Standing:
    """Return how a puzzle stands in ``match``, after the solver's actions ``taken``."""
    reached = puzzle.by.reached(match.state, taken)
    solved = reached is not None and (puzzle.by.FEWER is None or reached == puzzle.best)
    return Standing(reached, solved, reached is not None or match.over)


def due_reply(puzzle: Puzzle, match: Match, taken: Sequence[int]) -> tuple[int, int] | None:
    """Return seat and action of the reply that is due from another seat.

    None if it is the solver's turn, or if the puzzle is over.
    """
    acting = match.seats_to_act()
    if SOLVER in acting or standing_of(puzzle, match, taken).over:
        return None
    return acting[0], puzzle.by.reply(match.state)


def find_help(puzzle: Puzzle, match: Match) -> int | None:
    """Return an action of the solver by which the goal is still reached at the best value, None if there is none.

    The solver has to be the one to act, and the puzzle not over. The match has to begin with the puzzle.
    """
    ahead, first = match.copy(), None
    taken = [entry.action for entry in match.entries if entry.seat == SOLVER]
    while not standing_of(puzzle, ahead, taken).over:
        found = due_reply(puzzle, ahead, taken)
        if found is None:
            action = puzzle.by.help(ahead.state)
            if action is None:
                return None
            first = action if first is None else first
            taken.append(action)
            found = SOLVER, action
        ahead.carry_out(*found)
    return first if standing_of(puzzle, ahead, taken).solved else None


def solution_of(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """Yield a best solution as pairs of seat and action, the replies of other seats included."""
    match, taken = start_puzzle(puzzle), list[int]()
    while not standing_of(puzzle, match, taken).over:
        found = due_reply(puzzle, match, taken)
        if found is None:
            action = puzzle.by.help(match.state)
            assert action is not None, "there is always one, for the puzzle is proved"
            taken.append(action)
            found = SOLVER, action
        yield found
        match.carry_out(*found)

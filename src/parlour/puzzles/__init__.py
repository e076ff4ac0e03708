"""A puzzle a day: made from its game and its date alone, the same on any machine, with a proved best answer.

A game says what its puzzles are (``core.puzzles``); here they get their date, begin, and are answered. The solver sits
at seat 0. What is asked of a puzzle follows from the actions the solver has taken since it began, so nobody keeps it.
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
from parlour.core.puzzles import SOLVER, PuzzleKind

FIRST = datetime.date(2026, 1, 1)
"""The day of the first puzzles."""

KEPT = 256
"""So many are kept in memory."""

SEED_BYTES = 12


class NoPuzzle(ParlourError):
    """There is no such puzzle: the game has none, or it is not their day yet."""


class Puzzle(NamedTuple):
    """A puzzle of a game, of the kind ``by``: as ``Made``, its position as JSON."""

    game: Game
    by: PuzzleKind
    date: datetime.date
    position: dict[str, Any]
    best: int
    rating: int

    @property
    def goal(self) -> Fact:
        """What is to be done, in the game's words."""
        name = f"{self.by.WORDS}-goal"
        return say(name, best=self.best) if self.by.TELLS else say(name)

    @property
    def value(self) -> str:
        """The fact that says a value in the game's words, with it as ``value``."""
        return f"{self.by.WORDS}-value"


class Standing(NamedTuple):
    """How a puzzle stands after some actions.

    reached: the value reached, None while there is none
    solved: it is the best there is, and only that solves a puzzle
    over: nothing is left to be done, solved or not
    """

    reached: int | None
    solved: bool
    over: bool


_making = threading.Lock()


def today() -> datetime.date:
    """The day it is, everywhere the same."""
    return datetime.datetime.now(datetime.UTC).date()


def read_date(text: str) -> datetime.date:
    """Read a date that has puzzles already, as 2026-11-20. Raises NoPuzzle."""
    try:
        date = datetime.date.fromisoformat(text)
    except ValueError:
        raise NoPuzzle(f"a date is written as 2026-11-20, not as {text!r}") from None
    if date.isoformat() != text or not FIRST <= date <= today():
        raise NoPuzzle(f"there are puzzles from {FIRST} to {today()}")
    return date


def puzzle_games() -> tuple[Game, ...]:
    """All games that have puzzles."""
    return tuple(game for game in games().values() if game.puzzles.kinds)


def puzzle_of(game: Game, date: datetime.date) -> Puzzle:
    """Make the puzzle of a game and a date, or give it again. Raises NoPuzzle."""
    with _making:  # whoever asks for the same meanwhile waits for it
        return _made(game.name, date)


@functools.lru_cache(maxsize=KEPT)
def _made(name: str, date: datetime.date) -> Puzzle:
    game = games()[name]
    by = kind_of(game, date)
    made = by.make(new_dice(int.from_bytes(_lot(game, date)[:SEED_BYTES], "big")))
    return Puzzle(game, by, date, game.position(made.state), made.best, made.rating)


def kind_of(game: Game, date: datetime.date) -> PuzzleKind:
    """Give the kind of a game's puzzles that has this day. Raises NoPuzzle."""
    if not game.puzzles.kinds:
        raise NoPuzzle(f"{game.about.title} has no puzzles")
    return game.puzzles.kinds[_lot(game, date)[-1] % len(game.puzzles.kinds)]


def _lot(game: Game, date: datetime.date) -> bytes:
    return hashlib.sha256(f"{game.name} {date.isoformat()}".encode()).digest()


def begin(puzzle: Puzzle) -> Match:
    """Give a match that begins with the puzzle."""
    return Match.load(puzzle.game, puzzle.position)


def standing(puzzle: Puzzle, match: Match, taken: Sequence[int]) -> Standing:
    """Say how it stands after the solver's actions."""
    reached = puzzle.by.reached(match.state, taken)
    solved = reached is not None and (puzzle.by.FEWER is None or reached == puzzle.best)
    return Standing(reached, solved, reached is not None or match.over)


def due(puzzle: Puzzle, match: Match, taken: Sequence[int]) -> tuple[int, int] | None:
    """Give the seat and the action of another that is to act now, None if it is the solver's turn or all is over."""
    acting = match.seats_to_act()
    if SOLVER in acting or standing(puzzle, match, taken).over:
        return None
    return acting[0], puzzle.by.reply(match.state)


def help_in(puzzle: Puzzle, match: Match) -> int | None:
    """Give an action by which the goal is still reached as well as can be, None if there is none."""
    return puzzle.by.help(match.state)


def answer(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """Give a best answer, seat and action, with what others do."""
    match, taken = begin(puzzle), list[int]()
    while not standing(puzzle, match, taken).over:
        found = due(puzzle, match, taken)
        if found is None:
            action = help_in(puzzle, match)
            assert action is not None, "there is always one, for the puzzle is proved"
            taken.append(action)
            found = SOLVER, action
        yield found
        match.carry_out(*found)

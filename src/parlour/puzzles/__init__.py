"""Puzzles with a proved best answer: one a day and game, and as many as wanted to practise with.

Those of a day follow from the game and the date alone: Mondays have the easiest, Sundays the hardest. Those for
practice follow from the game, the kind, the difficulty and a number.

A game defines its kinds of puzzles (``core.puzzles``); this module makes a puzzle, starts it as a match, and judges the
solver's actions. The solver sits at seat 0. No state is kept between requests: how a puzzle stands is
computed from the actions that the solver has taken since its beginning.
"""

from __future__ import annotations

import datetime
import functools
import hashlib
import re
import threading
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from parlour.core.dice import new_dice
from parlour.core.errors import ParlourError, RuleBroken
from parlour.core.facts import Fact, Word, say
from parlour.core.game import Game, games
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.puzzles import RATINGS, SOLVER, Made, PuzzleKind
from parlour.core.scene import Choice, begins

FIRST = datetime.date(2026, 1, 1)
"""The date of the first puzzles."""

KEPT = 256
"""The number of puzzles cached in memory."""

SEED_BYTES = 12

TRIES = 6
"""Most puzzles made for a date, until one is as hard as its weekday asks for."""

PRACTICE_TRIES = 80
"""Most puzzles made for practice, likewise."""

ANY = 0
"""The difficulty of practice that takes puzzles as they come."""

LAST = datetime.date(2030, 12, 31)
"""The last date whose puzzles practice avoids where there are few of a kind."""

MOST_NUMBER = 999_999
"""The largest number of a puzzle for practice."""


class NotAsked(ParlourError):
    """The task of a puzzle forbids an action that the rules allow. ``reason`` names the task."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.reason = say("puzzle-forbids", goal=puzzle.goal)
        super().__init__(puzzle.game.speaker("en").say(self.reason))


class NoPuzzle(ParlourError):
    """There is no such puzzle: the game has none, the date has not come, or nothing for practice is named so.

    field: what is wrong: date, game, kind, difficulty or number
    reason: the same as a fact, for which pages have words; None where an address is no puzzle's
    """

    def __init__(self, message: str, field: str, reason: Fact | None = None) -> None:
        super().__init__(message)
        self.field = field
        self.reason = reason


class Practice(NamedTuple):
    """Which puzzle of a game for practice.

    kind: the name of its kind, ``PuzzleKind.WORDS``
    difficulty: from 1 to 7, or ANY
    number: from 1 on
    """

    kind: str
    difficulty: int
    number: int


class Puzzle(NamedTuple):
    """A puzzle of a game.

    by: its kind
    which: its date, or how a puzzle for practice is named (``name_of_practice``)
    position: where it begins, as JSON
    best, rating: the best value that can be reached, and the difficulty from 1 to 7, as in ``core.puzzles.Made``
    """

    game: Game
    by: PuzzleKind
    which: str
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
        raise NoPuzzle(f"a date is written as 2026-11-20, not as {text!r}", "date") from None
    if date.isoformat() != text:
        raise NoPuzzle(f"a date is written as 2026-11-20, not as {text!r}", "date")
    if date < FIRST:
        raise NoPuzzle(f"the first puzzles are those of {FIRST}", "date", say("puzzles-since", date=FIRST.isoformat()))
    if date > today():
        opens = f"the puzzles of {date} open on that day, at midnight UTC; those of today are of {today()}"
        raise NoPuzzle(opens, "date", say("puzzles-to-come", date=text))
    return date


def puzzle_games() -> tuple[Game, ...]:
    """Return all games that have puzzles, of days or for practice."""
    return tuple(game for game in games().values() if game.puzzles.kinds)


def games_on(date: datetime.date) -> tuple[Game, ...]:
    """Return all games that have a puzzle on a date."""
    return tuple(game for game in puzzle_games() if _kinds_on(game, date))


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
    made = _make_rated(by, _dice_of(_hash_of(game, date.isoformat())), wanted, TRIES)
    return Puzzle(game, by, date.isoformat(), game.position(made.state), made.best, made.rating)


def _make_rated(by: PuzzleKind, dice: Array, wanted: int, tries: int) -> Made:
    """Make at most ``tries`` puzzles until one is rated ``wanted``; return the first of those nearest to it."""
    nearest = by.make(dice)
    for _ in range(tries - 1):
        if nearest.rating == wanted:
            break
        nearest = min(nearest, by.make(dice), key=lambda made: abs(made.rating - wanted))
    return nearest


def kind_of(game: Game, date: datetime.date) -> PuzzleKind:
    """Return the kind of puzzle that a game has on a date. Raises NoPuzzle if it has no puzzles by then."""
    kinds = _kinds_on(game, date)
    if not kinds:
        raise NoPuzzle(f"{game.about.title} has no puzzles yet", "game", say("puzzle-none", game=game.about.title))
    return kinds[_hash_of(game, date.isoformat())[-1] % len(kinds)]


def _kinds_on(game: Game, date: datetime.date) -> list[PuzzleKind]:
    since = dict(game.puzzles.since)
    return [by for by in game.puzzles.kinds if since.get(by.WORDS, FIRST) <= date]


def _hash_of(game: Game, which: str) -> bytes:
    return hashlib.sha256(f"{game.name} {which}".encode()).digest()


def _dice_of(hashed: bytes) -> Array:
    return new_dice(int.from_bytes(hashed[:SEED_BYTES], "big"))


def kinds_of(game: Game) -> dict[str, PuzzleKind]:
    """Return the kinds of puzzles that a game has, by name, each once."""
    return {by.WORDS: by for by in game.puzzles.kinds}


def names_of_kinds(game: Game) -> dict[str, Word]:
    """Return what the kinds of puzzles of a game are called, by name; empty words where there is one only."""
    kinds = kinds_of(game)
    return {name: say(f"{name}-name") if len(kinds) > 1 else "" for name in kinds}


def name_of_practice(practice: Practice) -> str:
    """Return the text that names a puzzle for practice, such as ``border-4-12``; it is no date.

    >>> name_of_practice(Practice("border", 4, 12))
    'border-4-12'
    """
    return "-".join(str(part) for part in practice)


def read_practice(text: str) -> Practice:
    """Read the name of a puzzle for practice, as ``border-4-12``. Raises NoPuzzle."""
    kind, difficulty, number = (*text.split("-", 2), "", "")[:3]
    return Practice(kind, _read_number("difficulty", difficulty), _read_number("number", number))


def _read_number(field: str, text: str) -> int:
    """Read a number as Python writes it, so that no puzzle has two names. Raises NoPuzzle."""
    found = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None
    if found is None or str(found) != text:
        raise NoPuzzle(f"practice is named KIND-DIFFICULTY-NUMBER, as border-4-12; {text!r} is no {field}", field)
    return found


def practice_of(game: Game, practice: Practice) -> Puzzle:
    """Return a puzzle for practice, from a cache if it was made before.

    Raises NoPuzzle without puzzles, for an unknown kind, and for a difficulty or a number out of range. Threads make
    one puzzle at a time.
    """
    kinds = kinds_of(game)
    if not kinds:
        raise NoPuzzle(f"{game.about.title} has no puzzles yet", "game", say("puzzle-none", game=game.about.title))
    if practice.kind not in kinds:
        there = ", ".join(kinds)
        raise NoPuzzle(f"{game.about.title} has these kinds of puzzles: {there}; not {practice.kind!r}", "kind")
    if practice.difficulty != ANY and practice.difficulty not in RATINGS:
        span = f"{RATINGS[0]} to {RATINGS[-1]}, or {ANY} for puzzles as they come"
        raise NoPuzzle(f"a difficulty is {span}; not {practice.difficulty}", "difficulty")
    if not 1 <= practice.number <= MOST_NUMBER:
        raise NoPuzzle(f"a number is 1 to {MOST_NUMBER}; not {practice.number}", "number")
    with _making:
        return _make_practice(game.name, practice)


@functools.lru_cache(maxsize=KEPT)
def _make_practice(name: str, practice: Practice) -> Puzzle:
    game, which = games()[name], name_of_practice(practice)
    by, dice = kinds_of(game)[practice.kind], _dice_of(_hash_of(game, which))
    made = _make_unlike_days(game, by, dice, practice.difficulty)
    return Puzzle(game, by, which, game.position(made.state), made.best, made.rating)


def _make_unlike_days(game: Game, by: PuzzleKind, dice: Array, difficulty: int) -> Made:
    """Make puzzles until one is none of a day's; where there are many of a kind, the first is none."""
    few = game.puzzles.few
    while True:
        made = by.make(dice) if difficulty == ANY else _make_rated(by, dice, difficulty, PRACTICE_TRIES)
        if few is None or few.WORDS != by.WORDS or few.lying(made.state) not in _drawn_on_days(game.name):
            return made


@functools.cache
def _drawn_on_days(name: str) -> frozenset[Hashable]:
    """Return what the dice of the dates up to LAST may come to in the kind of which there are few."""
    game = games()[name]
    few = game.puzzles.few
    assert few is not None
    found = set[Hashable]()
    for number in range((LAST - FIRST).days + 1):
        date = FIRST + datetime.timedelta(days=number)
        if kind_of(game, date).WORDS == few.WORDS:
            dice = _dice_of(_hash_of(game, date.isoformat()))
            found.update(few.draw(dice) for _ in range(TRIES))
    return frozenset(found)


def start_puzzle(puzzle: Puzzle) -> Match:
    """Return a new match that begins with the position of a puzzle, and is drawn as the game draws its puzzles."""
    return Match.load(_as_drawn(puzzle.game.name), puzzle.position)


@functools.cache
def _as_drawn(name: str) -> Game:
    """Return a game with the table that draws its puzzles."""
    game = games()[name]
    if game.puzzles.scene is None:
        return game
    table = replace(game.table, scene=game.puzzles.scene, spots=game.puzzles.spots or game.table.spots)
    return replace(game, table=table)


def standing_of(puzzle: Puzzle, match: Match, taken: Sequence[int]) -> Standing:
    """Return how a puzzle stands in ``match``, after the solver's actions ``taken``."""
    reached = puzzle.by.reached(match.state, taken)
    solved = reached is not None and (puzzle.by.FEWER is None or reached == puzzle.best)
    return Standing(reached, solved, reached is not None or match.over)


def taken_in(match: Match) -> list[int]:
    """Return the solver's actions in a match that begins with a puzzle."""
    return [entry.action for entry in match.entries if entry.seat == SOLVER]


def allowed_choices(puzzle: Puzzle, match: Match, choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Return those of the solver's legal choices that the task allows: none once the puzzle is over."""
    if standing_of(puzzle, match, taken_in(match)).over:
        return ()
    read = puzzle.game.rules.actions.read
    return tuple(choice for choice in choices if puzzle.by.allows(read(choice.text)))


def status_in(puzzle: Puzzle, match: Match) -> Word:
    """Return what the solver is to do now; while a reply is due, what the game says; empty once the puzzle is over."""
    if standing_of(puzzle, match, taken_in(match)).over:
        return ""
    if SOLVER not in match.seats_to_act():
        return match.public().status
    return puzzle.by.status(match.state) or match.scene(SOLVER).status


def check_action(puzzle: Puzzle, match: Match, action: int | str) -> int:
    """Return the number of an action of the solver.

    Raises Unreadable, RuleBroken if the rules forbid it, or NotAsked if the task does.
    """
    number = match.check(SOLVER, action)
    if not puzzle.by.allows(number):
        raise NotAsked(puzzle)
    return number


def explain_touch(puzzle: Puzzle, match: Match, path: Sequence[str]) -> NotAsked | RuleBroken:
    """Return why the solver cannot do what touching these ids would: the rules first, then the task."""
    read = puzzle.game.rules.actions.read
    meant = [choice for choice in match.choices(SOLVER) if begins(choice.path, tuple(path), choice.free)]
    if meant and not any(puzzle.by.allows(read(choice.text)) for choice in meant):
        return NotAsked(puzzle)
    return match.why(SOLVER, path)


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
    ahead, first, taken = match.copy(), None, taken_in(match)
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

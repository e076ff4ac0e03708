"""The questions of an exam as plain data, and the match that a question is asked in.

A question of a match is kept as its seed and its actions, so the file of an exam holds what seats may not know: it is
for the examiner. What a taker is told is made from the seat's hidden record (``lab.exam.telling``).
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from parlour.core.game import Game, find_game
from parlour.core.match import Match

EDITION = 1
"""Goes up when a change of the laboratory, of a bot or of a game changes what a date makes."""

BEST = "best"
PIVOTS = "pivots"
GRID = "grid"
PILLS = "pills"
"""The tasks: the action with the best chance to win; a token by as many pivots as were bid; a grid in three actions;
the pills to take, for good."""


class Question(msgspec.Struct, frozen=True):
    """A position of a game as a seat is asked about it, with what each of its actions is worth.

    game, number: the game's name, and the number of the question in its game, from 1 on
    task: BEST, PIVOTS, GRID or PILLS
    players, seed, actions: the match so far: its seats, its seed as hex digits, and seat and text of its actions
    position: where the match begins, as JSON, in place of a seed; None where it begins by the rules
    seat: the seat that is asked
    legal: the actions to choose from, as text
    values: the chance to win after each of them, from 0 to 1
    regrets, least, most: what each gives away of the best chance, and the bounds of its 95 % interval
    exact: whether all values are proved, so that the bounds are the regrets
    """

    game: str
    number: int
    task: str
    players: int
    seed: str
    actions: tuple[tuple[int, str], ...]
    position: dict[str, Any] | None
    seat: int
    legal: tuple[str, ...]
    values: tuple[float, ...]
    regrets: tuple[float, ...]
    least: tuple[float, ...]
    most: tuple[float, ...]
    exact: bool

    @property
    def name(self) -> str:
        """The name of the question in its exam, such as ``pentic-3``."""
        return f"{self.game}-{self.number}"

    def place_of(self, action: str | None) -> int | None:
        """Return the place of an action in ``legal``, None if it is none of them."""
        return self.legal.index(action) if action in self.legal else None

    def regret_of(self, action: str | None) -> tuple[float, float, float]:
        """Return regret, least and most of an action; those of the worst one for anything else."""
        place = self.place_of(action)
        if place is None:
            place = max(range(len(self.legal)), key=self.regrets.__getitem__)
        return self.regrets[place], self.least[place], self.most[place]


class Exam(msgspec.Struct, frozen=True):
    """All questions of a date. ``edition``: the EDITION that made them."""

    date: str
    edition: int
    questions: tuple[Question, ...]

    def encode(self) -> bytes:
        """Return the exam as JSON; equal exams give equal bytes."""
        return msgspec.json.encode(self, order="deterministic")

    @property
    def digest(self) -> str:
        """The SHA-256 of the exam as JSON, in hex digits: exams with one digest are the same."""
        return hashlib.sha256(self.encode()).hexdigest()


def game_of(question: Question) -> Game:
    """Return the game of a question."""
    return find_game(question.game)


def match_of(question: Question) -> Match:
    """Return the match of a question, in which ``question.seat`` is asked for its next action."""
    game = game_of(question)
    if question.position is not None:
        match = Match.load(game, question.position)
    else:
        match = Match.start(game, question.players, None, bytes.fromhex(question.seed))
    match.play_all(question.actions)
    return match

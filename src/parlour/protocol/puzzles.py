"""Puzzles on the wire, of a day and for practice.

The server keeps no state: every request holds all actions of the solver so far. So actions are taken back,
and the puzzle is restarted, by a request with fewer actions.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Choice, Scene
from parlour.protocol.lessons import LessonQuestion
from parlour.protocol.messages import View

MOST_TAKEN = 200
"""The most actions in a request, more than any puzzle needs; a solver who has taken them must restart."""

ActionText = Annotated[str, msgspec.Meta(max_length=64)]


class PuzzleInfo(msgspec.Struct):
    """A puzzle of a game, ``GET /api/puzzles/{which}/{name}``.

    game: the game's name
    goal: the task
    value: the name of the fact that states a reached value, as its argument ``value``
    rating: the difficulty, from 1 (Mondays) to 7 (Sundays); for practice hardly ever another than wanted
    fewer: true: smaller values are better (turns, pivots, cards); false: larger ones are (points); null: a puzzle is
        only solved or not
    picture: the boards of the position in which it begins
    """

    game: str
    goal: Word
    value: str
    rating: int
    fewer: bool | None
    picture: Scene


class DailyPuzzles(msgspec.Struct):
    """``GET /api/puzzles/{date}``: the puzzles of a date; ``today`` stands for today's date in UTC.

    date: the date, written as 2026-11-20
    today: today's date
    puzzles: one for each game that has puzzles
    """

    date: str
    today: str
    puzzles: tuple[PuzzleInfo, ...]


class Solve(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/puzzles/{which}/{name}``: take actions in a puzzle.

    taken: all of the solver's actions since the beginning of the puzzle
    seen: how many of them the browser has shown already, with what followed
    """

    taken: Annotated[tuple[ActionText, ...], msgspec.Meta(max_length=MOST_TAKEN)] = ()
    seen: Annotated[int, msgspec.Meta(ge=0, le=MOST_TAKEN)] = 0


class Solving(msgspec.Struct):
    """How a puzzle stands after some actions.

    views: the view after each action, the solver's and others', that was not shown already; at least the current view
    reached: the value reached (turns, pivots, cards, points); null while there is none
    solved: whether the best possible value was reached; a lesser one does not solve a puzzle, and the best is not sent
    over: whether nothing is left to do, solved or not
    """

    views: tuple[View, ...]
    reached: int | None
    solved: bool
    over: bool


class SolveQuestion(Solve, forbid_unknown_fields=True):
    """Body of ``POST /api/puzzles/{which}/{name}/ask``: a question about the position after these actions.

    ask: the question, as in a lesson
    """

    ask: LessonQuestion | None = None


class PuzzleHelp(msgspec.Struct):
    """``POST /api/puzzles/{which}/{name}/help``: a best action in the position after these actions.

    choice: the action with its label; null: no action leads to the goal any more
    """

    choice: Choice | None

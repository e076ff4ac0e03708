"""What a puzzle is on the wire. Nothing of it is kept: whoever solves says what was done since it began.

So it is taken back, and begun again, by asking with fewer actions.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Choice
from parlour.protocol.lessons import LessonQuestion
from parlour.protocol.messages import View

MOST_TAKEN = 200
"""More actions than any puzzle asks for; who has taken so many begins again."""

ActionText = Annotated[str, msgspec.Meta(max_length=64)]


class DailyPuzzle(msgspec.Struct):
    """A puzzle of a day.

    game: its name
    goal: what is to be done
    value: the name of the fact that says a value reached, which it has as ``value``
    rating: how hard that is, from 1 to 5
    fewer: less is better: turns, pivots, cards; false: more is: points; null: it is solved or it is not
    """

    game: str
    goal: Word
    value: str
    rating: int
    fewer: bool | None


class DailyPuzzles(msgspec.Struct):
    """``GET /api/puzzles/{date}``; the date ``today`` is today's, by UTC.

    date: as 2026-11-20
    today: the day it is
    puzzles: one a game
    """

    date: str
    today: str
    puzzles: tuple[DailyPuzzle, ...]


class Solve(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/puzzles/{date}/{name}``.

    taken: the solver's actions since the puzzle began
    seen: what came of so many of them was shown already
    """

    taken: Annotated[tuple[ActionText, ...], msgspec.Meta(max_length=MOST_TAKEN)] = ()
    seen: Annotated[int, msgspec.Meta(ge=0, le=MOST_TAKEN)] = 0


class Solving(msgspec.Struct):
    """How a puzzle stands after some actions.

    views: what is seen of each action, the solver's and others', that was not shown already; at least what is seen now
    reached: the value reached: turns, pivots, cards, points; null while there is none
    solved: nothing better can be reached; what falls short solves nothing, and what would be best is not told
    over: nothing is left to be done, solved or not
    """

    views: tuple[View, ...]
    reached: int | None
    solved: bool
    over: bool


class SolveQuestion(Solve, forbid_unknown_fields=True):
    """Body of ``POST /api/puzzles/{date}/{name}/ask``: what a table is asked, asked of the puzzle after these actions.

    ask: as in a lesson
    """

    ask: LessonQuestion | None = None


class PuzzleHelp(msgspec.Struct):
    """``POST /api/puzzles/{date}/{name}/help``.

    choice: an action by which the goal is still reached as well as can be, with its label; null: there is none any more
    """

    choice: Choice | None

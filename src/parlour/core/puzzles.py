"""Puzzles of a game: positions for a solver at seat 0, each with a proved best answer.

Dating, starting and checking a puzzle is the same for every game and done by ``parlour.puzzles``.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from parlour.core.facts import Fact
from parlour.core.kernel import Array

SOLVER = 0
"""The seat of the solver."""

RATINGS = range(1, 8)
"""Difficulties, the easiest first: one for each day of the week."""


class Made(NamedTuple):
    """A new puzzle: a position and what is proved about it.

    state: the record, in which the solver is to act
    best: the best value that can be reached
    rating: how hard that is, 1 to 7
    """

    state: Any
    best: int
    rating: int


def nobody_replies(state: Any) -> int:
    """Serve as ``reply`` in puzzles where nobody else plays. Raises ValueError."""
    raise ValueError("nobody else plays")


def allow_all(action: int) -> bool:
    """Serve as ``allows`` in puzzles whose task forbids nothing that the rules allow."""
    return True


def keep_status(state: Any) -> None:
    """Serve as ``status`` in puzzles whose game says itself what is to be done now."""


class PuzzleFinder(Protocol):
    """A module of ``puzzles/`` whose puzzles are found in games, so that those on a board can be counted."""

    def draw(self, options: Any, dice: Array) -> Iterator[Any]:
        """Play a game with these options; yield the positions that may be puzzles."""

    def examine(self, state: Any) -> Made | None:
        """Return a position as a puzzle, None if it is none."""


class FewPuzzles(Protocol):
    """A module of ``puzzles/`` that has so few puzzles that some come twice: those of days must be told apart."""

    WORDS: str

    def draw(self, dice: Array) -> Hashable:
        """Return what lies in the puzzle that ``make`` makes of the same dice, and leave over the same dice."""

    def lying(self, state: Any) -> Hashable:
        """Return what lies in a position, likewise."""


class PuzzleKind(Protocol):
    """A module of ``puzzles/``: how one kind of puzzle is made and checked.

    Values are counts: turns, pivots, cards, points.
    """

    WORDS: str
    """Prefix of the kind's messages: ``-goal`` is the task, ``-value`` describes a ``value``."""

    @property
    def FEWER(self) -> bool | None:  # noqa: N802 — a constant
        """Whether lower values are better (True) or higher ones (False); None: it is solved or not."""

    BUTTONS: bool
    """Whether actions that the task allows may need a row of buttons (``Table.has_buttons``)."""

    TELLS: bool
    """Whether the task states the best value; False where that would help too much."""

    def make(self, dice: Array) -> Made:
        """Make a puzzle; equal dice make equal puzzles."""

    def allows(self, action: int) -> bool:
        """Return whether the task lets the solver take an action; any other is neither offered nor accepted."""

    def status(self, state: Any) -> Fact | None:
        """Return what the solver is to do now; None where what the game says at a table is right in the puzzle, too."""

    def reached(self, state: Any, taken: Sequence[int]) -> int | None:
        """Return the value reached in a position after the solver's actions, None if none is reached yet."""

    def reply(self, state: Any) -> int:
        """Return the best action of the other seat that is to act."""

    def help(self, state: Any) -> int | None:
        """Return a best action of the solver, None if none leads to the goal any more."""

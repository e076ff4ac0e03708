"""What a game brings for its puzzles: positions for one who sits at seat 0, each with a proved best answer.

How a puzzle is dated, begun and answered is the same for every game and stands in ``parlour.puzzles``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from parlour.core.record import Array

SOLVER = 0
"""The seat of whoever solves."""

RATINGS = range(1, 6)
"""How hard a puzzle may be, the easiest first."""


class Made(NamedTuple):
    """A position and what is proved of it.

    state: the record, in which the solver is to act
    best: the best value that can be reached
    rating: how hard that is, 1 to 5
    """

    state: Any
    best: int
    rating: int


def nobody_replies(state: Any) -> int:
    """Stand for ``reply`` where nobody else plays. Raises ValueError."""
    raise ValueError("nobody else plays")


class PuzzleKind(Protocol):
    """``puzzles.py``: how puzzles of a kind are made and answered. Values are counts: turns, pivots, cards, points."""

    WORDS: str
    """The kind in the game's words: with ``-goal`` behind it what is to be done, with ``-value`` a ``value``."""

    @property
    def FEWER(self) -> bool | None:  # noqa: N802 — a constant
        """Whether less is better, else more is; None: it is solved or it is not."""

    TELLS: bool
    """Whether the goal says what the best value is; else that would give too much away."""

    def make(self, dice: Array) -> Made:
        """Make a puzzle by these dice and nothing else, the same for the same dice."""

    def reached(self, state: Any, taken: Sequence[int]) -> int | None:
        """Give the value reached in a position that the solver came to by these actions, None if nothing is yet."""

    def reply(self, state: Any) -> int:
        """Give what another seat does in a position, the best it can."""

    def help(self, state: Any) -> int | None:
        """Give a best action of the solver in a position, None if none leads to the goal any more."""

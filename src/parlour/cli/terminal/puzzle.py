"""Puzzles in the terminal: the solver acts, other seats reply as well as they can, and any action can be taken back."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from parlour.bots.levels import LEVELS
from parlour.cli.terminal.table import Seat, Table
from parlour.core.contract import Advice
from parlour.core.errors import ParlourError
from parlour.core.facts import Fact, Word, say
from parlour.core.puzzles import SOLVER
from parlour.core.scene import Choice, Scene
from parlour.puzzles import (
    Puzzle,
    Standing,
    allowed_choices,
    check_action,
    due_reply,
    explain_touch,
    find_help,
    standing_of,
    start_puzzle,
    status_in,
    taken_in,
)


class PuzzleTable(Table):
    """A table at which the user solves a puzzle."""

    def __init__(
        self, puzzle: Puzzle, language: str, *, pace: float = 0.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        match = start_puzzle(puzzle)
        seats = [Seat("me" if seat == SOLVER else f"bot:{LEVELS[-1]}", seat) for seat in range(match.players)]
        super().__init__(match, seats, language, pace=pace, now=now)
        self.puzzle = puzzle
        self._other: tuple[int, int] | None = None
        self._due = 0.0
        self._helped_at = -1

    @property
    def _taken(self) -> list[int]:
        """The solver's actions since the puzzle began."""
        return taken_in(self.match)

    @property
    def standing(self) -> Standing:
        """How the puzzle stands now."""
        return standing_of(self.puzzle, self.match, self._taken)

    @property
    def ends_early(self) -> bool:
        """Whether people may end the match early: not in puzzles."""
        return False

    @property
    def explains(self) -> bool:
        """Whether it is said at the beginning what can be typed: newcomers begin with a puzzle."""
        return True

    @property
    def typing(self) -> Fact:
        """What can be typed, for people who have never played at a terminal."""
        return say("puzzle-typing")

    @property
    def teacher(self) -> Word:
        """The task; once nothing is left to do, what was reached."""
        reached, solved, over = self.standing
        if not over:
            return self.puzzle.goal
        if reached is None:
            return say("puzzle-failed")
        value = say(self.puzzle.value, value=reached)
        if not solved:
            return say("puzzle-not-yet", value=value)
        return say("puzzle-solved" if self.puzzle.by.FEWER is None else "puzzle-best", value=value)

    @property
    def over(self) -> bool:
        """Whether the puzzle is solved; if it has failed, actions can still be taken back."""
        return self.standing.solved

    def people_to_act(self) -> tuple[int, ...]:
        """Return the solver's seat, except while a reply is due or once the puzzle is solved.

        After a failure the solver is still asked, to take actions back.
        """
        return () if self._other or self.over else (SOLVER,)

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """Return those of the solver's legal actions that the task allows; none after a failure."""
        return allowed_choices(self.puzzle, self.match, super().choices(seat))

    def scene(self, seat: int) -> Scene:
        """Return what a seat sees, with what the solver is to do now."""
        return replace(super().scene(seat), status=status_in(self.puzzle, self.match))

    def why(self, seat: int, path: Sequence[str]) -> ParlourError:
        """Return why touching these ids does nothing: by the rules, or by the task."""
        return explain_touch(self.puzzle, self.match, path)

    @property
    def foretells(self) -> bool:
        """Whether previews are shown: in puzzles for most points, where comparing is the task, only after help."""
        return self.puzzle.by.FEWER is not False or self._helped_at == len(self.match.entries)

    def play(self, seat: int, action: int | str) -> None:
        """Carry out the solver's action.

        Raises ParlourError if the rules or the task forbid it, or if nothing is left to do.
        """
        if self.standing.over:
            raise ParlourError(self.say(self.teacher))
        self.match.carry_out(seat, check_action(self.puzzle, self.match, action))
        self._settle()

    def _settle(self) -> None:
        self._due = self._now() + self._pace
        self._other = due_reply(self.puzzle, self.match, self._taken)

    def advance(self) -> bool:
        """Carry out the reply of another seat, if one is due; return whether one was."""
        if self._other is None or self._now() < self._due:
            return False
        self.match.carry_out(*self._other)
        self._settle()
        return True

    def wait(self) -> float | None:
        """Return the seconds until another seat replies, None if no reply is due."""
        return None if self._other is None else max(0.0, self._due - self._now())

    def clocks(self) -> tuple[()]:
        """Return no clocks: puzzles have none."""
        return ()

    def undo(self) -> None:
        """Take back the solver's last action and the replies to it. Raises CannotUndo if there is none."""
        entries = self.match.entries
        mine = [index for index, entry in enumerate(entries) if entry.seat == SOLVER]
        if not mine:
            raise self.match.game.cannot_undo("undo-nothing-of-yours")
        while len(entries) > mine[-1]:
            self.match.take_back()
        self._other = None

    def advice(self, seat: int) -> Advice:
        """Return the proved best action, without thinking; from then on this position shows previews."""
        self._helped_at = len(self.match.entries)
        return Advice(find_help(self.puzzle, self.match))

    @property
    def no_advice(self) -> Fact:
        """The message that no action leads to the goal any more."""
        return say("puzzle-lost")

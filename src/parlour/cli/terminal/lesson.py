"""Lessons in the terminal: only the right actions are carried out, and the actions of other seats are prepared."""

from __future__ import annotations

import time
from collections.abc import Callable

from parlour.bots.levels import DEFAULT
from parlour.cli.terminal.table import Seat, Table
from parlour.core.errors import BadOption, ParlourError
from parlour.core.facts import Fact, Word, say
from parlour.core.game import Game
from parlour.core.lessons import PUPIL, Step, begin, lesson_of
from parlour.core.verbs import CLOCK


class NotNow(ParlourError):
    """A legal action was refused because the step waits for another one; ``reason`` is the teacher's answer."""

    def __init__(self, reason: Fact, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class LessonTable(Table):
    """A table at which the user plays the lesson of a game. Raises BadOption if the game has none."""

    def __init__(
        self, game: Game, language: str, *, pace: float = 0.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.steps = lesson_of(game)
        if not self.steps:
            raise BadOption(f"{game.about.title} has no lesson", "game")
        match = begin(game, 0)
        seats = [Seat("me" if seat == PUPIL else f"bot:{DEFAULT}", seat) for seat in range(match.players)]
        super().__init__(match, seats, language, pace=pace, now=now)
        self.number = 0
        self.done = False
        self._others: list[tuple[int, str]] = []
        self._due = 0.0

    @property
    def step(self) -> Step | None:
        """The current step, None at the end."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def ends_early(self) -> bool:
        """Whether people may end the match early: not in lessons."""
        return False

    @property
    def teacher(self) -> Word:
        """What the teacher says now: the step's task, or its closing text."""
        if self.step is None:
            return say("lesson-over", game=self.match.game.name)
        return self.step.done.fact if self.done and self.step.done else self.step.asks.fact

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.step is None

    @property
    def pausing(self) -> bool:
        """Whether the teacher's closing text is shown and the lesson waits for ``go_on``."""
        return self.done

    def go_on(self) -> None:
        """Begin the next step, in its own position if it has one."""
        self.number, self.done = self.number + 1, False
        if self.step is not None and self.step.position is not None:
            self.match = begin(self.match.game, self.number)

    def people_to_act(self) -> tuple[int, ...]:
        """Return the learner's seat while an action is awaited, else nobody."""
        waits = self.step is not None and not self.done and not self._others
        return super().people_to_act() if waits else ()

    def play(self, seat: int, action: int | str) -> None:
        """Carry out a right action. Raises ParlourError for an illegal one, NotNow for another legal one."""
        text = self.match.game.rules.actions.text(self.match.check(seat, action))
        step = self.step
        if step is None or text not in step.take:
            reason = step.otherwise.fact if step is not None else say("lesson-over", game=self.match.game.name)
            raise NotNow(reason, self.say(reason, seat))
        self.match.play(seat, text)
        self._others = list(step.others)
        self._settle()

    def _settle(self) -> None:
        """Schedule the next action of another seat; if none is left, finish the step."""
        self._due = self._now() + self._pace
        if not self._others and self.step is not None:
            self.done = self.step.done is not None
            if not self.done:
                self.go_on()

    def advance(self) -> bool:
        """Carry out the next prepared action of another seat, if one is due; return whether one was."""
        if not self._others or self._now() < self._due:
            return False
        seat, action = self._others.pop(0)
        self.match.play(seat if seat >= 0 else CLOCK, action)
        self._settle()
        return True

    def wait(self) -> float | None:
        """Return the seconds until another seat acts, None if none will."""
        return max(0.0, self._due - self._now()) if self._others else None

    def clocks(self) -> tuple[()]:
        """Return no clocks: none run in lessons."""
        return ()

    def undo(self) -> None:
        """Raise CannotUndo: lessons have no undo."""
        raise self.match.game.cannot_undo("undo-nothing")

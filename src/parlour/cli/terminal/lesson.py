"""A lesson in the terminal: a table at which only the right actions lead on, and what others do is written down."""

from __future__ import annotations

import time
from collections.abc import Callable

from parlour.bots.levels import LEVELS
from parlour.cli.terminal.table import Seat, Table
from parlour.core.errors import BadOption, ParlourError
from parlour.core.facts import Fact, Word, say
from parlour.core.game import Game
from parlour.core.lessons import PUPIL, Step, begin, lesson_of
from parlour.core.verbs import CLOCK


class NotNow(ParlourError):
    """A legal action that is not what the step is about."""

    def __init__(self, reason: Fact, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class LessonTable(Table):
    """The lesson of a game. Raises BadOption where there is none."""

    def __init__(
        self, game: Game, language: str, *, pace: float = 0.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.steps = lesson_of(game)
        if not self.steps:
            raise BadOption(f"{game.about.title} has no lesson", "game")
        match = begin(game, 0)
        seats = [Seat("me" if seat == PUPIL else f"bot:{LEVELS[0]}", seat) for seat in range(match.players)]
        super().__init__(match, seats, language, pace=pace, now=now)
        self.number = 0
        self.done = False
        self._others: list[tuple[int, str]] = []
        self._due = 0.0

    @property
    def step(self) -> Step | None:
        """The step at hand, None at the end."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def teacher(self) -> Word:
        """What the teacher says now."""
        if self.step is None:
            return say("lesson-over", game=self.match.game.name)
        return self.step.done.fact if self.done and self.step.done else self.step.asks.fact

    @property
    def over(self) -> bool:
        """Whether there is nothing left to learn."""
        return self.step is None

    @property
    def pausing(self) -> bool:
        """Whether what is said is to be read before the lesson goes on."""
        return self.done

    def go_on(self) -> None:
        """Begin with the next step."""
        self.number, self.done = self.number + 1, False
        if self.step is not None and self.step.position is not None:
            self.match = begin(self.match.game, self.number)

    def people_to_act(self) -> tuple[int, ...]:
        """The pupil, while an action is awaited."""
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
        """Let others act later, or see whether the step is done."""
        self._due = self._now() + self._pace
        if not self._others and self.step is not None:
            self.done = self.step.done is not None
            if not self.done:
                self.go_on()

    def advance(self) -> bool:
        """Let another act, if that is due."""
        if not self._others or self._now() < self._due:
            return False
        seat, action = self._others.pop(0)
        self.match.play(seat if seat >= 0 else CLOCK, action)
        self._settle()
        return True

    def wait(self) -> float | None:
        """In how many seconds another acts, None if none does."""
        return max(0.0, self._due - self._now()) if self._others else None

    def clocks(self) -> tuple[()]:
        """None runs while one learns."""
        return ()

    def undo(self) -> None:
        """Nothing is taken back. Raises CannotUndo."""
        raise self.match.cannot_undo("undo-nothing")

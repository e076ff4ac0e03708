"""Lessons: a first game played by a beginner in prepared positions, one idea per step.

A lesson is data of its game (``data/lesson.json``, a list of ``Step``); the beginner has seat 0. Its texts are among
the game's messages. Legal actions, refusals and events follow from the rules. Server and terminal keep only the number
of the step.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import msgspec

from parlour.core.facts import Fact, say
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.verbs import CLOCK

FILE = "lesson.json"
PUPIL = 0
"""The seat of the beginner."""
MOST_STEPS = 8


class Said:
    """A text of a lesson: a fact; in the file, a list of its id and optionally its arguments."""

    def __init__(self, fact: Fact) -> None:
        self.fact = fact


OTHERWISE = Said(say("lesson-otherwise"))
"""Default of ``Step.otherwise``."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One idea: what is explained, and what is to be done.

    asks: the fact that explains it and says what to do
    take: the right actions, as text; the first one is shown on request
    others: actions that follow, as seat and action (seat −1: a clock)
    done: said after a right action, with a button to go on; if None, the lesson goes on by itself
    otherwise: the answer to another legal action
    position: where the step begins; if None, where the previous one ended
    """

    asks: Said
    take: tuple[str, ...]
    others: tuple[tuple[int, str], ...] = ()
    done: Said | None = None
    otherwise: Said = OTHERWISE
    position: dict[str, Any] | None = None


@functools.cache
def lesson_of(game: Game) -> tuple[Step, ...]:
    """Return the steps of a game's lesson, none if it has no lesson."""
    file = game.data / FILE
    written = msgspec.json.decode(file.read_bytes()) if file.exists() else ()
    return tuple(msgspec.convert(step, Step, dec_hook=_read) for step in written)


def _read(_kind: type, written: Any) -> Any:
    return Said(_fact(*written))


def _fact(id: str, args: dict[str, Any] | None = None) -> Fact:
    return Fact(id, {name: _fact(*arg) if isinstance(arg, list) else arg for name, arg in (args or {}).items()})


def begin(game: Game, number: int) -> Match:
    """Return a match at the beginning of a step, counted from 0. Raises IndexError if there is no such step."""
    steps = lesson_of(game)
    first = max(n for n in range(number + 1) if steps[n].position is not None)
    match = Match.load(game, steps[first].position or {})
    for step in steps[first:number]:
        play(match, ((PUPIL, step.take[0]), *step.others))
    return Match(game, match.options, match.state)


def play(match: Match, actions: Iterable[tuple[int, str]]) -> None:
    """Apply actions given as pairs of seat and text (seat −1: a clock)."""
    for seat, action in actions:
        match.play(seat if seat >= 0 else CLOCK, action)

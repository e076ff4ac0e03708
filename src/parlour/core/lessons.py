"""Lessons: a first deal, played by the newcomer in prepared positions, one idea a step.

A lesson is data beside its game (``data/lesson.json``, a list of ``Step``); the newcomer sits at seat 0. What it says
stands in the game's words, and everything else follows from the rules: which actions there are, why one is refused,
what is told of it. Those who show a lesson (the server, the terminal) hold no more than the number of the step.
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
"""The seat of whoever learns."""
MOST_STEPS = 8


class Said:
    """What a lesson says: a fact, in its file a list of its id and, where it has any, its arguments."""

    def __init__(self, fact: Fact) -> None:
        self.fact = fact


OTHERWISE = Said(say("lesson-otherwise"))
"""The answer to a legal action that is not what the step is about, where the step has none of its own."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One idea: what is said, and what is to be done.

    asks: the fact that explains, and says what to do
    take: the actions any of which is right; the first is what is shown on request
    others: what happens then, as seat and action (−1: a clock)
    done: said when it is done; the newcomer goes on from it by a touch. Without it the lesson goes on by itself
    otherwise: the answer to another legal action
    position: where the step begins; without it, where the one before has ended
    """

    asks: Said
    take: tuple[str, ...]
    others: tuple[tuple[int, str], ...] = ()
    done: Said | None = None
    otherwise: Said = OTHERWISE
    position: dict[str, Any] | None = None


@functools.cache
def lesson_of(game: Game) -> tuple[Step, ...]:
    """Read the lesson of a game; no step where it has none."""
    file = game.data / FILE
    written = msgspec.json.decode(file.read_bytes()) if file.exists() else ()
    return tuple(msgspec.convert(step, Step, dec_hook=_read) for step in written)


def _read(_kind: type, written: Any) -> Any:
    return Said(_fact(*written))


def _fact(id: str, args: dict[str, Any] | None = None) -> Fact:
    return Fact(id, {name: _fact(*arg) if isinstance(arg, list) else arg for name, arg in (args or {}).items()})


def begin(game: Game, number: int) -> Match:
    """Give a match that begins where a step, counted from 0, does. Raises IndexError if there is no such step."""
    steps = lesson_of(game)
    first = max(n for n in range(number + 1) if steps[n].position is not None)
    match = Match.load(game, steps[first].position or {})
    for step in steps[first:number]:
        play(match, ((PUPIL, step.take[0]), *step.others))
    return Match(game, match.options, match.state)


def play(match: Match, actions: Iterable[tuple[int, str]]) -> None:
    """Carry out what a file says is done, as seat and action (−1: a clock)."""
    for seat, action in actions:
        match.play(seat if seat >= 0 else CLOCK, action)

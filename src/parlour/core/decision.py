"""What a bot decides, and how well it may play: one scale for every game."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from typing import Generic, NamedTuple, TypeVar

from parlour.core.dice import new_dice, toss
from parlour.core.record import Array

T = TypeVar("T")

FEW = 4
"""Among more than so many, bots overlook less, in proportion."""


class Skill(NamedTuple):
    """How a bot plays that has no ways of its own: with so many playouts, 0 for a glance at what each action leads to.

    As many as there is time for, where they do not end. Of 100 actions so many are overlooked, as they would be by a
    person who is new to the game.
    """

    playouts: float = 0
    overlooked: int = 0

    def among(self, players: int) -> int:
        """How many of 100 actions are overlooked among so many: where many play, each slip costs more."""
        return self.overlooked * FEW // max(FEW, players)


@dataclass(frozen=True)
class Levels(Generic[T]):
    """Something for each level of strength, weakest first: whoever leaves a level out is told by the type checker."""

    gentle: T
    casual: T
    club: T
    expert: T

    def of(self, level: str) -> T:
        """Give what belongs to a level by its name. Raises AttributeError where there is no such level."""
        found: T = getattr(self, level)
        return found


LEVELS = tuple(level.name for level in fields(Levels))
"""What people choose from, weakest first; the first is offered first."""

USUAL_SKILLS = Levels(Skill(0, 50), Skill(), Skill(150), Skill(math.inf))
"""The skills of the levels where a game says nothing else."""

USUAL = "club"
"""Who plays on for somebody who leaves: as good as most, and nobody waits for it."""


class Decision(NamedTuple):
    """An action to take after ``wait_ms``; without an action: nothing now, ask again after ``wait_ms``.

    ``looks``: it waits for people to see what lies there, no longer than they need.
    """

    action: int | None
    wait_ms: int = 0
    looks: bool = False


def wait_ms(seconds: float, dice: Array) -> int:
    """Draw how long something takes that takes so many seconds on average.

    Such times are exponential, hence without memory: a bot asked again after somebody's action has lost nothing.
    """
    return int(-1000 * seconds * math.log(_part(dice)))


def form(spread: float, *task: int) -> float:
    """By which factor somebody is slower than usual at a task, below 1 quicker; the same whenever it is asked.

    It is lognormal around 1, ``spread`` being the deviation of its logarithm: by 0.5 two of three times lie between
    three fifths and five thirds. Nobody is equally quick at everything, so the slower one wins at times.
    """
    dice = new_dice(hash(task))
    return math.exp(spread * math.sqrt(-2 * math.log(_part(dice))) * math.cos(2 * math.pi * _part(dice)))


def _part(dice: Array) -> float:
    return (toss(dice) + 1) / 2**32

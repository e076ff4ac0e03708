"""Decisions of bots, and the five levels of strength that every game shares."""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass, fields
from typing import Generic, NamedTuple, TypeVar

from parlour.core.dice import new_dice, toss
from parlour.core.kernel import Array
from parlour.core.people import Eyes, first_steps

T = TypeVar("T")

FEW = 4
"""Number of players up to which ``Skill.overlooked`` applies in full; with more, it falls in proportion."""


class Skill(NamedTuple):
    """How strong a bot is that uses the general search.

    playouts: number of playouts per action; 0: greedy, by the evaluation after each action; infinite: limited by time
    overlooked: how many of 100 legal actions the bot misses, whatever they are
    like: the person whose eyes it has (see ``people``), in place of both
    """

    playouts: float = 0
    overlooked: int = 0
    like: Eyes | None = None

    def among(self, players: int) -> int:
        """Return the percentage of actions overlooked among ``players``: with many, each slip costs more."""
        return self.overlooked * FEW // max(FEW, players)


@dataclass(frozen=True)
class Levels(Generic[T]):
    """A value for each level of strength, weakest first. A level left out is a type error."""

    first_steps: T
    gentle: T
    casual: T
    club: T
    expert: T

    def of(self, level: str) -> T:
        """Return the value for the level of this name. Raises AttributeError if there is no such level."""
        found: T = getattr(self, level)
        return found


LEVELS = tuple(level.name for level in fields(Levels))
"""Names of the levels, weakest first."""

DEFAULT = "gentle"
"""Level of a bot for which none was chosen."""

USUAL_SKILLS = Levels(Skill(like=first_steps(50)), Skill(0, 50), Skill(), Skill(150), Skill(math.inf))
"""Skills of the levels in games that declare no others."""

USUAL = "club"
"""Level of the bot that replaces a person who leaves: average strength, without thinking time."""


class Decision(NamedTuple):
    """What a bot decides.

    action: the action to take after ``wait_ms``; None: nothing for now
    wait_ms: milliseconds until the action, or until the bot is to be asked again
    looks: the wait gives people time to read the table, and may be shortened where they need none
    """

    action: int | None
    wait_ms: int = 0
    looks: bool = False


def wait_ms(seconds: float, dice: Array) -> int:
    """Draw an exponentially distributed duration with a mean of ``seconds``, in milliseconds.

    The exponential distribution has no memory: a bot that is asked again after somebody's action waits no longer in
        all.
    """
    return int(-1000 * seconds * math.log(_toss_fraction(dice)))


def pace_factor(spread: float, *task: int) -> float:
    """Return the factor by which a player is slower than usual at ``task`` (below 1: faster).

    Equal tasks, equal factors. It is lognormal around 1, with ``spread`` as the standard deviation of its logarithm:
    with 0.5, two of three values lie between three fifths and five thirds. It varies the pace of bots from task to
    task, so that slower ones win at times.
    """
    dice = new_dice(zlib.crc32(repr([int(part) for part in task]).encode()))
    return math.exp(
        spread * math.sqrt(-2 * math.log(_toss_fraction(dice))) * math.cos(2 * math.pi * _toss_fraction(dice))
    )


def _toss_fraction(dice: Array) -> float:
    return (toss(dice) + 1) / 2**32

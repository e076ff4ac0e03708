"""Reference players and bots that err like people: each is defined by what it overlooks, alike in every game.

A person goes through what may be done in the order in which it is seen, stops after a few sights, and does the best of
those. Large things are seen sooner than small ones, what lies beside the latest play sooner than what lies far off,
one's own goals sooner than those of others. Memory fades, and everything takes time. What is large, near and one's own
a game says itself (the verb ``sight``, in ``strategy.sights``); docs/bots.md has the whole definition.

The order of sights is Plackett and Luce's: the next one seen is each of those left with a probability in proportion to
its weight. That is a race in which each arrives after an exponentially distributed time, the sooner the more it weighs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from parlour.core.dice import roll, toss
from parlour.core.kernel import Array


class Sight(NamedTuple):
    """How something that may be done meets the eye: three numbers from 0 to 1.

    size: how much it brings at once, 1 for what is large in the game
    near: how near it lies to the piece played latest, 1 beside it; 0 where the position does not tell
    own: 1 if it serves the seat's own goals, 0 if it does something to others only
    """

    size: float
    near: float = 0.0
    own: float = 1.0


class Eyes(NamedTuple):
    """What somebody sees, remembers and takes time for.

    looks: number of sights before they choose
    pull: how many times sooner the largest is seen than the smallest
    near: how many times sooner what lies near is seen than what lies far off
    own: how many times sooner what serves their own goals is seen than what is done to others
    judges: whether they choose the action after which the position is worth most, instead of the largest
    slips: percentage of choices that are not the best but the first thing seen, or go wrong
    turns: mean number of turns until a sight is forgotten
    pace: how many times longer than an average player they take
    """

    looks: int
    pull: float
    near: float
    own: float
    judges: bool
    slips: int
    turns: float
    pace: float

    def weight(self, sight: Sight) -> float:
        """Return how soon something is seen, 1 for what is small, far off and done to others."""
        return float(self.pull**sight.size * self.near**sight.near * self.own**sight.own)


CHILD = Eyes(looks=3, pull=6.0, near=3.0, own=4.0, judges=False, slips=20, turns=2.0, pace=2.2)
BEGINNER = Eyes(looks=6, pull=6.0, near=2.0, own=2.0, judges=False, slips=10, turns=4.0, pace=1.6)
REGULAR = Eyes(looks=12, pull=6.0, near=1.5, own=1.5, judges=True, slips=5, turns=8.0, pace=1.1)

PEOPLE = {"child": CHILD, "beginner": BEGINNER, "regular": REGULAR}
"""The reference players, weakest first, by the names that the arena knows."""


def first_steps(slips: int, pull: float = CHILD.pull, pace: float = CHILD.pace, turns: float = CHILD.turns) -> Eyes:
    """Return the bot of the level First steps: a child that slips more, forgets sooner or takes longer, and is kind.

    Kind: what is done to others only it sees last of all.
    """
    return CHILD._replace(own=20.0, slips=slips, pull=pull, pace=pace, turns=turns)


def see(sights: Sequence[Sight], eyes: Eyes, dice: Array) -> list[int]:
    """Return the places in ``sights`` of what a person sees, in the order in which it is seen; at most ``looks``."""
    arrivals = [-math.log((toss(dice) + 1) / 2**32) / eyes.weight(sight) for sight in sights]
    return sorted(range(len(sights)), key=arrivals.__getitem__)[: eyes.looks]


def choose(
    sights: Sequence[Sight],
    eyes: Eyes,
    dice: Array,
    judge: Callable[[list[int]], int] | None = None,
) -> int:
    """Return the place in ``sights`` of what a person does.

    A person does the largest thing seen, and of equally large ones the one seen first. A person who slips does the
    first thing seen. ``judge`` chooses among the places seen, for persons who judge.
    """
    seen = see(sights, eyes, dice)
    if roll(dice, 100) < eyes.slips:
        return seen[0]
    if eyes.judges and judge is not None:
        return judge(seen)
    return max(seen, key=lambda place: sights[place].size)

"""A confidence sequence for a mean: 95 % bounds that stay valid when they are checked after every value.

The hedged betting confidence sequence of Waudby-Smith and Ramdas, Estimating means of bounded random variables by
betting, JRSS B 86 (2024), theorem 3. For every candidate mean m from 0 to 1, one gambler bets that each next value is
above m, and another that it is below. If m is the true mean, neither gains on average, and the chance that either ever
multiplies the initial capital by 40 is at most one in twenty (Ville's inequality). So every m at which a gambler did is
excluded. The method needs independent values, but neither a known variance nor a normal distribution. It is used here
because it is tighter than the bounds by Howard et al. (2021) for few values.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

ALPHA = 0.05
MEANS = np.linspace(0, 1, 1001)
"""The candidate means."""
MOST = 0.5
"""The largest part of the capital that a gambler may lose by one bet."""
GOAL = 0.6
"""The least share of victories that a level should win over the one below."""


class Bounds(NamedTuple):
    """A mean and its 95 % bounds."""

    mean: float
    least: float
    most: float

    @property
    def sure(self) -> bool:
        """Whether the bounds exclude one half or GOAL."""
        return not self.least <= 0.5 <= self.most or not self.least <= GOAL <= self.most


class Running:
    """The running bounds of the mean of values from 0 to 1 that are added one by one."""

    def __init__(self) -> None:
        self.count, self.total = 0, 0.0
        self._spread = 0.25
        self._capital = np.zeros((2, len(MEANS)))  # logarithms
        self._richest = np.zeros((2, len(MEANS)))

    def add(self, value: float) -> None:
        """Add the next value, from 0 to 1, on which the bets follow from the values before."""
        number = self.count + 1
        variance = self._spread / number
        bet = math.sqrt(2 * math.log(2 / ALPHA) / (variance * number * math.log(number + 1)))
        with np.errstate(divide="ignore"):
            above, below = np.minimum(bet, MOST / MEANS), np.minimum(bet, MOST / (1 - MEANS))
        gained = value - MEANS
        self._capital += np.log1p(np.stack([above * gained, -below * gained]))
        self._richest = np.maximum(self._richest, self._capital)
        self.count, self.total = number, self.total + value
        self._spread += (value - (0.5 + self.total) / (number + 1)) ** 2

    @property
    def bounds(self) -> Bounds:
        """The mean so far, and the smallest and largest candidate mean that is not excluded."""
        kept = MEANS[np.max(self._richest, axis=0) < math.log(2 / ALPHA)]
        mean = self.total / max(1, self.count)
        least, most = (float(kept[0]), float(kept[-1])) if len(kept) else (mean, mean)
        return Bounds(mean, least, most)


def bounds(values: Sequence[float]) -> Bounds:
    """Return the bounds of the mean of values from 0 to 1, exact to 0.001."""
    running = Running()
    for value in values:
        running.add(value)
    return running.bounds

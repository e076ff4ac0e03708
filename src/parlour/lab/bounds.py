"""Bounds of a mean that hold however often one looks: 95 % of them never leave out the truth, whenever one stops.

The hedged betting confidence sequence of Waudby-Smith and Ramdas, Estimating means of bounded random variables by
betting, JRSS B 86 (2024), theorem 3. For every mean m from 0 to 1 somebody bets on each next value being above m, and
somebody on its being below; if m is the truth neither can be expected to gain, and that one of them ever multiplies
the capital by 40 has a chance of one in twenty at most for both together (Ville). So what made somebody rich is not
the mean. It needs no variance known and no normal distribution, only that deals are drawn independently, and is
tighter than the bounds by Howard et al. (2021) where shares are few, which is why it is the one used here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

ALPHA = 0.05
MEANS = np.linspace(0, 1, 1001)
"""The means that are bet on."""
MOST = 0.5
"""Nobody may lose more than this part of the capital at once."""
GOAL = 0.6
"""What a level should win over the one below, at least."""


class Bounds(NamedTuple):
    """A mean with what it lies between."""

    mean: float
    least: float
    most: float

    @property
    def sure(self) -> bool:
        """Whether one half or the goal is out of the question."""
        return not self.least <= 0.5 <= self.most or not self.least <= GOAL <= self.most


class Running:
    """Values from 0 to 1, one after another, and the bounds of their mean so far."""

    def __init__(self) -> None:
        self.count, self.total = 0, 0.0
        self._spread = 0.25
        self._capital = np.zeros((2, len(MEANS)))  # logarithms
        self._richest = np.zeros((2, len(MEANS)))

    def add(self, value: float) -> None:
        """Take the next value. Bets depend on those before it only."""
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
        """The mean so far, and the least and the most that nobody grew rich on."""
        kept = MEANS[np.max(self._richest, axis=0) < math.log(2 / ALPHA)]
        mean = self.total / max(1, self.count)
        least, most = (float(kept[0]), float(kept[-1])) if len(kept) else (mean, mean)
        return Bounds(mean, least, most)


def bounds(values: Sequence[float]) -> Bounds:
    """Give the bounds of the mean of values from 0 to 1, at most 0.001 apart from the exact ones."""
    running = Running()
    for value in values:
        running.add(value)
    return running.bounds

"""Shares with their intervals of 95 %, and the difference of two."""

from __future__ import annotations

import math

import msgspec

NORMAL = 1.959963984540054
"""How many standard errors an interval of 95 % reaches to each side."""


class Share(msgspec.Struct, frozen=True):
    """A share of things counted, with E. B. Wilson's interval (JASA 22, 1927), sound also near 0 and 1.

    count: how many of them
    of: how many there are; without any, the interval is from 0 to 1
    """

    count: int
    of: int
    value: float
    low: float
    high: float


class Difference(msgspec.Struct, frozen=True):
    """The first share less the second one, with an interval from their two."""

    value: float
    low: float
    high: float

    @property
    def is_shown(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


def share_of(count: int, of: int) -> Share:
    """Return the share ``count`` / ``of`` with its interval."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    middle, square = count / of, NORMAL * NORMAL
    centre = (middle + square / (2 * of)) / (1 + square / of)
    away = NORMAL / (1 + square / of) * math.sqrt(middle * (1 - middle) / of + square / (4 * of * of))
    return Share(count, of, middle, max(0.0, min(middle, centre - away)), min(1.0, max(middle, centre + away)))


def difference(first: Share, second: Share) -> Difference:
    """Return the first share less the second one.

    The interval is R. G. Newcombe's of two Wilson intervals (Statistics in Medicine 17, 1998, method 10). It takes
    every decision for independent of the others.
    """
    value = first.value - second.value
    below = math.hypot(first.value - first.low, second.high - second.value)
    above = math.hypot(first.high - first.value, second.value - second.low)
    return Difference(value, max(-1.0, value - below), min(1.0, value + above))

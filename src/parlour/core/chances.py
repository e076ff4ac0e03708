"""Decide whether chances estimated by sampling differ significantly."""

from __future__ import annotations

import math

NORMAL = 1.96
"""Number of standard errors within which 95 of 100 estimates lie."""

SURE = 2
"""Number of standard errors by which an action has to be worse before it is called worse."""


def half_width(one: tuple[float, int], other: tuple[float, int]) -> float:
    """Return half the width of the 95 % interval of the difference of two chances, each with its number of samples.

    Agresti and Caffo's interval: a success and a failure are added to each, so that 0 and 1 are not certain.

    >>> round(half_width((0.5, 10_000), (0.5, 10_000)), 3), round(half_width((1.0, 20), (0.0, 20)), 3)
    (0.014, 0.123)
    """
    samples = ((chance * tried + 1, tried + 2) for chance, tried in (one, other))
    return NORMAL * math.sqrt(sum(won / tried * (1 - won / tried) / tried for won, tried in samples))


def beyond_doubt(lost: float, tried: int) -> float:
    """Return ``lost``, the measured difference of two chances, or 0 if ``tried`` samples cannot establish it.

    >>> beyond_doubt(0.25, 100), beyond_doubt(0.05, 100)
    (0.25, 0.0)
    """
    doubt = SURE * 0.5 / math.sqrt(max(1, tried))  # rewards are mostly 0 or 1, so their deviation is about 0.5
    return lost if lost > doubt else 0.0

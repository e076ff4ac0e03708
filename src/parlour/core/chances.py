"""Decide whether chances estimated by sampling differ significantly."""

from __future__ import annotations

import math

SURE = 2
"""Number of standard errors by which an action has to be worse before it is called worse."""


def beyond_doubt(lost: float, tried: int) -> float:
    """Return ``lost``, the measured difference of two chances, or 0 if ``tried`` samples cannot establish it.

    >>> beyond_doubt(0.25, 100), beyond_doubt(0.05, 100)
    (0.25, 0.0)
    """
    doubt = SURE * 0.5 / math.sqrt(max(1, tried))  # rewards are mostly 0 or 1, so their deviation is about 0.5
    return lost if lost > doubt else 0.0

"""How far chances that were found by trying may be told apart."""

from __future__ import annotations

import math

SURE = 2
"""So many standard errors have to lie between two actions until one is called worse."""


def beyond_doubt(lost: float, tried: int) -> float:
    """Give by how much an action is worse than the best, 0 where so many tries cannot tell.

    >>> beyond_doubt(0.25, 100), beyond_doubt(0.05, 100)
    (0.25, 0.0)
    """
    doubt = SURE * 0.5 / math.sqrt(max(1, tried))  # what is won is mostly 0 or 1
    return lost if lost > doubt else 0.0

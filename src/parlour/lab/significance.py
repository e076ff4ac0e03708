"""Tests of significance for means, corrected for the number of tests.

Means are of hundreds of independent matches, so they are treated as normal. Holm's correction (S. Holm, A simple
sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6, 1979) keeps the chance that any
finding is called significant wrongly below ALPHA, whatever the number of findings.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from parlour.lab.figures import Mean

ALPHA = 0.05


class Finding(NamedTuple):
    """The result of a test: a sentence that says what was observed, and its p-value."""

    words: str
    p: float

    @property
    def significant(self) -> bool:
        """Whether the p-value is below ALPHA."""
        return self.p < ALPHA


def normal_p(distance: float, error: float) -> float:
    """Return the two-sided p-value of a distance from the expected value, by its standard error.

    Without any variation (an error of 0) it is 1 for a distance of 0, else 0.
    """
    if error == 0:
        return float(distance == 0)
    return math.erfc(abs(distance) / error / math.sqrt(2))


def differs_from(found: Mean, expected: float) -> float:
    """Return the p-value of a share against the expected one; 1 without matches.

    The variance is that of values of 0 and 1, so for values between the p-value is too large, never too small.
    """
    if found.matches == 0:
        return 1.0
    return normal_p(found.value - expected, math.sqrt(expected * (1 - expected) / found.matches))


def differ(one: Mean, other: Mean) -> float:
    """Return the p-value of the difference of two independent means with unequal variances (B. L. Welch, 1947)."""
    if one.matches < 2 or other.matches < 2:
        return 1.0
    error = math.sqrt(one.deviation**2 / one.matches + other.deviation**2 / other.matches)
    return normal_p(one.value - other.value, error)


def correct(ps: Sequence[float]) -> list[float]:
    """Return p-values corrected by Holm's procedure, in the order given."""
    found, largest = [1.0] * len(ps), 0.0
    for place, index in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        largest = max(largest, min(1.0, ps[index] * (len(ps) - place)))
        found[index] = largest
    return found


def corrected(findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings with p-values corrected by Holm's procedure, the most significant first."""
    ps = correct([finding.p for finding in findings])
    found = [Finding(finding.words, p) for finding, p in zip(findings, ps, strict=True)]
    return [found[place] for place in sorted(range(len(found)), key=lambda place: findings[place].p)]

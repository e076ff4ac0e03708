"""What chance would do seldom: tests of means, and many of them corrected together.

Means are of hundreds of independent matches, so they are taken as normal. S. Holm, A simple sequentially rejective
multiple test procedure, Scandinavian Journal of Statistics 6 (1979): the chance that any of the findings called
significant is none stays below one in twenty, however many are asked about.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from parlour.lab.figures import Mean

ALPHA = 0.05


class Finding(NamedTuple):
    """Something that was asked: what was seen, in words, and how often chance alone would show as much or more."""

    words: str
    p: float

    @property
    def significant(self) -> bool:
        """Whether chance would show it in fewer than one of twenty such reports."""
        return self.p < ALPHA


def normal_p(distance: float, error: float) -> float:
    """The chance of a normal value being so far off, in either direction; of nothing varying, 0 or 1."""
    if error == 0:
        return float(distance == 0)
    return math.erfc(abs(distance) / error / math.sqrt(2))


def differs_from(found: Mean, expected: float) -> float:
    """The p of a share against the one expected, by the variance that 0 and 1 would have: rather too large."""
    if found.matches == 0:
        return 1.0
    return normal_p(found.value - expected, math.sqrt(expected * (1 - expected) / found.matches))


def differ(one: Mean, other: Mean) -> float:
    """The p of two means of independent matches, each with a variance of its own (B. L. Welch, 1947)."""
    if one.matches < 2 or other.matches < 2:
        return 1.0
    error = math.sqrt(one.deviation**2 / one.matches + other.deviation**2 / other.matches)
    return normal_p(one.value - other.value, error)


def corrected(findings: Sequence[Finding]) -> list[Finding]:
    """The findings with Holm's p, which counts how many were asked for, the surest first."""
    found: list[Finding] = []
    largest = 0.0
    for place, finding in enumerate(sorted(findings, key=lambda finding: finding.p)):
        largest = max(largest, min(1.0, finding.p * (len(findings) - place)))
        found.append(Finding(finding.words, largest))
    return found

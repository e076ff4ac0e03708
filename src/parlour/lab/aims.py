"""What a variant of a game is judged by: measures of its matches, aims that want more or less of one, and bounds.

``imbalance`` is the largest distance of a seat's share of the victories from an equal share. Its interval and its
p-values hold for all seats at once (Bonferroni's correction), so with three seats or more they are wide, never narrow.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
import pyarrow as pa

from parlour.core.errors import BadOption
from parlour.core.kernel import Array
from parlour.lab.figures import Figures, Mean, figures, share, victories
from parlour.lab.significance import ALPHA, differ, differs_from, normal_p


class Measure(NamedTuple):
    """A measure of matches.

    least, most: its smallest and its largest possible value
    is_share: whether it is a share, which is written in percent
    is_proportion: whether it is the mean of values of 0 and 1, or between, whose variance follows from the mean
    """

    least: float
    most: float
    is_share: bool = False
    is_proportion: bool = False


MEASURES = {
    "imbalance": Measure(0, 1, is_share=True),
    "length": Measure(0, math.inf),
    "skill": Measure(0, 1, is_share=True, is_proportion=True),
    "lead_changes": Measure(0, math.inf),
    "ahead_from": Measure(0, 1, is_share=True),
    "decided": Measure(0, 1, is_share=True, is_proportion=True),
    "branching": Measure(0, math.inf),
}
"""The measures by name; ``docs/laboratory.md`` defines each."""

SKILL = "skill"
"""The measure that two bots of different strength are played for; the others are taken from the same matches."""

Found = dict[str, Mean]
"""The measures of a variant by name. Only SKILL may be missing."""


class Aim(NamedTuple):
    """A measure and its better direction: 1 for more, −1 for less."""

    measure: str
    sign: int


AIMS = {
    "fair": Aim("imbalance", -1),
    "short": Aim("length", -1),
    "long": Aim("length", 1),
    "skilful": Aim(SKILL, 1),
    "lively": Aim("lead_changes", 1),
    "open": Aim("ahead_from", 1),
    "decisive": Aim("decided", 1),
    "varied": Aim("branching", 1),
}
"""The aims by name."""


class Bound(NamedTuple):
    """A limit of a measure that a variant has to keep: at least ``limit`` (``sign`` 1), or at most (−1)."""

    measure: str
    sign: int
    limit: float

    @property
    def text(self) -> str:
        """The bound as it is typed."""
        return f"{self.measure}{'>=' if self.sign > 0 else '<='}{self.limit:g}"

    def excess(self, found: Found) -> float:
        """Return by how much a variant breaks the bound; 0 or less where it keeps it."""
        return self.sign * (self.limit - found[self.measure].value)


def read_aims(names: Iterable[str]) -> tuple[str, ...]:
    """Return the aims with these names, each once. Raises BadOption for unknown aims, and for contradictory ones."""
    found: dict[str, str] = {}
    for name in names:
        if name not in AIMS:
            raise BadOption(f"aim: there is no aim {name!r}; there are {', '.join(AIMS)}", "aim")
        other = found.setdefault(AIMS[name].measure, name)
        if other != name:
            raise BadOption(f"aim: {other} and {name} contradict each other", "aim")
    if not found:
        raise BadOption(f"aim: name one or more of {', '.join(AIMS)}", "aim")
    return tuple(found.values())


def read_bounds(words: Iterable[str], players: int) -> tuple[Bound, ...]:
    """Read bounds such as ``length<=40``.

    Raises BadOption for malformed or contradictory bounds, and for those no measure of ``players`` seats can keep.
    """
    found: list[Bound] = []
    for word in words:
        matched = re.fullmatch(r"\s*(\w+)\s*([<>]=)\s*(\S+)\s*", word)
        limit = _number(matched[3]) if matched else None
        if matched is None or limit is None:
            raise BadOption(f"bound: {word!r} is not possible; give MEASURE<=NUMBER or MEASURE>=NUMBER", "bound")
        name, bound = matched[1], Bound(matched[1], 1 if matched[2] == ">=" else -1, limit)
        if name not in MEASURES:
            raise BadOption(f"bound: there is no measure {name!r}; there are {', '.join(MEASURES)}", "bound")
        _check_limit(bound, players)
        found.append(bound)
    for one in found:
        for other in found:
            if one.measure == other.measure and one.sign > 0 > other.sign and one.limit > other.limit:
                raise BadOption(f"bound: {one.text} and {other.text} contradict each other", "bound")
    return tuple(dict.fromkeys(found))


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _check_limit(bound: Bound, players: int) -> None:
    """Raise BadOption if no value the measure can have keeps the bound."""
    least, most = MEASURES[bound.measure][:2]
    if bound.measure == "imbalance":
        most = 1 - 1 / players
    if bound.limit > most if bound.sign > 0 else bound.limit < least:
        span = f"is {least:g} or more" if most == math.inf else f"lies between {least:g} and {most:.3g}"
        raise BadOption(f"bound: {bound.text} can be kept by no variant; {bound.measure} {span}", "bound")


def measure_matches(table: pa.Table) -> Found:
    """Return all measures of a batch's table but SKILL."""
    found = figures(table)
    return {
        "imbalance": imbalance(victories(table)),
        "length": found.length,
        "lead_changes": found.lead_changes,
        "ahead_from": found.led,
        "decided": _decided(found),
        "branching": found.branching,
    }


def _decided(found: Figures) -> Mean:
    """Return the share of the matches that exactly one seat won."""
    shared = found.ties.value + found.nobody.value
    won = round(found.matches * (1 - shared))
    return share(np.repeat([1.0, 0.0], [won, found.matches - won]))


def imbalance(won: Array) -> Mean:
    """Return the imbalance of matches from each seat's part of each victory (float64[matches, seats])."""
    matches, players = won.shape
    fair, normal = 1 / players, NormalDist().inv_cdf(1 - ALPHA / 2 / _questions(players))
    shares = [share(won[:, seat], normal) for seat in range(players)]
    nearest = [max(0.0, one.least - fair, fair - one.most) for one in shares]
    furthest = [max(one.most - fair, fair - one.least) for one in shares]
    value = max(abs(one.value - fair) for one in shares)
    return Mean(value, max(nearest), max(furthest), matches, max(one.deviation for one in shares))


def _questions(players: int) -> int:
    """Return how many shares an imbalance is about: of two seats, one share says both."""
    return 1 if players == 2 else players


def change_p(measure: str, players: int, one: Mean, other: Mean) -> float:
    """Return the p-value of the difference of a measure between two independent variants; never too small.

    The distance of two seats' imbalances is at most that of their shares, if need be mirrored, so the test of shares
    holds for it. With more seats, it is at most what the shares of all seats may be off by together.
    """
    if measure != "imbalance" or players == 2:
        return differ(one, other)
    if min(one.matches, other.matches) < 2:
        return 1.0
    error = one.deviation / math.sqrt(one.matches) + other.deviation / math.sqrt(other.matches)
    return min(1.0, 2 * players * normal_p(one.value - other.value, error))


def bound_p(bound: Bound, players: int, found: Mean) -> float:
    """Return the p-value of the distance of a measure from a bound; 1 where there are too few matches to tell."""
    if found.matches < 2:
        return 1.0
    if MEASURES[bound.measure].is_proportion:
        return differs_from(found, bound.limit)
    p = normal_p(found.value - bound.limit, found.deviation / math.sqrt(found.matches))
    return min(1.0, p * _questions(players)) if bound.measure == "imbalance" else p


def mean_share(shares: Sequence[Array]) -> Mean:
    """Return the mean of shares that are averaged over games of the same deals (float64[deals] for each game)."""
    return share(np.mean(np.stack(shares), axis=0))

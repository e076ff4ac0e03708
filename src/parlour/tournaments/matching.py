"""Pairs of players by maximum weight matching: the best pairing in a fixed order of wishes.

Of all ways to pair a field, and of all byes that are allowed, a pairing is chosen that has, in this order,

1. the smallest sum of squares of earlier meetings, so no rematch where one can be avoided;
2. its bye, where the number is odd, as low as possible among those with the fewest byes;
3. the fewest players whose starts come to differ from their other games by more than two;
4. the smallest sum of squared differences of score;
5. the most even starts: the smallest sum of squares of each player's starts less other games;
6. the smallest sum of lots.

Up to ``WHOLE`` players that holds for the field as a whole. Larger fields are cut, in the order of scores, into blocks,
and 3 to 6 hold within each block. A block has at least twice as many players as anybody has opponents, plus two. So
each player of a block may meet at least half of it, and by Dirac's theorem it can be paired without a rematch: 1 holds
at any size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any

import networkx as nx

WHOLE = 40
"""The largest field that is paired as a whole."""
BLOCK = 20
"""The smallest block of a larger field."""
LOTS = 1 << 16
"""Lots are below this."""
FAR = 2
"""How far starts may differ from other games before it counts more than scores."""

Pairs = list[tuple[str, str]]


@dataclass(frozen=True)
class Entrant:
    """Somebody to be paired.

    balance: starts less other games
    opponents: how many different players were met so far, at least
    lot: below 2**16
    """

    name: str
    score: Fraction
    balance: int
    opponents: int
    lot: int


def match_field(
    field: Sequence[Entrant], met: Callable[[str, str], int], resting: Mapping[str, int]
) -> tuple[Pairs, str | None]:
    """Pair a field in the order given, best first; return pairs, the starting seat first, and who has the bye.

    met: how often two met
    resting: who may have the bye, with a cost; consulted where the number is odd, and never empty then
    """
    block = max(BLOCK, 2 * (max(one.opponents for one in field) + 1))
    if len(field) <= max(WHOLE, block):
        return _match_whole(field, met, resting if len(field) % 2 else {})
    bye = min(resting, key=lambda name: resting[name]) if len(field) % 2 else None
    rest = [one for one in field if one.name != bye]
    pairs: Pairs = []
    while rest:
        size = block if len(rest) >= 2 * block else len(rest)
        pairs += _match_whole(rest[:size], met, {})[0]
        rest = rest[size:]
    return pairs, bye


def _match_whole(
    field: Sequence[Entrant], met: Callable[[str, str], int], resting: Mapping[str, int]
) -> tuple[Pairs, str | None]:
    scale = lcm(*(one.score.denominator for one in field))
    costs: dict[tuple[int, int], tuple[int, ...]] = {}
    for a, one in enumerate(field):
        if one.name in resting:
            costs[a, len(field)] = (0, resting[one.name], 0, 0, 0, 0)
        for b in range(a + 1, len(field)):
            costs[a, b] = _cost(one, field[b], met(one.name, field[b].name), scale)
    pairs: Pairs = []
    bye = None
    for a, b in _solve(costs, len(field)):
        if b == len(field):
            bye = field[a].name
        else:
            pairs.append(_seat(field[a], field[b]))
    pairs.sort(key=lambda pair: min(n for n, one in enumerate(field) if one.name in pair))
    return pairs, bye


def _solve(costs: Mapping[tuple[int, int], tuple[int, ...]], players: int) -> list[tuple[int, int]]:
    """Return the perfect matching whose sums of costs come first in lexicographic order."""
    tops = [1 + players * max(cost[wish] for cost in costs.values()) for wish in range(6)]
    graph: Any = nx.Graph()
    packed = {}
    for pair, cost in costs.items():
        total = 0
        for value, top in zip(cost, tops, strict=True):
            total = total * top + value
        packed[pair] = total
    largest = max(packed.values())
    graph.add_weighted_edges_from((a, b, largest - total) for (a, b), total in packed.items())
    return [(min(pair), max(pair)) for pair in nx.max_weight_matching(graph, maxcardinality=True)]


def _cost(one: Entrant, other: Entrant, meetings: int, scale: int) -> tuple[int, ...]:
    low, high = sorted((one.balance, other.balance))
    difference = int((one.score - other.score) * scale)
    too_far = (abs(low + 1) > FAR) + (abs(high - 1) > FAR)
    uneven = (low + 1) ** 2 + (high - 1) ** 2
    return meetings**2, 0, too_far, difference * difference, uneven, one.lot ^ other.lot


def _seat(one: Entrant, other: Entrant) -> tuple[str, str]:
    """Give the starting seat to the player who started less often; lots decide between equals."""
    first = min(one, other, key=lambda entrant: (entrant.balance, entrant.lot, entrant.name))
    return (first.name, other.name) if first is one else (other.name, one.name)

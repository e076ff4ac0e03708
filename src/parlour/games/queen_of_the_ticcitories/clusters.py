"""Clusters: connected cards that bear one Tic type (QUE-21, G03, G04).

Only five cards bear a type, so no two groups of three can form: every type has one cluster at most on the whole table.
Ten pairs can be made of five cards; which of them lie side by side says which cards are connected.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from parlour.core.bits import count
from parlour.core.kernel import kernel, run
from parlour.games.queen_of_the_ticcitories.state import AREA, WIDTH, State
from parlour.games.tic.deck import CARDS, TYPES

Cluster = tuple[int, int, list[int]]

LEAST = 3
KINDS = 75
BEARERS = np.array([[card for card in range(CARDS) if kind in TYPES[card]] for kind in range(KINDS)], np.int8)
"""TIC-13: the five cards of every type."""

PAIRS = np.array(list(combinations(range(5), 2)), np.int8)
"""The ten pairs of the five."""


def _cluster(links: int) -> int:
    """The group of three or more that these pairs connect, as bits of the five; 0 if there is none."""
    joined = [1 << a | 1 << b for pair, (a, b) in enumerate(PAIRS.tolist()) if links >> pair & 1]
    for member in range(5):
        group = 1 << member
        for _ in range(5):
            for bits in joined:
                group |= bits if bits & group else 0
        if group.bit_count() >= LEAST:
            return group
    return 0


CLUSTER = np.array([_cluster(links) for links in range(1 << len(PAIRS))], np.int8)
"""QUE-21: the members of the cluster by the pairs that lie side by side."""


@kernel
def links(state: State, kind: int, card: int, spot: int) -> int:
    """QUE-G03: which pairs of a type's cards lie edge to edge, as bits, if this card lay on this spot."""
    found = 0
    for pair in range(len(PAIRS)):
        a, b = int(BEARERS[kind, PAIRS[pair, 0]]), int(BEARERS[kind, PAIRS[pair, 1]])
        here = spot if a == card else int(state.where[a])
        there = spot if b == card else int(state.where[b])
        apart = abs(here - there)
        if here >= 0 and there >= 0 and (apart == 1 or apart == WIDTH):
            found |= 1 << pair
    return found


@kernel
def clustered_by(state: State, card: int, spot: int) -> int:
    """QUE-21, G04: the cards in the clusters of a card's three types, counted for each, if it lay on this spot."""
    total = 0
    for pair in range(3):
        total += count(int(CLUSTER[links(state, int(TYPES[card, pair]), card, spot)]))
    return total


@kernel
def cluster_gain(state: State, card: int, spot: int) -> int:
    """What clusters gain when a card that lies in no grid is laid on a spot."""
    return clustered_by(state, card, spot) - clustered_by(state, card, -1)


def clusters(state: State) -> Iterator[Cluster]:
    """Give owner, type and cards of every cluster on the table, from plain values."""
    if not any(state.clustered):
        return
    for kind in range(KINDS):
        group = int(CLUSTER[run(links, state.record, kind, -1, -1)])
        cards = [int(card) for member, card in enumerate(BEARERS[kind]) if group >> member & 1]
        if cards:
            yield state.where[cards[0]] // AREA, kind, cards

"""The rest of a round robin whose players changed: those who have not met yet, as many at once as possible."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import networkx as nx

from parlour.tournaments.ledger import Ledger
from parlour.tournaments.lots import draw_lot
from parlour.tournaments.tournament import Tournament


def pair_remaining(tournament: Tournament, ledger: Ledger) -> list[tuple[str, ...]]:
    """Return as many pairs as possible of players here who still have to meet, none where all have met.

    Pairs whose players have many meetings left come first, so that few rounds are needed. The starting seat goes to
    whoever started less often.
    """
    cycles, seed = tournament.settings.cycles, tournament.settings.seed
    names = [player.name for player in tournament.here]
    left = [sum(cycles - ledger.met(name, other) for other in names if other != name) for name in names]
    graph: Any = nx.Graph()
    for a, b in combinations(range(len(names)), 2):
        if ledger.met(names[a], names[b]) < cycles:
            graph.add_edge(a, b, weight=left[a] ** 2 + left[b] ** 2)
    pairs = nx.max_weight_matching(graph, maxcardinality=True)

    def starts_first(name: str) -> tuple[int, int, str]:
        return ledger.accounts[name].balance, draw_lot(seed, "start", len(tournament.rounds), name), name

    in_order = sorted(tuple(sorted(pair)) for pair in pairs)
    return [tuple(sorted((names[a], names[b]), key=starts_first)) for a, b in in_order]

"""Searching for a move with a budget of playouts or of time, on one core or on all."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from parlour.bots.tree import NODES, new_tree, search
from parlour.core import kernel
from parlour.core.game import Game
from parlour.core.playout import new_desk
from parlour.core.record import Array

CHUNK = 256
CHUNK_INTERPRETED = 2


@dataclass(frozen=True)
class Budget:
    """How long to search: so many playouts, or milliseconds where no playouts are given; on so many cores."""

    playouts: int | None = None
    ms: int = 1000
    cores: int = 1


@dataclass(frozen=True)
class Report:
    """What a search found: visits and mean reward by action, and what it cost."""

    visits: dict[int, int]
    values: dict[int, float]
    playouts: int
    moves: int

    @property
    def best(self) -> int:
        """The action visited most; of equals the first."""
        return max(self.visits, key=lambda action: self.visits[action])


class Searcher:
    """One search tree over a seat's hidden record."""

    def __init__(self, game: Game, view: Any, seat: int, seed: int, capacity: int = NODES) -> None:
        self.seat = seat
        self.worlds = np.empty(2, game.dtype)
        self.worlds[0] = view
        self.tree = new_tree(capacity)
        self.desk = new_desk(game, seed)
        self.longest = int(game.bots.HORIZON) or 1 << 30
        self.playouts = self.moves = 0

    def grow(self, playouts: int) -> None:
        """Run so many iterations."""
        self.moves += int(kernel.run(search, self.worlds, self.seat, self.tree, self.desk, playouts, self.longest))
        self.playouts += playouts

    def grow_for(self, budget: Budget) -> None:
        """Run until the budget is spent."""
        chunk = CHUNK if kernel.is_compiled(self.worlds.dtype) else CHUNK_INTERPRETED
        deadline = time.monotonic() + budget.ms / 1000
        while self.playouts < budget.playouts if budget.playouts is not None else time.monotonic() < deadline:
            self.grow(chunk if budget.playouts is None else min(chunk, budget.playouts - self.playouts))

    def children(self) -> Array:
        """Give the nodes of the root's moves."""
        grown: Any = self.tree.nodes[1 : int(self.tree.used)]
        children: Array = grown[grown["parent"] == 0]
        return children


def search_move(game: Game, view: Any, seat: int, budget: Budget, seed: int) -> Report:
    """Search for a seat's move from its hidden record. Several cores grow a tree each and add up their visits."""
    cores = max(1, min(budget.cores, os.cpu_count() or 1))
    searchers = [Searcher(game, view, seat, seed + (core << 64)) for core in range(cores)]
    share = Budget(budget.playouts and -(-budget.playouts // cores), budget.ms)
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda searcher: searcher.grow_for(share), searchers))
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for child in (child for searcher in searchers for child in searcher.children()):
        action = int(child["action"])
        visits[action] = visits.get(action, 0) + int(child["visits"])
        totals[action] = totals.get(action, 0.0) + float(child["total"])
    values = {action: totals[action] / max(1, visits[action]) for action in sorted(visits)}
    playouts, moves = sum(s.playouts for s in searchers), sum(s.moves for s in searchers)
    return Report({action: visits[action] for action in values}, values, playouts, moves)

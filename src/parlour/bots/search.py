"""Searching for a move with a budget of playouts or of time, on one core or on all."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from parlour.bots.tree import NODE, search
from parlour.core import kernel
from parlour.core.dice import new_dice
from parlour.core.game import Game
from parlour.core.record import Array

NODES = 400_000
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


class Tree:
    """One search tree over a seat's hidden record."""

    def __init__(self, game: Game, view: Any, seat: int, seed: int, nodes: int = NODES) -> None:
        self.seat = seat
        self.worlds = np.empty(2, game.dtype)
        self.worlds[0] = view
        self.nodes = np.zeros(nodes, NODE)
        self.used = np.ones(1, np.int64)
        self.dice = new_dice(seed)
        players = int(view.players)
        self.buffers = (np.empty(game.most_legal, np.int32), np.zeros(players, np.int64), np.zeros(players))
        self.longest = int(game.mind.HORIZON) or 1 << 30
        self.playouts = self.moves = 0

    def grow(self, playouts: int) -> None:
        """Run so many iterations."""
        budget = np.array([playouts, self.longest], np.int64)
        self.moves += int(
            kernel.run(search, self.worlds, self.seat, self.nodes, self.used, self.buffers, self.dice, budget)
        )
        self.playouts += playouts

    def grow_for(self, budget: Budget) -> None:
        """Run until the budget is spent."""
        chunk = CHUNK if kernel.is_compiled(self.worlds.dtype) else CHUNK_INTERPRETED
        deadline = time.monotonic() + budget.ms / 1000
        while self.playouts < budget.playouts if budget.playouts is not None else time.monotonic() < deadline:
            self.grow(chunk if budget.playouts is None else min(chunk, budget.playouts - self.playouts))

    def children(self) -> Array:
        """Give the nodes of the root's moves."""
        grown: Any = self.nodes[1 : int(self.used[0])]
        children: Array = grown[grown["parent"] == 0]
        return children


def search_move(game: Game, view: Any, seat: int, budget: Budget, seed: int) -> Report:
    """Search for a seat's move from its hidden record. Several cores grow a tree each and add up their visits."""
    trees = [
        Tree(game, view, seat, seed + (core << 64)) for core in range(max(1, min(budget.cores, os.cpu_count() or 1)))
    ]
    share = Budget(budget.playouts and -(-budget.playouts // len(trees)), budget.ms)
    with ThreadPoolExecutor(len(trees)) as pool:
        list(pool.map(lambda tree: tree.grow_for(share), trees))
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tree in trees:
        for child in tree.children():
            action = int(child["action"])
            visits[action] = visits.get(action, 0) + int(child["visits"])
            totals[action] = totals.get(action, 0.0) + float(child["total"])
    values = {action: totals[action] / max(1, visits[action]) for action in sorted(visits)}
    visits = {action: visits[action] for action in values}
    return Report(visits, values, sum(tree.playouts for tree in trees), sum(tree.moves for tree in trees))

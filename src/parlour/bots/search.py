"""Searching for a move with a budget of playouts or of time, on one core: others have thoughts of their own."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from parlour.bots.tree import GUESSES, NODE, NONE, lead, new_tree, search
from parlour.bots.turns import search_turns, turns_of
from parlour.core import arrays, kernel, no_evaluation
from parlour.core.game import Game
from parlour.core.playout import new_scratch

CHUNK = 128
CHUNK_INTERPRETED = 2
DRAWN = 8
"""Playouts look at so many of the legal actions, drawn at random, and take the best."""
MOST_NODES = 1 << 20
"""A tree grows to so many nodes of 56 bytes."""


@dataclass(frozen=True)
class Budget:
    """How long to search: so many playouts or milliseconds, whichever are over first."""

    playouts: float = math.inf
    ms: float = math.inf


class Abandoned(Exception):
    """A thought was called off: nobody waits for it any more."""


class Halt:
    """Calls off the thoughts it was given to, in whatever thread they are, before their next playout."""

    def __init__(self) -> None:
        self.word = arrays.zeros(1, arrays.int64)

    def call(self) -> None:
        """Nobody waits any more."""
        self.word[0] = 1

    @property
    def called(self) -> bool:
        """Whether nobody waits any more."""
        return bool(self.word[0])


@dataclass(frozen=True)
class Report:
    """What a search found: visits and mean reward by action, first guesses included, and what it cost."""

    visits: dict[int, int]
    values: dict[int, float]
    playouts: int
    moves: int

    @property
    def best(self) -> int:
        """The action visited most; of equals the one that did better, then the first."""
        return self.best_of(self.visits)

    def best_of(self, actions: Iterable[int]) -> int:
        """The best of these."""
        return max(actions, key=lambda action: (self.visits[action], self.values[action]))


class Searcher:
    """One search tree over a seat's hidden record, of ``most`` nodes at most; its moves are whole turns in some games.

    Playouts are of ``longest`` actions, each the best of so many ``drawn``; by 1 all is as chance has it, as in
    games without a judgement of their own.
    """

    def __init__(
        self,
        game: Game,
        view: Any,
        seat: int,
        seed: int,
        most: int = MOST_NODES,
        longest: int | None = None,
        drawn: int | None = None,
        halt: Halt | None = None,
    ) -> None:
        self.seat, self.halt = seat, halt or Halt()
        self.worlds = arrays.empty(3, game.dtype)
        self.worlds[0] = view
        self.words = self.worlds.view(arrays.int64).reshape(3, -1)
        usual = 1 if game.strategy.evaluation is no_evaluation else DRAWN
        horizon = game.strategy.evaluation.HORIZON if longest is None else longest
        self.tree = new_tree(horizon, usual if drawn is None else drawn, game.strategy.opponents_adapt)
        self.nodes = arrays.zeros(
            most, NODE
        )  # the system gives memory where it is written, so nothing is copied to grow
        self.scratch = new_scratch(game, seed)
        whole = game.strategy.searches_whole_turns and int(self.tree.drawn) > 1
        self.turns = turns_of(game, view, seat, self.scratch.dice) if whole else None

    def grow(self, playouts: int) -> None:
        """Run so many iterations more, fewer where the thought is called off."""
        until = int(self.tree.playouts) + playouts
        told = self.scratch, self.halt.word, until
        if self.turns is None:
            kernel.run(search, self.worlds, self.words, self.seat, self.nodes, self.tree, *told)
        else:
            kernel.run(search_turns, self.worlds, self.words, self.seat, self.nodes, self.tree, self.turns, *told)

    def grow_for(self, budget: Budget) -> None:
        """Run until the budget is spent, or what is left of it cannot change the choice. Raises Abandoned."""
        for left in self._spend(budget):
            if int(self.tree.playouts) and left < int(kernel.run(lead, self.nodes)):
                return

    def grow_only(self, action: int, budget: Budget) -> None:
        """Try one action until it was tried as often as the best, or the budget is spent. Raises Abandoned."""
        moves = [(number, move) for number, move in self.children() if self.action_of(move) == action]
        if not moves:
            return
        number, move = max(moves, key=lambda it: (int(it[1]["visits"]), mean_of(it[1])))
        lacking = max(int(other["visits"]) for _, other in self.children()) - int(move["visits"])
        self.tree.only = number
        for _ in self._spend(Budget(min(lacking, budget.playouts), budget.ms)):
            pass
        self.tree.only = NONE

    def _spend(self, budget: Budget) -> Iterator[float]:
        """Grow until the budget is spent, a chunk at a time; before each, give how many playouts are left."""
        chunk = CHUNK if kernel.is_compiled(self.worlds.dtype) else CHUNK_INTERPRETED
        begin, before = time.monotonic(), int(self.tree.playouts)
        while True:
            done, spent = int(self.tree.playouts) - before, 1000 * (time.monotonic() - begin)
            left = budget.playouts - done
            if done:
                left = min(left, done * (budget.ms - spent) / spent)
            if left <= 0:
                return
            yield left
            self.grow(math.ceil(min(chunk, left)))
            if self.halt.called:
                raise Abandoned

    def children(self) -> list[tuple[int, Any]]:
        """Give the root's moves, in ascending order of action, each with the number of its node."""
        grown: Any = self.nodes[: int(self.tree.used)]
        numbers = 1 + arrays.flatnonzero(grown["parent"][1:] == 0)
        return [(int(number), grown[number]) for number in numbers[arrays.argsort(grown["action"][numbers])]]

    def action_of(self, move: Any) -> int:
        """Give the action of a move of the root; where turns are searched, the first one."""
        action = int(move["action"])
        return action if self.turns is None else int(self.turns.actions[action, 0])

    def report(self) -> Report:
        """Say what was found so far; where turns are searched, of those that begin alike the one visited most."""
        best: dict[int, Any] = {}
        for _, move in self.children():
            action = self.action_of(move)
            if action not in best or move["visits"] > best[action]["visits"]:
                best[action] = move
        visits = {action: int(move["visits"]) for action, move in best.items()}
        values = {action: mean_of(move) for action, move in best.items()}
        return Report(visits, values, int(self.tree.playouts), int(self.tree.moves))


def mean_of(move: Any) -> float:
    """Give the mean reward of a move, its first guess included."""
    return (float(move["total"]) + GUESSES * float(move["guess"])) / (GUESSES + int(move["visits"]))


def search_move(game: Game, view: Any, seat: int, budget: Budget, seed: int, halt: Halt | None = None) -> Report:
    """Search for a seat's move from its hidden record. Raises Abandoned where ``halt`` is called meanwhile."""
    searcher = Searcher(game, view, seat, seed, halt=halt)
    searcher.grow_for(budget)
    return searcher.report()

"""Search for an action within a budget of playouts or time, on one core."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from parlour.bots.nodes import NODE, NONE, new_tree
from parlour.bots.tree import GUESSES, search, visits_ahead
from parlour.bots.turns import Turns, search_turns, turns_of
from parlour.core import arrays, kernel, no_evaluation
from parlour.core.game import Game
from parlour.core.playout import new_scratch

CHUNK = 128
CHUNK_INTERPRETED = 2
DRAWN = 8
"""Number of legal actions that a playout samples at each step; it plays the one with the best evaluation."""
MOST_NODES = 1 << 20
"""Largest number of nodes in a tree; a node has 56 bytes, which take memory once it is used."""


@dataclass(frozen=True)
class Budget:
    """Limits of a search: a number of playouts and milliseconds, whichever is reached first."""

    playouts: float = math.inf
    ms: float = math.inf


class Abandoned(Exception):
    """Raised when a search is stopped by its Halt, because nobody waits for the result."""


class Halt:
    """A flag that stops the searches it was given to, in any thread, before their next playout."""

    def __init__(self) -> None:
        self.word = arrays.zeros(1, arrays.int64)

    def call(self) -> None:
        """Stop the searches."""
        self.word[0] = 1

    @property
    def called(self) -> bool:
        """Whether the searches were told to stop."""
        return bool(self.word[0])


@dataclass(frozen=True)
class Report:
    """The result of a search.

    visits, values: number of visits and mean reward (including the first guess) by action
    playouts, moves: number of playouts, and of actions played in them
    turns: the actions of the whole turn that stands for an action; empty where single actions are searched
    """

    visits: dict[int, int]
    values: dict[int, float]
    playouts: int
    moves: int
    turns: dict[int, tuple[int, ...]] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """The most visited action; ties go to the higher value, then to the first."""
        return self.best_of(self.visits)

    def best_of(self, actions: Iterable[int]) -> int:
        """Return the most visited of some actions; ties go to the higher value, then to the first."""
        return max(actions, key=lambda action: (self.visits[action], self.values[action]))

    def turn_of(self, action: int) -> tuple[int, ...]:
        """Return an action with the rest of the turn that the search carried out after it, if it searched turns."""
        return self.turns.get(action, (action,))


class Searcher:
    """A search tree over a seat's hidden record; with ``searches_whole_turns`` the root's moves are whole turns.

    ``most`` limits the number of nodes. Playouts stop after ``longest`` actions; at each they sample ``drawn`` legal
    actions and play the best by evaluation. 1 disables evaluation everywhere (plain UCT), which is the default in games
    without one.
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
        self.nodes = arrays.empty(most, NODE)
        self.nodes[:1] = arrays.zeros(1, NODE)
        self.scratch = new_scratch(game, seed)
        whole = game.strategy.searches_whole_turns and int(self.tree.drawn) > 1
        self.turns = turns_of(game, view, seat, self.scratch.dice) if whole else None

    def grow(self, playouts: int) -> None:
        """Run a number of further playouts, fewer if the halt is called."""
        told = self.scratch, self.halt.word, int(self.tree.playouts) + playouts
        if self.turns is None:
            kernel.run(search, self.worlds, self.words, self.seat, self.nodes, self.tree, *told)
        else:
            kernel.run(search_turns, self.worlds, self.words, self.seat, self.nodes, self.tree, self.turns, *told)

    def grow_for(self, budget: Budget) -> None:
        """Run playouts until the budget is spent, or the rest of it cannot change the best action. Raises Abandoned."""
        for left in self._spend(budget):
            if int(self.tree.playouts) and left < int(kernel.run(visits_ahead, self.nodes)):
                return

    def grow_only(self, action: int, budget: Budget) -> None:
        """Visit one action of the root until none of the others has more visits, or the budget is spent.

        Does nothing for an action that the root does not have. Raises Abandoned where ``halt`` is called meanwhile.
        """
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
        """Grow in chunks until the budget is spent; before each chunk, yield the estimated number of playouts left."""
        chunk = CHUNK if kernel.is_compiled(self.worlds.dtype) else CHUNK_INTERPRETED
        begin, before = time.monotonic(), int(self.tree.playouts)
        while True:
            done, spent = int(self.tree.playouts) - before, 1000 * (time.monotonic() - begin)
            left = budget.playouts - done
            if done and spent:  # clocks of browsers stand still for a tenth of a millisecond, some for longer
                left = min(left, done * (budget.ms - spent) / spent)
            if left <= 0:
                return
            yield left
            self.grow(math.ceil(min(chunk, left)))
            if self.halt.called:
                raise Abandoned

    def children(self) -> list[tuple[int, Any]]:
        """Return the root's moves as pairs of node number and node, in ascending order of action."""
        found, number = [], int(self.nodes[0]["first"])
        while number != NONE:
            found.append((number, self.nodes[number]))
            number = int(self.nodes[number]["next"])
        return sorted(found, key=lambda child: (int(child[1]["action"]), child[0]))

    def action_of(self, move: Any) -> int:
        """Return the action of a move of the root; where turns are searched, the first action of the turn."""
        action = int(move["action"])
        return action if self.turns is None else int(self.turns.actions[action, 0])

    def report(self) -> Report:
        """Return the result so far; of several turns that begin with the same action, the most visited one counts."""
        best: dict[int, Any] = {}
        for _, move in self.children():
            action = self.action_of(move)
            if action not in best or move["visits"] > best[action]["visits"]:
                best[action] = move
        visits = {action: int(move["visits"]) for action, move in best.items()}
        values = {action: mean_of(move) for action, move in best.items()}
        whole = self.turns is not None
        turns = {action: self._turn(int(move["action"])) for action, move in best.items() if whole}
        return Report(visits, values, int(self.tree.playouts), int(self.tree.moves), turns)

    def _turn(self, number: int) -> tuple[int, ...]:
        turns = cast(Turns, self.turns)
        return tuple(int(action) for action in turns.actions[number, : int(turns.length[number])])


def mean_of(move: Any) -> float:
    """Return the mean reward of a move, with its first guess counted as GUESSES visits."""
    return (float(move["total"]) + GUESSES * float(move["guess"])) / (GUESSES + int(move["visits"]))


def search_move(game: Game, view: Any, seat: int, budget: Budget, seed: int, halt: Halt | None = None) -> Report:
    """Search for a seat's action from its hidden record and return the report.

    Raises Abandoned if ``halt`` is called.
    """
    searcher = Searcher(game, view, seat, seed, halt=halt)
    searcher.grow_for(budget)
    return searcher.report()

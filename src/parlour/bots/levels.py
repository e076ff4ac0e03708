"""Bots by name: what the set-up page offers, the server asks and the terminal seats.

A bot is given its seat's hidden record and nothing else (see ``verbs.hide``). A game whose play is not taking turns
brings its own bots: ``decide(view, seat, level, dice)``, and ``levels`` if they are not those of here.
Where ``decide`` gives None, as where such a game is played in turns after all, the bots of here decide.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from parlour.bots.greedy import choose_greedily, choose_randomly
from parlour.bots.search import Budget, search_move
from parlour.core.decision import Decision
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import Game, legal_actions

__all__ = ["Decision", "Thought", "levels", "think"]

Thought = Callable[[Game, Any, int, str, int], Decision]
"""As ``think``: from game, hidden record, seat, level and seed to a decision."""

SEARCHERS = {
    "steady": Budget(ms=250),
    "strong": Budget(ms=1500),
    "master": Budget(ms=4000, cores=os.cpu_count() or 1),
}


def levels(game: Game) -> tuple[str, ...]:
    """The levels that play this game, weakest first; the last but one is the default offer."""
    return game.levels or ("random", "greedy", *SEARCHERS)


def budget_of(level: str) -> Budget | None:
    """Read a searching level: a name, ``search:5000`` (playouts) or ``search:1.5s`` (seconds); else None."""
    if level in SEARCHERS:
        return SEARCHERS[level]
    kind, _, amount = level.partition(":")
    if kind != "search":
        return None
    try:
        budget = Budget(ms=int(1000 * float(amount[:-1]))) if amount.endswith("s") else Budget(playouts=int(amount))
    except ValueError:
        return None
    return budget if (budget.playouts or budget.ms) > 0 else None


def check_level(game: Game, level: str) -> None:
    """Raise BadOption if no bot of this level plays the game."""
    if level not in levels(game) and (budget_of(level) is None or game.levels):
        raise BadOption(f"there is no bot {level!r} for {game.title}; there are {', '.join(levels(game))}", "level")


def think(game: Game, view: Any, seat: int, level: str, seed: int) -> Decision:
    """Decide for a seat from its hidden record. Same arguments, same decision, unless the budget is time.

    Raises BadOption for a level that is not there.
    """
    check_level(game, level)
    decision = game.decide(view, seat, level, new_dice(seed))
    if decision is not None:
        return decision
    only = legal_actions(game, view, seat)
    if len(only) == 1:
        return Decision(only[0])
    if level == "random":
        return Decision(choose_randomly(game, view, seat, seed))
    if level == "greedy":
        return Decision(choose_greedily(game, view, seat, seed))
    budget = budget_of(level)
    assert budget is not None
    return Decision(search_move(game, view, seat, budget, seed).best)

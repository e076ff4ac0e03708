"""Bots by name: what the set-up page offers, the server asks and the terminal seats.

A bot is given its seat's hidden record and nothing else (see ``verbs.hide``). Every game has bots of the same LEVELS.
A game whose play is not taking turns brings its own: ``decide(view, seat, level, dice, halt)``. Where that gives None,
as where such a game is played in turns after all, the bots of here decide. Programs may ask for three others, in any
game: ``random``, ``greedy``, and ``search:5000`` (playouts) or ``search:1.5s`` (seconds).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from parlour.bots.greedy import choose_greedily, choose_randomly, seen
from parlour.bots.search import Abandoned, Budget, Halt, search_move
from parlour.core import kernel
from parlour.core.decision import LEVELS, USUAL, Decision, Skill
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import Game, legal_actions

__all__ = ["LEVELS", "USUAL", "Decision", "Thought", "think"]

Thought = Callable[[Game, Any, int, str, int, Halt], Decision]
"""As ``think``: from game, hidden record, seat, level, seed and what may call it off to a decision."""

PROGRAMS = RANDOM, GREEDY = "random", "greedy"
"""What programs may ask for besides."""
THOUGHT_MS = 1500
"""How long a bot of any level may think about an action."""
TURN_MS = 2000
"""How long about all actions of a turn, where bots search for whole turns."""
MOMENT = 30
"""So many playouts take less time than asking another process."""
SHARP = Skill()
UNHURRIED_MS = 1_000
"""Where people act at once, bots of here leave them time."""


def budget_of(level: str) -> Budget | None:
    """Read ``search:5000`` or ``search:1.5s``; else None."""
    kind, _, amount = level.partition(":")
    if kind != "search":
        return None
    try:
        budget = Budget(ms=1000 * float(amount[:-1])) if amount.endswith("s") else Budget(int(amount))
    except ValueError:
        return None
    return budget if budget.playouts > 0 and budget.ms > 0 else None


def is_known(level: str | None) -> bool:
    """Whether there is a bot of this name."""
    return level is not None and (level in (*LEVELS, *PROGRAMS) or budget_of(level) is not None)


def check_level(level: str) -> None:
    """Raise BadOption if there is no bot of this name."""
    if not is_known(level):
        raise BadOption(f"there is no bot {level!r}; there are {', '.join(LEVELS)}", "level")


def is_quick(game: Game, level: str) -> bool:
    """Whether deciding takes less time than asking another process."""
    if level in LEVELS:
        return (
            kernel.is_compiled(game.dtype)
            and not game.has_own_bots
            and game.strategy.skills.of(level).playouts <= MOMENT
        )
    return level == RANDOM or (level == GREEDY and kernel.is_compiled(game.dtype))


def think(game: Game, view: Any, seat: int, level: str, seed: int, halt: Halt | None = None) -> Decision:
    """Decide for a seat from its hidden record. Same arguments, same decision, unless the budget is time.

    Raises BadOption for a level that is not there, Abandoned where a search is called off.
    """
    check_level(level)
    halt = halt or Halt()
    decision = game.strategy.decide(view, seat, level, new_dice(seed), halt.word) if level in LEVELS else None
    if halt.called:
        raise Abandoned
    return decision or _think(game, view, seat, level, seed, halt)


def thought_ms(game: Game, view: Any) -> float:
    """How long a thought that ends by the clock may take: in a turn of several actions each half of the one before."""
    return THOUGHT_MS if game.strategy.turn_step is None else TURN_MS / 2 ** (1 + game.strategy.turn_step(view))


def _think(game: Game, view: Any, seat: int, level: str, seed: int, halt: Halt | None) -> Decision:
    wait = UNHURRIED_MS if game.rules.simultaneous else 0
    open_ = legal_actions(game, view, seat)
    if len(open_) <= 1:
        return Decision(open_[0] if open_ else None, wait)
    if level == RANDOM:
        return Decision(choose_randomly(game, view, seat, seed), wait)
    if level in LEVELS:
        skill = game.strategy.skills.of(level)
        ms = thought_ms(game, view) if math.isinf(skill.playouts) else THOUGHT_MS
        budget = Budget(skill.playouts, ms) if skill.playouts else None
        proved = game.strategy.prove(view, seat, level)
        if proved is not None:
            return Decision(proved.action, wait)
    else:
        skill, budget = SHARP, budget_of(level)
    found = seen(open_, skill.among(int(view.players)), new_dice(seed))
    if budget is None:
        return Decision(choose_greedily(game, view, seat, found, seed), wait)
    return Decision(search_move(game, view, seat, budget, seed, halt).best_of(found), wait)

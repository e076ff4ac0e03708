"""Bots by name, as chosen on the set-up page, by the server and by the terminal.

A bot receives its seat's hidden record and nothing else (see ``verbs.hide``). Every game has bots of the same LEVELS.
A game that is not played in turns may bring its own, ``Strategy.decide``; where that returns None, the bots of this
module decide. Programs may also ask for ``random``, ``greedy``, and ``search:5000`` (playouts) or ``search:1.5s``
(seconds), in any game, and for agents by name (``bots.agents``), and measurements for PEOPLE.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from parlour.bots.agents import check_agent, choose_as_agent, is_agent, is_known_agent
from parlour.bots.greedy import choose_greedily, choose_randomly, notice_actions
from parlour.bots.people import choose_like
from parlour.bots.search import Abandoned, Budget, Halt, search_move
from parlour.core import kernel
from parlour.core.decision import DEFAULT, LEVELS, USUAL, Decision, Skill
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array
from parlour.core.people import PEOPLE, Eyes

__all__ = ["DEFAULT", "LEVELS", "USUAL", "Decision", "Thought", "think"]

Thought = Callable[[Game, Any, int, str, int, Halt], Decision]
"""The type of ``think``: game, hidden record, seat, level, seed and Halt to a decision."""

PROGRAMS = RANDOM, GREEDY = "random", "greedy"
"""Bots that only programs may ask for, besides those with a budget."""
THOUGHT_MS = 1500
"""Longest time for one action of a bot, in milliseconds, at any level."""
TURN_MS = 2000
"""Longest time for all actions of a turn, in milliseconds, in games with ``Strategy.turn_step``."""
MOMENT = 30
"""Searches with at most this many playouts take less time than asking another process."""
SHARP = Skill()
UNHURRIED_MS = 1_000
"""How long bots wait in games in which several seats act at once, so that people get a chance, in milliseconds."""


def budget_of(level: str) -> Budget | None:
    """Parse ``search:5000`` (playouts) or ``search:1.5s`` (seconds); return None for anything else."""
    kind, _, amount = level.partition(":")
    if kind != "search":
        return None
    try:
        budget = Budget(ms=1000 * float(amount[:-1])) if amount.endswith("s") else Budget(int(amount))
    except ValueError:
        return None
    return budget if budget.playouts > 0 and budget.ms > 0 else None


def is_known(level: str | None) -> bool:
    """Whether ``level`` names a bot: one of LEVELS, PROGRAMS or PEOPLE, a search with a budget, or an agent."""
    if level is None:
        return False
    return level in (*LEVELS, *PROGRAMS, *PEOPLE) or budget_of(level) is not None or is_known_agent(level)


def check_level(level: str) -> None:
    """Raise BadOption if ``level`` names no bot, BadFile if it is an agent whose checkpoint cannot be used."""
    if is_agent(level):
        check_agent(level)
    elif not is_known(level):
        raise BadOption(f"there is no bot {level!r}; there are {', '.join(LEVELS)}", "level")


def is_quick(game: Game, level: str) -> bool:
    """Whether a bot decides faster than another process could be asked."""
    if level in LEVELS:
        return (
            kernel.is_compiled(game.dtype)
            and not game.has_own_bots
            and game.strategy.skills.of(level).playouts <= MOMENT
        )
    return level == RANDOM or (level == GREEDY and kernel.is_compiled(game.dtype))


def think(game: Game, view: Any, seat: int, level: str, seed: int, halt: Halt | None = None) -> Decision:
    """Return the decision of a bot for a seat, from the seat's hidden record ``view``.

    The same arguments give the same decision, unless the budget is time. Raises BadOption if ``level`` names no bot,
    Abandoned if ``halt`` is called during a search.
    """
    check_level(level)
    halt = halt or Halt()
    decision = _own_decision(game, view, seat, level, new_dice(seed), halt)
    if halt.called:
        raise Abandoned
    return decision or _think(game, view, seat, level, seed, halt)


def _own_decision(game: Game, view: Any, seat: int, level: str, dice: Array, halt: Halt) -> Decision | None:
    """Return the decision of the game's own bot, or of its own imitation of a person; None if it has none."""
    if level in PEOPLE:
        return game.strategy.imitate(view, seat, PEOPLE[level], dice, halt.word)
    return game.strategy.decide(view, seat, level, dice, halt.word) if level in LEVELS else None


def eyes_of(game: Game, level: str) -> Eyes | None:
    """Return the person with whose eyes a bot chooses: one of PEOPLE, or that of a level's skill; None if none."""
    return PEOPLE.get(level) or (game.strategy.skills.of(level).like if level in LEVELS else None)


def thought_ms(game: Game, view: Any) -> float:
    """Return the longest time for one action, in milliseconds; in a turn of several, half of the one before."""
    return THOUGHT_MS if game.strategy.turn_step is None else TURN_MS / 2 ** (1 + game.strategy.turn_step(view))


def _think(game: Game, view: Any, seat: int, level: str, seed: int, halt: Halt | None) -> Decision:
    wait = UNHURRIED_MS if game.rules.simultaneous else 0
    open_ = legal_actions(game, view, seat)
    if len(open_) <= 1:
        return Decision(open_[0] if open_ else None, wait)
    if level == RANDOM:
        return Decision(choose_randomly(game, view, seat, seed), wait)
    if is_agent(level):
        return Decision(choose_as_agent(game, view, seat, level, seed), wait)
    eyes = eyes_of(game, level)
    if eyes is not None:
        return Decision(choose_like(game, view, seat, eyes, seed), wait)
    if level in LEVELS:
        skill = game.strategy.skills.of(level)
        ms = thought_ms(game, view) if math.isinf(skill.playouts) else THOUGHT_MS
        budget = Budget(skill.playouts, ms) if skill.playouts else None
        proved = game.strategy.prove(view, seat, level)
        if proved is not None:
            return Decision(proved.action, wait)
    else:
        skill, budget = SHARP, budget_of(level)
    found = notice_actions(open_, skill.among(int(view.players)), new_dice(seed))
    if budget is None:
        return Decision(choose_greedily(game, view, seat, found, seed), wait)
    return Decision(search_move(game, view, seat, budget, seed, halt).best_of(found), wait)

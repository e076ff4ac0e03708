"""What a seat had best do, and what it may hope for: for people who ask, from the seat's hidden record alone."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from parlour.bots.search import Budget, Halt, Report, search_move
from parlour.core.decision import LEVELS
from parlour.core.dice import new_dice
from parlour.core.game import Game, legal_actions

TRUSTED = 20
"""What was looked at less often than so is compared with nothing."""

SURE = 2
"""So many standard errors have to lie between two actions until one is called worse."""


class Advice(NamedTuple):
    """An action, None: rather wait; where a search found it, the chance of winning then, from 0 to 1.

    ``ahead`` is by how much that is more than after the next best action, or after another that was asked about.
    """

    action: int | None
    chance: float | None = None
    ahead: float | None = None


def advise(game: Game, view: Any, seat: int, budget: Budget, seed: int, halt: Halt | None = None) -> Advice:
    """Say what a seat that may act had best do.

    Where a game has bots of its own its expert says it. Same arguments, same advice, unless the budget is time.
    Raises Abandoned where a search is called off.
    """
    actions = legal_actions(game, view, seat)
    if not actions or (len(actions) == 1 and not game.live):
        return Advice(actions[0] if actions else None)
    decision = game.decide(view, seat, LEVELS[-1], new_dice(seed))
    if decision is not None:
        return Advice(decision.action if decision.action in actions else None)
    if len(actions) == 1:
        return Advice(actions[0])
    proved = game.prove(view, seat, LEVELS[-1])
    if proved is not None:
        return Advice(proved, 1.0)
    report = search_move(game, view, seat, budget, seed, halt)
    return judged(report) if int(view.players) > 1 else Advice(report.best)


def judged(report: Report) -> Advice:
    """Read from a search what is best, and how much better than what it looked at most often besides.

    >>> judged(Report({3: 500, 4: 400, 5: 10}, {3: 0.625, 4: 0.5, 5: 0.9}, 910, 9_100))
    Advice(action=3, chance=0.625, ahead=0.125)
    """
    best = report.best
    chance = report.values[best]
    others = {action: visits for action, visits in report.visits.items() if action != best and visits >= TRUSTED}
    if not others:
        return Advice(best, chance)
    return Advice(best, chance, chance - report.values[max(others, key=others.__getitem__)])


def weigh(game: Game, view: Any, seat: int, taken: int, budget: Budget, seed: int, halt: Halt | None = None) -> Advice:
    """Say what a seat had best done, and by how much better than what it did; 0 where that cannot be told apart.

    Raises Abandoned where it is called off.
    """
    return compared(search_move(game, view, seat, budget, seed, halt), taken)


def compared(report: Report, taken: int) -> Advice:
    """Read from a search how much worse than the best an action is.

    >>> compared(Report({3: 500, 4: 100}, {3: 0.75, 4: 0.5}, 600, 6_000), 4)
    Advice(action=3, chance=0.75, ahead=0.25)
    >>> compared(Report({3: 500, 4: 100}, {3: 0.55, 4: 0.5}, 600, 6_000), 4)
    Advice(action=3, chance=0.55, ahead=0.0)
    """
    best, visits = report.best, report.visits.get(taken, 0)
    lost = report.values[best] - report.values.get(taken, 0.0)
    doubt = SURE * 0.5 / math.sqrt(max(1, visits))  # a reward is mostly 0 or 1
    return Advice(best, report.values[best], lost if taken != best and lost > doubt else 0.0)

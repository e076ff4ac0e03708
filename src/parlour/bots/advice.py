"""What a seat had best do, and what it may hope for: for people who ask, from the seat's hidden record alone."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from parlour.bots.search import Abandoned, Budget, Halt, Report, Searcher
from parlour.core.chances import beyond_doubt
from parlour.core.contract import Advice
from parlour.core.decision import LEVELS
from parlour.core.dice import new_dice
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import boxed
from parlour.core.record import copied
from parlour.core.verbs import apply

TRUSTED = 20
"""What was looked at less often than so is compared with nothing."""

DIGITS = 2
"""So many decimals a chance is told with: the search knows no more."""


EASY = LEVELS[:2]


def tells_chances(bots: Iterable[str]) -> bool:
    """Whether a hint tells chances in numbers: against bots for beginners it says in words how clear the choice is.

    >>> tells_chances(["gentle", "expert"]), tells_chances(["gentle", "casual"])
    (True, False)
    """
    return any(level not in EASY for level in bots)


def told_chance(chance: float | None) -> float | None:
    """Round a chance, where one is known, to what can be said of it."""
    return None if chance is None else round(chance, DIGITS)


def advise(game: Game, view: Any, seat: int, budget: Budget, seed: int, halt: Halt | None = None) -> Advice:
    """Say what a seat that may act had best do.

    Where a game has bots of its own its critic says it, or its expert. Same arguments, same advice, unless the budget
    is time. Raises Abandoned where a thought is called off.
    """
    actions = legal_actions(game, view, seat)
    if not actions or (len(actions) == 1 and not game.rules.simultaneous):
        return Advice(actions[0] if actions else None)
    halt = halt or Halt()
    found = asked(game, view, seat, None, budget, seed, halt) or decided(game, view, seat, seed, halt)
    if found is not None:
        return found if found.action in actions else found._replace(action=None)
    if len(actions) == 1:
        return Advice(actions[0])
    proved = game.strategy.prove(view, seat, LEVELS[-1])
    if proved is not None:
        return proved
    report = search_beside(game, view, seat, None, budget, seed, halt)
    return judged(report) if int(view.players) > 1 else Advice(report.best)


def asked(game: Game, view: Any, seat: int, taken: int | None, budget: Budget, seed: int, halt: Halt) -> Advice | None:
    """Ask a game's critic, None where it has none, or leaves it to the search."""
    if game.strategy.critic is None:
        return None
    found = game.strategy.critic.weigh(view, seat, taken, budget.ms, new_dice(seed), halt.word)
    if halt.called:
        raise Abandoned
    return found


def decided(game: Game, view: Any, seat: int, seed: int, halt: Halt) -> Advice | None:
    """Ask a game's own expert, None where it has none."""
    decision = game.strategy.decide(view, seat, LEVELS[-1], new_dice(seed), halt.word)
    if halt.called:
        raise Abandoned
    return None if decision is None else Advice(decision.action)


def search_beside(
    game: Game, view: Any, seat: int, taken: int | None, budget: Budget, seed: int, halt: Halt | None
) -> Report:
    """Search for the best, and try as often as that what was ``taken``, or else the second best.

    A search by itself leaves what does worse after some tries, and so would say little of how much worse it does.
    """
    searcher = Searcher(game, view, seat, seed, halt=halt)
    begin = time.monotonic()
    searcher.grow_for(Budget(budget.playouts / 2, budget.ms / 2))
    report = searcher.report()
    others = [action for action in report.visits if action != report.best]
    beside = taken if taken is not None else report.best_of(others) if others else report.best
    if beside != report.best:
        searcher.grow_only(beside, Budget(budget.playouts / 2, budget.ms - 1000 * (time.monotonic() - begin)))
    return searcher.report()


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
    found = asked(game, view, seat, taken, budget, seed, halt or Halt())
    if found is not None:
        return found
    proved = game.strategy.prove(view, seat, LEVELS[-1])
    if proved is not None and (taken == proved.action or wins_all_the_same(game, view, seat, taken)):
        return proved._replace(action=taken, ahead=0.0)
    report = search_beside(game, view, seat, taken, budget, seed, halt)
    if proved is None:
        return compared(report, taken)
    return proved._replace(ahead=beyond_doubt(1.0 - report.values.get(taken, 0.0), report.visits.get(taken, 0)))


def wins_all_the_same(game: Game, view: Any, seat: int, taken: int) -> bool:
    """Whether a seat is sure to win after an action, too."""
    after = boxed(copied(view))
    apply(after, seat, taken)
    return game.strategy.prove(after[0], seat, LEVELS[-1]) is not None


def compared(report: Report, taken: int) -> Advice:
    """Read from a search how much worse than the best an action is.

    >>> compared(Report({3: 500, 4: 100}, {3: 0.75, 4: 0.5}, 600, 6_000), 4)
    Advice(action=3, chance=0.75, ahead=0.25)
    >>> compared(Report({3: 500, 4: 100}, {3: 0.55, 4: 0.5}, 600, 6_000), 4)
    Advice(action=3, chance=0.55, ahead=0.0)
    """
    best, visits = report.best, min(report.visits.get(taken, 0), report.visits[report.best])
    lost = report.values[best] - report.values.get(taken, 0.0)
    return Advice(best, report.values[best], beyond_doubt(lost, visits) if taken != best else 0.0)

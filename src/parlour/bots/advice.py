"""Advise a seat on its best action, or compare an action with it, from the seat's hidden record alone.

Used by hints (``advise``, before an action) and reviews (``weigh``, after it).
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from parlour.bots.reasons import find_reason
from parlour.bots.search import Abandoned, Budget, Halt, Report, Searcher
from parlour.core import arrays
from parlour.core.chances import beyond_doubt, half_width
from parlour.core.contract import Advice
from parlour.core.decision import LEVELS
from parlour.core.dice import new_dice
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import boxed
from parlour.core.primitives import count
from parlour.core.record import copied
from parlour.core.verbs import apply, score

TRUSTED = 20
"""Actions visited less often by the search are not used for comparisons."""

CERTAIN = 10**9
"""As many samples as make a proved chance certain."""

EVEN = 0.02
"""Two chances of winning that differ by no more are as good."""

KEPT_TRYING = 0.25
"""An action is as good as the best one only if it was tried at least this share as often."""

DIGITS = 2
"""Decimals to which chances are rounded; the search is not more precise than that."""


EASY = LEVELS[: LEVELS.index("casual") + 1]


def tells_chances(bots: Iterable[str]) -> bool:
    """Whether hints may show chances as numbers: only if one of the ``bots`` (names of levels) is not for beginners.

    >>> tells_chances(["gentle", "expert"]), tells_chances(["gentle", "casual"])
    (True, False)
    """
    return any(level not in EASY for level in bots)


def round_chance(chance: float | None) -> float | None:
    """Round a chance to the precision that is shown; None stays None."""
    return None if chance is None else round(chance, DIGITS)


def advise(game: Game, view: Any, seat: int, budget: Budget, seed: int, halt: Halt | None = None) -> Advice:
    """Return the best action of a seat that may act, with its chance of winning where that is known.

    ``view`` is the seat's hidden record. Sources, in this order: the game's critic, its own expert bot, its proof, the
    search. An action that is not legal becomes None (wait). The same arguments give the same advice, unless the budget
    is time. Raises Abandoned if ``halt`` is called.
    """
    actions = legal_actions(game, view, seat)
    if not actions or (len(actions) == 1 and not game.rules.simultaneous):
        return Advice(actions[0] if actions else None)
    halt = halt or Halt()
    found = ask_critic(game, view, seat, None, budget, seed, halt) or ask_own_bot(game, view, seat, seed, halt)
    if found is not None:
        return found if found.action in actions else found._replace(action=None)
    if len(actions) == 1:
        return Advice(actions[0])
    proved = game.strategy.prove(view, seat, LEVELS[-1])
    if proved is not None:
        return proved
    report = search_and_compare(game, view, seat, None, budget, seed, halt)
    if int(view.players) == 1:
        return Advice(report.best)
    found, second = read_advice(report), second_best(report)
    return found if second is None else with_reason(game, view, seat, found, report, second, seed)


def ask_critic(
    game: Game, view: Any, seat: int, taken: int | None, budget: Budget, seed: int, halt: Halt
) -> Advice | None:
    """Return the advice of the game's critic, None if the game has no critic or the critic leaves it to the search.

    ``taken`` is the action to compare with the best, None if none was taken. Raises Abandoned if ``halt`` is called.
    """
    if game.strategy.critic is None:
        return None
    found = game.strategy.critic.weigh(view, seat, taken, budget.ms, new_dice(seed), halt.word)
    if halt.called:
        raise Abandoned
    return found


def ask_own_bot(game: Game, view: Any, seat: int, seed: int, halt: Halt) -> Advice | None:
    """Return the action of the game's own expert bot, None if it has none. Raises Abandoned if ``halt`` is called."""
    decision = game.strategy.decide(view, seat, LEVELS[-1], new_dice(seed), halt.word)
    if halt.called:
        raise Abandoned
    return None if decision is None else Advice(decision.action)


def search_and_compare(
    game: Game, view: Any, seat: int, taken: int | None, budget: Budget, seed: int, halt: Halt | None
) -> Report:
    """Search for the best action, then visit the action to compare with it as often, and return the report.

    The action to compare is ``taken``, or if that is None the second best. Without these extra visits its value would
    be known too poorly, since a search soon stops trying what does worse. Half of the budget is for each step.
    """
    searcher = Searcher(game, view, seat, seed, halt=halt)
    begin = time.monotonic()
    searcher.grow_for(Budget(budget.playouts / 2, budget.ms / 2))
    report = searcher.report()
    others = [action for action in report.visits if action != report.best]
    compared_with = taken if taken is not None else report.best_of(others) if others else report.best
    if compared_with != report.best:
        searcher.grow_only(compared_with, Budget(budget.playouts / 2, budget.ms - 1000 * (time.monotonic() - begin)))
    return searcher.report()


def read_advice(report: Report) -> Advice:
    """Return the best action of a search, with its lead over the most visited other action.

    >>> read_advice(Report({3: 500, 4: 400, 5: 10}, {3: 0.625, 4: 0.5, 5: 0.9}, 910, 9_100))
    Advice(action=3, chance=0.625, ahead=0.125, because='', doubt=0.0, as_good=())
    """
    chance, second = report.values[report.best], second_best(report)
    return Advice(report.best, chance, None if second is None else chance - report.values[second])


def second_best(report: Report) -> int | None:
    """Return the most visited action but the best; None if no other is trusted.

    >>> second_best(Report({3: 500, 4: 400, 5: 10}, {3: 0.625, 4: 0.5, 5: 0.9}, 910, 9_100))
    4
    """
    others = {action: visits for action, visits in report.visits.items() if action != report.best and visits >= TRUSTED}
    return max(others, key=others.__getitem__) if others else None


def with_reason(game: Game, view: Any, seat: int, found: Advice, report: Report, other: int, seed: int) -> Advice:
    """Return advice with the reason why its action is better than another, where it is better and a reason is found.

    ``report`` is that of the search, which knows how the turn goes on after either action.
    """
    if found.action is None or (round_chance(found.ahead) or 0.0) <= 0:
        return found
    best, second = report.turn_of(found.action), report.turn_of(other)
    return found._replace(because=find_reason(game, view, seat, best, second, seed))


def weigh(game: Game, view: Any, seat: int, taken: int, budget: Budget, seed: int, halt: Halt | None = None) -> Advice:
    """Return the best action of a seat, and by how much ``taken`` falls short of it (``ahead``; 0 within the noise).

    ``view`` is the seat's hidden record before the action. Raises Abandoned if ``halt`` is called.
    """
    found = ask_critic(game, view, seat, taken, budget, seed, halt or Halt())
    if found is not None:
        return found
    proved = game.strategy.prove(view, seat, LEVELS[-1])
    if proved is not None:
        return weigh_proved(game, view, seat, taken, proved, budget, seed, halt)
    report = search_and_compare(game, view, seat, taken, budget, seed, halt)
    return with_reason(game, view, seat, read_comparison(report, taken), report, taken, seed)


def weigh_proved(
    game: Game, view: Any, seat: int, taken: int, proved: Advice, budget: Budget, seed: int, halt: Halt | None
) -> Advice:
    """Return proved advice with how much ``taken`` falls short of it, by a proof, too, or else by search.

    The arguments are those of ``weigh``. Raises Abandoned if ``halt`` is called.
    """
    best = proved.chance or 0.0
    left = best if taken == proved.action or best == 0 else proved_chance(game, view, seat, taken)
    if left is not None:
        ahead = max(0.0, best - left)
        return proved._replace(ahead=ahead, action=proved.action if ahead else taken)
    report = search_and_compare(game, view, seat, taken, budget, seed, halt)
    chance, visits = report.values.get(taken, 0.0), report.visits.get(taken, 0)
    ahead = beyond_doubt(best - chance, visits)
    return proved._replace(ahead=ahead, doubt=half_width((best, CERTAIN), (chance, visits)) if ahead else 0.0)


def proved_chance(game: Game, view: Any, seat: int, taken: int) -> float | None:
    """Return the seat's share of the victory after the action ``taken`` if that is proved, else None."""
    after = boxed(copied(view))
    apply(after, seat, taken)
    winners = int(score(after, arrays.zeros(int(view.players), arrays.int64)))
    if winners:
        return (winners >> seat & 1) / count(winners)
    proved = game.strategy.prove(after[0], seat, LEVELS[-1])
    return None if proved is None else proved.chance


def read_comparison(report: Report, taken: int) -> Advice:
    """Return the best action of a search, with how much worse ``taken`` is (``ahead``; 0 within the noise).

    >>> read_comparison(Report({3: 500, 4: 100}, {3: 0.75, 4: 0.5}, 600, 6_000), 4)._replace(doubt=0.0)
    Advice(action=3, chance=0.75, ahead=0.25, because='', doubt=0.0, as_good=())
    >>> read_comparison(Report({3: 500, 4: 100}, {3: 0.55, 4: 0.5}, 600, 6_000), 4).ahead
    0.0
    """
    best = report.best
    good, bad = ((report.values.get(action, 0.0), report.visits.get(action, 0)) for action in (best, taken))
    ahead = beyond_doubt(good[0] - bad[0], min(good[1], bad[1])) if taken != best else 0.0
    return Advice(best, good[0], ahead, doubt=half_width(good, bad) if ahead else 0.0, as_good=equals_of(report))


def equals_of(report: Report) -> tuple[int, ...]:
    """Return the actions that a search kept trying beside the best one and found as good.

    >>> equals_of(Report({3: 500, 4: 400, 5: 10, 6: 300}, {3: 0.625, 4: 0.62, 5: 0.9, 6: 0.5}, 1_210, 12_100))
    (4,)
    """
    most, value = report.visits[report.best] * KEPT_TRYING, report.values[report.best] - EVEN
    return tuple(
        action
        for action, visits in report.visits.items()
        if action != report.best and visits >= max(TRUSTED, most) and report.values[action] >= value
    )

"""Advice for Granny's Pills: the best turn and what decisions were worth, from games played on like the expert's."""

from __future__ import annotations

from parlour.core.chances import beyond_doubt
from parlour.core.contract import Advice
from parlour.core.facts import Word, say
from parlour.core.kernel import Array, boxed, is_compiled
from parlour.core.record import copied
from parlour.core.values import values_of
from parlour.core.verbs import apply
from parlour.games.grannys_pills.record import State
from parlour.games.grannys_pills.story import label
from parlour.games.grannys_pills.strategy.decisions import BEST, PLAYED_ON, Thinker
from parlour.games.grannys_pills.strategy.turns import NO_ACTION, is_choice

GAMES, GAMES_INTERPRETED = 3_000, 8
"""Number of games played for advice, compiled and interpreted."""

WORLDS = BEST.worlds


def is_judged(view: State, seat: int, action: int) -> bool:
    """Return True: every step of a turn is judged."""
    return True


def weigh(view: State, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
    """Return the best turn's first action, compared with the best turn that begins with ``taken``.

    None if only passing is left. Advice may change the choice of pills; a placement is not judged as such, since
    otherwise a bad choice would count twice.
    """
    compiled = is_compiled(view.dtype)
    thinker = Thinker(view, seat, dice, halt, ms)
    if not thinker.find(swaps=compiled, changes=taken is None or bool(is_choice(taken))) and not thinker.find(
        swaps=True
    ):
        return None
    numbers, values = thinker.glance(WORLDS if compiled else 1)
    tried = thinker.picked(numbers, values)[:PLAYED_ON]
    own = None if taken is None else thinker.best_beginning_with(taken)
    if own is not None and own not in tried:
        tried.append(own)
    games = GAMES if compiled else GAMES_INTERPRETED
    chances, played = thinker.compare(tried, games, () if own is None else (own,))
    return compared(thinker, chances, own, played)


def compared(thinker: Thinker, chances: dict[int, float], own: int | None, played: int) -> Advice:
    """Return which turn is best, and its lead over ``own``, or over the next that begins differently."""
    best = next(iter(chances))
    first = thinker.first(best)
    if own is not None:
        lost = 0.0 if first == thinker.first(own) else chances[best] - chances[own]
        return Advice(first, chances[best], beyond_doubt(lost, played), then(thinker, best))
    others = [chance for number, chance in chances.items() if thinker.first(number) != first]
    return Advice(first, chances[best], chances[best] - others[0] if others else None)


def then(thinker: Thinker, number: int) -> Word:
    """Return a fact about how a turn goes on after its swap."""
    swap, choice, _ = map(int, thinker.plans.turns[number])
    if swap == NO_ACTION:
        return ""
    swapped = boxed(copied(thinker.worlds[0]))
    apply(swapped, thinker.seat, swap)
    return say("review-then", what=label(values_of(swapped[0]), thinker.seat, choice))

"""Finds the clauses that are at stake in a decision: those that would refuse something that could be tried."""

from __future__ import annotations

from typing import Any

from parlour.core import verbs
from parlour.core.clauses import ACT
from parlour.core.game import Game

MOST_OF_A_VERB = 60
"""How many actions of a verb are tried; some games have hundreds of thousands."""
STRIDE, TURN = 0.618033988749895, 7_919
"""Part of a verb's actions from one that is tried to the next, and how many further on the first one is each time."""


def find_stakes(game: Game, view: Any, seat: int, number: int) -> tuple[str, ...]:
    """Return the clauses that refuse some action of a seat, in order, but for the general one.

    view: the hidden record as an array of one
    number: a number that differs from position to position, so that other actions are tried each time
    """
    found = set[int]()
    for name, forms in game.rules.actions.forms.items():
        for form, kind in enumerate(forms):
            first = game.rules.actions.first(name, form)
            found.update(int(verbs.check(view, seat, first + index)) for index in _spread(kind.size, number))
    return tuple(sorted(game.clause(code) for code in found - {0, ACT}))


def _spread(size: int, number: int) -> list[int]:
    """Return at most MOST_OF_A_VERB numbers below ``size``, spread over all of them.

    >>> _spread(3, 5)
    [0, 1, 2]
    >>> len(set(_spread(1_000_000, 5)))
    60
    """
    if size <= MOST_OF_A_VERB:
        return list(range(size))
    return [int(number * TURN + each * STRIDE * size) % size for each in range(MOST_OF_A_VERB)]

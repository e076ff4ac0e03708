"""Which refusals somebody meets who touches things that begin no legal action."""

from __future__ import annotations

from typing import Any

from parlour.core import verbs
from parlour.core.clauses import ACT
from parlour.core.game import Game
from parlour.core.values import values_of


def find_refusals(game: Game, view: Any, known: Any, seat: int, touched: tuple[str, ...]) -> list[int]:
    """List refused actions that begin with touching these ids: the first that a clause of its own forbids.

    Where more has to be touched for it, the first that another clause forbids follows; where the general clause alone
    forbids any, the first of these is given. ``view``, an array of one, and ``known`` are hidden from the seat.
    """
    own, general = dict[int, int](), list[int]()
    for action in game.touching(known, seat, touched):
        code = int(verbs.check(view, seat, action))
        if code == ACT:
            general = general or [action]
        elif code:
            own.setdefault(code, action)
            if len(own) > 1 or len(game.table.story.path(values_of(known), seat, action)) == len(touched):
                break
    return list(own.values()) or general

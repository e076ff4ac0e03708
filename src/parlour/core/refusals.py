"""Which refusals somebody meets who touches things that begin no legal action."""

from __future__ import annotations

from typing import Any

from parlour.core import verbs
from parlour.core.clauses import ACT
from parlour.core.game import Game
from parlour.core.values import values_of


def find_refusals(game: Game, view: Any, known: Any, seat: int, touched: tuple[str, ...]) -> list[int]:
    """List refused actions that begin with touching these ids: the first that a clause of its own forbids.

    Where one thing is touched of several, the first that another clause forbids follows; where the general clause alone
    forbids any, the first of these is given. ``view``, an array of one, and ``known`` are hidden from the seat.
    """
    own, general = dict[int, int](), list[int]()
    for action in game.touching(known, seat, touched):
        code = int(verbs.check(view, seat, action))
        if code == ACT:
            general = general or [action]
        elif code:
            own.setdefault(code, action)
            whole = len(touched) > 1 or len(game.table.story.path(values_of(known), seat, action)) == 1
            if whole or len(own) > 1:
                break
    return list(own.values()) or general

"""Find the refusal to show when somebody touches things that begin no legal action."""

from __future__ import annotations

from typing import Any

from parlour.core import verbs
from parlour.core.clauses import ACT
from parlour.core.game import Game
from parlour.core.values import values_of


def find_refusals(game: Game, view: Any, known: Any, seat: int, touched: tuple[str, ...]) -> list[int]:
    """Return refused actions whose path begins with these ids, the one to explain first.

    That is the first action forbidden by a clause of its own. If several things can be touched and only one was, the
    first action that a different clause forbids follows it. If only the general clause forbids any, the first of these
    is returned. ``view`` (an array of one) and ``known`` (its plain values) are hidden from the seat.
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

"""Bots by name: what the set-up page offers and the server asks.

A bot is given its seat's hidden record and nothing else (see ``verbs.hide``).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.core.game import Game


class Decision(NamedTuple):
    """What a bot does: an action after ``wait_ms``, or nothing for now (live games) and a look after ``wait_ms``."""

    action: int | None
    wait_ms: int


def levels(game: Game) -> tuple[str, ...]:
    """The levels that play this game, weakest first; the last but one is the default offer."""
    raise LookupError(game.name)


def think(game: Game, view: Any, seat: int, level: str, seed: int) -> Decision:
    """Decide for a seat from its hidden record. Same arguments, same decision, unless the budget is time."""
    raise LookupError((game.name, view, seat, level, seed))

"""Advice for people, as every implementation of ``Thinking`` gives it."""

from __future__ import annotations

from typing import Any

from parlour.bots.advice import advise, weigh
from parlour.bots.search import Budget, Halt
from parlour.core.contract import Advice
from parlour.core.game import Game


def find_advice(game: Game, view: Any, seat: int, ms: int, taken: int | None, seed: int, halt: Halt) -> Advice:
    """Find the best action within ``ms`` milliseconds of search, or compare ``taken`` with it. Raises Abandoned."""
    if taken is None:
        return advise(game, view, seat, Budget(ms=ms), seed, halt)
    return weigh(game, view, seat, taken, Budget(ms=ms), seed, halt)

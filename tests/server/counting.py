"""Thinkers that count what they are asked."""

from __future__ import annotations

from typing import Any

from parlour.bots.levels import Decision
from parlour.core.contract import Advice
from parlour.core.game import Game, legal_actions
from parlour.server.thinking.thinkers import Thinkers


class CountingThinkers(Thinkers):
    """Take the last legal action, and count the questions."""

    def __init__(self) -> None:
        super().__init__(600_000)
        self.decided = self.advised = 0

    async def decide(self, game: Game, view: Any, seat: int, *_: Any) -> Decision:
        self.decided += 1
        return Decision(legal_actions(game, view, seat)[-1])

    async def advise(self, game: Game, view: Any, seat: int, *_: Any) -> Advice:
        self.advised += 1
        return Advice(legal_actions(game, view, seat)[-1], 0.5, 0.1)

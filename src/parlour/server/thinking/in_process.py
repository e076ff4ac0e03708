"""The implementation of ``Thinking`` in the process of the caller, where there are no other processes.

A thought holds the event loop until it ends, and cannot be called off once it has begun. Before each one the loop runs
what is ready, so that views of the position are sent first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from parlour.bots.levels import Decision, think
from parlour.bots.search import Halt
from parlour.core.contract import Advice
from parlour.core.game import Game
from parlour.server.model.jobs import advice_seed
from parlour.server.model.thinking import SEED_BITS, BotFailed, Standing
from parlour.server.thinking.advice import find_advice

PAUSE_S = 0.01
"""The pause before each decision, in which the event loop runs everything else."""

T = TypeVar("T")


class InProcessThinking:
    """Runs bots one after the other on the event loop, in the order of the questions: ``standing`` is not called."""

    async def decide(self, game: Game, view: Any, seat: int, level: str, standing: Callable[[], Standing]) -> Decision:
        """Choose the action of a bot of a level. Raises BotFailed."""
        return await _run(lambda: think(game, view, seat, level, secrets.randbits(SEED_BITS)))

    async def advise(
        self, game: Game, view: Any, seat: int, ms: int, standing: Callable[[], Standing], taken: int | None = None
    ) -> Advice:
        """Find the best action within ``ms`` milliseconds, or compare ``taken`` with it. Raises BotFailed."""
        seed = advice_seed(view.tobytes())
        return await _run(lambda: find_advice(game, view, seat, ms, taken, seed, Halt()))


async def _run(thought: Callable[[], T]) -> T:
    await asyncio.sleep(PAUSE_S)
    try:
        return thought()
    except Exception as error:
        raise BotFailed(type(error).__name__) from None

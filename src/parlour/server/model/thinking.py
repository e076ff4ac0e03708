"""The interface to bots: a table asks for their turns, for hints and for reviews.

``thinking.thinkers.Thinkers`` implements it with processes, ``thinking.in_process.InProcessThinking`` without.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from parlour.bots.levels import Decision
from parlour.core.contract import Advice
from parlour.core.game import Game

SEED_BITS = 31
"""The size of the seeds that bots take."""


class Standing(NamedTuple):
    """The claim of a table on thinking time: its id, the guest it counts for, its rank, and the guest's network.

    The lowest rank comes first. Guests whose network is not known share the network "".
    """

    table: str
    guest: str
    rank: int
    network: str = ""


class BotFailed(Exception):
    """A bot raised an error; the message is the name of the error's class."""


class Thinking(Protocol):
    """Runs bots. They are given a seat's hidden record, ``view``, and nothing else of a match.

    ``standing`` is called whenever the order of waiting questions is decided. Whoever cancels the call withdraws the
    question.
    """

    async def decide(self, game: Game, view: Any, seat: int, level: str, standing: Callable[[], Standing]) -> Decision:
        """Choose the action of a bot of a level, or how long it waits. Raises BotFailed, TimeoutError, OSError."""
        ...

    async def advise(
        self, game: Game, view: Any, seat: int, ms: int, standing: Callable[[], Standing], taken: int | None = None
    ) -> Advice:
        """Find the best action within ``ms`` milliseconds of search; with ``taken``, compare that action with it.

        Equal views give equal advice, as far as the time allows. Raises what ``decide`` raises.
        """
        ...

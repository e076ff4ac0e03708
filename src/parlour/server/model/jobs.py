"""Questions to bots that leave the process that asks, and their answers.

A job contains what one seat may know and nothing else of a match, so that anybody may think about it.
"""

from __future__ import annotations

import zlib
from typing import Annotated, Any

import msgspec

from parlour.bots.levels import Decision
from parlour.core.contract import Advice
from parlour.core.facts import read_word
from parlour.server.model.thinking import SEED_BITS, BotFailed

MOST_HINT_MS = 60_000


class Job(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A question to a bot.

    game, edition: the game's name, and the edition of its rules
    view: the bytes of the seat's hidden record
    seat, level, seed: as ``bots.levels.think`` takes them
    hint_ms: above 0, the job is a hint for a person, and this is its time of search in milliseconds; else a bot decides
    taken: the action of that person, to be compared with the best
    """

    game: str
    edition: int
    view: bytes
    seat: Annotated[int, msgspec.Meta(ge=0)]
    level: str
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << SEED_BITS)]
    hint_ms: Annotated[int, msgspec.Meta(ge=0, le=MOST_HINT_MS)] = 0
    taken: int | None = None


MOST_AS_GOOD = 1_000
"""The most actions that an answer may call as good."""


class Answer(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A bot's decision or advice, or the class of the error it raised.

    chance, ahead, doubt, as_good: as in ``core.contract.Advice``
    because: a word, as ``facts.read_word`` reads it
    """

    action: int | None = None
    wait_ms: int = 0
    looks: bool = False
    error: str | None = None
    chance: float | None = None
    ahead: float | None = None
    because: Any = ""
    doubt: float = 0.0
    as_good: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_AS_GOOD)] = ()

    def decision(self) -> Decision:
        """Return the decision. Raises BotFailed where the bot raised an error."""
        self._check()
        return Decision(self.action, self.wait_ms, self.looks)

    def advice(self) -> Advice:
        """Return the advice. Raises BotFailed where the search raised an error."""
        self._check()
        because = read_word(self.because)
        return Advice(self.action, self.chance, self.ahead, because, self.doubt, self.as_good)

    def _check(self) -> None:
        if self.error is not None:
            raise BotFailed(self.error)


def advice_seed(view: bytes) -> int:
    """Derive the seed of a search from what a seat sees, so that equal views give equal advice."""
    return zlib.crc32(view) >> 1

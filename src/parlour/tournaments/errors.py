"""The error of tournaments: a fact for the organiser, which the messages of ``words`` put into a sentence."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from parlour.core.errors import ParlourError
from parlour.core.facts import Arg, Fact, say
from parlour.core.messages import OWN

if TYPE_CHECKING:
    from parlour.core.words import Speaker

WORDS = OWN.parents[1] / "tournaments" / "words"
"""The messages of all refusals, those of a house among them."""


@functools.cache
def _english() -> Speaker:
    from parlour.core.words import Speaker  # takes a while, and most runs refuse nothing

    return Speaker((WORDS,))


def speak_english(reason: Fact) -> str:
    """Return a refusal as a sentence in English."""
    return _english().say(reason)


class TournamentRefused(ParlourError):
    """An event does not fit the tournament, which is unchanged; ``reason`` names what is wrong.

    It is made of the id of a message without ``refused-``, and its arguments. The English text is made only when it is
    read. ``event`` is the number of the event in a log, where one is known.
    """

    def __init__(self, id: str, /, **args: Arg) -> None:
        super().__init__("")
        self.reason = say(f"refused-{id}", **args)
        self.event: int | None = None

    def __str__(self) -> str:
        text = speak_english(self.reason)
        return text if self.event is None else f"event {self.event}: {text}"

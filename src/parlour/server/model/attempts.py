"""What a house notes of somebody's attempts at the puzzle of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple


class Attempt(NamedTuple):
    """An attempt at the puzzle of a game and a day: a finished answer by its digest, or none, where help was asked for.

    day: an ISO date
    solved: whether the answer was right
    """

    day: str
    game: str
    answer: str
    solved: bool


def digest_of(taken: Sequence[str]) -> str:
    """Return a digest of an answer's actions, which tells two answers apart."""
    return hashlib.sha256("\n".join(taken).encode()).hexdigest()[:32]

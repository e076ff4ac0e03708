"""What a game says, in English, to people whose names do not matter here."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.facts import Word
from parlour.core.game import Game
from parlour.core.match import default_names
from parlour.core.verbs import SPECTATOR


def said(game: Game, word: Word, names: Sequence[str] | None = None, viewer: int = SPECTATOR) -> str:
    """The words of a fact, as the viewer reads them."""
    return game.speaker().say(word, names or default_names(16), viewer)

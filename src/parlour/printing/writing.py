"""Words on paper: the messages of this package and of the game, in one language."""

from __future__ import annotations

from pathlib import Path

from parlour.core.facts import Word
from parlour.core.game import Game
from parlour.core.words import Speaker

WORDS = Path(__file__).parent / "words"


class Writer(Speaker):
    """Puts what is said on paper into words of a language."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__((WORDS, *game.words), language)

    def plain(self, word: Word) -> str:
        """Return a fact in words, without a reader at the table."""
        return self.say(word)

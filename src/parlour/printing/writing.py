"""Words on paper: the messages of this package and of the game, in one language."""

from __future__ import annotations

from pathlib import Path

from parlour.core.facts import say
from parlour.core.game import Game
from parlour.core.words import Speaker

WORDS = Path(__file__).parent / "words"


class Writer(Speaker):
    """Puts what is said on paper into words of a language."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__((WORDS, *game.words), language)

    def words(self, id: str) -> str:
        """Return a message without arguments."""
        return self.say(say(id))

"""The letters on pieces in the terminal: each begins a word of what the piece is called in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.core.facts import Fact
from parlour.core.game import Game, games
from parlour.core.messages import LANGUAGES
from tests.games.test_text import pieces

NAMES = ["Ann", "Bob", "Cy"]
SIGNS = {"ja": {"菱": "ひし形", "日": "太陽", "A": "エース"}}
"""What is written otherwise than it is said."""


def begun(letters: str, words: list[str]) -> bool:
    """Whether letters are made of beginnings of words."""
    return not letters or any(
        begun(letters[length:], words)
        for word in words
        for length in range(1, len(letters) + 1)
        if word.startswith(letters[:length])
    )


def foreign(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """What is written on a piece, and what the piece is called, where a letter has nothing to do with that."""
    say = game.speaker(language).say
    for label, short in {(piece.label, piece.short) for piece in pieces(game)}:
        written = "".join(say(it) for it in short if isinstance(it, Fact))
        for letters in re.findall(r"[^\W\d_]+", written):
            called = "".join(SIGNS.get(language, {}).get(letter, letter) for letter in letters)
            words = re.findall(r"\w+", say(label, NAMES).casefold())
            if language == "ja":
                words = [word[at:] for word in words for at in range(len(word))]
            if not begun(called.casefold(), words):
                yield written, say(label, NAMES)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_letters_on_pieces_are_those_of_the_language(game: Game, language: str) -> None:
    assert set(foreign(game, language)) == set()

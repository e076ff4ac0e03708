"""What a game says, in English to people whose names do not matter here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.facts import Fact, Word
from parlour.core.game import Game
from parlour.core.seats import default_names
from parlour.core.verbs import SPECTATOR


def said(game: Game, word: Word, names: Sequence[str] | None = None, viewer: int = SPECTATOR) -> str:
    """The words of a fact, as the viewer reads them."""
    return game.speaker().say(word, names or default_names(16), viewer)


def words_in(value: Any) -> list[Word]:
    """All facts in a scene, a choice, an event."""
    if isinstance(value, Fact):
        return [value]
    if isinstance(value, list | tuple):
        return [word for part in value for word in words_in(part)]
    if hasattr(value, "__struct_fields__"):
        return [word for field in value.__struct_fields__ for word in words_in(getattr(value, field))]
    return []

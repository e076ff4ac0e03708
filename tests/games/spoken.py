"""What a game says: in English to people whose names do not matter here, or in every language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.core.facts import Fact, Word
from parlour.core.game import Game
from parlour.core.match import Match, default_names
from parlour.core.verbs import SPECTATOR
from parlour.core.words import LANGUAGES, entries


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


def heard(match: Match, *refused: tuple[int, str]) -> list[Word]:
    """All that a match has to say now to anybody, has told, and answers to these seats' actions."""
    words = words_in([match.clocks()])
    for viewer in range(SPECTATOR, match.players):
        words += words_in([match.scene(viewer), match.events(viewer)])
        words += words_in(match.choices(viewer) if viewer >= 0 else ())
    problems = [match.broken(seat, match.game.actions.read(action)) for seat, action in refused]
    assert all(problems)
    return words + [problem.reason for problem in problems if problem]


def ids_in(word: Word) -> set[str]:
    """The messages that a fact asks for."""
    if not isinstance(word, Fact):
        return set()
    parts = [part for value in word.args.values() for part in (value if isinstance(value, tuple) else (value,))]
    return {word.id}.union(*(ids_in(part) for part in parts if isinstance(part, Fact)))


def never_said(game: Game, words: Iterable[Word]) -> set[str]:
    """Say all this in every language, to an onlooker and to seat 0; give the game's messages that were not needed."""
    speakers, said = [game.speaker(language) for language in LANGUAGES], set()
    for word in words:
        said |= ids_in(word)
        for speaker in speakers:
            assert isinstance(word, str) or speaker.knows(word), word
            for reader in (SPECTATOR, 0):
                assert speaker.say(word, default_names(16), reader)
    own = {name for name in entries(game.folder / "words" / "en.ftl") if not name.startswith("option-")}
    return own - said - {"summary"}

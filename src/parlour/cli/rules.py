"""``parlour rules``: the guide of a game with its examples, then its clauses, as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from parlour.core.facts import Word
from parlour.core.game import Game
from parlour.core.guides import Section, draw_example, guide_of, introduction
from parlour.core.lessons import PUPIL
from parlour.core.seats import default_names
from parlour.core.text import pictured, width
from parlour.core.words import Speaker

COLUMNS = 78


def rules_text(game: Game, language: str) -> str:
    """Return a game's guide in a language, followed by RULES.md in English; only RULES.md if there is no guide."""
    clauses = (game.folder / "RULES.md").read_text(encoding="utf-8")
    sections = guide_of(game)
    if not sections:
        return clauses
    speaker = game.speaker(language)
    told = [game.about.title, "", *_wrap(speaker.say(introduction(game)))]
    for section in sections:
        told += ["", *_section_lines(game, section, speaker)]
    return "\n".join([*told, "", clauses])


def _section_lines(game: Game, section: Section, speaker: Speaker) -> Iterator[str]:
    """Yield the lines of a section: text, example (its subject is marked by brackets), caption, clauses."""
    scene = draw_example(game, section)
    names = default_names(len(scene.scores))

    def say(word: Word) -> str:
        return speaker.say(word, names, PUPIL)

    yield f"## {say(section.title)}"
    yield ""
    yield from _wrap(say(section.text))
    yield ""
    yield from pictured(scene, say, section.marked)
    yield ""
    yield from _wrap(say(section.shows))
    yield from _wrap(f"({', '.join(section.clauses)})")


def _wrap(text: str) -> list[str]:
    """Wrap a text into lines of COLUMNS columns; Japanese characters take two columns."""
    return textwrap.wrap(text, COLUMNS * len(text) // width(text))

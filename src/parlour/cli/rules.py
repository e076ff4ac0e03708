"""The rules of a game to be read in the terminal: the guide with its examples, and behind it clause by clause."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from parlour.core.facts import Word
from parlour.core.game import Game
from parlour.core.guides import Section, draw_example, guide_of, introduction
from parlour.core.lessons import PUPIL
from parlour.core.match import default_names
from parlour.core.text import pictured, width
from parlour.core.words import Speaker

COLUMNS = 78


def rules_text(game: Game, language: str) -> str:
    """Give the guide of a game in a language, and the clauses, which are English."""
    clauses = (game.folder / "RULES.md").read_text(encoding="utf-8")
    sections = guide_of(game)
    if not sections:
        return clauses
    speaker = game.speaker(language)
    told = [game.about.title, "", *_filled(speaker.say(introduction(game)))]
    for section in sections:
        told += ["", *_section(game, section, speaker)]
    return "\n".join([*told, "", clauses])


def _section(game: Game, section: Section, speaker: Speaker) -> Iterator[str]:
    """What it says, its example, in which brackets mark what it is about, and its clauses."""
    scene = draw_example(game, section)
    names = default_names(len(scene.scores))

    def say(word: Word) -> str:
        return speaker.say(word, names, PUPIL)

    yield f"## {say(section.title)}"
    yield ""
    yield from _filled(say(section.text))
    yield ""
    yield from pictured(scene, say, section.marked)
    yield ""
    yield from _filled(say(section.shows))
    yield from _filled(f"({', '.join(section.clauses)})")


def _filled(text: str) -> list[str]:
    """Break a text into lines; Japanese characters take two columns."""
    return textwrap.wrap(text, COLUMNS * len(text) // width(text))

"""Guides: every section stands on clauses that there are, and shows what it says in every language."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message, Term
from fluent.syntax.visitor import Visitor

from parlour.core.facts import Fact
from parlour.core.game import Game, games
from parlour.core.guides import draw_example, guide_of, introduction
from parlour.core.messages import LANGUAGES
from tests.phrases import entries

OURS = [game for game in games().values() if game.folder.parent.name == "games"]
GUIDED = [game for game in games().values() if guide_of(game)]
each_guide = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)
MOST_SHOWN = 160
MOST_SAID = 460


def test_every_game_of_ours_has_a_guide_of_four_to_six_sections() -> None:
    assert [game.name for game in OURS if not 4 <= len(guide_of(game)) <= 6] == []


@each_guide
def test_every_section_stands_on_clauses_and_is_called_differently(game: Game) -> None:
    sections = guide_of(game)
    assert len({section.id for section in sections}) == len(sections)
    for section in sections:
        assert section.clauses, section.id
        assert game.clauses.keys() >= set(section.clauses), section.id


@each_guide
def test_every_example_is_drawn_with_all_that_it_marks(game: Game) -> None:
    for section in guide_of(game):
        scene = draw_example(game, section)
        there = {thing.id for thing in (*scene.pieces, *scene.spots)}
        assert {zone.id for zone in scene.zones} >= set(section.zones), section.id
        assert scene.pieces, section.id
        assert there >= set(section.marked), section.id


@each_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_told_in_every_language(game: Game, language: str) -> None:
    speaker = game.speaker(language)
    words: dict[str, Message | Term] = {}
    for folder in game.words:
        words |= entries(folder / f"{language}.ftl")

    def told(fact: Fact) -> str:
        assert fact.id.partition(".")[0] in words, f"{fact.id} is not told in {language}"
        return speaker.say(fact)

    assert told(introduction(game))
    for section in guide_of(game):
        assert told(section.title)
        assert len(told(section.text)) <= MOST_SAID, section.id
        assert len(told(section.shows)) <= MOST_SHOWN, section.id


@each_guide
def test_a_word_is_explained_once(game: Game) -> None:
    terms = list(chain.from_iterable(section.terms for section in guide_of(game)))
    assert len(set(terms)) == len(terms)


class Terms(Visitor):  # type: ignore[misc]
    """Collects what is explained of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: Any) -> None:
        assert node.id.name == "TERM", node.id.name
        (of,) = node.arguments.named
        self.found.add(of.value.value)


def terms_in(folder: Path, language: str) -> dict[str, set[str]]:
    """The words of each message that are explained."""
    found = {}
    for name, message in entries(folder / f"{language}.ftl").items():
        visitor = Terms()
        visitor.visit(message)
        found[name] = visitor.found
    return found


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_words_that_can_be_touched_are_those_that_are_explained(game: Game) -> None:
    touched: set[str] = set()
    for folder in game.words:
        english = terms_in(folder, "en")
        touched = touched.union(*english.values())
        for language in LANGUAGES:
            assert terms_in(folder, language) == english, language
    assert touched <= {term for section in guide_of(game) for term in section.terms}

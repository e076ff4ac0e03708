"""The letters on pieces are those of the reader's language, the same that a terminal writes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour.core.game import Game, games
from parlour.core.messages import LANGUAGES
from parlour.server.shelf.examples import draw_examples
from tests.browser.conftest import People
from tests.server.process import Process

POSITION = 1
SHOWN = """() => [...document.querySelectorAll("[data-piece]")].map((piece) =>
    [piece.dataset.piece, [...piece.querySelectorAll("text")].map((it) => it.textContent).join(" ")])"""


def written(game: Game, players: int, language: str) -> dict[str, str]:
    """What a terminal writes on each piece that seat 0 sees."""
    view, say = draw_examples(game.name, players)[POSITION], game.speaker(language).say
    assert view.scene is not None
    pieces = (*view.scene.pieces, *(view.own.pieces if view.own else ()))
    return {piece.id: " ".join(say(short) for short in piece.short).casefold() for piece in pieces}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.sampled(2)
def test_letters_on_pieces_are_those_of_the_language(people: People, server: Process, language: str) -> None:
    person = people(server, locale=language)
    for game in games().values():
        players = max(2, game.rules.players[0])
        person.go(f"/gallery/{game.name}?players={players}&position={POSITION}")
        expect(person.page.locator("[data-piece] svg").first).to_be_visible()
        expected = written(game, players, language)
        every = " ".join(expected.values())
        for id, text in person.page.evaluate(SHOWN):
            for letters in re.findall(r"[^\W\d_]+", text.casefold()):
                assert letters in (expected.get(id) or every), (game.name, id, text, expected.get(id))

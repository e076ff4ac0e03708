"""Draws the guides of games for the browser, each once."""

from __future__ import annotations

import functools

from parlour.core.game import Game
from parlour.core.guides import Section, draw_example, guide_of, introduction
from parlour.protocol.guides import Guide, GuideSection
from parlour.protocol.http import Clause
from parlour.server.shelf.catalogue import known_game


@functools.lru_cache(maxsize=64)
def draw_guide(name: str) -> Guide:
    """Return a game's guide with its examples drawn as scenes. Raises NotFound."""
    game = known_game(name)
    return Guide(introduction(game), tuple(_draw_section(game, section) for section in guide_of(game)))


def _draw_section(game: Game, section: Section) -> GuideSection:
    return GuideSection(
        section.id,
        section.title,
        section.text,
        draw_example(game, section),
        section.shows,
        tuple(Clause(id, game.clauses[id].text) for id in section.clauses),
        section.marked,
        section.terms,
    )

"""Guides, drawn for the browser once a game."""

from __future__ import annotations

import functools

from parlour.core.game import Game
from parlour.core.guides import Section, draw_example, guide_of, introduction
from parlour.protocol.guides import Guide, GuideSection
from parlour.protocol.http import Clause
from parlour.server.shelf.catalogue import known_game


@functools.lru_cache(maxsize=64)
def guide(name: str) -> Guide:
    """Draw the guide of a game. Raises NotFound."""
    game = known_game(name)
    return Guide(introduction(game), tuple(_drawn(game, section) for section in guide_of(game)))


def _drawn(game: Game, section: Section) -> GuideSection:
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

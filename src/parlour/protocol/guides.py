"""Guides on the wire: a game's rules as people read them, with examples drawn as scenes."""

from __future__ import annotations

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Scene
from parlour.protocol.http import Clause


class GuideSection(msgspec.Struct, omit_defaults=True):
    """One section of a guide.

    id: names the section in the address
    title: the heading
    text: the explanation
    scene: the example
    shows: the caption of the example
    clauses: the clauses that the section explains
    marked: the ids of the pieces and spots that the example is about
    terms: the terms of the game that the section explains
    """

    id: str
    title: Word
    text: Word
    scene: Scene
    shows: Word
    clauses: tuple[Clause, ...]
    marked: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


class Guide(msgspec.Struct):
    """``GET /api/games/{name}/guide``: the rules as people read them.

    introduction: a short description of the game
    sections: in order; empty for a game without a guide
    """

    introduction: Word
    sections: tuple[GuideSection, ...]

"""What a guide is on the wire: a game's rules as people read them, with drawn examples."""

from __future__ import annotations

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Scene
from parlour.protocol.http import Clause


class GuideSection(msgspec.Struct, omit_defaults=True):
    """One subject of a guide.

    id: names the section in the address
    title: what it is called
    text: what it says
    scene: its example
    shows: what is to be seen there
    clauses: what of the rules it stands on
    marked: the ids of the pieces and spots it is about
    terms: the words of the game that it explains
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

    introduction: what the game is, in short
    sections: in order; none where a game brings no guide
    """

    introduction: Word
    sections: tuple[GuideSection, ...]

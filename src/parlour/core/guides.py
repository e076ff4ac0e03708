"""Guides: a game's rules for people, in sections, each with an example drawn from a real position.

A guide is data of its game (``data/guide.json``, a list of ``Section``). Its words are among the game's messages:
``guide`` introduces the game, and each section has a message of its own.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.core.facts import Fact, say
from parlour.core.game import PICTURES, Game
from parlour.core.lessons import PUPIL, begin, play
from parlour.core.match import Match
from parlour.core.scene import Scene, Zone

FILE = "guide.json"


class Section(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One subject: message ``guide-ID`` is its title, ``.text`` its text, ``.shows`` the caption of its example.

    The example is a position: that of a step of the lesson, that of a picture (both counted from 1), or one of its own.

    id: names the section
    clauses: ids of the clauses it explains
    step: the step of the lesson at whose beginning the example is drawn
    picture: the picture that is drawn
    position: the position that is drawn, if neither step nor picture is given
    after: actions applied before it is drawn, as seat and action (seat −1: a clock)
    zones: the zones that are drawn; if empty, the boards
    marked: ids of the pieces and spots that it is about
    terms: the words of the game that it explains
    """

    id: str
    clauses: tuple[str, ...]
    step: int | None = None
    picture: int | None = None
    position: dict[str, Any] | None = None
    after: tuple[tuple[int, str], ...] = ()
    zones: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()

    @property
    def title(self) -> Fact:
        """Return its title."""
        return say(f"guide-{self.id}")

    @property
    def text(self) -> Fact:
        """Return its text."""
        return say(f"guide-{self.id}.text")

    @property
    def shows(self) -> Fact:
        """Return the caption of its example."""
        return say(f"guide-{self.id}.shows")


@functools.cache
def guide_of(game: Game) -> tuple[Section, ...]:
    """Return the sections of a game's guide, none if it has no guide."""
    file = game.data / FILE
    return msgspec.json.decode(file.read_bytes(), type=tuple[Section, ...]) if file.exists() else ()


def introduction(game: Game) -> Fact:
    """Return the introduction of the guide, or the game's summary if it has no guide."""
    return say("guide" if guide_of(game) else "summary")


def example(game: Game, section: Section) -> Match:
    """Return a new match in the position of a section's example, which every section has."""
    match = _begin_example(game, section)
    play(match, section.after)
    return match


def draw_example(game: Game, section: Section) -> Scene:
    """Return the scene of a section's example as seen from the first seat, with every zone a board."""
    scene = example(game, section).scene(PUPIL)
    zones = tuple(replace(zone, kind="board") for zone in scene.zones if _shown(section, zone))
    known = {zone.id for zone in zones}
    return replace(
        scene,
        zones=zones,
        pieces=tuple(piece for piece in scene.pieces if piece.zone in known),
        spots=tuple(spot for spot in scene.spots if spot.zone in known),
        seams=tuple(seam for seam in scene.seams if seam.zone in known),
    )


def _shown(section: Section, zone: Zone) -> bool:
    return zone.id in section.zones if section.zones else zone.kind in ("board", "mat")


def _begin_example(game: Game, section: Section) -> Match:
    if section.step is not None:
        return begin(game, section.step - 1)
    if section.picture is not None:
        return Match.load(game, msgspec.json.decode((game.data / PICTURES).read_bytes())[section.picture - 1])
    return Match.load(game, section.position or {})

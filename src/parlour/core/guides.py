"""Guides: a game's rules as people read them, section by section, each with an example drawn from a real position.

A guide is data beside its game (``data/guide.json``, a list of ``Section``). Its words stand with the game's:
``guide`` says in short what the game is, and each section has a message of its own.
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
    """One subject: ``guide-ID`` is its title, ``.text`` what it says, ``.shows`` what is to be seen in its example.

    The example is a position: that of a step of the lesson or of a picture, both counted from 1, or one of its own.

    id: names the section
    clauses: what of the rules it stands on
    step: the step at whose beginning it is drawn
    picture: the picture that is drawn
    position: what is drawn, where it is neither
    after: what is done before it is drawn, as seat and action (−1: a clock)
    zones: what is drawn of it; without them its boards
    marked: the pieces and spots that it is about
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
        """What it is called."""
        return say(f"guide-{self.id}")

    @property
    def text(self) -> Fact:
        """What it says."""
        return say(f"guide-{self.id}.text")

    @property
    def shows(self) -> Fact:
        """What is to be seen in its example."""
        return say(f"guide-{self.id}.shows")


@functools.cache
def guide_of(game: Game) -> tuple[Section, ...]:
    """Read the guide of a game; no section where it has none."""
    file = game.data / FILE
    return msgspec.json.decode(file.read_bytes(), type=tuple[Section, ...]) if file.exists() else ()


def introduction(game: Game) -> Fact:
    """What the game is, in short."""
    return say("guide" if guide_of(game) else "summary")


def example(game: Game, section: Section) -> Match:
    """Give a match in the position that a section shows."""
    match = _begun(game, section)
    play(match, section.after)
    return match


def drawn(game: Game, section: Section) -> Scene:
    """Draw the example of a section, as whoever learns would see it from the first seat; all of it lies on boards."""
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


def _begun(game: Game, section: Section) -> Match:
    if section.step is not None:
        return begin(game, section.step - 1)
    if section.picture is not None:
        return Match.load(game, msgspec.json.decode((game.data / PICTURES).read_bytes())[section.picture - 1])
    return Match.load(game, section.position or {})

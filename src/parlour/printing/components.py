"""What a game consists of on paper: its ``data/print.json``, after those of what it shares with other games."""

from __future__ import annotations

import functools
import itertools
from typing import Literal

import msgspec

from parlour.core.components import BadComponents
from parlour.core.errors import BadOption
from parlour.core.game import Game

FILE = "print.json"
Crop = tuple[float, float, float, float]


class Component(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One sort of component, all of one size.

    id: names it: message ``print-ID`` of the printing words or of the game
    clauses: the clauses that name it
    kind: selects how it is drawn, as in scenes; ``board`` is drawn as cells
    faces: its faces; where there are several lists, one text from each of them makes a face
    size: its width and height after cutting, in millimetres
    copies: how often there is each of them
    cut: its outline; a standee is a strip that is folded so that it stands; the outline of a net is in its drawing
    back: ``own``: the back of its kind; ``same``: its face once more; else the kind that draws the same face there;
        without, its back stays empty
    crop: the part of the drawing that is printed, in its units: left, top, width, height
    over: kind and face of what is drawn over a face
    """

    id: str
    clauses: tuple[str, ...]
    kind: str
    faces: tuple[tuple[str, ...], ...]
    size: tuple[float, float]
    copies: int = 1
    cut: Literal["square", "round", "standee", "board", "net"] = "square"
    back: str | None = None
    crop: Crop | None = None
    over: dict[str, tuple[str, str]] = {}

    @property
    def pieces(self) -> list[str]:
        """The face of every piece to cut out."""
        faces = ["".join(parts) for parts in itertools.product(*self.faces)]
        return [face for face in faces for _ in range(self.copies)]

    def drawn(self, face: str, is_back: bool) -> list[tuple[str, str | None]]:
        """Return what is drawn on one side of a piece, in order: kinds and faces."""
        if is_back and self.back == "own":
            return [(self.kind, None)]
        if is_back and self.back not in (None, "same"):
            return [(self.back or "", face)]
        return [(self.kind, face), *([self.over[face]] if face in self.over else [])]


@functools.cache
def components_of(game: Game) -> tuple[Component, ...]:
    """Return the components of a game, none if it says nothing of them."""
    files = [folder / "data" / FILE for folder in (*game.about.shared, game.folder)]
    return tuple(
        component
        for file in files
        if file.is_file()
        for component in msgspec.json.decode(file.read_bytes(), type=tuple[Component, ...])
    )


def check_printable(game: Game) -> None:
    """Raise BadOption if a game does not say what it consists of, and BadComponents if a designer has changed it."""
    if game.rules.changed_components:
        raise BadComponents(f"{game.about.title}: only the components of the rules are drawn to be printed", "game")
    if not components_of(game):
        raise BadOption(f"{game.about.title} has no data/{FILE} that says what to print", "game")

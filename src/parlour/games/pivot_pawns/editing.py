"""The editor of Pivot Pawns: the tableau, the pawns on it, and the order of the tokens."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Look, Numbers, Position, Slots, Thing, Value
from parlour.core.errors import Path
from parlour.core.facts import say
from parlour.core.scene import Zone
from parlour.games.pivot_pawns.board import COLOUR, FACES, ICON, OTHERS, icon_face
from parlour.games.pivot_pawns.components import CARDS, COLOURS, PAWNS
from parlour.games.pivot_pawns.scene import row

COLUMNS = 5


def _card(card: Value, _position: Position) -> Look:
    number = int(card)
    marks = row("beside", [COLOUR[number % PAWNS]])
    return Look("pivot-card", FACES[number], say("card", icon=ICON[number], marks=marks, others=OTHERS[number]))


def _pawn(pawn: Value, _position: Position) -> Look:
    colour = COLOURS[int(pawn)]
    return Look("pawn", colour, say("pawn", colour=colour), level=2)


def _placeholder(pawn: Value, _position: Position) -> Look:
    colour = COLOURS[int(pawn)]
    return Look("placeholder", colour, say("placeholder", colour=colour), level=1)


def _token(icon: Value, _position: Position) -> Look:
    number = int(icon)
    return Look("token", icon_face(number), ICON[number])


def _zone(position: Position) -> Zone:
    return Zone("board", "board", COLUMNS, CARDS // COLUMNS, say("cards"))


def _places(position: Position) -> dict[int, tuple[float, float]]:
    return {place: (place % COLUMNS, place // COLUMNS) for place in range(CARDS)}


def _read(field: str, position: Position) -> Mapping[int, Value]:
    places = {card: place for place, card in enumerate(position["tableau"])}
    return {places[card]: pawn for pawn, card in enumerate(position[field]) if card in places}


def _write(field: str, position: Position, place: int, pawn: Value | None) -> None:
    if pawn is not None:
        position[field][int(pawn)] = position["tableau"][place]


def _standing(thing: str, field: str) -> Numbers:
    def read(position: Position) -> Mapping[int, Value]:
        return _read(field, position) if field == "pawns" or _shows(position) else {}

    def write(position: Position, place: int, pawn: Value | None) -> None:
        _write(field, position, place, pawn)

    def path(position: Position, place: int, pawn: Value) -> Path:
        return field, int(pawn)

    return Numbers(thing, "board.", _zone, _places, read, write, path=path)


def _shows(position: Position) -> bool:
    """Whether pawns may be away from their placeholders."""
    return bool(position["phase"] == "demonstrate")


def settle(position: Position) -> None:
    """Put the placeholders under the pawns, unless somebody demonstrates."""
    if not _shows(position):
        position["placeholders"] = list(position["pawns"])


EDITOR = Editor(
    things={
        "card": Thing(_card, tuple(range(CARDS)), in_tray=False),
        "placeholder": Thing(_placeholder, tuple(range(PAWNS)), in_tray=False),
        "pawn": Thing(_pawn, tuple(range(PAWNS)), in_tray=False),
        "token": Thing(_token, tuple(range(CARDS)), in_tray=False),
    },
    parts=(
        Slots("card", "tableau", "board", "cards", columns=COLUMNS, kind="board"),
        _standing("placeholder", "placeholders"),
        _standing("pawn", "pawns"),
        Slots("token", "tokens", "tokens", "tokens-drawn", columns=COLUMNS),
    ),
    settle=settle,
    shown=("pawns", "placeholders"),
)

"""What an editor does with a position: draws it, carries an edit out, and judges it."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.editing.fields import PositionField, describe_fields, set_field
from parlour.core.editing.parts import Part, Place, Position, Thing, Value, lists_at
from parlour.core.errors import BadPosition, ParlourError
from parlour.core.objections import describe_mismatch
from parlour.core.scene import Piece, Zone

if TYPE_CHECKING:
    from parlour.core.game import Game

BROKEN = (AttributeError, IndexError, KeyError, TypeError, ValueError, OverflowError)
"""What parts raise for a position that has the form of the schema, but makes no sense."""


class Edit(msgspec.Struct, forbid_unknown_fields=True):
    """One change of a position: a thing moved, laid, taken away or turned, or a field set.

    thing: the kind of thing
    value: what is laid from the tray, or the new value of a field; several for a list of seats
    start: the spot it is taken from; null: the tray
    end: the spot it is laid at; null: the tray
    turn: it is turned by a quarter where it lies
    path: the field that is set
    whole: what is done with the whole board, as turn or mirror
    """

    thing: str = ""
    value: str | int | bool | tuple[int, ...] | None = None
    start: str | None = None
    end: str | None = None
    turn: bool = False
    path: tuple[str | int, ...] = ()
    whole: str = ""


class Lying(msgspec.Struct):
    """A thing on the board.

    piece: how it is drawn
    thing: its kind
    value: which one it is
    spot: the spot it lies at
    """

    piece: Piece
    thing: str
    value: Value
    spot: str


class EditSpot(msgspec.Struct):
    """A place for things.

    id: names it in edits
    zone: the zone it is in
    x, y: its top left corner, in cells
    w, h: its size in cells
    things: the kinds of things that may lie there
    on: the spot whose thing it is on top of; empty: none
    """

    id: str
    zone: str
    x: float
    y: float
    w: float
    h: float
    things: tuple[str, ...]
    on: str = ""


class Tray(msgspec.Struct):
    """Things of a kind that lie nowhere.

    thing: the kind
    pieces: how they are drawn, with their numbers as counts
    values: which ones they are, in the same order
    """

    thing: str
    pieces: tuple[Piece, ...]
    values: tuple[Value, ...]


class OpenBoard(msgspec.Struct):
    """A position laid open, with all faces up.

    zones: its zones
    spots: all places for things
    lying: the things on the board
    fixed: what follows from them, and is only drawn
    trays: those that lie nowhere, by kind
    fields: what is edited as numbers, words and switches
    turns: the kinds of things that can be turned
    whole: what can be done with the whole board
    """

    zones: tuple[Zone, ...]
    spots: tuple[EditSpot, ...]
    lying: tuple[Lying, ...]
    fixed: tuple[Piece, ...]
    trays: tuple[Tray, ...]
    fields: tuple[PositionField, ...]
    turns: tuple[str, ...]
    whole: tuple[str, ...]


@dataclass(frozen=True)
class Editor:
    """How the positions of a game are edited.

    things: its kinds of things by name
    parts: where they lie; parts may share spots
    settle: bring the fields that cannot be edited in line after an edit, such as tags of cards
    draw_fixed: draw what follows from the things on the board, such as gates of tiles
    shown: fields that the board shows already
    turns: kinds of things that can be turned
    whole: what can be done with the whole board: ``turn`` by a quarter clockwise, ``mirror`` left and right
    """

    things: dict[str, Thing]
    parts: tuple[Part, ...]
    settle: Callable[[Position], None] = lambda position: None
    draw_fixed: Callable[[Position], Iterable[Piece]] = lambda position: ()
    shown: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    whole: dict[str, Callable[[Position], None]] = field(default_factory=dict)


# --- drawing


def lay_open(game: Game, position: object) -> OpenBoard:
    """Return a position laid open. Raises BadPosition for anything that is no position of the game."""
    plain = read_form(game, position)
    try:
        return _lay_open(game, plain)
    except BROKEN as error:
        raise BadPosition(f"position: {error}", "position") from None


def read_form(game: Game, position: object) -> Position:
    """Return a copy of a position with all fields. Raises BadPosition naming a field that is wrong."""
    try:
        read: Any = msgspec.convert(position, game.table.positions.Position)
    except msgspec.ValidationError as error:
        raise describe_mismatch(position, error) from None
    plain: Position = msgspec.json.decode(msgspec.json.encode(read))
    return plain


def _lay_open(game: Game, position: Position) -> OpenBoard:
    editor, zones, spots = editor_of(game), dict[str, Zone](), dict[str, EditSpot]()
    lying: list[Lying] = []
    for part in editor.parts:
        for zone in part.zones(position):
            zones.setdefault(zone.id, zone)
        for place in part.places(position):
            known = spots.get(place.spot)
            things = (*(known.things if known else ()), part.thing)
            spots[place.spot] = EditSpot(place.spot, place.zone, place.x, place.y, place.w, place.h, things, place.on)
            if place.value is not None:
                lying.append(_draw(editor, part.thing, place, position))
    trays = tuple(_tray(editor, name, position) for name, thing in editor.things.items() if thing.in_tray)
    fields = tuple(describe_fields(game, position, editor.shown))
    fixed = tuple(editor.draw_fixed(position))
    whole = tuple(editor.whole)
    return OpenBoard(
        tuple(zones.values()), tuple(spots.values()), tuple(lying), fixed, trays, fields, editor.turns, whole
    )


def _draw(editor: Editor, name: str, place: Place, position: Position) -> Lying:
    thing, value = editor.things[name], place.value
    assert value is not None
    look = thing.look(value, position)
    identity = f"{name}-{value}" if thing.each == 1 and not thing.alike else f"{name}@{place.spot}"
    return Lying(
        Piece(
            identity,
            look.kind,
            place.zone,
            place.x,
            place.y - look.lift,
            place.label or look.label,
            look.face,
            w=look.w,
            h=look.h,
            level=look.level,
            turn=look.turn,
            count=len(place.below) + 1,
        ),
        name,
        value,
        place.spot,
    )


def _tray(editor: Editor, name: str, position: Position) -> Tray:
    thing = editor.things[name]
    left = free(editor, name, position)
    pieces = []
    for number, value in enumerate(left):
        look = thing.look(value, position)
        pieces.append(
            Piece(
                f"tray-{name}-{value}",
                look.kind,
                f"tray-{name}",
                number * look.w,
                0,
                look.label,
                look.face,
                w=look.w,
                h=look.h,
                count=left[value],
            )
        )
    return Tray(name, tuple(pieces), tuple(left))


def free(editor: Editor, name: str, position: Position) -> dict[Value, int]:
    """Return the values of a kind that lie nowhere, with their numbers."""
    thing = editor.things[name]
    if thing.sources:
        listed = {item for source in thing.sources for item in _list(position, source)}
        return {value: 1 for value in thing.values_in(position) if value in listed}
    lying: Counter[Value] = Counter()
    for place in _places(editor, name, position):
        lying.update(place.below if place.value is None else (*place.below, place.value))
    if thing.alike:
        left = thing.each - lying.total()
        return {thing.values[0]: left} if left > 0 else {}
    number = thing.number_of
    return {value: number(value) - lying[value] for value in thing.values_in(position) if lying[value] < number(value)}


def _list(position: Position, path: str) -> list[Any]:
    found: list[Any] = next(items for _, items in lists_at(position, path))
    return found


def _places(editor: Editor, name: str, position: Position) -> Iterator[Place]:
    for part in editor.parts:
        if part.thing == name:
            yield from part.places(position)


# --- editing


def editor_of(game: Game) -> Editor:
    """Return the editor of a game. Raises BadPosition if it has none."""
    editor: Editor | None = game.table.editor
    if editor is None:
        raise BadPosition(f"{game.about.title} has no editor of positions", "game")
    return editor


def carry_out(game: Game, position: object, edit: Edit) -> Position:
    """Return a position after an edit. Raises BadPosition saying why that cannot be; nothing is changed then."""
    editor, after = editor_of(game), read_form(game, position)
    before = copy.deepcopy(after)
    try:
        if edit.path:
            set_field(after, edit.path, edit.value)
        elif edit.whole in editor.whole:
            editor.whole[edit.whole](after)
        else:
            _carry_out(editor, after, edit)
        if after != before:
            editor.settle(after)
    except BROKEN as error:
        raise BadPosition(f"That cannot be done: {error}", "edit") from None
    return read_form(game, after)


def _carry_out(editor: Editor, position: Position, edit: Edit) -> None:
    if edit.thing not in editor.things:
        raise BadPosition(f"There is no {edit.thing!r} in this game.", "thing")
    if edit.turn:
        _find(editor, position, edit.thing, edit.start)[0].turn(position, str(edit.start))
    elif edit.end is None:
        _take_away(editor, position, edit)
    elif edit.start is None:
        _lay(editor, position, edit)
    else:
        _move(editor, position, edit.thing, edit.start, edit.end)


def _find(editor: Editor, position: Position, thing: str, spot: str | None) -> tuple[Part, Place]:
    for part in editor.parts:
        if part.thing == thing:
            for place in part.places(position):
                if place.spot == spot:
                    return part, place
    raise BadPosition(f"There is no place {spot!r} for it.", "spot")


def _move(editor: Editor, position: Position, thing: str, start: str, end: str) -> None:
    """Move a thing; what lies at its end goes to its start."""
    (giving, left), (taking, reached) = (_find(editor, position, thing, spot) for spot in (start, end))
    if left.value is None:
        raise BadPosition("Nothing lies there.", "start")
    if start != end and not (giving is taking and giving.shift(position, start, end)):
        if reached.value is None:  # a list that shrinks moves what lies behind
            taking.put(position, end, left.value)
            if _find_value(giving, position, start) == left.value:  # a tray shows no more what lies in its seat's grid
                giving.put(position, start, None)
        else:
            giving.put(position, start, reached.value)
            taking.put(position, end, left.value)


def _find_value(part: Part, position: Position, spot: str) -> Value | None:
    return next((place.value for place in part.places(position) if place.spot == spot), None)


def _lay(editor: Editor, position: Position, edit: Edit) -> None:
    """Lay a thing of the tray; what lay there goes to the tray."""
    thing, value = editor.things[edit.thing], edit.value
    if isinstance(value, tuple):
        raise BadPosition("There is no such thing.", "value")
    part, place = _find(editor, position, edit.thing, edit.end)
    left = free(editor, edit.thing, position)
    if not left or (value not in left and not thing.alike):
        raise BadPosition("It lies somewhere already, or there is none.", "value")
    for source in (_list(position, path) for path in thing.sources):
        if value in source:
            where = source.index(value)
            source[where : where + 1] = [] if place.value is None else [place.value]
            break
    part.put(position, place.spot, value)


def _take_away(editor: Editor, position: Position, edit: Edit) -> None:
    thing = editor.things[edit.thing]
    part, place = _find(editor, position, edit.thing, edit.start)
    if place.value is None:
        raise BadPosition("Nothing lies there.", "start")
    if not thing.in_tray:
        raise BadPosition("It has to lie on the board.", "start")
    part.put(position, place.spot, None)
    lies_elsewhere = any(other.value == place.value for other in _places(editor, edit.thing, position))
    if thing.sources and not lies_elsewhere:  # as a card of a grid does that goes back to its seat
        _list(position, thing.sources[0]).insert(0, place.value)


# --- judging


def find_problem(game: Game, position: object) -> ParlourError | None:
    """Return why no match can come to a position, None if one can."""
    try:
        game.load(position)
    except ParlourError as error:
        return error
    except BROKEN as error:
        return BadPosition(f"position: {error}", "position")
    return None

"""Scenes: what is seen, as data: zones of cells, pieces, spots, scores, clocks.

A scene is what everybody sees, drawn once; ``Own`` is what one seat sees in addition. Both are drawn from hidden
positions (see ``verbs.hide``), so they cannot hold what their viewers may not know. They hold no words or names: seats
are numbers, labels are facts (see ``facts``). Browser, terminal and screen reader render the same scene; none of them
knows a rule. Ids are arbitrary, and stay with a thing while it moves.

Coordinates are cells of a zone: x to the right, y down, (0, 0) the top-left cell; a piece at (x, y) with size (w, h)
    covers cells x to x + w and y to y + h. Fractions are allowed.

No struct here can be part of a reference cycle, so the garbage collector skips them (``gc=False``); a table has
thousands.
"""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from parlour.core.facts import Word

T = TypeVar("T", "Piece", "Spot")
ZoneKind = Literal["board", "hand", "mat", "supply", "opponent", "info"]
"""A mat is a board on which only its owner plays. The page turns the hands and mats of other seats into opponents."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A rectangle of cells that the client places as a whole.

    id: names the zone in pieces, spots and seams
    kind: its purpose, by which the client places it
    columns, rows: its size in cells
    label: its name
    owner: the seat whose zone it is
    turns: a page may draw it rotated by a quarter where that makes it larger, with everything on it upright; facts name
        its cells by ``row`` and ``column``, counted from 1, which the page then adapts to the rotation
    numbers: row and column of its top left cell, if facts name cells by them; the numbers are shown along its edges
    """

    id: str
    kind: ZoneKind
    columns: float
    rows: float
    label: Word
    owner: int | None = None
    turns: bool = False
    numbers: tuple[int, int] | None = None


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing that lies in a zone and keeps its id while it moves.

    id: stays with the thing
    kind: selects how it is drawn
    zone: the zone it lies in
    x, y: its top left corner, in cells
    label: its name
    face: what is on it; null: face down
    owner: the seat it belongs to
    w, h: its size in cells
    turn: quarter turns clockwise
    level: order of stacking; 0 is the bottom
    count: the height of a pile shown as one piece
    short: what a terminal writes into the cells it covers, row by row, about three characters each
    """

    id: str
    kind: str
    zone: str
    x: float
    y: float
    label: Word
    face: str | None = None
    owner: int | None = None
    w: float = 1
    h: float = 1
    turn: int = 0
    level: int = 0
    count: int = 1
    short: tuple[Word, ...] = ()


class Spot(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place that can be touched or walked to, empty or not. Keyboard focus moves from spot to spot.

    id: what a path names
    zone: the zone it is in
    x, y: its top left corner, in cells
    label: what is there
    kind: selects how it is drawn
    w, h: its size in cells
    """

    id: str
    zone: str
    x: float
    y: float
    label: Word
    kind: str = "cell"
    w: float = 1
    h: float = 1


class Seam(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The edge between two neighbouring cells, where the edge itself shows something.

    zone: the zone of both cells
    x1, y1: one of the cells
    x2, y2: the other cell
    kind: selects how it is drawn
    quiet: draw it without emphasis, as it has no consequences
    """

    zone: str
    x1: float
    y1: float
    x2: float
    y2: float
    kind: str
    quiet: bool = False


class ScorePart(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that brought or cost points.

    text: what it is
    points: the points it brought
    ids: its pieces and spots, as far as they are still there
    """

    text: Word
    points: float
    ids: tuple[str, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One summand of a seat's score.

    label: what the points are for
    points: its points
    parts: its parts; once the match is over they add up to it
    """

    label: Word
    points: float
    parts: tuple[ScorePart, ...] = ()


class SeatScore(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's line on the score sheet.

    seat: the seat
    points: the total, or as much of it as counts already
    lines: its summands
    detail: one short public phrase, e.g. the reserve
    swatch: the colour the seat plays, by name
    winner: the seat has won, perhaps with others
    record: if the fewest points ever are a record, what results must have in common to be compared
    """

    seat: int
    points: float
    lines: tuple[ScoreLine, ...] = ()
    detail: Word = ""
    swatch: str | None = None
    winner: bool = False
    record: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything that everybody sees of one position.

    zones, pieces, spots: the table
    status: the state of play, in a sentence
    opening: how the first seat was determined, until somebody has acted
    scores: the score sheet, a line per seat
    seams: edges that show something
    to_act: the seats that may act
    over: the match has ended
    """

    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    spots: tuple[Spot, ...]
    status: Word
    scores: tuple[SeatScore, ...]
    seams: tuple[Seam, ...] = ()
    to_act: tuple[int, ...] = ()
    over: bool = False
    opening: Word = ""


class Own(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What one seat sees in addition to the scene.

    pieces: replace the pieces of the same ids in the scene
    status: what the seat is asked to do
    turn: the seat sees boards without an owner turned by this many quarter turns counterclockwise
    tries: the seat may plan actions while it may not act
    """

    pieces: tuple[Piece, ...] = ()
    status: Word = ""
    turn: int = 0
    tries: bool = False


def seen_by(scene: Scene, own: Own) -> Scene:
    """Return the scene as a seat sees it, with its own pieces, status and orientation."""
    known = {piece.id: piece for piece in own.pieces}
    pieces = (*(known.pop(piece.id, piece) for piece in scene.pieces), *known.values())
    spots = scene.spots
    for zone in scene.zones if own.turn else ():
        if zone.kind == "board" and zone.owner is None:
            pieces = tuple(_turned(piece, zone, own.turn) for piece in pieces)
            spots = tuple(_turned(spot, zone, own.turn) for spot in spots)
    return msgspec.structs.replace(scene, pieces=pieces, spots=spots, status=own.status or scene.status)


def _turned(thing: T, zone: Zone, quarters: int) -> T:
    """Return a piece or spot of a square zone after a number of quarter turns counterclockwise."""
    x, y, w, h = thing.x, thing.y, thing.w, thing.h
    if thing.zone != zone.id:
        return thing
    for _ in range(quarters):
        x, y, w, h = y, zone.columns - x - w, h, w
    return msgspec.structs.replace(thing, x=x, y=y, w=w, h=h)


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal action and how it is chosen by touching.

    An id of the path that is no piece or spot of the scene is shown as a button with the action's label.

    text: the action as ``act`` sends it
    path: the ids to touch, in order
    to: the id of the spot or piece the action leads to, if it is not in the path
    free: number of ids at the end of the path that may be touched in any order
    brings: pieces and the spots they move to, for a preview
    turn: quarter turns clockwise of the piece touched, where they have to be chosen
    group: common name of the choices that the same button leads to, or that stand in one row
    chip: short text of its button, if such buttons stand in a row
    label: the action in words; in a view only where a button shows it
    seat: who may take it; null: the viewing seat
    """

    text: str
    path: tuple[str, ...]
    to: str | None = None
    free: int = 0
    brings: tuple[tuple[str, str], ...] = ()
    turn: int | None = None
    group: Word = ""
    chip: str = ""
    label: Word = ""
    seat: int | None = None


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How the table would look to a seat after actions that it plans while it may not act.

    actions: those that were possible, as text
    pieces: those that would lie elsewhere
    choices: actions that could be planned next
    offer: what the seat may do for good after planning this
    """

    actions: tuple[str, ...]
    pieces: tuple[Piece, ...]
    choices: tuple[Choice, ...]
    offer: Choice | None = None


def begins(path: tuple[str, ...], touched: tuple[str, ...], free: int = 0) -> bool:
    """Whether ``touched`` is a beginning of a path whose last ``free`` ids may come in any order.

    >>> begins(("swap", "g8", "g9"), ("swap", "g9"), free=2)
    True
    """
    if not free:
        return path[: len(touched)] == touched
    fixed = len(path) - free
    loose = touched[fixed:]
    return path[:fixed][: len(touched)] == touched[:fixed] and len({*loose} & {*path[fixed:]}) == len(loose)


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as told to one viewer.

    text: what happened, in a sentence
    seat: who did it
    ids: things marked on the board until the next event, and joined by a line in this order, zone by zone
    points: what it brought or cost; they are shown rising from ``at``
    at: the id of a piece or spot
    rest: a round has ended, or something was shown: clients and bots pause before the next action so that it can be
        read
    """

    text: Word
    seat: int | None = None
    ids: tuple[str, ...] = ()
    points: float | None = None
    at: str | None = None
    rest: bool = False


class Clock(msgspec.Struct, frozen=True, gc=False):
    """A running clock of the game. ``number`` grows with every start, so equal numbers are the same run."""

    name: str
    label: Word
    ms: int
    number: int

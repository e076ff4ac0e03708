"""What is seen, as data: zones of cells, pieces, spots, scores, clocks.

A scene is what everybody sees, drawn once; ``Own`` is what one seat sees besides. Both are drawn from hidden positions
(see ``verbs.hide``), so they can hold nothing that their viewers may not know. Neither holds a word or a name: seats
are numbers, labels are facts (see ``facts``). Browser, terminal and screen reader render the same scene; none of them
knows a rule. An id says nothing: it stays with a thing while it moves.

Coordinates are cells of a zone: x to the right, y down, (0, 0) the top-left cell; a piece at (x, y) with
size (w, h) covers cells x to x + w. Fractions are allowed.

Nothing here refers to what it lies in, so the collector of garbage need not follow it (``gc=False``): a table has
thousands of these.
"""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from parlour.core.facts import Word

T = TypeVar("T", "Piece", "Spot")
ZoneKind = Literal["board", "hand", "mat", "supply", "opponent", "info"]
"""A mat is a board on which only its owner plays. The page makes opponents of the hands and mats of others."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A rectangle of cells that the client places as a whole.

    id: names the zone in pieces, spots and seams
    kind: what it is for, which decides where it goes
    columns, rows: its size in cells
    label: what it is called
    owner: the seat whose zone it is
    turns: a page may draw it from the side where that makes it larger, with everything on it upright; facts name its
        cells by ``row`` and ``column``, counted from 1, which the page then tells as they are seen
    numbers: the row and column of its top left cell where facts name cells by them; they stand along its edges
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
    kind: what is drawn
    zone: the zone it lies in
    x, y: its top left corner, in cells
    label: what it is called
    face: what is on it; null: face down
    owner: the seat it belongs to
    w, h: its size in cells
    turn: quarter turns clockwise
    level: what lies on what; 0 is the bottom
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
    kind: how it is drawn
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
    """The edge between two neighbouring cells, when the edge itself has something to say.

    zone: the zone of both cells
    x1, y1: the one cell
    x2, y2: the other
    kind: how it is drawn
    quiet: it need not catch the eye, as nothing comes of it
    """

    zone: str
    x1: float
    y1: float
    x2: float
    y2: float
    kind: str
    quiet: bool = False


class ScorePart(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that brought points, or cost some.

    text: what it is
    points: how much it brought
    ids: the pieces and spots it lies in, as far as they are still there
    """

    text: Word
    points: float
    ids: tuple[str, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One summand of a seat's score.

    label: what it is for
    points: how much
    parts: what it came from; once the match is over they add up to it
    """

    label: Word
    points: float
    parts: tuple[ScorePart, ...] = ()


class SeatScore(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's line on the score sheet.

    seat: whose
    points: the sum, or as much of it as counts already
    lines: its summands
    detail: one short public phrase, e.g. the reserve
    swatch: the colour the seat plays, by name
    winner: the seat has won, perhaps with others
    record: where fewer points than ever are a feat of their own, what the results must have in common to be compared
    """

    seat: int
    points: float
    lines: tuple[ScoreLine, ...] = ()
    detail: Word = ""
    swatch: str | None = None
    winner: bool = False
    record: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything everybody sees of one position.

    zones, pieces, spots: what there is
    status: what is going on, in a sentence
    opening: how it was found who begins, until somebody has acted
    scores: the score sheet, a line a seat
    seams: edges that have something to say
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
    """What one seat sees besides.

    pieces: they stand for those of the same ids in the scene
    status: what the seat is asked to do
    turn: by so many quarter turns counterclockwise the seat sees boards that are nobody's
    tries: the seat may try actions in the mind
    """

    pieces: tuple[Piece, ...] = ()
    status: Word = ""
    turn: int = 0
    tries: bool = False


def seen_by(scene: Scene, own: Own) -> Scene:
    """Give the scene with what a seat sees of it besides."""
    known = {piece.id: piece for piece in own.pieces}
    pieces = (*(known.pop(piece.id, piece) for piece in scene.pieces), *known.values())
    spots = scene.spots
    for zone in scene.zones if own.turn else ():
        if zone.kind == "board" and zone.owner is None:
            pieces = tuple(_turned(piece, zone, own.turn) for piece in pieces)
            spots = tuple(_turned(spot, zone, own.turn) for spot in spots)
    return msgspec.structs.replace(scene, pieces=pieces, spots=spots, status=own.status or scene.status)


def _turned(thing: T, zone: Zone, quarters: int) -> T:
    """Give a piece or spot of a square zone where it lies after so many quarter turns counterclockwise."""
    x, y, w, h = thing.x, thing.y, thing.w, thing.h
    if thing.zone != zone.id:
        return thing
    for _ in range(quarters):
        x, y, w, h = y, zone.columns - x - w, h, w
    return msgspec.structs.replace(thing, x=x, y=y, w=w, h=h)


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal action and how to say it by touching.

    An id of the path that names no piece and no spot of the scene is shown as a button with the action's label.

    text: the action as ``act`` sends it
    path: the ids to touch, in order
    to: the id of the spot or piece the action leads to, where the path does not say so itself
    free: so many ids at the end of the path may be touched in any order
    brings: pieces and the spots they come to, for a preview
    turn: by how many quarter turns clockwise the piece touched is turned, where that has to be chosen
    group: what it is called together with the others that the same button leads to, or that stand in its row
    chip: the short text of its button, where such buttons stand in a row
    label: the action in words; in a view only where a button says it
    seat: who may take it; null: the seat looked from
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
    """How the table would look to a seat after actions that it tries in the mind.

    actions: those that went, as text
    pieces: those that would lie elsewhere
    choices: what could be tried next
    offer: what may be done for good now that this has been tried
    """

    actions: tuple[str, ...]
    pieces: tuple[Piece, ...]
    choices: tuple[Choice, ...]
    offer: Choice | None = None


def begins(path: tuple[str, ...], touched: tuple[str, ...], free: int = 0) -> bool:
    """Whether touching these ids is a beginning of a path whose last ``free`` ids may come in any order.

    >>> begins(("swap", "g8", "g9"), ("swap", "g9"), free=2)
    True
    """
    if not free:
        return path[: len(touched)] == touched
    fixed = len(path) - free
    loose = touched[fixed:]
    return path[:fixed][: len(touched)] == touched[:fixed] and len({*loose} & {*path[fixed:]}) == len(loose)


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as one viewer may be told.

    text: what happened, in a sentence
    seat: who did it
    ids: what is traced on the board until the next event: marked, and joined by a line in this order, zone by zone
    points: what it brought or cost; they rise from ``at``
    at: the id of a piece or spot
    rest: a round has ended, or something was shown: who plays on at once waits until it can have been read
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

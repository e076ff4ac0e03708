"""What a seat sees, as data: zones of cells, pieces, spots, scores, clocks.

A scene is drawn from a hidden position (see ``verbs.hide``), so it can hold nothing that its viewer may not
know. Browser, terminal and screen reader all render the same scene; none of them knows a rule.

Coordinates are cells of a zone: x to the right, y down, (0, 0) the top-left cell; a piece at (x, y) with
size (w, h) covers cells x to x + w. Fractions are allowed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

ZoneKind = Literal["board", "hand", "supply", "opponent", "info"]


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rectangle of cells that the client places as a whole."""

    id: str
    kind: ZoneKind
    columns: float
    rows: float
    label: str
    owner: int | None = None


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing that lies in a zone and keeps its id while it moves.

    ``kind`` and ``face`` choose the drawing; no face means face down. ``turn`` counts quarter turns clockwise,
    ``level`` orders what lies on what (0 is the bottom), ``count`` is the height of a pile shown as one piece.
    """

    id: str
    kind: str
    zone: str
    x: float
    y: float
    label: str
    face: str | None = None
    owner: int | None = None
    w: float = 1
    h: float = 1
    turn: int = 0
    level: int = 0
    count: int = 1


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that can be touched or walked to, empty or not. Keyboard focus moves from spot to spot."""

    id: str
    zone: str
    x: float
    y: float
    label: str
    kind: str = "cell"
    w: float = 1
    h: float = 1


class Seam(msgspec.Struct, frozen=True, omit_defaults=True):
    """The edge between two neighbouring cells, when the edge itself has something to say."""

    zone: str
    x1: float
    y1: float
    x2: float
    y2: float
    kind: str


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One summand of a seat's score; ``parts`` are what it came from, one phrase each, for those who want to know."""

    label: str
    points: float
    parts: tuple[str, ...] = ()


class SeatScore(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's line on the score sheet. ``detail`` is one short public phrase, e.g. the reserve."""

    seat: int
    name: str
    points: float
    lines: tuple[ScoreLine, ...] = ()
    detail: str = ""
    swatch: str | None = None
    winner: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one viewer sees of one position."""

    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    spots: tuple[Spot, ...]
    status: str
    scores: tuple[SeatScore, ...]
    seams: tuple[Seam, ...] = ()
    to_act: tuple[int, ...] = ()
    over: bool = False


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action and how to say it: ``path`` lists the ids to touch, in order.

    An id that names no piece and no spot of the scene is shown as a button with the action's label. ``to`` is
    the id of the spot or piece the action leads to, where the path does not say so itself. The last ``free`` ids
    of the path may be touched in any order. ``brings`` lists pieces and the spots they come to, for a preview.
    ``turn``: by how many quarter turns clockwise the piece touched is turned, where that has to be chosen.
    """

    seat: int
    text: str
    label: str
    path: tuple[str, ...]
    to: str | None = None
    free: int = 0
    brings: tuple[tuple[str, str], ...] = ()
    turn: int | None = None

    def begins(self, touched: tuple[str, ...]) -> bool:
        """Whether touching these ids is a beginning of the path.

        >>> Choice(0, "swap 7", "Swap", ("swap", "g8", "g9"), free=2).begins(("swap", "g9"))
        True
        """
        fixed = len(self.path) - self.free
        loose = touched[fixed:]
        rest = self.path[fixed:]
        return self.path[:fixed][: len(touched)] == touched[:fixed] and len({*loose} & {*rest}) == len(loose)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one viewer may be told.

    ``ids`` are traced on the board until the next event; ``points`` rise from the piece or spot ``at``.
    """

    text: str
    seat: int | None = None
    ids: tuple[str, ...] = ()
    points: float | None = None
    at: str | None = None


class Clock(msgspec.Struct, frozen=True):
    """A running clock of the game. ``number`` grows with every start, so equal numbers are the same run."""

    name: str
    label: str
    ms: int
    number: int

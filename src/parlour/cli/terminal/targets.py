"""Groups things in the same place into one target: a spot with all that stands on it, or a piece by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from parlour.core.facts import Word
from parlour.core.scene import Piece, Scene, Spot


class Rect(NamedTuple):
    """A rectangle in a zone, in cells."""

    x: float
    y: float
    w: float
    h: float

    @property
    def area(self) -> float:
        """The area in square cells."""
        return self.w * self.h

    def holds(self, other: Rect) -> bool:
        """Tell whether another rectangle, not larger than this, has its centre in this one."""
        x, y = other.x + other.w / 2 - self.x, other.y + other.h / 2 - self.y
        return 0 <= x <= self.w and 0 <= y <= self.h and other.area <= self.area * 1.05


def rect_of(thing: Piece | Spot) -> Rect:
    """Return the rectangle of a piece or spot."""
    return Rect(thing.x, thing.y, thing.w, thing.h)


class Target(NamedTuple):
    """Things that are touched as one.

    key: identifies the target in its zone
    ids: the ids of all that lies there, topmost first
    place, hit: where it is drawn, and where it can be touched
    """

    key: str
    zone: str
    ids: tuple[str, ...]
    label: str
    place: Rect
    hit: Rect


@dataclass
class _Anchor:
    place: Rect
    key: str
    spot: Spot | None
    pieces: list[Piece] = field(default_factory=list)


def targets_of(scene: Scene, zone: str, named: Collection[str], say: Callable[[Word], str]) -> tuple[Target, ...]:
    """Return the targets of a zone in reading order. ``named``: the ids that occur in any choice."""
    anchors = [_Anchor(rect_of(spot), spot.id, spot) for spot in scene.spots if spot.zone == zone]
    _assign_pieces(anchors, [piece for piece in scene.pieces if piece.zone == zone])
    found = [_make_target(anchor, zone, say) for anchor in anchors if not _is_ground(anchor, anchors, named)]
    return tuple(sorted(found, key=lambda target: (target.place.y, target.place.x)))


def _assign_pieces(anchors: list[_Anchor], pieces: list[Piece]) -> None:
    """Assign every piece, large ones first, to the smallest anchor that holds it, or make it an anchor of its own."""
    for piece in sorted(pieces, key=lambda piece: (-piece.w * piece.h, piece.level)):
        under = [anchor for anchor in anchors if anchor.place.holds(rect_of(piece))]
        if under:
            min(under, key=lambda anchor: anchor.place.area).pieces.append(piece)
        else:
            anchors.append(_Anchor(rect_of(piece), piece.id, None, [piece]))


def _is_ground(anchor: _Anchor, anchors: list[_Anchor], named: Collection[str]) -> bool:
    """Tell whether an anchor is only the ground of smaller ones, such as a tile under its four squares."""
    if anchor.spot or any(piece.id in named for piece in anchor.pieces):
        return False
    return any(other.place != anchor.place and anchor.place.holds(other.place) for other in anchors)


def _make_target(anchor: _Anchor, zone: str, say: Callable[[Word], str]) -> Target:
    pieces = sorted(anchor.pieces, key=lambda piece: -piece.level)
    ids = (*(piece.id for piece in pieces), *([anchor.spot.id] if anchor.spot else ()))
    return Target(anchor.key, zone, ids, _join_labels(anchor.spot, pieces, say), anchor.place, _hit_area(anchor))


def _hit_area(anchor: _Anchor) -> Rect:
    """Return where an anchor is touched: for large spots, which may overlap, only the cell in their middle."""
    x, y, w, h = anchor.place
    if anchor.spot is None or anchor.spot.kind != "place" or w * h <= 1:
        return anchor.place
    return Rect(x + (w - 1) / 2, y + (h - 1) / 2, 1, 1)


def _join_labels(spot: Spot | None, pieces: Sequence[Piece], say: Callable[[Word], str]) -> str:
    """Return the labels of a spot and its pieces, each once."""
    words = [say(thing.label) for thing in (*([spot] if spot else ()), *pieces)]
    return ", ".join(word for i, word in enumerate(words) if word and not any(word in earlier for earlier in words[:i]))


def nearest_place(places: Sequence[tuple[float, float]], at: int, dx: int, dy: int) -> int:
    """Return the index of the nearest place in direction (dx, dy) from place ``at``; ``at`` itself if there is none.

    Distance aside counts twice.
    """

    def cost(i: int) -> tuple[float, float]:
        along = (places[i][0] - places[at][0]) * dx + (places[i][1] - places[at][1]) * dy
        aside = abs((places[i][0] - places[at][0]) * dy) + abs((places[i][1] - places[at][1]) * dx)
        return (along + 2 * aside, aside) if along > 0 else (float("inf"), 0)

    best = min(range(len(places)), key=cost)
    return best if cost(best)[0] < float("inf") else at

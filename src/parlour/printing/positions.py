"""Draws positions of puzzles on paper, as large as finds room, with named zones, and numbered rows and columns."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from parlour.core.facts import Word
from parlour.core.scene import Piece, Scene, Seam, Spot, Zone
from parlour.printing.pages import Page, Text
from parlour.printing.scenes import Add, Drawing

LABEL = 4.2
"""Height of a zone's name above it, in millimetres."""

NUMBERS = 3.4
"""Room for the numbers of rows left of a zone, and for those of columns below it, in millimetres."""

APART = 4.0
"""Between two zones, in millimetres."""

LARGEST = 17.0
"""Width of the largest cell, in millimetres."""

MOST_HELD = 8
"""Most pieces of a hand that lie in one row."""

Rows = Sequence[Sequence[Zone]]


class Arrangement(NamedTuple):
    """Zones in rows, and the width of a cell with which all of them find room, in millimetres."""

    cell: float
    rows: Rows


class Position(Drawing):
    """A position within a width and a height, in millimetres. ``names`` puts their labels into words."""

    def __init__(
        self, scene: Scene, room: tuple[float, float], names: Callable[[Word], str], add: Add, language: str
    ) -> None:
        self._language, self._add, self.page = language, add, Page()
        scene = _compact(scene)
        self.aspect = self._highest(scene)
        self.cell, rows = max(self._arrangements(scene.zones, room), key=lambda found: found.cell)
        self.width, self.height = room[0], 0.0
        cell = self.cell
        for row in rows:
            left, tall = 0.0, self._tall(row) * cell
            spare = room[0] - _beside(row) - sum(zone.columns for zone in row) * cell
            for zone in row:
                left += NUMBERS if zone.numbers else 0
                self.cell = self._grown(zone, cell, spare, tall) if zone.kind == "hand" else cell
                spare -= zone.columns * (self.cell - cell)
                self._zone(scene, zone, (left, self.height + LABEL), ())
                self._caption(zone, left, self.height, names(zone.label))
                left += zone.columns * self.cell + APART
            self.height += tall + _around(row)

    def _arrangements(self, zones: Sequence[Zone], room: tuple[float, float]) -> Iterator[Arrangement]:
        """Yield every way to lay zones in rows, in their order."""
        for breaks in (each for n in range(len(zones)) for each in combinations(range(1, len(zones)), n)):
            rows = [zones[a:b] for a, b in zip((0, *breaks), (*breaks, len(zones)), strict=True)]
            wide = min((room[0] - _beside(row)) / sum(zone.columns for zone in row) for row in rows)
            high = (room[1] - sum(map(_around, rows))) / sum(map(self._tall, rows))
            yield Arrangement(min(wide, high, LARGEST), rows)

    def _grown(self, hand: Zone, cell: float, spare: float, tall: float) -> float:
        """Return the width of a hand's cell that takes the room left beside it, within the height of its row."""
        return min(LARGEST, cell + spare / hand.columns, tall / (hand.rows * self.aspect))

    def _tall(self, row: Sequence[Zone]) -> float:
        return max(zone.rows for zone in row) * self.aspect

    def _caption(self, zone: Zone, left: float, top: float, name: str) -> None:
        """Write the name of a zone above it, and the numbers of its rows and columns along its edges."""
        self.page.texts.append(Text(name, left, top + LABEL / 2, 6.5))
        if zone.numbers is None:
            return
        first_row, first_column = zone.numbers
        top, tall = top + LABEL, self.cell * self.aspect
        for row in range(int(zone.rows)):
            self.page.texts.append(Text(str(first_row + row), left - NUMBERS, top + (row + 0.5) * tall, 6))
        for column in range(int(zone.columns)):
            x = left + (column + 0.5) * self.cell - 0.7
            self.page.texts.append(Text(str(first_column + column), x, top + zone.rows * tall + NUMBERS / 2, 6))


def _around(row: Sequence[Zone]) -> float:
    """Return the height of what stands above and below the zones of a row, in millimetres."""
    return LABEL + (NUMBERS if any(zone.numbers for zone in row) else 0) + 1


def _beside(row: Sequence[Zone]) -> float:
    """Return the width of what stands beside the zones of a row, in millimetres."""
    return sum(NUMBERS for zone in row if zone.numbers) + APART * (len(row) - 1)


def _compact(scene: Scene) -> Scene:
    """Cut the empty edges of boards, and lay long hands in several rows."""
    for zone in scene.zones:
        lying: tuple[Piece | Spot, ...] = (*scene.pieces, *scene.spots)
        things = [it for it in lying if it.zone == zone.id]
        if zone.kind == "hand" and zone.rows == 1 and zone.columns > MOST_HELD:
            scene = _wrapped(scene, zone)
        elif zone.kind in ("board", "mat") and things:
            scene = _cut(scene, zone, things)
    return scene


def _wrapped(scene: Scene, hand: Zone) -> Scene:
    rows = -(-hand.columns // MOST_HELD)
    wide = -(-hand.columns // rows)
    pieces = tuple(replace(it, x=it.x % wide, y=it.x // wide) if it.zone == hand.id else it for it in scene.pieces)
    zones = tuple(replace(it, columns=wide, rows=rows) if it.id == hand.id else it for it in scene.zones)
    return replace(scene, pieces=pieces, zones=zones, spots=tuple(it for it in scene.spots if it.zone != hand.id))


def _cut(scene: Scene, board: Zone, things: Sequence[Piece | Spot]) -> Scene:
    left, top = (math.floor(min(at)) for at in zip(*((it.x, it.y) for it in things), strict=True))
    right, bottom = (math.ceil(max(at)) for at in zip(*((it.x + it.w, it.y + it.h) for it in things), strict=True))
    numbers = None if board.numbers is None else (board.numbers[0] + top, board.numbers[1] + left)
    cut = replace(board, columns=right - left, rows=bottom - top, numbers=numbers)

    def shift(seam: Seam) -> Seam:
        return replace(seam, x1=seam.x1 - left, x2=seam.x2 - left, y1=seam.y1 - top, y2=seam.y2 - top)

    return replace(
        scene,
        zones=tuple(cut if it.id == board.id else it for it in scene.zones),
        pieces=tuple(replace(it, x=it.x - left, y=it.y - top) if it.zone == board.id else it for it in scene.pieces),
        spots=tuple(replace(it, x=it.x - left, y=it.y - top) if it.zone == board.id else it for it in scene.spots),
        seams=tuple(shift(it) if it.zone == board.id else it for it in scene.seams),
    )

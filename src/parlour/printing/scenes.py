"""Draws scenes on paper: the examples of a guide, with the drawings of their pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from parlour.core.scene import Piece, Scene, Seam, Spot, Zone
from parlour.printing.drawings import Bleed, bled, find_drawing, has_ground, ratio_of, turned
from parlour.printing.pages import Image, Page, Rect, Text

INSET = 0.05
"""Between a card and the edge of its cell, as a share of the cell."""

BETWEEN = 0.6
"""Between two zones, in cells."""

TALL = 1.2
"""Higher than this by its width, a cell has drawings of its own for what stands on cards."""

HEAD = 0.4
"""How far the head of a standing pawn reaches above its cell, as a share of the cell."""

APART, CROSS = 0.03, 0.06
Add = Callable[[str], str]


class Drawing:
    """A scene as it is drawn within a width and a height, in millimetres."""

    def __init__(self, scene: Scene, marked: Sequence[str], room: tuple[float, float], language: str, add: Add) -> None:
        self._language, self._add = language, add
        self.page = Page()
        self.aspect = self._highest(scene)
        columns, rows, places = _tiled(scene.zones)
        self.cell = min(room[0] / columns, room[1] / (rows * self.aspect), 17)
        self.width, self.height = columns * self.cell, rows * self.cell * self.aspect
        for zone, x, y in places:
            self._zone(scene, zone, (x * self.cell, y * self.cell * self.aspect), marked)

    def _highest(self, scene: Scene) -> float:
        """Return the height of a cell by its width: that of the highest drawing, at least 1."""
        return max([1.0, *(ratio_of(self._find(piece, 1)) for piece in scene.pieces)])

    def _find(self, piece: Piece, aspect: float) -> str:
        shown = piece.face
        if aspect > TALL and shown is not None:
            return find_drawing(self._language, piece.kind, f"{shown} tall", shown)
        return find_drawing(self._language, piece.kind, shown)

    def _zone(self, scene: Scene, zone: Zone, at: tuple[float, float], marked: Sequence[str]) -> None:
        cell, tall = self.cell, self.cell * self.aspect
        left, top = at
        self.page.grounds.append(Rect(left, top, zone.columns * cell, zone.rows * tall, 1, "sunken", "none"))
        for spot in scene.spots:
            if spot.zone == zone.id:
                box = (left + spot.x * cell, top + spot.y * tall, spot.w * cell, spot.h * tall)
                self.page.grounds.append(Rect(*box, radius=1))
        for piece in sorted(scene.pieces, key=lambda piece: piece.level):
            if piece.zone == zone.id:
                self._piece(piece, (left + piece.x * cell, top + piece.y * tall, piece.w * cell, piece.h * tall))
        for seam in scene.seams:
            if seam.zone == zone.id:
                self.page.lines += [
                    (left + x1 * cell, top + y1 * tall, left + x2 * cell, top + y2 * tall, False)
                    for x1, y1, x2, y2 in _lines(seam)
                ]
        things: tuple[Piece | Spot, ...] = (*scene.pieces, *scene.spots)
        for thing in things:
            if thing.zone == zone.id and thing.id in marked:
                box = (left + thing.x * cell, top + thing.y * tall, thing.w * cell, thing.h * tall)
                self.page.rects.append(Rect(*box, radius=1.5, stroke="brass"))

    def _piece(self, piece: Piece, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        svg = self._find(piece, h / w)
        is_card = has_ground(svg) and piece.w == 1
        inset = INSET * self.cell if is_card else 0
        room_w, room_h, ratio = w - 2 * inset, h - 2 * inset, ratio_of(svg)
        width = min(room_w, room_h / ratio)
        height = width * ratio
        left, top = x + (w - width) / 2, y + (h - height) / 2
        above = min(HEAD * height, top) if piece.kind == "pawn" and h <= TALL * w else 0.0
        bleed = Bleed(left=0, top=above, right=0, bottom=0)
        file = self._add(turned(bled(svg, (width, height), bleed, None, False), piece.turn))
        self.page.images.append(Image(file, left, top - above, width, height + above))
        if is_card:
            self.page.rects.append(Rect(left, top, width, height, 0.6))
        elif piece.count > 1:
            self.page.texts.append(Text(str(piece.count), x + 0.08 * w, y + 0.2 * h, 7))


def _tiled(zones: Sequence[Zone]) -> tuple[float, float, list[tuple[Zone, float, float]]]:
    """Return the columns and rows of all zones together, and where each lies: beside each other if narrow."""
    is_wide = sum(zone.columns for zone in zones) > 11 or any(zone.columns > 4 * zone.rows for zone in zones)
    places, x, y = list[tuple[Zone, float, float]](), 0.0, 0.0
    for zone in zones:
        places.append((zone, x, y))
        x, y = (x, y + zone.rows + BETWEEN) if is_wide else (x + zone.columns + BETWEEN, y)
    columns = max(x + zone.columns for zone, x, _ in places)
    return columns, max(y + zone.rows for zone, _, y in places), places


def _lines(seam: Seam) -> Iterator[tuple[float, float, float, float]]:
    """Yield the lines of a seam, in cells: two for a Tic, one for a Single, a cross for a Nic."""
    lies = abs(seam.y2 - seam.y1) >= abs(seam.x2 - seam.x1)
    a, b = (seam.x1, seam.x2) if lies else (seam.y1, seam.y2)
    start, end = max(a, b), min(a, b) + 1
    across = max(seam.y1, seam.y2) if lies else max(seam.x1, seam.x2)
    middle, inner = (start + end) / 2, 0.14 * (end - start)
    found = {
        "tic": [(start + inner, across + d, end - inner, across + d) for d in (-APART, APART)],
        "single": [(start + inner, across, end - inner, across)],
        "nic": [(middle - CROSS, across - d, middle + CROSS, across + d) for d in (-CROSS, CROSS)],
    }.get(seam.kind, [])
    for x1, y1, x2, y2 in found:
        yield (x1, y1, x2, y2) if lies else (y1, x1, y2, x2)

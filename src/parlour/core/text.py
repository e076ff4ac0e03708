"""A scene as text, for the terminal and for anybody who prefers words to pictures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from parlour.core.facts import Word
from parlour.core.match import Match, default_names
from parlour.core.scene import Piece, Scene, Zone
from parlour.core.words import Speaker

CELL = 4
Say = Callable[[Word], str]


def render(match: Match, viewer: int, names: Sequence[str] = (), speaker: Speaker | None = None) -> str:
    """Write what a viewer sees: zones as grids of short faces, the score sheet, the status line."""
    scene, names = match.scene(viewer), names or default_names(match.players)
    speaker = speaker or match.game.speaker()

    def say(word: Word) -> str:
        return speaker.say(word, names, viewer)

    lines = [line for zone in scene.zones for line in _zone(scene, zone, say)]
    for score in scene.scores:
        mark = "*" if score.winner else ">" if score.seat in scene.to_act else " "
        detail = f"  ({say(score.detail)})" if score.detail else ""
        lines.append(f"{mark} {names[score.seat]}: {score.points:g}{detail}")
    return "\n".join([*lines, say(scene.status)])


def _zone(scene: Scene, zone: Zone, say: Say) -> Iterator[str]:
    pieces = [piece for piece in scene.pieces if piece.zone == zone.id]
    spots = [spot for spot in scene.spots if spot.zone == zone.id]
    listed = zone.kind == "supply" or (zone.kind != "board" and zone.rows == 1)
    if not pieces and (listed or not spots):
        return
    yield f"{say(zone.label)}:"
    if listed:
        alike = Counter(say(piece.label) for piece in pieces)
        yield "  " + ", ".join(label if count == 1 else f"{count} × {label}" for label, count in alike.items())
        return
    if any(piece.face and "," in piece.face for piece in pieces):
        yield from _told(pieces, say)
        return
    bases = [piece for piece in pieces if piece.level == 0 or piece.w == piece.h == 1]
    lines = _lines([*(piece.y for piece in bases), *(spot.y for spot in spots)], zone)
    bottom_up = sorted(pieces, key=lambda piece: piece.level)
    cells = {place: face for piece in bottom_up for place, face in _faces(piece, lines)}
    for spot in spots:
        if spot.kind != "place":
            cells.setdefault((math.ceil(spot.x), lines[spot.y]), ".")
    for row in range(max(lines.values()) + 1):
        yield " " + "".join(cells.get((column, row), "").rjust(CELL) for column in range(math.ceil(zone.columns)))


def _told(pieces: list[Piece], say: Say) -> Iterator[str]:
    """Write cards with too much on them for a cell, one a line."""
    bottom = [piece for piece in pieces if piece.level == 0]
    for piece in sorted(bottom, key=lambda piece: (piece.y, piece.x)):
        yield f"  {int(piece.y) + 1}.{int(piece.x) + 1}  {say(piece.label)}"


def _lines(places: list[float], zone: Zone) -> dict[float, int]:
    """Give the line of every y: whole rows as they are; rows that overlap one below the other."""
    if all(y == int(y) for y in places):
        return {float(row): row for row in range(int(zone.rows))}
    return {y: line for line, y in enumerate(sorted(set(places)))}


def _faces(piece: Piece, lines: dict[float, int]) -> Iterator[tuple[tuple[int, int], str]]:
    """Give what to write into each cell a piece covers: tiles show their squares, lines between them show nothing."""
    x, y = math.ceil(piece.x), lines[min(lines, key=lambda y: abs(y - piece.y))]
    if piece.w == piece.h == 1:
        yield (x, y), _short(piece)
    elif piece.face and "/" in piece.face:
        for row, faces in enumerate(piece.face.split("/")):
            for column, face in enumerate(faces.split() if " " in faces else faces.lower()):
                yield (x + column, y + row), _shortened(face)


def _short(piece: Piece) -> str:
    if piece.short:
        return piece.short
    if piece.face is None:
        return "##"
    if piece.kind == "pawn":
        return f"({piece.face[:2]})" if len(piece.face) > 1 else f"({piece.face})"
    return _shortened(piece.face)


def _shortened(face: str) -> str:
    """The initials of two words, else the first three letters."""
    first, dash, second = face.partition("-")
    return first[0] + second[0] if dash and "," not in face else face[:3]

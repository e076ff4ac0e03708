"""Render a scene as text, for the terminal and for anybody who prefers words to pictures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from unicodedata import east_asian_width

from parlour.core.facts import Word
from parlour.core.match import Match
from parlour.core.scene import Piece, Scene, Spot, Zone
from parlour.core.seats import default_names
from parlour.core.words import Speaker

CELL = 4
NEXT_LINE = 0.5
"""Pieces whose y differs by at least this many cells are on separate lines."""

Say = Callable[[Word], str]


def render(
    match: Match,
    viewer: int,
    names: Sequence[str] = (),
    speaker: Speaker | None = None,
    scene: Scene | None = None,
) -> str:
    """Return what a viewer sees: zones as grids of short texts, score sheet, who begins and why, status.

    scene: what is seen, where that is not the match's own
    """
    scene, names = scene or match.scene(viewer), names or default_names(match.players)
    speaker = speaker or match.game.speaker()

    def say(word: Word) -> str:
        return speaker.say(word, names, viewer)

    lines = pictured(scene, say)
    for score in scene.scores:
        mark = "*" if score.winner else ">" if score.seat in scene.to_act else " "
        detail = f"  ({say(score.detail)})" if score.detail else ""
        lines.append(f"{mark} {names[score.seat]}: {score.points:g}{detail}")
    return "\n".join([*lines, *([say(scene.opening)] if scene.opening else []), say(scene.status)])


def pictured(scene: Scene, say: Say, marked: Container[str] = ()) -> list[str]:
    """Return the lines of a scene's zones; ids in ``marked`` are shown in brackets."""
    return [line for zone in scene.zones for line in _zone(scene, zone, say, marked)]


def _zone(scene: Scene, zone: Zone, say: Say, marked: Container[str]) -> Iterator[str]:
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
    bottom = [piece for piece in pieces if piece.level == 0]
    if not all(piece.short for piece in bottom):
        yield from _list_cards(bottom, say, marked)
        return
    bases = [piece for piece in pieces if piece.level == 0 or piece.w == piece.h == 1]
    lines = _lines([*(piece.y for piece in bases), *(spot.y for spot in spots)], zone)
    bottom_up = sorted(pieces, key=lambda piece: piece.level)
    cells = {place: say(short) for piece in bottom_up for place, short in _shorts(piece, lines)}
    for spot in spots:
        if spot.kind != "place":
            cells.setdefault((math.ceil(spot.x), lines[spot.y]), ".")
    things: list[Piece | Spot] = [*pieces, *spots]
    for place in {_place(thing, lines) for thing in things if thing.id in marked}:
        cells[place] = f"[{cells.get(place, '')}]"
    wide = max([CELL, *(1 + width(text) for text in cells.values())])
    for row in range(max(lines.values()) + 1):
        texts = [cells.get((column, row), "") for column in range(math.ceil(zone.columns))]
        yield " " + "".join(" " * (wide - width(text)) + text for text in texts)


def width(text: str) -> int:
    """Return the columns that a text takes in a terminal: East Asian wide characters take two."""
    return sum(2 if east_asian_width(character) in "FW" else 1 for character in text)


def _list_cards(bottom: list[Piece], say: Say, marked: Container[str]) -> Iterator[str]:
    """Yield a line for each card that has too much on it for a cell."""
    for piece in sorted(bottom, key=lambda piece: (piece.y, piece.x)):
        label = f"[{say(piece.label)}]" if piece.id in marked else say(piece.label)
        yield f"  {int(piece.y) + 1}.{int(piece.x) + 1}  {label}"


def _lines(places: list[float], zone: Zone) -> dict[float, int]:
    """Return the line of every y. Rows that overlap are on separate lines, unless they are nearly level."""
    if all(y == int(y) for y in places):
        return {float(row): row for row in range(int(zone.rows))}
    tops, lines = [-1.0], {}
    for y in sorted(places):
        if y - tops[-1] >= NEXT_LINE:
            tops.append(y)
        lines[y] = len(tops) - 2
    return lines


def _shorts(piece: Piece, lines: dict[float, int]) -> Iterator[tuple[tuple[int, int], Word]]:
    """Yield the cells that a piece covers (line, column), each with its short text."""
    x, y = _place(piece, lines)
    for n, short in enumerate(piece.short):
        row, column = divmod(n, math.ceil(piece.w))
        yield (x + column, y + row), short


def _place(thing: Piece | Spot, lines: dict[float, int]) -> tuple[int, int]:
    """Return column and line of the first cell that a thing covers."""
    return math.ceil(thing.x), lines[min(lines, key=lambda y: abs(y - thing.y))]

"""Boards of cells, which the page draws with its zones and paper with lines."""

from __future__ import annotations

from parlour.printing.components import Component
from parlour.printing.fitting import has_room
from parlour.printing.pages import Box
from parlour.printing.wishes import Wishes

GAP = 1.0
"""Between a cell and the edge of its field, in millimetres."""

SLIP = "slip"

Size = tuple[float, float]


def board_pieces(component: Component, wishes: Wishes) -> tuple[Size, list[list[Box]]]:
    """Return the size of a component's boards, and the cells of each. A face names its parts: ``3x3|slip``.

    Parts of cells meet; a slip, one square as high as the board, keeps apart. Where a board finds no room, its parts
    are pieces by themselves.
    """
    w, h = (length * wishes.scale for length in component.size)
    parts = component.pieces[0].split("|")
    if has_room((w, h), wishes):
        return (w, h), [_cells(parts, w, h) for _ in component.pieces]
    wide = max(_width(part, h) for part in parts)
    return (wide, h), [_cells([part], wide, h) for _ in component.pieces for part in parts]


def _cells(parts: list[str], w: float, h: float) -> list[Box]:
    """Return the cells of the parts of a board, spread over its width."""
    space = (w - sum(_width(part, h) for part in parts)) / max(1, len(parts) - 1)
    cells, left = list[Box](), 0.0
    for part in parts:
        if part == SLIP:
            cells.append((left + 3, 3, h - 6, h - 6))
        else:
            columns, rows = map(int, part.split("x"))
            side = h / rows
            cells += [
                (left + column * side + GAP, row * side + GAP, side - 2 * GAP, side - 2 * GAP)
                for row in range(rows)
                for column in range(columns)
            ]
        left += _width(part, h) + space
    return cells


def _width(part: str, h: float) -> float:
    if part == SLIP:
        return h
    columns, rows = map(int, part.split("x"))
    return columns * h / rows

"""Pieces as they lie on a sheet before they are cut: a front, a front with its back to fold, a strip to stand up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.printing.boards import board_pieces
from parlour.printing.components import Component
from parlour.printing.pages import Box
from parlour.printing.wishes import Wishes

TAB = 10.0
"""The feet of a standee, in millimetres: both are folded out, or glued under each other."""


class Part(NamedTuple):
    """One drawing of a piece: where it is cut, seen from the piece's top left corner; upside down or not."""

    side: str
    box: Box
    turn: int = 0


class Shape(NamedTuple):
    """A piece to cut: its size, its drawings, and the heights at which it is folded."""

    size: tuple[float, float]
    parts: tuple[Part, ...]
    folds: tuple[float, ...] = ()


class Piece(NamedTuple):
    """One piece to cut: its shape, its face, and the cells of a board."""

    shape: Shape
    face: str
    cells: tuple[Box, ...] = ()


def pieces_of(component: Component, wishes: Wishes) -> list[Piece]:
    """Return all pieces of a component."""
    if component.cut == "board":
        size, boards = board_pieces(component, wishes)
        return [Piece(Shape(size, ()), "", tuple(cells)) for cells in boards]
    shape = shape_of(component, wishes)
    return [Piece(shape, face) for face in component.pieces]


def shape_of(component: Component, wishes: Wishes) -> Shape:
    """Return the shape of a component's pieces."""
    w, h = (length * wishes.scale for length in component.size)
    if component.cut == "standee":
        tab = TAB * wishes.scale
        upper, lower = Part("mirror", (0, tab, w, h), 2), Part("front", (0, tab + h, w, h))
        return Shape((w, 2 * (h + tab)), (upper, lower), (tab, tab + h, tab + 2 * h))
    if wishes.backs == "fold" and component.back and component.cut == "square":
        return Shape((w, 2 * h), (Part("back", (0, 0, w, h), 2), Part("front", (0, h, w, h))), (h,))
    return Shape((w, h), (Part("front", (0, 0, w, h)),))


def laid(part: Part, shape: Shape, x: float, y: float, turned: bool) -> tuple[Box, int]:
    """Return where a part is cut on the page, and its turn, for a piece at (x, y) that may lie on its side."""
    left, top, w, h = part.box
    if not turned:
        return (x + left, y + top, w, h), part.turn
    return (x + shape.size[1] - top - h, y + left, h, w), (part.turn + 1) % 4


def edges(part: Part, shape: Shape) -> Iterator[bool]:
    """Yield whether the left, upper, right and lower edge of a part, as it is drawn, are edges of the piece."""
    _, top, _, h = part.box
    upper, lower = top == 0, top + h == shape.size[1]
    yield from (True, lower, True, upper) if part.turn == 2 else (True, upper, True, lower)

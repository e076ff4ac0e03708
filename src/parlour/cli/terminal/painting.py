"""Paints a plan onto a canvas of styled characters; marks are visible without colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from parlour.cli.terminal.cells import BORDERED, Box, Drawn, Plan
from parlour.core.text import width

TITLE, QUIET, MARK, CLASH = "title", "quiet", "mark", "clash"
"""Names of styles that themes define; all other styles are colours of pieces."""

EDGE_INKS = {"tic": MARK, "single": QUIET, "nic": CLASH}

BORDERS = {"": "╭─╮│╰╯", "trace": "┌┄┐┆└┘", "legal": "╔═╗║╚╝", "pointed": "▛▀▜▌▙▟", "chosen": "┏━┓┃┗┛"}
EDGES = {"": "  ", "trace": "‹›", "legal": "[]", "pointed": "!!", "chosen": "«»"}
CURSORS = {"legal": "▶◀", "pointed": "▶◀", "chosen": "◆◆"}
CURSOR_ELSEWHERE = "▷◁"
"""The signs around the cell under the cursor, by its mark; CURSOR_ELSEWHERE for cells that cannot be touched."""


@dataclass(frozen=True)
class Marks:
    """What to show about targets, by key: ``of``: marks; ``badges``: what a touch brings; ``cursor``: one key."""

    of: Mapping[str, str] = field(default_factory=dict)
    badges: Mapping[str, str] = field(default_factory=dict)
    cursor: str | None = None


class Ink(NamedTuple):
    """A character and its style. A character two columns wide is followed by an empty one."""

    char: str = " "
    style: str = ""


class Canvas:
    """A grid of ``w`` by ``h`` styled characters."""

    def __init__(self, w: int, h: int) -> None:
        self.w, self.h = w, h
        self.rows = [[Ink()] * w for _ in range(h)]

    def write(self, x: int, y: int, text: str, style: str | None) -> None:
        """Write a text, cutting what lies outside; without a style, keep the styles that are there."""
        for char in text:
            wide = width(char)
            if 0 <= y < self.h and 0 <= x <= self.w - wide:
                self.rows[y][x] = Ink(char, self.rows[y][x].style if style is None else style)
                if wide == 2:
                    self.rows[y][x + 1] = Ink("", self.rows[y][x].style)
            x += wide

    def middle(self, box: Box, y: int, text: str, style: str | None) -> int:
        """Write a text into the middle of a box on line ``y``; return the column where it begins."""
        x = box.x + (box.w - width(text)) // 2
        self.write(x, y, text, style)
        return x

    def text(self) -> str:
        """Return the characters without styles, as lines."""
        return "\n".join("".join(ink.char for ink in row).rstrip() for row in self.rows)


def paint_plan(plan: Plan, marks: Marks) -> Canvas:
    """Paint a plan: titles and numbers, things from the bottom up, edges, then badges and cursor on borders."""
    canvas = Canvas(plan.w, plan.h)
    for x, y, text in plan.titles:
        canvas.write(x, y, text, TITLE)
    for x, y, text in plan.rim:
        canvas.write(x, y, text, QUIET)
    for it in plan.drawn:
        if _has_border(it):
            _paint_bordered(canvas, it, marks)
        else:
            _paint_borderless(canvas, it, marks)
    for edge in plan.edges:
        canvas.write(edge.x, edge.y, edge.text, EDGE_INKS[edge.kind])
    for it in plan.drawn:
        if _has_border(it):
            _paint_on_border(canvas, it, marks)
    return canvas


def _has_border(it: Drawn) -> bool:
    return bool(it.key) and not it.on_ground and it.box.h >= BORDERED


def _paint_bordered(canvas: Canvas, it: Drawn, marks: Marks) -> None:
    """Paint a card or tile as a box; an empty place has a border only if it is marked."""
    look, mark = it.look, marks.of.get(it.key, "")
    style = look.ink or (MARK if mark else QUIET)
    if look.ink or mark:
        _paint_frame(canvas, it, mark)
    badge = marks.badges.get(it.key, "")
    top = it.box.y + (it.box.h - len(look.lines)) // 2
    for i, line in enumerate(look.lines):
        canvas.middle(it.box, top + i, badge if badge and not look.ink else line, style)


def _paint_on_border(canvas: Canvas, it: Drawn, marks: Marks) -> None:
    """Write the badge and the cursor of a box onto its border."""
    (x, y, w, h), badge = it.box, marks.badges.get(it.key, "")
    if badge and it.look.ink:
        canvas.middle(it.box, y + h - 1, badge, MARK)
    if it.key == marks.cursor:
        _paint_pair(canvas, x, x + w - 1, y + h // 2, CURSORS.get(marks.of.get(it.key, ""), CURSOR_ELSEWHERE))


def _paint_frame(canvas: Canvas, it: Drawn, mark: str) -> None:
    """Paint a border in the colour of the thing or of its mark, and fill it with the thing's colour."""
    (x, y, w, h), ink = it.box, it.look.ink
    edge = MARK if mark else ink.rpartition(" on ")[2]
    left, across, right, side, low_left, low_right = tuple(BORDERS[mark])
    canvas.write(x, y, left + across * (w - 2) + right, edge)
    for line in range(y + 1, y + h):
        canvas.write(x, line, side + " " * (w - 2) + side, edge)
        canvas.write(x + 1, line, " " * (w - 2), ink)
    if len(it.look.lines) < h:  # otherwise the upper border of the next box is the lower border of this one
        canvas.write(x, y + h - 1, low_left + across * (w - 2) + low_right, edge)


def _paint_borderless(canvas: Canvas, it: Drawn, marks: Marks) -> None:
    """Paint a cell without a border: ground fills it, anything else leaves a column free."""
    (x, y, w, h), look, mark = it.box, it.look, marks.of.get(it.key, "")
    if not it.key:
        for line in range(y, y + h):
            canvas.write(x, line, " " * w, look.ink)
        canvas.middle(it.box, y + (h - 1) // 2, look.lines[0], look.ink)
        return
    style = look.ink or (None if it.on_ground else MARK if mark else QUIET)
    box = it.box if it.on_ground else it.box._replace(w=w - 1)
    line = y + (h - 1) // 2 if it.on_ground else y
    badge = marks.badges.get(it.key, "")
    text = badge if badge and not look.ink else look.lines[0]
    if look.ink and not it.on_ground:
        canvas.write(x, line, " " * box.w, style)
    for i, more in enumerate(look.lines[1:], 1):
        canvas.middle(box, line + i, more, style)
    begin = canvas.middle(box, line, text, style) if text else box.x + (box.w - 1) // 2
    long = width(text) or 1
    edges = EDGES[mark]
    if it.key == marks.cursor:
        edges = CURSORS.get(mark, CURSOR_ELSEWHERE)
    if edges.strip():
        left, right = (x, x + w - 1) if it.whole else (begin - 1, begin + long)
        _paint_pair(canvas, left, right, y + h // 2 if it.whole else line, edges)


def _paint_pair(canvas: Canvas, left: int, right: int, y: int, edges: str) -> None:
    """Write a pair of signs at two columns of a line."""
    canvas.write(left, y, edges[0], None)
    canvas.write(right, y, edges[1], None)

"""Draws the board of the terminal as a picture, SVG or PNG."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from rich.color import Color
from rich.style import Style

from parlour.cli.terminal.board import Board
from parlour.cli.terminal.painting import Ink
from parlour.cli.terminal.table import Seat, Table
from parlour.cli.terminal.themes import DARK, STYLES
from parlour.core.errors import BadOption
from parlour.core.match import Match
from parlour.core.seats import default_names

WIDE, HIGH = 9, 18
"""The width and height of a character, in pixels."""
COLUMNS, ROWS = 110, 60


def draw_png(match: Match, seat: int) -> bytes:
    """Return the table of a match as a seat sees it, as PNG. Raises BadOption where the library for it is missing."""
    try:
        import vl_convert
    except ModuleNotFoundError:
        raise BadOption("pictures need more: pip install 'parlour[lab]'", "form") from None
    table = Table(match, [Seat(name, number) for number, name in enumerate(default_names(match.players))])
    drawn: bytes = vl_convert.svg_to_png(draw_svg(Board(table, seat)))
    return drawn


def draw_svg(board: Board) -> str:
    """Return a board as SVG."""
    plan = board.plan(COLUMNS, ROWS)
    canvas = board.paint(plan)
    drawn = "".join(part for y, row in enumerate(canvas.rows) for part in _draw_row(row, y))
    w, h = WIDE * (canvas.w + 2), HIGH * (canvas.h + 2)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{-WIDE} {-HIGH} {w} {h}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">'
        f'<rect x="{-WIDE}" y="{-HIGH}" width="{w}" height="{h}" fill="{DARK.background}"/>{drawn}</svg>'
    )


def _draw_row(row: list[Ink], y: int) -> Iterator[str]:
    x = 0
    for name, inks in groupby(row, key=lambda ink: ink.style):
        those = list(inks)
        text = "".join(ink.char for ink in those)
        style = Style.parse(STYLES[DARK.name].get(name, name))
        ground, ink = _hex_of(style.bgcolor), _hex_of(style.color) or str(DARK.foreground)
        if style.reverse:
            ground, ink = ink, ground or str(DARK.background)
        if ground:
            yield f'<rect x="{x * WIDE}" y="{y * HIGH}" width="{len(those) * WIDE}" height="{HIGH}" fill="{ground}"/>'
        if text.strip():
            weight = ' font-weight="bold"' if style.bold else ""
            yield (
                f'<text x="{x * WIDE}" y="{y * HIGH + 14}" fill="{ink}"{weight} xml:space="preserve" '
                f'textLength="{len(those) * WIDE}">{escape(text)}</text>'
            )
        x += len(those)


def _hex_of(colour: Color | None) -> str:
    return "" if colour is None or colour.is_default else colour.get_truecolor().hex

"""Writes the contents of a place into the characters of its cell: sign, colour, and what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from parlour.cli.terminal.inks import BACK, PAPER, inks_of, sign_of
from parlour.cli.terminal.targets import Target
from parlour.core.facts import Fact, Word
from parlour.core.scene import Piece
from parlour.core.text import width

MARGIN = 2
"""Columns that marks need on both sides of a text."""
SMALL = 0.9
"""A piece with a smaller area, in cells, stands on the piece that lies there."""
ROOMY, NARROW = 23, 13
"""Columns, in roomy and narrow layouts, of a piece that is written out as names, two a line."""
EMPTY, BACKS = "·", "▒▒"

Say = Callable[[Word], str]


class Look(NamedTuple):
    """The lines written in a cell, and their style (empty: the default)."""

    lines: tuple[str, ...]
    ink: str = ""

    @property
    def size(self) -> tuple[int, int]:
        """The columns, with room for marks, and lines that it needs."""
        return max(map(width, self.lines)) + MARGIN, len(self.lines)


BARE = Look(("",))
"""A transparent look: what lies under it is seen."""


def format_signed(points: float) -> str:
    """Format points with their sign, such as +3 or −1."""
    return f"{points:+g}".replace("-", "−")


def looks_of(target: Target, pieces: Sequence[Piece], say: Say, columns: int = NARROW) -> Look:
    """Return the look of a place: its topmost covering piece, followed by signs of the pieces that stand on it.

    ``pieces``: all pieces of the zone. ``columns``: the width of a piece that is written out as names.
    """
    here = [piece for piece in pieces if piece.id in target.ids]
    here.sort(key=lambda piece: piece.level)
    whole = [piece for piece in here if not _stands_on_others(piece, here)]
    beside = "".join(sign_of(piece) for piece in here if piece not in whole)
    if not whole:
        return Look((beside or EMPTY,))
    base = _look_of(whole[-1], say, columns)
    beside = f" {beside}" if beside else ""
    head = base.lines[0]
    if len(base.lines) > 1:
        head = fit_columns(head, min(width(head), columns - width(beside)))
    return base._replace(lines=(head + beside, *base.lines[1:]))


def _stands_on_others(piece: Piece, here: Sequence[Piece]) -> bool:
    """Tell whether a piece stands on others in its place, rather than covering them."""
    return piece.w * piece.h < SMALL or (piece is not here[0] and not piece.short and piece.level > 0)


def _look_of(piece: Piece, say: Say, columns: int) -> Look:
    """Return the look of one piece."""
    ink = inks_of(piece)[0]
    if piece.w * piece.h > 1:
        return BARE
    if len(piece.short) == 1:
        return Look((say(piece.short[0]),), ink)
    if piece.face is None:
        return Look((str(piece.count) if piece.count > 1 else BACKS,), BACK)
    if piece.count > 1:
        return Look((str(piece.count),), ink)
    return Look(tuple(_names_on(piece, say, columns)), ink)


def _names_on(piece: Piece, say: Say, columns: int) -> Iterator[str]:
    """Yield the lines of a piece without a sign: the names in its label, the first as heading; else its face."""
    args = piece.label.args if isinstance(piece.label, Fact) else {}
    icon, others = args.get("icon"), args.get("others", ())
    if not isinstance(icon, Fact) or not isinstance(others, tuple):
        yield (piece.face or "")[:3]
        return
    yield say(icon)
    names = [say(other) for other in others if isinstance(other, Fact)]
    half = (len(names) + 1) // 2
    for left, right in zip(names[:half], names[half:], strict=False):
        yield f"{fit_columns(left, columns // 2)} {fit_columns(right, columns // 2)}"


def fit_columns(text: str, columns: int) -> str:
    """Cut a text, or pad it with spaces, to exactly ``width`` columns."""
    while width(text) > columns:
        text = text[:-1]
    return text + " " * (columns - width(text))


def ground_looks(piece: Piece, say: Say) -> Iterator[Look]:
    """Yield the look of every cell of a piece that covers several, row by row."""
    inks = inks_of(piece)
    for i, short in enumerate(piece.short):
        yield Look((say(short),), inks[i % len(inks)] if inks else PAPER)


def stroke_of(piece: Piece) -> str:
    """Return the stroke for a piece that lies diagonally across cells: rising if it is turned, else falling."""
    return "╱╱" if piece.turn else "╲╲"

"""How a thing is written in the characters of its cell: its sign, its colour, what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from parlour.cli.terminal.inks import BACK, PAPER, inks_of, sign_of
from parlour.cli.terminal.targets import Target
from parlour.core.facts import Fact, Word
from parlour.core.scene import Piece
from parlour.core.text import width

MARGIN = 2
"""Columns for the marks on both sides of what is written."""
SMALL = 0.9
"""A piece covering less of its cell stands on what lies there."""
ROOMY, NARROW = 23, 13
"""What has too much on it for a sign is written out, two names a line, in so many columns."""
EMPTY, BACKS = "·", "▒▒"

Say = Callable[[Word], str]


class Look(NamedTuple):
    """What is written and in which style (none: the table's own)."""

    lines: tuple[str, ...]
    ink: str = ""

    @property
    def size(self) -> tuple[int, int]:
        """The columns and lines it needs."""
        return max(map(width, self.lines)) + MARGIN, len(self.lines)


BARE = Look(("",))
"""Nothing of its own: what lies under it is seen."""


def signed(points: float) -> str:
    """Points with their sign."""
    return f"{points:+g}".replace("-", "−")


def looks_of(target: Target, pieces: Sequence[Piece], say: Say, columns: int = NARROW) -> Look:
    """Write what lies in a place: the topmost whole piece, and beside it what stands on it or is small.

    What has to be written out takes so many ``columns``.
    """
    here = [piece for piece in pieces if piece.id in target.ids]
    here.sort(key=lambda piece: piece.level)
    whole = [piece for piece in here if not _stands(piece, here)]
    beside = "".join(sign_of(piece) for piece in here if piece not in whole)
    if not whole:
        return Look((beside or EMPTY,))
    base = _look(whole[-1], say, columns)
    beside = f" {beside}" if beside else ""
    head = base.lines[0]
    if len(base.lines) > 1:
        head = cut(head, min(width(head), columns - width(beside)))
    return base._replace(lines=(head + beside, *base.lines[1:]))


def _stands(piece: Piece, here: Sequence[Piece]) -> bool:
    """Whether a piece stands on another rather than covering it."""
    return piece.w * piece.h < SMALL or (piece is not here[0] and not piece.short and piece.level > 0)


def _look(piece: Piece, say: Say, columns: int) -> Look:
    """Write one piece."""
    ink = inks_of(piece)[0]
    if piece.w * piece.h > 1:
        return BARE
    if len(piece.short) == 1:
        return Look((say(piece.short[0]),), ink)
    if piece.face is None:
        return Look((str(piece.count) if piece.count > 1 else BACKS,), BACK)
    if piece.count > 1:
        return Look((str(piece.count),), ink)
    return Look(tuple(_written_out(piece, say, columns)), ink)


def _written_out(piece: Piece, say: Say, columns: int) -> Iterator[str]:
    """Write what has no sign: by the names that its label is made of, the first as a heading, or by its face."""
    args = piece.label.args if isinstance(piece.label, Fact) else {}
    icon, others = args.get("icon"), args.get("others", ())
    if not isinstance(icon, Fact) or not isinstance(others, tuple):
        yield (piece.face or "")[:3]
        return
    yield say(icon)
    names = [say(other) for other in others if isinstance(other, Fact)]
    half = (len(names) + 1) // 2
    for left, right in zip(names[:half], names[half:], strict=False):
        yield f"{cut(left, columns // 2)} {cut(right, columns // 2)}"


def cut(text: str, columns: int) -> str:
    """The beginning of a text, filled up to exactly so many columns."""
    while width(text) > columns:
        text = text[:-1]
    return text + " " * (columns - width(text))


def ground_looks(piece: Piece, say: Say) -> Iterator[Look]:
    """Write every cell of a piece that covers several."""
    inks = inks_of(piece)
    for i, short in enumerate(piece.short):
        yield Look((say(short),), inks[i % len(inks)] if inks else PAPER)


def stroke_of(piece: Piece) -> str:
    """What joins two corners of the cells a piece lies across, from below or from above."""
    return "╱╱" if piece.turn else "╲╲"

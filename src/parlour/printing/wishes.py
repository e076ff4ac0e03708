"""How people want to have a game printed."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from parlour.core.errors import BadOption
from parlour.core.messages import LANGUAGES

LEAST_MARGIN, MOST_MARGIN = 3.0, 20.0
LARGE = 1.4
"""How much larger pieces are in large print: two by two cards on a page."""


class Paper(NamedTuple):
    """A paper: its size in millimetres, upright."""

    width: float
    height: float


PAPERS = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}
PARTS = ("pieces", "rules", "scores")
BACKS = ("duplex", "fold", "none")


class Wishes(msgspec.Struct, frozen=True):
    """How a game is printed.

    paper: a4 or letter
    backs: duplex puts them on the other side of the sheet, fold beside the fronts, none leaves them out
    low_ink: pale colours on white
    large: pieces are larger, and what is read is set in larger type
    language: of everything that is written
    margin: what the printer cannot reach, on all four sides, in millimetres
    part: the pieces to cut out, the rules to read, or a score sheet to fill in
    codes: faces carry a code by which a photograph is read
    """

    paper: str = "a4"
    backs: str = "duplex"
    low_ink: bool = False
    large: bool = False
    language: str = "en"
    margin: float = 5.0
    part: str = "pieces"
    codes: bool = False

    @property
    def sheet(self) -> Paper:
        """The paper's size."""
        return PAPERS[self.paper]

    @property
    def scale(self) -> float:
        """How much larger than usual pieces are."""
        return LARGE if self.large else 1.0


def check_wishes(wishes: Wishes) -> None:
    """Raise BadOption, naming the field, for a paper, a kind of backs, a language or a margin there is not."""
    for field, known in (("paper", PAPERS), ("backs", BACKS), ("language", LANGUAGES), ("part", PARTS)):
        given = getattr(wishes, field)
        if given not in known:
            raise BadOption(f"{field}: there is no {given!r}; there are {', '.join(known)}", field)
    if not LEAST_MARGIN <= wishes.margin <= MOST_MARGIN:
        least, most = f"{LEAST_MARGIN:g}", f"{MOST_MARGIN:g}"
        raise BadOption(f"margin: between {least} and {most} millimetres, not {wishes.margin:g}", "margin")

"""Print and play: a game's components, from the drawings of the page, as PDFs of true size."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.printing.booklet import booklet
from parlour.printing.components import check_printable
from parlour.printing.scores import score_sheet
from parlour.printing.sheets import Sheets
from parlour.printing.typesetting import typeset
from parlour.printing.wishes import Wishes, check_wishes

__all__ = ["Wishes", "file_name", "print_game"]


def file_name(game: Game, wishes: Wishes) -> str:
    """Return the name of the file with a part of a game."""
    return f"{game.name}.pdf" if wishes.part == "pieces" else f"{game.name}-{wishes.part}.pdf"


def print_game(game: Game, wishes: Wishes) -> bytes:
    """Return the PDF with a part of a game. Raises BadOption, naming the field, for what cannot be printed."""
    check_wishes(wishes)
    check_printable(game)
    if wishes.part == "rules":
        return typeset("booklet", *booklet(game, wishes), game.about.title, wishes)
    if wishes.part == "scores":
        return typeset("scores", score_sheet(game, wishes), {}, game.about.title, wishes)
    sheets = Sheets(game, wishes)
    return typeset("pages", sheets.pages, sheets.files, game.about.title, wishes)

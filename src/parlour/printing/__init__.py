"""Print and play: a game's components, from the drawings of the page, as PDFs of true size."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.printing.components import check_printable
from parlour.printing.sheets import Sheets
from parlour.printing.typesetting import typeset
from parlour.printing.wishes import Wishes, check_wishes

__all__ = ["Wishes", "print_game"]


def print_game(game: Game, wishes: Wishes) -> bytes:
    """Return the PDF with all components of a game. Raises BadOption, naming the field, for what cannot be printed."""
    check_wishes(wishes)
    check_printable(game)
    sheets = Sheets(game, wishes)
    return typeset(sheets.pages, sheets.files, game.about.title, wishes)

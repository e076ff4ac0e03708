"""Score sheets to fill in by hand."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Game
from parlour.printing.wishes import Wishes
from parlour.printing.writing import Writer

ROWS = 20
"""Rounds or turns that a sheet has room for."""

MOST_COLUMNS = 6


def score_sheet(game: Game, wishes: Wishes) -> dict[str, Any]:
    """Return what a score sheet of a game says."""
    writer = Writer(game, wishes.language)
    return {
        "players": min(game.rules.players[1], MOST_COLUMNS),
        "rows": ROWS // 2 if wishes.large else ROWS,
        "player": writer.words("print-player"),
        "date": writer.words("print-date"),
        "total": writer.words("print-total"),
        "wins": writer.words("print-fewest-win" if game.rules.lowest_wins else "print-most-win"),
        "tinted": not wishes.low_ink,
        "size": 10.5 * wishes.scale,
        "margin": max(wishes.margin, 14),
    }

"""Score sheets to fill in by hand, with the rows of the companion's sheet of the game."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.core.scoring import evaluate, given
from parlour.core.sheets import Field, Filled, Sheet, sheet_of
from parlour.printing.wishes import Wishes
from parlour.printing.writing import Writer

ROWS = 20
"""Rows of rounds or turns that a page has room for."""

MOST_COLUMNS = 6


def score_sheet(game: Game, wishes: Wishes) -> dict[str, Any]:
    """Return what a score sheet of a game says."""
    writer, sheet = Writer(game, wishes.language), sheet_of(game)
    players, room = min(game.rules.players[1], MOST_COLUMNS), ROWS // 2 if wishes.large else ROWS
    shared, own, closing = ([], [], []) if sheet is None else _rows(game, sheet, players, writer)
    if sheet is not None and _adds_up(sheet):
        own.append(writer.words("print-points"))
    by_turn = sheet is not None and sheet.by == "turn"
    block = 1 if by_turn else max(1, len(shared) + len(own))
    room += room // 2 if block > 1 else 0  # rows of one round may be narrower
    return {
        "players": players,
        "by_turn": by_turn,
        "rounds": max(1, room // block),
        "shared": [label.split(": ", 1) for label in shared],
        "own": own,
        "closing": closing,
        "player": writer.words("print-player"),
        "date": writer.words("print-date"),
        "total": writer.words("print-total"),
        "wins": writer.words("print-fewest-win" if game.rules.lowest_wins else "print-most-win"),
        "tinted": not wishes.low_ink,
        "size": 10.5 * wishes.scale,
        "margin": max(wishes.margin, 14),
    }


def _rows(game: Game, sheet: Sheet, players: int, writer: Writer) -> tuple[list[str], list[str], list[str]]:
    """Return three lists of labels: the fields that a line has once, those of each seat, and those of the closing.

    Fields that are not asked for with the usual options are left out.
    """
    options = msgspec.to_builtins(game.read_options({}, players))
    known = [given(sheet, Filled(players, options))]

    def labels(fields: tuple[Field, ...]) -> list[str]:
        return [_label(field, writer) for field in fields if evaluate(field.when, known, 0)]

    return labels(sheet.shared), labels(sheet.fields), labels(sheet.closing.fields if sheet.closing else ())


def _label(field: Field, writer: Writer) -> str:
    label = writer.words(f"sheet-{field.id}")
    values = " / ".join(writer.words(f"sheet-{field.id}-{value}") for value in field.values)
    return f"{label}: {values}" if values else label


def _adds_up(sheet: Sheet) -> bool:
    """Whether the points of a line are something else than its only field."""
    return [field.id for field in sheet.fields] != [sheet.points]

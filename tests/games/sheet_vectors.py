"""Score sheets with what Python says of them, for the page: ``python -m tests.games.sheet_vectors`` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from parlour.core import dice as dice_
from parlour.core.game import games
from parlour.core.kernel import Array
from parlour.core.scoring import judge, standing
from parlour.core.sheets import Field, Filled, Line, Sheet, sheet_of
from tests.games.entered import entered

FILE = Path(__file__).parents[2] / "web" / "tests" / "sheets.json"
TRIED = 25
"""Lines that are tried of each game, most of which cannot be."""


def vectors() -> list[dict[str, Any]]:
    """Return sheets and lines of every game, with what they come to; lines follow the sheet they are tried on."""
    from tests.games.test_sheets import some_match

    found: list[dict[str, Any]] = []
    for number, game in enumerate(games().values()):
        sheet = sheet_of(game)
        if sheet is None:
            continue
        dice = dice_.new_dice(number)
        for seed in (0, 1, 2):
            players = max(2, game.rules.players[0]) + seed % 2
            filled = entered(game, some_match(game, players, seed), seed)
            found.append({"game": game.name, "filled": filled, "standing": standing(sheet, filled)})
            part = msgspec.structs.replace(
                filled, lines=filled.lines[: len(filled.lines) // 3], closing=(), ended=False
            )
            found.append({"game": game.name, "filled": part, "standing": standing(sheet, part)})
            for _ in range(TRIED):
                line = some_line(sheet, part, dice)
                found.append({"game": game.name, "line": line, "refusal": judge(sheet, part, line)})
    written: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(found))
    return written


def some_line(sheet: Sheet, filled: Filled, dice: Array) -> Line:
    """Draw a line, whose numbers are small."""
    turn = standing(sheet, filled).turn if sheet.by == "turn" else -1
    seats = tuple(
        {field.id: some_value(field, dice) for field in sheet.fields if dice_.roll(dice, 2)}
        if turn in (-1, seat)
        else None
        for seat in range(filled.players)
    )
    return Line(seats, {field.id: some_value(field, dice) for field in sheet.shared if dice_.roll(dice, 3)})


def some_value(field: Field, dice: Array) -> Any:
    """Draw a value of a field."""
    if field.kind == "choice":
        return field.values[dice_.roll(dice, len(field.values))]
    return dice_.roll(dice, 2 if field.kind == "flag" else 6) - (field.kind == "seat")


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode(vectors()) + b"\n")

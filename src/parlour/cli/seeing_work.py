"""The work of ``parlour see``: a photograph of a table as a position of the game, with all that is to be said of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.bots.advice import advise
from parlour.bots.search import Budget
from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game, hidden
from parlour.seeing.lattice import Place
from parlour.seeing.photographs import open_photograph, see
from parlour.seeing.positions import Reading, read_table
from parlour.seeing.sight import Sight
from parlour.seeing.tables import Setting, setting_of

CELL = re.compile(r"(\d{1,2}),(\d{1,2})=(\S+)")
SIZE = re.compile(r"(\d{1,2})[x×](\d{1,2})")
NOTHING = "-"
TURNS = ("0", "1", "2", "3")
"""Quarter turns clockwise, which a tile of 36 is named with: 4/1."""
HINT_PLAYOUTS = 2_000


def see_photograph(
    name: str,
    photo: Path,
    cells: Sequence[str],
    size: str | None,
    players: int | None,
    options: dict[str, Any],
    hint: bool,
) -> tuple[str, str | None]:
    """Return what to tell the user, and the position as JSON; None while places are to be answered, or if refused.

    Raises ParlourError with a sentence for photographs that show no table.
    """
    game = find_game(name)
    setting = setting_of(game.name)
    answers = dict(_answer(cell, setting) for cell in cells)
    sight = see(open_photograph(photo), setting, _size(size))
    lines = [*_drawn(sight, answers, setting.form.touching)]
    open_places = [place for place in sight.flagged if place not in answers]
    if open_places:
        lines += _questions(open_places)
        return "\n".join(lines), None
    reading = read_table(game, sight, answers, players, options)
    lines.append("Assumed: " + "; ".join(reading.assumed) + ".")
    lines += _judged(game, reading, hint)
    if reading.position is None:
        return "\n".join(lines), None
    return "\n".join(lines), msgspec.json.format(msgspec.json.encode(reading.position)).decode()


def _size(given: str | None) -> tuple[int, int] | None:
    if given is None:
        return None
    if (found := SIZE.fullmatch(given)) is None:
        raise BadOption(f"size: {given!r} is not as 4x6", "size")
    return int(found[1]), int(found[2])


def _answer(given: str, setting: Setting) -> tuple[Place, str]:
    """Read what a person says lies at a place."""
    found = CELL.fullmatch(given)
    if found is None:
        raise BadOption(f"cell: {given!r} is not as 2,3=PIECE", "cell")
    row, column, name = int(found[1]), int(found[2]), found[3]
    known, slash, turn = name.partition("/")
    is_turned = not slash or (setting.form.touching and turn in TURNS)
    if name != NOTHING and (known not in setting.names.values() or not is_turned):
        some = ", ".join(list(setting.names.values())[:3])
        raise BadOption(f"cell: there is no piece {name!r}; pieces are called {some} and so on", "cell")
    return (column - 1, row - 1), "" if name == NOTHING else name


def _drawn(sight: Sight, answers: dict[Place, str], is_turned: bool) -> Iterator[str]:
    """Yield the rows of a table; ? is what is to be answered."""
    seen = {place: f"{name}/{sight.turns[place]}" if is_turned else name for place, name in sight.names.items()}
    known = {**seen, **{place: name or NOTHING for place, name in answers.items()}}
    there = set(sight.places)
    for row in range(sight.rows):
        cells = (known.get((column, row), "?") if (column, row) in there else "" for column in range(sight.columns))
        if any(line := [f"{cell:>3}" for cell in cells]):
            yield " ".join(line).rstrip()


def _questions(places: Sequence[Place]) -> Iterator[str]:
    yield f"{len(places)} not read. Look, and say what lies there, - for nothing:"
    yield " ".join(f"--cell {row + 1},{column + 1}=PIECE" for column, row in places)


def _judged(game: Game, reading: Reading, hint: bool) -> Iterator[str]:
    """Yield what the rules say of a position: whether a match comes to it, the points, and a hint if wished."""
    if reading.position is None:
        yield f"The rules refuse it: {reading.refusal}"
        return
    state = game.load(reading.position)
    points = [score.points for score in game.draw(hidden(game, state, 0)).scores]
    if any(points):
        yield "Points: " + ", ".join(f"{number:g}" for number in points)
    yield "A match can go on from here."
    if not hint:
        return
    seat = int(reading.position.get("turn") or 0)
    action = advise(game, hidden(game, state, seat), seat, Budget(playouts=HINT_PLAYOUTS), 0).action
    yield "Hint: " + (game.rules.actions.text(action) if action is not None else "nothing to do")

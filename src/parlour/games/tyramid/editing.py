"""The editor of Tyramid: the rows of each half, and the hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Cell, Grid, Position, Slots, Value
from parlour.core.errors import Path
from parlour.core.facts import Word, say
from parlour.games.tic.editing import cards, forget
from parlour.games.tyramid.position import row_width
from parlour.games.tyramid.record import HALVES, SHAPES, USUAL_ROWS
from parlour.games.tyramid.scene import spot_id


def _form(position: Position) -> int:
    return SHAPES.index(position["options"].get("shape", SHAPES[0]))


def _width(position: Position, row: int) -> int:
    form = _form(position)
    return row_width(form, int(position["options"].get("rows") or USUAL_ROWS[form]), row)


def read(position: Position, half: int | None) -> dict[Cell, Value]:
    """Return the cards of a half; the start card of the second lies in the first."""
    rows = position["halves"][half or 0]
    return {
        (row, column): card
        for row, cards in enumerate(rows)
        for column, card in enumerate(cards)
        if card and (row or not half)
    }


def write(position: Position, half: int | None, lying: Mapping[Cell, Value]) -> None:
    """Write the cards of a half, in as many rows as there are cards in."""
    start = lying.get((0, 0), "") if not half else position["halves"][0][0][0]
    last = max((row for row, _ in lying), default=0)
    below = [[lying.get((row, column), "") for column in range(_width(position, row))] for row in range(1, last + 1)]
    position["halves"][half or 0] = [[start], *below]
    for rows in position["halves"]:
        rows[:1] = [[position["halves"][0][0][0]]]


def room(position: Position, half: int | None, lying: Iterable[Cell]) -> Iterator[Cell]:
    """Yield the cells of all rows begun, and those of the next one."""
    last = max((row for row, _ in lying), default=0)
    for row in range(1 if half else 0, last + 2):
        yield from ((row, column) for column in range(_width(position, row)))


def _shift(position: Position, cell: Cell) -> float:
    return -_width(position, cell[0]) / 2


def _halves(position: Position) -> range:
    return range(min(HALVES, len(position["halves"])))


def _label(position: Position) -> Word:
    return say("shape", form=SHAPES[_form(position)])


def settle(position: Position) -> None:
    """Clear the revealed cards of hands and the order of dealing."""
    forget(position, dealt=None, dealing=None, told=[], fresh=None)
    wanted = HALVES if SHAPES[_form(position)] == "hourglass" else 1
    del position["halves"][wanted:]
    while len(position["halves"]) < wanted:
        position["halves"].append([list(position["halves"][0][0])])


def _path(_position: Position, half: int | None, cell: Cell) -> Path:
    return ("halves", half or 0, *cell)


EDITOR = Editor(
    things={"card": cards("deck")},
    parts=(
        Grid("card", "board", _label, read, write, room, _shift, _halves, touch=spot_id, path=_path),
        Slots("card", "players.*.hand", "hand", "hand", grows=True),
    ),
    settle=settle,
    shown=("halves", "players.hand", "dealing", "told", "fresh"),
)

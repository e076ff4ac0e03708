"""The editor of Queen of the Ticcitories: the grids, both lines with their tokens, and the discard pile."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Cell, Grid, Look, Position, Slots, Thing, Value
from parlour.core.errors import Path
from parlour.core.facts import say
from parlour.games.queen_of_the_ticcitories.scene import TOKENS, cell_id
from parlour.games.tic.editing import cards


def read(position: Position, seat: int | None) -> dict[Cell, Value]:
    """Return the cards of a grid by row and column from the start card."""
    player = position["players"][seat]
    top, left = player["start"]
    return {
        (row - top, column - left): card
        for row, cards in enumerate(player["rows"])
        for column, card in enumerate(cards)
        if card
    }


def write(position: Position, seat: int | None, lying: Mapping[Cell, Value]) -> None:
    """Write the rows and columns of a grid in which there are cards."""
    rows, columns = [row for row, _ in lying] or [0], [column for _, column in lying] or [0]
    top, left = min(rows), min(columns)
    player = position["players"][seat]
    player["start"] = [max(0, -top), max(0, -left)]
    player["rows"] = [
        [lying.get((row, column), "") for column in range(left, max(columns) + 1)] for row in range(top, max(rows) + 1)
    ]


def _token(seat: Value, _position: Position) -> Look:
    colour = TOKENS[int(seat)]
    label = say("token", token=say("pawn", colour=colour), whose=int(seat))
    return Look("pawn", colour, label, w=0.56, h=0.4, level=2, lift=-0.6)


def settle(position: Position) -> None:
    """Leave out the draw for the ranking if its cards do not lie under the deck any more; the order stays."""
    drawn = {player["drawn"] for player in position["players"]}
    if not drawn <= {*position["deck"][-len(drawn) :]}:
        for player in position["players"]:
            player["drawn"] = ""


def _path(position: Position, owner: int | None, cell: Cell) -> Path:
    top, left = position["players"][owner]["start"]
    return "players", owner or 0, "rows", cell[0] + top, cell[1] + left


EDITOR = Editor(
    things={
        "card": cards("deck"),
        "token": Thing(_token, tuple(range(len(TOKENS))), count=lambda position: len(position["players"])),
    },
    parts=(
        Grid("card", "grid", "grid", read, write, touch=cell_id, path=_path),
        Slots("card", "line", "line", "line-now", empty="", inner="card", kind="board"),
        Slots("token", "line", "line", "line-now", empty=None, inner="token", kind="board"),
        Slots("card", "next", "next", "line-next", empty="", inner="card", kind="board"),
        Slots("token", "next", "next", "line-next", empty=None, inner="token", kind="board"),
        Slots("card", "discards", "discards", "line-discards", grows=True),
    ),
    settle=settle,
    shown=("players.rows", "players.start", "line", "next"),
)

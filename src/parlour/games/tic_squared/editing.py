"""The editor of Tic Squared: the grids and the hands."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Cell, Grid, Position, Slots, Value
from parlour.core.errors import Path
from parlour.games.tic.editing import NUMBERS, cards, forget
from parlour.games.tic_squared.scene import spot_id


def read(position: Position, seat: int | None) -> dict[Cell, Value]:
    """Return the cards of a grid."""
    return {(laid["row"], laid["column"]): laid["card"] for laid in position["players"][seat]["grid"]}


def write(position: Position, seat: int | None, lying: Mapping[Cell, Value]) -> None:
    """Write the cards of a grid in reading order."""
    position["players"][seat]["grid"] = [
        {"card": card, "row": row, "column": column} for (row, column), card in sorted(lying.items())
    ]


def settle(position: Position) -> None:
    """Clear revealed cards of hands; derive the start cards and the line of each grid; keep as many cards aside."""
    forget(position, dealt=None, dealing=None, barred=[], told=[], fresh=None)
    _keep_aside(position)
    for seat, player in enumerate(position["players"]):
        lying = read(position, seat)
        player["able"] = None
        if lying:
            player["start_card"] = lying.get((0, 0), "")
        elif player["start_card"] not in player["hand"]:
            player["start_card"] = ""
        player["line"] = find_line(set(lying))


def _keep_aside(position: Position) -> None:
    """Lay as many cards aside as a deck of a size that was chosen leaves, the last ones of the deck."""
    deck, aside = position["deck"], position["aside"]
    size = position["options"].get("deck_size")
    if size is None:  # any number may be in play
        return
    wanted = len(NUMBERS) - size
    while len(aside) < wanted and deck:
        aside.append(deck.pop())
    while len(aside) > wanted:
        deck.append(aside.pop())


def find_line(cells: set[Cell]) -> str:
    """Return the side along which the cells of a grid leave a line unfinished, "" if they are a rectangle."""
    rows, columns = ({cell[axis] for cell in cells} for axis in (0, 1))
    if not cells or cells == {(row, column) for row in rows for column in columns}:
        return ""
    edges = {"N": (0, min(rows)), "S": (0, max(rows)), "W": (1, min(columns)), "E": (1, max(columns))}
    for side, (axis, edge) in edges.items():
        rest = {cell for cell in cells if cell[axis] != edge}
        tall, wide = ({cell[a] for cell in rest} for a in (0, 1))
        if rest and rest == {(row, column) for row in tall for column in wide}:
            return side
    return ""


def _path(position: Position, owner: int | None, cell: Cell) -> Path:
    laid = [(laid["row"], laid["column"]) for laid in position["players"][owner]["grid"]]
    return ("players", owner or 0, "grid", laid.index(cell)) if cell in laid else ()


EDITOR = Editor(
    things={"card": cards("deck", "aside")},
    parts=(
        Grid("card", "grid", "grid", read, write, touch=spot_id, path=_path),
        Slots("card", "players.*.hand", "hand", "hand", grows=True),
    ),
    settle=settle,
    shown=("players.grid", "players.hand", "players.line", "dealing", "barred", "told", "fresh"),
)

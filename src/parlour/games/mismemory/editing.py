"""The editor of Mismemory: the grid with its gaps, and everybody's tiles."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Look, Numbers, Position, Slots, Thing, Value
from parlour.core.facts import say
from parlour.core.scene import Zone
from parlour.games.mismemory.record import GRIDS, TILE_NAMES
from parlour.games.mismemory.scene import FACES, TILE
from parlour.games.tic.editing import forget

GAP = "."


def _tile(tile: Value, _position: Position) -> Look:
    number = TILE_NAMES.index(str(tile))
    return Look("piecepack", FACES[number], TILE[number])


def _cells(position: Position) -> dict[int, tuple[float, float]]:
    """Return where the spaces lie, by number."""
    options = position["options"]
    cells = sorted(map(tuple, options.get("cells", ()))) or GRIDS[options.get("grid", "4x6")]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return {number: (column - left, row - top) for number, (row, column) in enumerate(cells)}


def _zone(position: Position) -> Zone:
    places = _cells(position).values()
    return Zone("board", "board", max(x for x, _ in places) + 1, max(y for _, y in places) + 1, say("grid"))


def _read(position: Position) -> Mapping[int, Value]:
    return {number: tile for number, tile in enumerate(position["grid"]) if tile not in (GAP, None)}


def _write(position: Position, number: int, tile: Value | None) -> None:
    position["grid"][number] = GAP if tile is None else tile


def settle(position: Position) -> None:
    """Leave out tags, and what was seen: all tiles lie face down, and those owned were seen by all."""
    forget(position, tags=[], hand_tag=0, shown_tags=[], memory=None, last_tag=len(position["grid"]))
    for player in position["players"]:
        player["tags"], player["pairs"], player["resolved"] = [], None, None


EDITOR = Editor(
    things={"tile": Thing(_tile, tuple(TILE_NAMES))},
    parts=(
        Numbers("tile", "s", _zone, _cells, _read, _write),
        Slots("tile", "players.*.tiles", "hand", "tiles-of", grows=True),
    ),
    settle=settle,
    shown=("hand_tag", "last_tag", "memory"),
)

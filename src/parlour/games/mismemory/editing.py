"""The editor of Mismemory: the grid with its gaps, and everybody's tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Cell, Grid, Look, Place, Position, Slots, Still, Thing, Value, around, nobody
from parlour.core.errors import Path
from parlour.core.facts import say
from parlour.core.scene import Zone
from parlour.games.mismemory.components import FULL, GRIDS, SPACES, TILE_NAMES
from parlour.games.mismemory.scene import FACES, RAISED, TILE
from parlour.games.tic.editing import forget

GAP, CUSTOM = ".", "custom"
MOST_UP = 2
"""Tiles that lie face up at a time (MIS-08)."""


def _tile(tile: Value, position: Position) -> Look:
    number = TILE_NAMES.index(str(tile))
    if tile in (position["grid"][space] for space in position["up"]):
        return Look("piecepack", FACES[number], say("tile-up", tile=TILE[number]), lift=RAISED)
    return Look("piecepack", FACES[number], TILE[number])


# --- the grid


def cells_of(position: Position) -> list[Cell]:
    """Return the cells of the spaces, by number."""
    options = position["options"]
    known = options.get("grid", "4x6")
    return [*GRIDS[known]] if known in GRIDS else sorted((row, column) for row, column in options.get("cells", ()))


def _read(position: Position) -> dict[Cell, Value]:
    return dict(zip(cells_of(position), position["grid"], strict=False))


def _write(position: Position, spaces: Mapping[Cell, Value]) -> None:
    """Write the spaces of a grid, whose smallest row and column are 0, and name it if it has a name."""
    top, left = min(row for row, _ in spaces), min(column for _, column in spaces)
    before, numbers = cells_of(position), {cell: number for number, cell in enumerate(sorted(spaces))}
    cells = [(row - top, column - left) for row, column in numbers]
    name = next((name for name, known in GRIDS.items() if [*known] == cells), CUSTOM)
    position["options"] |= {"grid": name, "cells": [] if name in GRIDS else [[*cell] for cell in cells]}
    position["grid"] = [spaces[cell] for cell in numbers]
    up = (numbers.get(before[number]) for number in position["up"])
    position["up"] = [number for number in up if number is not None and position["grid"][number] != GAP]


def _move_spaces(position: Position, moved: Callable[[Cell], Cell]) -> None:
    """Move all spaces of the grid, with what lies there."""
    before, up, spaces = cells_of(position), position["up"], _read(position)
    lying = {moved(cell): tile for cell, tile in spaces.items()}
    position["up"] = []
    _write(position, lying)
    order = sorted(lying)
    position["up"] = [order.index(moved(before[number])) for number in up]


def turn_grid(position: Position) -> None:
    """Turn the grid by a quarter clockwise."""
    _move_spaces(position, lambda cell: (cell[1], -cell[0]))


def mirror_grid(position: Position) -> None:
    """Mirror the grid left and right."""
    _move_spaces(position, lambda cell: (cell[0], -cell[1]))


def _read_tiles(position: Position, _owner: int | None) -> dict[Cell, Value]:
    return {cell: tile for cell, tile in _read(position).items() if tile not in (GAP, None)}


def _write_tiles(position: Position, _owner: int | None, lying: Mapping[Cell, Value]) -> None:
    """Lay the tiles; one beside the grid makes it larger, and spaces that a tile left are gaps."""
    _write(position, dict.fromkeys(_read(position), GAP) | {**lying})


def _room_for_tiles(position: Position, _owner: int | None, lying: Iterable[Cell]) -> Iterator[Cell]:
    spaces = cells_of(position)
    yield from spaces
    yield from around(spaces)


@dataclass(frozen=True)
class Tiles(Grid):
    """The tiles of the grid, which are turned up and down again."""

    def touched(self, position: Position, *numbers: int) -> str:
        """Return the id of a space; a place beside the grid is none yet."""
        spaces = cells_of(position)
        return f"s{spaces.index(numbers)}" if numbers in spaces else ""

    def turn(self, position: Position, spot: str) -> None:
        """Turn a tile up for all to see, or down again; of two that lie up the first one goes down."""
        _, row, column = spot.rsplit(".", 2)
        space = cells_of(position).index((int(row), int(column)))
        up = position["up"]
        position["up"] = [other for other in up if other != space] if space in up else [*up, space][-MOST_UP:]


@dataclass(frozen=True)
class Held(Still):
    """The tile that was collected second, until it is put back; and nothing in other phases."""

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for the one tile."""
        yield Zone("held", "hand", 1, 1, say("tile-in-hand"))

    def places(self, position: Position) -> Iterator[Place]:
        """Yield its place, in the phase in which it is put back."""
        tile = position["hand"]
        if position["phase"] != "place" and tile == GAP:
            return
        yield Place("held.0", "held", 0, 0, None if tile == GAP else tile, path=("hand",))

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Take a tile in hand, or leave none there."""
        position["hand"] = GAP if value is None else value


@dataclass(frozen=True)
class PutBack(Slots):
    """The tiles of a disqualified player that are put back."""

    def places(self, position: Position) -> Iterator[Place]:
        """Yield a place for each, in the phase in which they are put back."""
        if position["phase"] == "replace" or any(tile != GAP for tile in position["shown"]):
            yield from super().places(position)


def _read_gaps(position: Position, _owner: int | None) -> dict[Cell, Value]:
    return {cell: number for number, (cell, tile) in enumerate(_read(position).items()) if tile == GAP}


def _write_gaps(position: Position, _owner: int | None, lying: Mapping[Cell, Value]) -> None:
    """Make the empty spaces of the grid these."""
    tiles = _read_tiles(position, None)
    _write(position, {**tiles, **{cell: GAP for cell in lying if cell not in tiles}})


def _room_for_gaps(position: Position, _owner: int | None, lying: Iterable[Cell]) -> Iterator[Cell]:
    yield from around(cells_of(position))


def _gap(_number: Value, _position: Position) -> Look:
    return Look("gap", "", say("gap"), level=-1)


def settle(position: Position) -> None:
    """Clear the tags and the memory of seats: tiles of the grid are unseen, owned ones seen by all."""
    forget(position, tags=[], hand_tag=0, shown_tags=[], memory=None, last_tag=len(position["grid"]))
    if not any(tile != GAP for tile in position["shown"]):
        position["shown"] = []
    for player in position["players"]:
        player["tags"], player["pairs"], player["resolved"] = [], None, None


def _path(position: Position, _owner: int | None, cell: Cell) -> Path:
    spaces = cells_of(position)
    return ("grid", spaces.index(cell)) if cell in spaces else ()


EDITOR = Editor(
    things={
        "tile": Thing(_tile, tuple(TILE_NAMES)),
        "gap": Thing(_gap, tuple(range(SPACES)), each=SPACES - len(TILE_NAMES), alike=True),
    },
    parts=(
        Grid("gap", "board", "grid", _read_gaps, _write_gaps, _room_for_gaps, owners=nobody, path=_path),
        Tiles("tile", "board", "grid", _read_tiles, _write_tiles, _room_for_tiles, owners=nobody, path=_path),
        Held("tile"),
        PutBack("tile", "shown", "shown", "to-put-back", empty=GAP, size=lambda position: FULL),
        Slots("tile", "players.*.tiles", "hand", "tiles-of", grows=True, touch="own-{}-{}".format),
    ),
    settle=settle,
    turns=("tile",),
    shown=("hand_tag", "last_tag", "memory"),
    whole={"turn": turn_grid, "mirror": mirror_grid},
)

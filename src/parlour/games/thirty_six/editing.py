"""The editor of 36: the nine tiles, turned and laid as one likes, and the counters and pawns on their squares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Cell, Grid, Look, Numbers, Position, Thing, Value, nobody
from parlour.core.errors import Path
from parlour.core.facts import say
from parlour.core.scene import Piece, Zone
from parlour.games.thirty_six.components import COLOURS, COUNTERS, GATE_COLOUR, LETTERS, NOWHERE, SQUARES, TILES, TURNED
from parlour.games.thirty_six.position import board_problem
from parlour.games.thirty_six.scene import CORNERS, draw_gate, draw_tile, place_id

GATES = ["" if colour == NOWHERE else LETTERS[colour] for colour in GATE_COLOUR.tolist()]
"""The colour of each tile's gate as a letter, empty if it has none (T36-D1)."""

GATED = tuple(tile for tile, letter in enumerate(GATES) if letter)
"""The tiles with a gate."""

ROOM = 2
"""How far tiles may be laid from the others, in squares."""


def _tile(tile: Value, position: Position) -> Look:
    turns = next((laid["rotation"] for laid in position["tiles"] if laid["tile"] == tile), 0)
    piece = draw_tile(int(tile), turns, "board", 0, 0)
    return Look("tile", piece.face, piece.label, 2, 2)


def _counter(square: Value, position: Position) -> Look:
    letter = colours_of(position).get(int(square), LETTERS[0])
    return Look("counter", letter, say("counter", colour=letter), level=2)


def _pawn(seat: Value, position: Position) -> Look:
    colour = position["players"][int(seat)]["colour"]
    letter = LETTERS[colour if colour is not None else int(seat)]
    return Look("pawn", letter, say("pawn", colour=letter, whose=int(seat)), level=3)


# --- squares


def _letters(position: Position) -> dict[Cell, str]:
    """Return the colours of all cells under tiles."""
    found: dict[Cell, str] = {}
    for laid in position["tiles"]:
        for corner, letter in enumerate(CORNERS[laid["tile"]][laid["rotation"]]):
            found[laid["row"] + corner // 2, laid["column"] + corner % 2] = letter
    return found


def squares_of(position: Position) -> list[Cell]:
    """Return the cells of the squares, by number: in reading order."""
    return sorted(_letters(position))[:SQUARES]


def colours_of(position: Position) -> dict[int, str]:
    """Return the letters of the squares' colours, by number."""
    letters = _letters(position)
    return {number: letters[cell] for number, cell in enumerate(squares_of(position))}


# --- tiles


def read_tiles(position: Position, _owner: int | None) -> dict[Cell, Value]:
    """Return the tiles by the cells of their top left squares."""
    return {(laid["row"], laid["column"]): laid["tile"] for laid in position["tiles"]}


def write_tiles(position: Position, _owner: int | None, lying: Mapping[Cell, Value]) -> None:
    """Lay the tiles; counters and pawns stay where they are, as far as there is a square."""
    before = squares_of(position)
    turns = {laid["tile"]: laid["rotation"] for laid in position["tiles"]}
    top = left = 0
    if lying and position["phase"] != "lay":
        top, left = min(row for row, _ in lying), min(column for _, column in lying)
    position["tiles"] = [
        {"tile": tile, "rotation": turns.get(tile, 0), "row": row - top, "column": column - left}
        for (row, column), tile in sorted(lying.items(), key=lambda item: item[1])
    ]
    cells = {(row + top, column + left): number for number, (row, column) in enumerate(squares_of(position))}
    now = {number: cells.get(cell) for number, cell in enumerate(before)}
    position["counters"] = [now[square] for square in position["counters"] if now.get(square) is not None]
    for player in position["players"]:
        player["pawn"] = now.get(player["pawn"]) if player["pawn"] is not None else None


def turn_board(position: Position) -> None:
    """Turn the board by a quarter clockwise, with all that lies on it; the first tile of a draft stays where it is."""
    before, drafting = squares_of(position), position["phase"] == "lay"
    top = 0 if drafting else min((laid["column"] for laid in position["tiles"]), default=0)
    left = 0 if drafting else min((-laid["row"] for laid in position["tiles"]), default=0)
    for laid in position["tiles"]:
        laid["row"], laid["column"] = laid["column"] - top, -laid["row"] - left
        laid["rotation"] = (laid["rotation"] + 1) % len(TURNED)
    numbers = {cell: number for number, cell in enumerate(squares_of(position))}
    now = [numbers[column - top, 1 - row - left] for row, column in before]
    position["counters"] = sorted(now[square] for square in position["counters"])
    for player in position["players"]:
        player["pawn"] = now[player["pawn"]] if player["pawn"] is not None else None


def _room(position: Position, _owner: int | None, lying: Iterable[Cell]) -> Iterator[Cell]:
    cells = [*lying] or [(0, 0)]
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    for row in range(min(rows) - ROOM, max(rows) + ROOM + 1):
        for column in range(min(columns) - ROOM, max(columns) + ROOM + 1):
            yield row, column


@dataclass(frozen=True)
class Tiles(Grid):
    """The tiles, which can be turned."""

    def turn(self, position: Position, spot: str) -> None:
        """Turn a tile by a quarter clockwise."""
        _, row, column = spot.rsplit(".", 2)
        for laid in position["tiles"]:
            if (laid["row"], laid["column"]) == (int(row), int(column)):
                laid["rotation"] = (laid["rotation"] + 1) % len(TURNED)


# --- counters and pawns


def _places(position: Position) -> dict[int, tuple[float, float]]:
    squares = squares_of(position)
    top, left = _corner(position)
    return {number: (column - left, row - top) for number, (row, column) in enumerate(squares)}


def _corner(position: Position) -> Cell:
    """Return row and column of the zone's top left cell."""
    tops = [laid["row"] for laid in position["tiles"]] or [0]
    lefts = [laid["column"] for laid in position["tiles"]] or [0]
    return min(tops) - ROOM, min(lefts) - ROOM


def draw_gates(position: Position) -> Iterator[Piece]:
    """Draw the gates between diagonal neighbours of one colour that are ends of gates (T36-18, D2)."""
    letters: dict[Cell, str] = {}
    for laid in position["tiles"]:
        ends = {"tile": GATES[laid["tile"]], "anywhere": LETTERS, "off": ""}[position["options"]["gates"]]
        letters |= {cell: letter for cell, letter in _letters({"tiles": [laid]}).items() if letter in ends}
    top, left = _corner(position)
    for row, column in sorted(letters):
        for other, rising in ((column + 1, 0), (column - 1, 1)):
            letter = letters[row, column]
            if letters.get((row + 1, other)) == letter:
                x, y = min(column, other) - left, row - top
                yield draw_gate(f"gate-{row}-{column}-{rising}", x, y, letter, rising)


def _zone(position: Position) -> Zone:
    return next(iter(TILES_PART.zones(position)))


def _read_counters(position: Position) -> Mapping[int, Value]:
    return {square: square for square in position["counters"]}


def _write_counters(position: Position, square: int, value: Value | None) -> None:
    others = {*position["counters"]} - {square}
    position["counters"] = sorted(others | ({square} if value is not None else set()))


def _read_pawns(position: Position) -> Mapping[int, Value]:
    return {player["pawn"]: seat for seat, player in enumerate(position["players"]) if player["pawn"] is not None}


def _write_pawns(position: Position, square: int, seat: Value | None) -> None:
    if seat is not None:
        position["players"][int(seat)]["pawn"] = square
        return
    for player in position["players"]:
        if player["pawn"] == square:
            player["pawn"] = None


def settle(position: Position) -> None:
    """Make a whole board that was laid the preset one; a draft is over when all tiles lie."""
    tiles = [[laid["tile"], laid["rotation"], laid["row"], laid["column"]] for laid in position["tiles"]]
    options: dict[str, Any] = position["options"]
    laid = position["phase"] != "lay" and board_problem([tuple(tile) for tile in tiles]) is None
    if laid and min(tile[2] for tile in tiles) == 0 == min(tile[3] for tile in tiles):
        options["layout"], options["preset"] = "preset", tiles


def _tile_path(position: Position, _owner: int | None, cell: Cell) -> Path:
    laid = [(laid["row"], laid["column"]) for laid in position["tiles"]]
    return ("tiles", laid.index(cell)) if cell in laid else ()


def _counter_path(position: Position, square: int, _value: Value) -> Path:
    return "counters", position["counters"].index(square)


def _pawn_path(_position: Position, _square: int, seat: Value) -> Path:
    return "players", int(seat), "pawn"


TILES_PART = Tiles(
    "tile", "board", "board", read_tiles, write_tiles, _room, owners=nobody, size=2, touch=place_id, path=_tile_path
)

EDITOR = Editor(
    things={
        "tile": Thing(_tile, tuple(range(TILES))),
        "counter": Thing(_counter, tuple(range(SQUARES)), alike=True, each=COLOURS * COUNTERS),
        "pawn": Thing(_pawn, (0, 1, 2), count=lambda position: len(position["players"])),
    },
    parts=(
        TILES_PART,
        Numbers("counter", "s", _zone, _places, _read_counters, _write_counters, _counter_path, touch="s{}".format),
        Numbers("pawn", "s", _zone, _places, _read_pawns, _write_pawns, _pawn_path, touch="s{}".format),
    ),
    settle=settle,
    draw_fixed=draw_gates,
    shown=("players.pawn", "tiles"),
    turns=("tile",),
    whole={"turn": turn_board},
)

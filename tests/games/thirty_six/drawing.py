"""Reading drawn boards of 36 into records.

A drawing has one line a row: a letter a square (``w r b``; upper case with a counter), pawns listed beside it by
square. ``Z`` is the board of the worked examples. A block that somebody lays alone is drawn likewise, with dots where
no tile lies.
"""

from __future__ import annotations

from typing import Any

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.games.thirty_six.components import BOARD_Z
from parlour.games.thirty_six.options import Options
from parlour.games.thirty_six.scene import FACES

GAME = find_game("thirty-six")

Z = """
w w w w w r
r b b r b w
r r r r r b
b w w b w r
b b b b b w
w r r w r b
"""

E15 = """
W W W W W R
B R R B B W
B R R B B W
B W W R R R
B W W R R R
R B B B B W
"""
"""The solution of T36-E15."""

ONE_LEFT = """
W W W W W R
B R R B B W
B R R B B W
B W W R R R
B W W R . .
R B B B . .
"""
HALF = """
W W W W W R
B R R B B W
B R . . B W
B W . . R R
. . . . . .
. . . . . .
"""
STUCK = """
. . W R . .
. . B R . .
R B . . W B
W W . . B R
. . R B . .
. . W R . .
"""
"""Two tiles may be laid, and after either no other fits."""

CORNERS = ((0, 0), (0, 2), (0, 4), (2, 0), (2, 4), (4, 0), (4, 2), (4, 4), (2, 6))
HOLES = tuple((tile, 0, row, column) for tile, (row, column) in enumerate(CORNERS))
"""The layout of T36-E11, with a hole at rows 2–3, columns 2–3."""

Place = tuple[int, int]


def square(place: Place, tiles: Any = BOARD_Z) -> int:
    """Number a (row, column) place of a layout in reading order."""
    places = sorted((row + i, column + j) for _, _, row, column in tiles for i in (0, 1) for j in (0, 1))
    return places.index(place)


def laid(tiles: Any) -> list[dict[str, int]]:
    """The tiles of a position."""
    return [dict(zip(("tile", "rotation", "row", "column"), line, strict=True)) for line in tiles]


def drawn(
    pawns: list[Place],
    reserves: list[list[int]],
    drawing: str = Z,
    tiles: Any = BOARD_Z,
    turn: int = 0,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Make a running match from a drawn board; upper case letters carry counters; seat k plays colour k."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    counters = [square((r, c)) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter.isupper()]
    position = {
        "players": [
            {"colour": seat, "pawn": square(place, tiles), "reserve": reserve}
            for seat, (place, reserve) in enumerate(zip(pawns, reserves, strict=True))
        ],
        "phase": "move",
        "turn": turn,
        "first": 0,
        "tiles": laid(tiles),
        "counters": counters,
        "options": {"layout": "preset", **(options or {})},
        "stream": {"key": "07" * 32, "drawn": 0},
        **fields,
    }
    return Match(GAME, Options(), GAME.load(position))


def destinations(match: Match, seat: int, tiles: Any = BOARD_Z) -> set[Place]:
    """The places a seat may move to."""
    places = sorted((row + i, column + j) for _, _, row, column in tiles for i in (0, 1) for j in (0, 1))
    actions = [match.game.rules.actions.split(action) for action in match.actions(seat)]
    return {places[int(values["square"])] for name, values in actions if name == "move"}


def move(match: Match, seat: int, place: Place, tiles: Any = BOARD_Z) -> None:
    """Move a seat's pawn to a place."""
    match.play(seat, f"move {square(place, tiles)}")


def reserves(match: Match) -> list[list[int]]:
    """All reserves as [white, red, black]."""
    return [[int(n) for n in match.state.reserve[seat]] for seat in range(match.players)]


def counter_at(match: Match, place: Place, tiles: Any = BOARD_Z) -> bool:
    """Whether a counter lies on a place."""
    return bool(int(match.state.counters) >> square(place, tiles) & 1)


def refusal(match: Match, seat: int, action: str) -> str | None:
    """The clause that forbids an action, None if it is legal."""
    problem = match.broken(seat, match.game.rules.actions.read(action))
    return problem.clause if problem else None


# --- the puzzle


def faces(drawing: str) -> dict[int, str]:
    """Read the faces of the tiles that lie, such as WR/BW, by their slots in reading order."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    found = {}
    for slot in range(9):
        top, left = slot // 3 * 2, slot % 3 * 2
        face = "/".join("".join(rows[row][left : left + 2]) for row in (top, top + 1))
        if "." not in face:
            found[slot] = face
    return found


def laying(tile: int, rotation: int, slot: int) -> str:
    """The action that lays a tile in a slot."""
    return f"addTile {tile} {rotation} {slot} 0"


def tiles_of(drawing: str) -> list[tuple[int, int, int]]:
    """The tiles of a drawn block: tile, rotation, slot."""
    numbers = {face: (tile, turns) for tile, turned in enumerate(FACES) for turns, face in enumerate(turned)}
    return [(*numbers[face], slot) for slot, face in faces(drawing).items()]


def alone(drawing: str, **fields: Any) -> dict[str, Any]:
    """The position of a drawn block."""
    lying = [(tile, turns, slot // 3 * 2, slot % 3 * 2) for tile, turns, slot in tiles_of(drawing)]
    nobody = {"colour": None, "pawn": None, "reserve": [0, 0, 0]}
    return {"players": [nobody], "phase": "lay", "turn": 0, "first": 0, "tiles": laid(lying), **fields}


def block(drawing: str) -> Match:
    """Make the puzzle of a drawn block."""
    return Match.load(GAME, alone(drawing))

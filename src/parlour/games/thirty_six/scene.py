"""What a seat of 36 sees, and the words for what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.clauses import D
from parlour.core.scene import Event, Piece, Scene, ScoreLine, SeatScore, Spot, Zone
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.thirty_six.actions import ACTIONS
from parlour.games.thirty_six.layout import tile_colour
from parlour.games.thirty_six.state import (
    CHOOSE,
    COLOURS,
    CONTACTS,
    GIVE,
    LAY,
    MOVE,
    NOWHERE,
    OVER,
    PLACE,
    SQUARES,
    TILES,
    State,
)

COLOUR_NAMES = ("white", "red", "black")
LETTERS = "WRB"
Path = tuple[str, ...]
Laying = tuple[str, Path, None, int, tuple[()], int]


# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the board, the reserves and, in a draft, the tiles still to be laid."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    top, left = _corner(state)
    pieces = [*_tiles(state, top, left), *_gates(state), *_counters(state), *_pawns(state, names)]
    return Scene(
        zones=tuple(_zones(state, names, top, left)),
        pieces=(*pieces, *_reserves(state, names)),
        spots=tuple(_spots(state, viewer, top, left)),
        status=_status(state, viewer, names, winners),
        scores=tuple(_score(state, seat, names, int(points[seat]), winners) for seat in range(len(points))),
        to_act=tuple(seat for seat in range(len(points)) if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _corner(state: State) -> tuple[int, int]:
    """The place drawn at the top left of the board zone; a draft leaves room around what lies."""
    laid = _laid(state)
    if int(state.phase) != LAY or not laid:
        return 0, 0
    return min(int(state.tile_row[t]) for t in laid) - 2, min(int(state.tile_column[t]) for t in laid) - 2


def _laid(state: State) -> list[int]:
    return [tile for tile in range(TILES) if int(state.laid) >> tile & 1]


def _zones(state: State, names: Sequence[str], top: int, left: int) -> Iterator[Zone]:
    laid, drafting = _laid(state), int(state.phase) == LAY
    room = 4 if drafting else 2
    rows = max((int(state.tile_row[t]) - top for t in laid), default=4) + room
    columns = max((int(state.tile_column[t]) - left for t in laid), default=4) + room
    yield Zone("board", "board", columns, rows, "Board")
    if drafting:
        yield Zone("supply", "supply", 2.5 * TILES - 0.5, 2, "Tiles to lay")
    for seat in range(int(state.players)):
        yield Zone(f"reserve-{seat}", "info", COLOURS, 1, f"Reserve of {names[seat]}", owner=seat)


def _face(tile: int, rotation: int) -> str:
    letters = [LETTERS[tile_colour(tile, rotation, corner // 2, corner % 2)] for corner in range(4)]
    return f"{letters[0]}{letters[1]}/{letters[2]}{letters[3]}"


def _tiles(state: State, top: int, left: int) -> Iterator[Piece]:
    for tile in range(TILES):
        rotation = int(state.rotation[tile])
        if int(state.laid) >> tile & 1:
            x, y = int(state.tile_column[tile]) - left, int(state.tile_row[tile]) - top
            yield Piece(f"tile-{tile}", "tile", "board", x, y, f"tile {tile}", _face(tile, rotation), w=2, h=2)
        else:
            label = f"tile {tile}, {_face(tile, 0)}"
            yield Piece(f"tile-{tile}", "tile", "supply", 2.5 * tile, 0, label, _face(tile, 0), w=2, h=2)


def _gates(state: State) -> Iterator[Piece]:
    for a in range(SQUARES):
        for b in range(a + 1, SQUARES):
            if int(state.gate[a]) >> b & 1:
                x, y = min(int(state.column[a]), int(state.column[b])), int(state.row[a])
                falling = int(state.column[b]) > int(state.column[a])
                face = LETTERS[int(state.colour[a])]
                yield Piece(
                    f"gate-{a}-{b}", "gate", "board", x, y, f"{COLOUR_NAMES[int(state.colour[a])]} gate", face,
                    w=2, h=2, turn=0 if falling else 1, level=1,
                )  # fmt: skip


def _counters(state: State) -> Iterator[Piece]:
    for square in range(SQUARES):
        if int(state.counters) >> square & 1:
            colour = int(state.colour[square])
            x, y = int(state.column[square]), int(state.row[square])
            label = f"{COLOUR_NAMES[colour]} counter"
            yield Piece(f"counter-{square}", "counter", "board", x, y, label, LETTERS[colour], level=2)


def _pawns(state: State, names: Sequence[str]) -> Iterator[Piece]:
    for seat in range(int(state.players)):
        square = int(state.pawn[seat])
        if square != NOWHERE:
            colour = int(state.chosen[seat])
            x, y = int(state.column[square]), int(state.row[square])
            label = f"{COLOUR_NAMES[colour]} pawn of {names[seat]}"
            yield Piece(f"pawn-{seat}", "pawn", "board", x, y, label, LETTERS[colour], owner=seat, level=3)


def _reserves(state: State, names: Sequence[str]) -> Iterator[Piece]:
    for seat in range(int(state.players)):
        for colour in range(COLOURS):
            count = int(state.reserve[seat, colour])
            if count > 0:
                label = f"{count} {COLOUR_NAMES[colour]} in the reserve of {names[seat]}"
                yield Piece(
                    f"reserve-{seat}-{colour}", "counter", f"reserve-{seat}", colour, 0, label, LETTERS[colour],
                    owner=seat, count=count,
                )  # fmt: skip


def _spots(state: State, viewer: int, top: int, left: int) -> Iterator[Spot]:
    if int(state.phase) == LAY:
        yield from _places(state, top, left)
        return
    for square in range(SQUARES):
        x, y = int(state.column[square]), int(state.row[square])
        yield Spot(f"s{square}", "board", x, y, square_name(state, square), "square")


def _places(state: State, top: int, left: int) -> Iterator[Spot]:
    seen = set()
    for other in _laid(state):
        for rows, columns in CONTACTS.tolist():
            row, column = int(state.tile_row[other]) + rows, int(state.tile_column[other]) + columns
            if (row, column) not in seen and _is_free(state, row, column):
                seen.add((row, column))
                name = f"row {row - top + 1}, column {column - left + 1}"
                yield Spot(_place_id(row, column), "board", column - left, row - top, name, "place", 2, 2)
    if not _laid(state):
        yield Spot(_place_id(0, 0), "board", 2, 2, "first place", "place", 2, 2)


def _is_free(state: State, row: int, column: int) -> bool:
    return all(
        abs(int(state.tile_row[t]) - row) > 1 or abs(int(state.tile_column[t]) - column) > 1 for t in _laid(state)
    )


def _place_id(row: int, column: int) -> str:
    return f"place-{row}-{column}"


def square_name(state: State, square: int) -> str:
    """Say where a square is, its colour and what lies on it."""
    words = [f"row {int(state.row[square]) + 1}, column {int(state.column[square]) + 1}"]
    words.append(COLOUR_NAMES[int(state.colour[square])])
    if int(state.counters) >> square & 1:
        words.append("counter")
    words += [f"pawn {COLOUR_NAMES[int(state.chosen[s])]}" for s in range(3) if int(state.pawn[s]) == square]
    if len(words) == 2:
        words.append("empty")
    return ", ".join(words) + (", gate" if int(state.gate[square]) else "")


def _score(state: State, seat: int, names: Sequence[str], points: int, winners: int) -> SeatScore:
    left = int(state.left[seat])
    label = "finished games" if int(state.tournament) else "counters left"
    return SeatScore(
        seat,
        points,
        (ScoreLine(label, points),),
        f"{left} to place" + (f", {int(state.wins[seat])} won" if int(state.tournament) else ""),
        COLOUR_NAMES[int(state.chosen[seat])] if int(state.chosen[seat]) != NOWHERE else None,
        bool(winners >> seat & 1),
    )


def _status(state: State, viewer: int, names: Sequence[str], winners: int) -> str:
    phase, turn = int(state.phase), int(state.turn)
    if phase == OVER:
        who = [names[seat] for seat in range(int(state.players)) if winners >> seat & 1]
        return f"{who[0]} wins." if len(who) == 1 else f"A draw between {' and '.join(who)}."
    if turn != viewer:
        return f"{names[turn]} is to play." if viewer == SPECTATOR else f"Waiting for {names[turn]}."
    if phase == LAY:
        return "Lay a tile: choose it, turn it, place it."
    if phase == CHOOSE:
        return "Choose your colour."
    if phase == PLACE:
        return f"Place your pawn on a {COLOUR_NAMES[int(state.chosen[turn])]} square."
    if phase == GIVE:
        return f"Hand {names[int(state.receiver[0])]} a counter."
    return "Move your pawn along a line or through a gate."


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path] | Laying:
    """Give an action's label and the ids to touch for it."""
    kind, values = ACTIONS.split(action)
    if kind == "addTile":
        return _say_tile(state, values)
    if kind == "chooseColour":
        return f"Play {COLOUR_NAMES[int(values['colour'])]}", (f"colour-{values['colour']}",)
    if kind == "give":
        return f"Give a {COLOUR_NAMES[int(values['colour'])]} counter", (f"reserve-{seat}-{values['colour']}",)
    if kind == "pass":
        return "Pass", ("pass",)
    square = int(values["square"])
    name = square_name(state, square)
    return f"{'Place on' if kind == 'placePawn' else 'Move to'} {name}", (f"s{square}",)


def _say_tile(state: State, values: dict[str, str | int]) -> Laying:
    tile, rotation, other, contact = (int(values[name]) for name in ("tile", "rotation", "laid", "offset"))
    row, column = 0, 0
    if int(state.laid):
        row = int(state.tile_row[other]) + int(CONTACTS[contact, 0])
        column = int(state.tile_column[other]) + int(CONTACTS[contact, 1])
    face = _face(tile, rotation)
    path = f"tile-{tile}", f"turn-{face}", _place_id(row, column)
    return f"Lay {face} at row {row}, column {column}", path, None, 0, (), rotation


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused, where the clause alone would leave somebody puzzled."""
    mine = COLOUR_NAMES[int(state.chosen[seat])] if 0 <= seat < 3 and int(state.chosen[seat]) >= 0 else "your"
    if code == 24 and int(state.phase) == GIVE and ACTIONS.split(action)[0] == "move":
        return "First hand over the counter you owe."
    return {
        2: "That tile lies already.",
        10: "That colour is taken.",
        12: f"Place your pawn on an empty {mine} square.",
        15: "Your pawn moves along its row or column, or through a gate.",
        16: "Your pawn stands there already: move at least one step.",
        17: "That square is not empty.",
        19: "The square beyond the gate is not empty.",
        24: "You have no counter of that colour to hand over.",
        26: "You may pass only when you have no move.",
        37: "A tile must touch one that lies already.",
        D + 19: "That place overlaps a tile.",
        D + 20: "The first tile is laid at the beginning: laid tile 0, offset 0.",
    }.get(code)


# --- telling


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did; nothing is hidden, so everybody is told the same."""
    kind, values = ACTIONS.split(action)
    who = names[seat]
    if kind == "addTile":
        yield Event(f"{who} lays tile {values['tile']}.", seat, (f"tile-{values['tile']}",))
    elif kind == "chooseColour":
        yield Event(f"{who} plays {COLOUR_NAMES[int(values['colour'])]}.", seat)
    elif kind == "placePawn":
        yield Event(f"{who} begins on {_where(before, int(values['square']))}.", seat, (f"s{values['square']}",))
    elif kind == "pass":
        yield Event(f"{who} has no move and passes.", seat)
    elif kind == "move":
        yield _tell_move(before, seat, int(values["square"]), after, names)
    yield from _tell_gifts(before, seat, after, names)
    yield from _tell_end(before, after, names)


def _where(state: State, square: int) -> str:
    return f"row {int(state.row[square]) + 1}, column {int(state.column[square]) + 1}"


def _tell_move(before: State, seat: int, square: int, after: State, names: Sequence[str]) -> Event:
    colour = int(before.colour[square])
    placed = int(before.reserve[seat, colour]) > 0
    deed = f"places a {COLOUR_NAMES[colour]} counter" if placed else "places nothing"
    text = f"{names[seat]} moves to {_where(before, square)} and {deed}."
    trace = (f"s{int(before.pawn[seat])}", f"s{square}")
    return Event(text, seat, trace, points=-1 if placed else None, at=f"s{square}" if placed else None)


def _tell_gifts(before: State, seat: int, after: State, names: Sequence[str]) -> Iterator[Event]:
    if int(before.phase) not in (MOVE, GIVE) or (int(after.game) != int(before.game) and int(after.phase) != OVER):
        return
    for other in range(int(before.players)):
        for colour in range(COLOURS):
            if other != seat and int(after.reserve[other, colour]) > int(before.reserve[other, colour]):
                text = f"{names[seat]} hands {names[other]} a {COLOUR_NAMES[colour]} counter."
                yield Event(text, seat, (f"pawn-{other}",), points=1, at=f"pawn-{other}")


def _tell_end(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    if int(after.game) == int(before.game):
        return
    if int(after.phase) == OVER:
        points = np.zeros(int(after.players), np.int64)
        yield Event(_status(after, SPECTATOR, names, int(score(after, points))))
    else:
        yield Event(f"Game {int(after.game)} is over. {names[int(after.first)]} starts the next one.")

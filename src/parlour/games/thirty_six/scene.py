"""Draw the scene of 36. Nothing is hidden."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from parlour.core.bits import members
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Own, Piece, ScoreLine, ScorePart, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.games.thirty_six.components import (
    COLOURS,
    CONTACTS,
    LETTERS,
    NOWHERE,
    SQUARES,
    TILE_COLOURS,
    TILES,
    TURNED,
)
from parlour.games.thirty_six.legality import destinations
from parlour.games.thirty_six.options import STALL_TURNS
from parlour.games.thirty_six.record import CHOOSE, GIVE, LAY, MOVE, OVER, PLACE, State

Line = tuple[int, ...]
"""A number for each square."""

Pawns = tuple[tuple[int, int], ...]
"""The seats whose pawns are on a square, with their colours."""

PLACES: list[list[int]] = CONTACTS.tolist()

CORNERS = [["".join(LETTERS[colour] for colour in colours[turned]) for turned in TURNED] for colours in TILE_COLOURS]
FACES = [[f"{corners[:2]}/{corners[2:]}" for corners in turns] for turns in CORNERS]
"""The face of every tile after quarter turns clockwise: ``FACES[tile][turns]``."""

BLOCK = Zone("board", "board", 6, 6, say("board"), numbers=(1, 1))

SUPPLY = Zone("supply", "supply", 11, 4.25, say("tiles-to-lay"))
"""The zone of unused tiles, in two rows so that a tile is as wide as a thumb on a phone."""

NEAR = 3
"""Turns per player before a stall from which on the status mentions it."""

RESERVES = [
    Zone(f"reserve-{seat}", "info", COLOURS, 1, say("reserve", whose=seat), owner=seat) for seat in range(len(LETTERS))
]


def pieces(state: State) -> tuple[Piece, ...]:
    """Draw the tiles, gates, counters, pawns and reserves."""
    return (*_tiles(state), *_gates(state), *_counters(state), *_pawns(state), *_reserves(state))


def spots(state: State) -> Iterable[Spot]:
    """Draw the squares, or the places for tiles."""
    return _slots(state) if alone(state) else _places(state) if state.phase == LAY else _squares(state)


def state_of_play(state: State) -> Fact:
    """Return whose turn it is, and whether the game stalls soon."""
    return _stalling(state, say("turn", who=state.turn))


def own(state: State, seat: int) -> Own:
    """Return what the seat is asked to do; nothing is hidden."""
    return Own(status=_describe_task(state) if state.phase != OVER and state.turn == seat else "")


def alone(state: State) -> bool:
    """Whether this is the puzzle of T36-34."""
    return state.players == 1


def corner(state: State) -> tuple[int, int]:
    """Return the row and column at the top left of the board's zone; a draft leaves room around the tiles."""
    laid = members(state.laid)
    if alone(state) or state.phase != LAY or not laid:
        return 0, 0
    return min(state.tile_row[tile] for tile in laid) - 2, min(state.tile_column[tile] for tile in laid) - 2


def zones(state: State) -> Iterator[Zone]:
    """Yield the board, the tiles still to be laid, and the reserves."""
    if alone(state):
        yield from (BLOCK, SUPPLY)
        return
    laid, drafting, (top, left) = members(state.laid), state.phase == LAY, corner(state)
    room = 4 if drafting else 2
    rows = max((state.tile_row[tile] - top for tile in laid), default=4) + room
    columns = max((state.tile_column[tile] - left for tile in laid), default=4) + room
    yield Zone("board", "board", columns, rows, say("board"), numbers=(1, 1))
    if drafting:
        yield SUPPLY
    yield from RESERVES[: state.players]


def _tiles(state: State) -> Iterator[Piece]:
    top, left = corner(state)
    for tile in range(TILES):
        turned, zone, x, y = 0, "supply", 2.25 * (tile % 5), 2.25 * (tile // 5)
        if state.laid >> tile & 1:
            turned, zone = state.rotation[tile], "board"
            x, y = state.tile_column[tile] - left, state.tile_row[tile] - top
        yield draw_tile(tile, turned, zone, x, y)


@functools.cache
def draw_tile(tile: int, turned: int, zone: str, x: float, y: float) -> Piece:
    """Draw a tile after quarter turns clockwise, four squares large."""
    face, short = FACES[tile][turned], tuple(say("square.short", colour=colour) for colour in CORNERS[tile][turned])
    northwest, northeast, southwest, southeast = short
    label = say("tile", tile=tile, northwest=northwest, northeast=northeast, southwest=southwest, southeast=southeast)
    return Piece(f"tile-{tile}", "tile", zone, x, y, label, face, w=2, h=2, short=short)


def _gates(state: State) -> list[Piece]:
    return _draw_gates(tuple(state.row), tuple(state.column), tuple(state.colour), tuple(state.gate))


@functools.lru_cache(maxsize=256)  # as of ``_bare_squares``
def _draw_gates(rows: Line, columns: Line, colours: Line, gates: Line) -> list[Piece]:
    drawn = []
    for a, ends in enumerate(gates):
        for b in members(ends >> a + 1 << a + 1):
            x, rising = min(columns[a], columns[b]), int(columns[b] < columns[a])
            drawn.append(draw_gate(f"gate-{a}-{b}", x, rows[a], LETTERS[colours[a]], rising))
    return drawn


@functools.cache
def draw_gate(identity: str, x: int, y: int, letter: str, rising: int) -> Piece:
    """Draw a gate over four squares; ``rising`` is 1 if it leads from the lower left one to the upper right one."""
    label = say("gate", colour=letter)
    return Piece(identity, "gate", "board", x, y, label, letter, w=2, h=2, turn=rising, level=1)


def _counters(state: State) -> Iterator[Piece]:
    for square in members(state.counters):
        yield _counter(square, state.column[square], state.row[square], LETTERS[state.colour[square]])


@functools.cache
def _counter(square: int, x: int, y: int, letter: str) -> Piece:
    label, short = say("counter", colour=letter), (say("counter.short", colour=letter),)
    return Piece(f"counter-{square}", "counter", "board", x, y, label, letter, level=2, short=short)


def _pawns(state: State) -> Iterator[Piece]:
    for seat in range(state.players):
        square = state.pawn[seat]
        if square != NOWHERE:
            yield _pawn(seat, state.column[square], state.row[square], LETTERS[state.chosen[seat]])


@functools.cache
def _pawn(seat: int, x: int, y: int, letter: str) -> Piece:
    label, short = say("pawn", colour=letter, whose=seat), (say("pawn.short", colour=letter),)
    return Piece(f"pawn-{seat}", "pawn", "board", x, y, label, letter, owner=seat, level=3, short=short)


def _reserves(state: State) -> Iterator[Piece]:
    for seat in range(state.players):
        for colour, number in enumerate(state.reserve[seat]):
            if number:
                yield _reserve(seat, state.chosen[seat], colour, number)


@functools.cache
def _reserve(seat: int, chosen: int, colour: int, number: int) -> Piece:
    """Draw the counters of one colour; those of the seat's own colour in the middle."""
    first, last = (it for it in range(COLOURS) if it != chosen)
    column = (first, chosen, last).index(colour)
    label = say("in-reserve", counters=number, colour=LETTERS[colour], whose=seat)
    identity, zone = f"reserve-{seat}-{colour}", f"reserve-{seat}"
    return Piece(identity, "counter", zone, column, 0, label, LETTERS[colour], owner=seat, count=number)


def _squares(state: State) -> list[Spot]:
    bare = _bare_squares(tuple(state.row), tuple(state.column), tuple(state.colour), tuple(state.gate))
    spots = [bare[state.counters >> square & 1][square] for square in range(SQUARES)]
    for seat in range(state.players):
        if (square := state.pawn[seat]) != NOWHERE:
            spots[square] = _spot(square, *_looks(state, square, ((seat, state.chosen[seat]),)))
    return spots


@functools.lru_cache(maxsize=256)  # a board stays the same for a whole game, and is drawn after every move
def _bare_squares(rows: Line, columns: Line, colours: Line, gates: Line) -> list[list[Spot]]:
    """Draw all squares without pawns: first without counters, then with them."""
    looks = [*zip(rows, columns, colours, gates, strict=True)]
    return [
        [
            _spot(square, row, column, colour, counter, (), gate != 0)
            for square, (row, column, colour, gate) in enumerate(looks)
        ]
        for counter in (0, 1)
    ]


@functools.lru_cache(maxsize=1 << 12)
def _spot(square: int, row: int, column: int, *looks: Any) -> Spot:
    return Spot(f"s{square}", "board", column, row, _square(row, column, *looks), "square")


def _places(state: State) -> Iterator[Spot]:
    laid, (top, left) = members(state.laid), corner(state)
    near = [
        (state.tile_row[tile] + rows, state.tile_column[tile] + columns) for tile in laid for rows, columns in PLACES
    ]
    for row, column in dict.fromkeys(near):
        if all(abs(state.tile_row[tile] - row) > 1 or abs(state.tile_column[tile] - column) > 1 for tile in laid):
            x, y = column - left, row - top
            label = say("place", row=y + 1, column=x + 1)
            yield Spot(place_id(row, column), "board", x, y, label, "place", 2, 2)
    if not laid:
        yield Spot(place_id(0, 0), "board", 2, 2, say("first-place"), "place", 2, 2)


def _slots(state: State) -> Iterator[Spot]:
    """Draw the empty slots of the block (T36-D21)."""
    lying = {(state.tile_row[tile], state.tile_column[tile]) for tile in members(state.laid)}
    for row in range(3):
        for column in range(3):
            if (2 * row, 2 * column) not in lying:
                label = say("place", row=2 * row + 1, column=2 * column + 1)
                yield Spot(place_id(2 * row, 2 * column), "board", 2 * column, 2 * row, label, "cell", 2, 2)


def place_id(row: int, column: int) -> str:
    """Return the id of a place for a tile."""
    return f"place-{row}-{column}"


def at(state: State, square: int) -> Fact:
    """Return a fact about a square: where it is, its colour and what lies on it."""
    pawns = tuple((seat, state.chosen[seat]) for seat in range(state.players) if state.pawn[seat] == square)
    return _square(*_looks(state, square, pawns))


def _looks(state: State, square: int, pawns: Pawns) -> tuple[int, int, int, int, Pawns, bool]:
    row, column, colour = state.row[square], state.column[square], state.colour[square]
    return row, column, colour, state.counters >> square & 1, pawns, state.gate[square] != 0


def _square(row: int, column: int, colour: int, counter: int, pawns: Pawns, gate: bool) -> Fact:
    letter = LETTERS[colour]
    holds = [say("counter", colour=letter)] if counter else []
    holds += [say("pawn", colour=LETTERS[chosen], whose=seat) for seat, chosen in pawns]
    holds = holds or [say("empty")]
    holds += [say("gate", colour=letter)] if gate else []
    return say("square", row=row + 1, column=column + 1, colour=letter, holds=tuple(holds))


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the counters that a seat has left, or the tiles that are not laid."""
    points = standings(state).points[seat]
    if alone(state):
        return SeatScore(seat, points, (_to_lay(state, points),), SUPPLY.label)
    left, chosen = state.left[seat], state.chosen[seat]
    parts = tuple(_parts(state, seat)) if state.phase == OVER and not state.tournament else ()
    line = ScoreLine(say("finished-games" if state.tournament else "counters-left"), points, parts)
    detail = say("to-place")
    if state.tournament:
        detail = say("to-place-and-won", counters=left, games=state.wins[seat])
    swatch = LETTERS[chosen] if chosen != NOWHERE else None
    return SeatScore(seat, points, (line,), detail, swatch)


def _to_lay(state: State, tiles: int) -> ScoreLine:
    """Return the score line for the tiles not laid (T36-D21)."""
    left = (piece for piece in _tiles(state) if piece.zone == "supply")
    return ScoreLine(SUPPLY.label, tiles, tuple(ScorePart(piece.label, 1, (piece.id,)) for piece in left))


def _parts(state: State, seat: int) -> Iterator[ScorePart]:
    """Yield the counters that were never laid, by colour (T36-32)."""
    return (ScorePart(piece.label, piece.count, (piece.id,)) for piece in _reserves(state) if piece.owner == seat)


def outcome(state: State) -> Fact:
    """Return a fact about who has won or tied, or whether the puzzle is solved."""
    winners = standings(state).winners
    if alone(state):
        return say("block-complete" if winners else "nothing-fits")
    because = ended_by(state, list(state.left), state.passes)
    return say("after", first=say("last-game") if state.tournament else because, then=say("won", who=winners))


def ended_by(state: State, left: Sequence[int], passes: int) -> Fact:
    """Return what ended a game with these reserves and passes (T36-27, 28, D15)."""
    if 0 in left[: state.players]:
        return say("reserve-empty", who=left.index(0))
    return say("all-passed") if passes >= state.players else say("stalled", turns=int(STALL_TURNS[state.stall]))


def _is_stalling(state: State) -> bool:
    """Whether the game stalls soon (T36-D15)."""
    return state.phase == MOVE and _until_stall(state) <= NEAR * state.players


def _until_stall(state: State) -> int:
    return int(STALL_TURNS[state.stall]) * state.players - state.quiet


def _stalling(state: State, then: Fact) -> Fact:
    """Return a fact with the turns until the stall behind it, if that is soon."""
    return say("after", first=then, then=say("stalling", turns=_until_stall(state))) if _is_stalling(state) else then


def _describe_task(state: State) -> Fact:
    if state.phase == PLACE:
        return say("place-your-pawn", colour=LETTERS[state.chosen[state.turn]])
    if state.phase == GIVE:
        return say("hand-over", whom=state.receiver[0])
    if state.phase == MOVE:
        moves = "move-now" if _is_stalling(state) else "move-your-pawn"  # short, to fit a phone
        return _stalling(state, say(moves if run(destinations, state.record) else "pass-now"))
    return say({LAY: "lay-a-tile", CHOOSE: "choose-a-colour"}[state.phase])

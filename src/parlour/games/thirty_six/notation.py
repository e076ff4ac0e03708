"""Actions and positions of 36 as text and JSON."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core import kernel
from parlour.core.actions import Action, Actions
from parlour.core.errors import BadOption, BadPosition
from parlour.core.options import check_start, options_of, read_options, write_options
from parlour.core.positions import StreamPosition, read_stream, write_stream
from parlour.core.record import new_record
from parlour.games.thirty_six import layout
from parlour.games.thirty_six.state import (
    COLOURS,
    GIVE,
    LAY,
    MOVE,
    NOWHERE,
    PLACE,
    PRESET,
    SQUARES,
    TILES,
    Options,
    State,
)

ACTIONS = Actions(
    Action("addTile", tile=range(TILES), rotation=range(4), laid=range(TILES), offset=range(12)),
    Action("chooseColour", colour=range(COLOURS)),
    Action("placePawn", square=range(SQUARES)),
    Action("move", square=range(SQUARES)),
    Action("give", colour=range(COLOURS)),
    Action("pass"),
)
ADD_TILE = ACTIONS.first("addTile")
CHOOSE_COLOUR = ACTIONS.first("chooseColour")
PLACE_PAWN = ACTIONS.first("placePawn")
MOVE_PAWN = ACTIONS.first("move")
GIVE_COUNTER = ACTIONS.first("give")
PASS = ACTIONS.first("pass")

PHASES = ("lay", "choose", "place", "move", "give", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, le=2)]
Square = Annotated[int, msgspec.Meta(ge=0, lt=SQUARES)]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=36)]


class LaidTile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile on the table: its number, quarter turns clockwise, and the place of its top-left square."""

    tile: Annotated[int, msgspec.Meta(ge=0, lt=TILES)]
    rotation: Annotated[int, msgspec.Meta(ge=0, le=3)]
    row: Annotated[int, msgspec.Meta(ge=-17, le=17)]
    column: Annotated[int, msgspec.Meta(ge=-17, le=17)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its colour, its pawn's square, its reserve as [white, red, black], and its tournament so far."""

    colour: Colour | None
    pawn: Square | None
    reserve: tuple[Count, Count, Count]
    total: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    wins: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of 36, complete.

    ``counters`` lists the squares with a counter (it has the square's colour, T36-20); ``owed`` the seats that are
    still to be handed a counter, nearest first; ``quiet`` the turns since a counter reached the board (T36-D15).
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=3)]
    phase: str
    turn: Seat
    first: Seat
    tiles: tuple[LaidTile, ...]
    counters: tuple[Square, ...] = ()
    owed: tuple[Seat, ...] = ()
    quiet: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    passes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    games: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    replays: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def _or_none(value: Any) -> int | None:
    return None if int(value) == NOWHERE else int(value)


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    tiles = [
        LaidTile(tile, int(state.rotation[tile]), int(state.tile_row[tile]), int(state.tile_column[tile]))
        for tile in range(TILES)
        if int(state.laid) >> tile & 1
    ]
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        phase=PHASES[int(state.phase)],
        turn=int(state.turn),
        first=int(state.first),
        tiles=tuple(tiles),
        counters=tuple(square for square in range(SQUARES) if int(state.counters) >> square & 1),
        owed=tuple(int(seat) for seat in state.receiver if int(seat) != NOWHERE),
        quiet=int(state.quiet),
        passes=int(state.passes),
        games=int(state.game),
        replays=int(state.replays),
        options=options_of(Options, state),
        stream=write_stream(state),
    )


def _player(state: State, seat: int) -> Player:
    white, red, black = (int(count) for count in state.reserve[seat])
    return Player(
        _or_none(state.chosen[seat]),
        _or_none(state.pawn[seat]),
        (white, red, black),
        int(state.total[seat]),
        int(state.wins[seat]),
    )


def load(position: Position, state: State) -> None:
    """Fill an empty record from a position. Raises BadPosition naming the field or clause."""
    state.players = len(position.players)
    write_options(read_options(Options, position.options), state)
    if position.phase not in PHASES:
        raise BadPosition(f"phase {position.phase!r} is none of {', '.join(PHASES)}", "phase")
    state.phase = PHASES.index(position.phase)
    for field in ("turn", "first", "quiet", "passes", "replays"):
        setattr(state, field, getattr(position, field))
    if max(position.turn, position.first, *position.owed) >= len(position.players):
        raise BadPosition("turn, first and owed must name seats of this game", "turn")
    state.game = position.games
    _load_tiles(position, state)
    _load_players(position, state)
    for square in position.counters:
        state.counters = int(state.counters) | 1 << square
    state.occupied = int(state.occupied) | int(state.counters)
    state.receiver[:] = (*position.owed, NOWHERE, NOWHERE)[:2]
    _check(position, state)
    read_stream(position.stream, state)


def _load_tiles(position: Position, state: State) -> None:
    lay_tiles(state, [(laid.tile, laid.rotation, laid.row, laid.column) for laid in position.tiles])
    if state.phase != LAY:
        problem = layout_problem(state)
        if problem:
            raise BadPosition(problem, "tiles")
        kernel.run(layout.survey, state)


def _load_players(position: Position, state: State) -> None:
    state.pawn[:] = state.chosen[:] = NOWHERE
    for seat, player in enumerate(position.players):
        state.reserve[seat] = player.reserve
        state.left[seat] = sum(player.reserve)
        state.total[seat] = player.total
        state.wins[seat] = player.wins
        if player.colour is not None:
            state.chosen[seat] = player.colour
        if player.pawn is not None:
            if int(state.occupied) >> player.pawn & 1:
                raise BadPosition(f"players[{seat}].pawn: two pawns on square {player.pawn} (T36-12)", "players")
            state.pawn[seat] = player.pawn
            state.occupied = int(state.occupied) | 1 << player.pawn


def _check(position: Position, state: State) -> None:
    colours = [player.colour for player in position.players if player.colour is not None]
    if len(set(colours)) < len(colours):
        raise BadPosition("players: two seats have the same colour (T36-10)", "players")
    if int(state.phase) in (MOVE, GIVE) and (len(colours) < len(position.players) or None in _pawns(position)):
        raise BadPosition(f"phase {position.phase}: every seat needs a colour and a pawn (T36-12)", "players")
    if int(state.phase) == PLACE and len(colours) < len(position.players):
        raise BadPosition("phase place: every seat needs a colour (T36-10)", "players")
    if (int(state.phase) == GIVE) != bool(position.owed):
        raise BadPosition("owed: seats are owed a counter in phase give, and only then (T36-24)", "owed")
    if len(position.owed) > 2 or state.turn in position.owed:
        raise BadPosition("owed: at most two, and never the mover (T36-24)", "owed")


def _pawns(position: Position) -> list[int | None]:
    return [player.pawn for player in position.players]


# --- layouts


def lay_tiles(state: State, tiles: list[tuple[int, int, int, int]]) -> None:
    """Lay tiles given as (tile, rotation, row, column), unchecked but for their number."""
    for tile, rotation, row, column in tiles:
        if int(state.laid) >> tile & 1:
            raise BadPosition(f"tiles: tile {tile} lies twice (T36-02)", "tiles")
        layout.lay(state, tile, rotation, row, column)


def layout_problem(state: State) -> str | None:
    """Say what is wrong with a layout of nine tiles: missing tiles, overlap, or an isolated part (T36-37, D18)."""
    if int(state.laid) != (1 << TILES) - 1:
        return "all nine tiles must lie (T36-02)"
    place = {tile: (int(state.tile_row[tile]), int(state.tile_column[tile])) for tile in range(TILES)}
    touching: dict[int, set[int]] = {tile: set() for tile in place}
    for a, (row, column) in place.items():
        for b, (other_row, other_column) in place.items():
            rows, columns = abs(row - other_row), abs(column - other_column)
            if a < b and rows < 2 and columns < 2:
                return f"tiles {a} and {b} overlap (T36-36)"
            if (rows == 2 and columns < 2) or (columns == 2 and rows < 2):
                touching[a].add(b)
    return _isolated(touching)


def _isolated(touching: dict[int, set[int]]) -> str | None:
    together, edge = {0}, [0]
    while edge:
        new = touching[edge.pop()] - together
        together |= new
        edge.extend(new)
    alone = sorted(set(touching) - together)
    if not alone:
        return None
    return f"tile {alone[0]} is isolated from the rest; a corner does not connect (T36-37, T36-D18)"


def prepare(state: State, options: Options) -> None:
    """Lay the preset board before ``setup``."""
    if int(state.layout) == PRESET:
        lay_tiles(state, list(options.preset))
        kernel.run(layout.survey, state)


def allow(players: int, options: Options) -> None:
    """Raise BadOption for a starting seat that is not there, or for a preset that is no board."""
    check_start(options.start, players)
    if options.layout != "preset":
        return
    bounds = (range(TILES), range(4), range(-17, 18), range(-17, 18))
    for line in options.preset:
        for name, value, bound in zip(("tile", "rotation", "row", "column"), line, bounds, strict=True):
            if value not in bound:
                raise BadOption(f"option preset: {name} {value} is not {bound[0]} to {bound[-1]}", "options.preset")
    trial = new_record(State)
    try:
        lay_tiles(trial, list(options.preset))
    except BadPosition as error:
        raise BadOption(f"option preset: {error}", "options.preset") from None
    if problem := layout_problem(trial):
        raise BadOption(f"option preset: {problem}", "options.preset")

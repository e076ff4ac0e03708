"""Actions and positions of 36 as text and JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import kernel
from parlour.core.errors import BadOption, BadPosition
from parlour.core.options import check_start, options_of, read_options, write_options
from parlour.core.positions import read_stream, write_stream
from parlour.games.thirty_six import layout
from parlour.games.thirty_six.schema import (
    PHASES,
    LaidTile,
    Line,
    Player,
    board_problem,
    check_position,
    line_of,
    lines,
)
from parlour.games.thirty_six.schema import (
    Position as Position,
)
from parlour.games.thirty_six.state import NOWHERE, PLACE, PRESET, SQUARES, TILES, Options, State


def _or_none(value: Any) -> int | None:
    return None if int(value) == NOWHERE else int(value)


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    tiles = tuple(_laid(state, tile) for tile in range(TILES) if int(state.laid) >> tile & 1)
    preset = tuple(line_of(laid) for laid in tiles) if int(state.layout) == PRESET else Options().preset
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        phase=PHASES[int(state.phase)],
        turn=int(state.turn),
        first=int(state.first),
        tiles=tiles,
        counters=tuple(square for square in range(SQUARES) if int(state.counters) >> square & 1),
        owed=tuple(int(seat) for seat in state.receiver if int(seat) != NOWHERE),
        quiet=int(state.quiet),
        passes=int(state.passes),
        games=int(state.game),
        replays=int(state.replays),
        options={**options_of(Options, state), "preset": preset},
        stream=write_stream(state),
    )


def _laid(state: State, tile: int) -> LaidTile:
    return LaidTile(tile, int(state.rotation[tile]), int(state.tile_row[tile]), int(state.tile_column[tile]))


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
    """Fill an empty record from a position; the board is the one that lies. Raises BadPosition naming the field."""
    options = read_options(Options, position.options)
    allow(len(position.players), options)
    check_position(position, options)
    state.players = len(position.players)
    write_options(options, state)
    state.phase = PHASES.index(position.phase)
    for field in ("turn", "first", "quiet", "passes", "replays"):
        setattr(state, field, getattr(position, field))
    state.game = position.games
    lay_tiles(state, lines(position))
    if position.phase != "lay":
        kernel.run(layout.survey, state)
    state.pawn[:] = state.chosen[:] = NOWHERE
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    for square in position.counters:
        state.counters = int(state.counters) | 1 << square
    state.occupied = int(state.occupied) | int(state.counters)
    state.receiver[:] = (*position.owed, NOWHERE, NOWHERE)[:2]
    read_stream(position.stream, state)


def _load_player(player: Player, seat: int, state: State) -> None:
    state.reserve[seat] = player.reserve
    state.left[seat] = sum(player.reserve)
    state.total[seat] = player.total
    state.wins[seat] = player.wins
    if player.colour is not None:
        state.chosen[seat] = player.colour
    if player.pawn is not None:
        if int(state.phase) == PLACE and int(state.colour[player.pawn]) != player.colour:
            raise BadPosition(f"players[{seat}].pawn: a pawn begins on a square of its colour (T36-12)", "players")
        state.pawn[seat] = player.pawn
        state.occupied = int(state.occupied) | 1 << player.pawn


# --- layouts


def lay_tiles(state: State, tiles: Sequence[Line]) -> None:
    """Lay tiles, unchecked."""
    for tile, rotation, row, column in tiles:
        layout.lay(state, tile, rotation, row, column)


def prepare(state: State, options: Options) -> None:
    """Lay the preset board before ``setup``."""
    if int(state.layout) == PRESET:
        lay_tiles(state, options.preset)
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
    if problem := board_problem(options.preset):
        raise BadOption(f"option preset: {problem}", "options.preset")

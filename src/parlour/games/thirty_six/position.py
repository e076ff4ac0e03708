"""Actions and positions of 36 as text and JSON."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import kernel
from parlour.core.errors import BadOption, BadPosition
from parlour.core.options import options_of
from parlour.core.positions import bits_of, members, read_common, write_common, write_flat
from parlour.games.thirty_six import layout
from parlour.games.thirty_six.rules import may_lay
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
from parlour.games.thirty_six.state import LAY, NOWHERE, OVER, PLACE, PRESET, TILES, Options, State


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    tiles = tuple(_laid(state, tile) for tile in members(int(state.laid)))
    preset = tuple(line_of(laid) for laid in tiles) if int(state.layout) == PRESET else Options().preset
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        tiles=tiles,
        counters=members(int(state.counters)),
        owed=tuple(seat for seat in state.receiver.tolist() if seat != NOWHERE),
        games=int(state.game),
        **write_common(Position, state, options_of(Options, state) | {"preset": preset}, PHASES),
    )


def _laid(state: State, tile: int) -> LaidTile:
    return LaidTile(tile, int(state.rotation[tile]), int(state.tile_row[tile]), int(state.tile_column[tile]))


def _player(state: State, seat: int) -> Player:
    chosen = int(state.chosen[seat])
    otherwise = {"colour": None if chosen == NOWHERE else chosen, "reserve": tuple(state.reserve[seat].tolist())}
    return Player(**write_flat(Player, state, seat) | otherwise)


def load(position: Position, state: State) -> None:
    """Fill an empty record from a position; the board is the one that lies. Raises BadPosition naming the field."""
    options = read_common(position, state, Options, PHASES)
    check_position(position, options)
    state.game = position.games
    lay_tiles(state, lines(position))
    if len(position.players) == 1:
        _check_phase(state)
    elif position.phase != "lay":
        kernel.run(layout.survey, state)
    state.pawn[:] = state.chosen[:] = NOWHERE
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    state.counters = bits_of(position.counters)
    state.occupied = int(state.occupied) | int(state.counters)
    state.receiver[:] = (*position.owed, NOWHERE, NOWHERE)[:2]


def _check_phase(state: State) -> None:
    """T36-D21: the puzzle goes on as long as a tile can be laid."""
    phase, state.phase = int(state.phase), LAY
    if phase != (LAY if kernel.run(may_lay, state) else OVER):
        raise BadPosition("phase: alone one lays tiles, until none can be laid (T36-D21)", "phase")
    state.phase = phase


def _load_player(player: Player, seat: int, state: State) -> None:
    state.reserve[seat], state.left[seat] = player.reserve, sum(player.reserve)
    state.total[seat], state.wins[seat] = player.total, player.wins
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
    """Raise BadOption for a preset that is no board."""
    if options.layout != "preset":
        return
    bounds = (range(TILES), range(4), range(-17, 18), range(-17, 18))
    for line in options.preset:
        for name, value, bound in zip(("tile", "rotation", "row", "column"), line, bounds, strict=True):
            if value not in bound:
                raise BadOption(f"option preset: {name} {value} is not {bound[0]} to {bound[-1]}", "options.preset")
    if problem := board_problem(options.preset):
        raise BadOption(f"option preset: {problem}", "options.preset")

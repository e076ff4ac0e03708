"""Actions and positions of 36 as text and JSON."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import kernel
from parlour.core.errors import BadOption, BadPosition
from parlour.core.positions import bits_of, members, read_common, read_flat, write_common, write_flat
from parlour.games.thirty_six import layout
from parlour.games.thirty_six.rules import may_lay
from parlour.games.thirty_six.schema import PHASES, LaidTile, Line, Player, board_problem, check_position, lines
from parlour.games.thirty_six.schema import Position as Position
from parlour.games.thirty_six.state import LAY, NOWHERE, OVER, PLACE, PRESET, TILES, Options, State


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    tiles = laid_tiles(state)
    preset = tuple(lines(tiles)) if int(state.layout) == PRESET else Options().preset
    return Position(
        players=tuple(Player(**write_flat(Player, state, seat)) for seat in range(int(state.players))),
        tiles=tiles,
        owed=tuple(seat for seat in state.receiver.tolist() if seat != NOWHERE),
        **write_common(Position, state, Options, PHASES, preset=preset),
    )


def laid_tiles(state: State) -> tuple[LaidTile, ...]:
    """Write the tiles that lie."""
    return tuple(LaidTile(tile, **write_flat(LaidTile, state, tile)) for tile in members(int(state.laid)))


def load(position: Position, state: State) -> None:
    """Fill an empty record from a position; the board is the one that lies. Raises BadPosition naming the field."""
    options = read_common(position, state, Options, PHASES)
    check_position(position, options)
    lay_tiles(state, lines(position.tiles))
    if len(position.players) == 1:
        _check_phase(state)
    elif position.phase != "lay":
        kernel.run(layout.survey, state)
    state.pawn[:] = state.chosen[:] = NOWHERE
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    state.occupied = bits_of((*position.counters, *(square for square in state.pawn.tolist() if square != NOWHERE)))
    state.receiver[:] = (*position.owed, NOWHERE, NOWHERE)[:2]


def _check_phase(state: State) -> None:
    """T36-D21: the puzzle goes on as long as a tile can be laid."""
    phase, state.phase = int(state.phase), LAY
    if phase != (LAY if kernel.run(may_lay, state) else OVER):
        raise BadPosition("phase: alone one lays tiles, until none can be laid (T36-D21)", "phase")
    state.phase = phase


def _load_player(player: Player, seat: int, state: State) -> None:
    read_flat(player, state, seat)
    state.left[seat] = sum(player.reserve)
    if player.pawn is not None and int(state.phase) == PLACE and int(state.colour[player.pawn]) != player.colour:
        raise BadPosition(f"players[{seat}].pawn: a pawn begins on a square of its colour (T36-12)", "players")


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

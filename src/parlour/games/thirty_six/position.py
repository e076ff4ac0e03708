"""Positions of 36 as JSON, and which of them can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Any

import msgspec

from parlour.core import kernel
from parlour.core.errors import BadOption, BadPosition
from parlour.core.flat_positions import (
    StreamPosition,
    bits_of,
    check_seats,
    held,
    members,
    read_common,
    read_flat,
    repeats,
    write_common,
    write_flat,
)
from parlour.games.thirty_six.board import lay, survey
from parlour.games.thirty_six.play import may_lay
from parlour.games.thirty_six.puzzles.block import agrees
from parlour.games.thirty_six.record import (
    COLOURS,
    COUNTERS,
    LAY,
    MOST_REPLAYS,
    NOWHERE,
    OVER,
    PLACE,
    PRESET,
    SQUARES,
    TILES,
    Options,
    State,
)

PHASES = ("lay", "choose", "place", "move", "give", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, le=2)]
Square = Annotated[int, msgspec.Meta(ge=0, lt=SQUARES)]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=COUNTERS)]
Line = tuple[int, int, int, int]
"""A tile, its rotation, and row and column of its top-left square."""


class LaidTile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile on the table: its number, quarter turns clockwise, and the place of its top-left square."""

    tile: Annotated[int, msgspec.Meta(ge=0, lt=TILES)]
    rotation: Annotated[int, msgspec.Meta(ge=0, le=3)]
    row: Annotated[int, msgspec.Meta(ge=-17, le=17), held("tile_row")]
    column: Annotated[int, msgspec.Meta(ge=-17, le=17), held("tile_column")]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its colour, its pawn's square, its reserve as [white, red, black], and its tournament so far."""

    colour: Annotated[Colour | None, held("chosen")]
    pawn: Square | None
    reserve: Annotated[tuple[Count, Count, Count], held("reserve")]
    total: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    wins: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of 36, complete.

    ``counters`` lists the squares with a counter (it has the square's colour, T36-20); ``owed`` the seats that are
    still to be handed a counter, nearest first; ``quiet`` the turns since a counter reached the board (T36-D15);
    ``games`` the games finished, ``replays`` the ties among them that are played again. One player is alone with the
    puzzle (T36-34): there are nothing but tiles.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=3)]
    phase: str
    turn: Seat
    first: Seat
    tiles: tuple[LaidTile, ...]
    counters: Annotated[tuple[Square, ...], held("counters")] = ()
    owed: tuple[Seat, ...] = ()
    quiet: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    passes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    games: Annotated[int, msgspec.Meta(ge=0, le=4), held("game")] = 0
    replays: Annotated[int, msgspec.Meta(ge=0, le=MOST_REPLAYS)] = 0
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


# --- layouts


def lines(tiles: Sequence[LaidTile]) -> list[Line]:
    """Tiles as (tile, rotation, row, column)."""
    return [(laid.tile, laid.rotation, laid.row, laid.column) for laid in tiles]


def board_problem(tiles: Sequence[Line]) -> str | None:
    """Say what is wrong with a whole board, None if nothing is."""
    problem = layout_problem(tiles)
    return "all nine tiles must lie (T36-02)" if problem is None and len(tiles) < TILES else problem


def layout_problem(tiles: Sequence[Line]) -> str | None:
    """Say what is wrong with tiles laid: one twice, overlap, or an isolated part (T36-37, D18)."""
    numbers = [tile for tile, *_ in tiles]
    if repeats(numbers):
        return f"tile {max(numbers, key=numbers.count)} lies twice (T36-02)"
    touching: dict[int, set[int]] = {tile: set() for tile in numbers}
    for (a, _, row, column), (b, _, other_row, other_column) in combinations(tiles, 2):
        rows, columns = abs(row - other_row), abs(column - other_column)
        if rows < 2 and columns < 2:
            return f"tiles {a} and {b} overlap (T36-36)"
        if (rows == 2 and columns < 2) or (columns == 2 and rows < 2):
            touching[a].add(b)
            touching[b].add(a)
    return _isolated(touching)


def _isolated(touching: dict[int, set[int]]) -> str | None:
    together, edge = set(), list(touching)[:1]
    while edge:
        together.add(edge[-1])
        edge += touching[edge.pop()] - together
    alone = sorted(touching.keys() - together)
    return f"tile {alone[0]} is isolated from the rest; a corner does not connect (T36-37, T36-D18)" if alone else None


# --- what can be


def check_position(position: Position, options: Options) -> None:
    """Raise BadPosition naming field and clause for what no game can come to."""
    check_seats(position, len(position.players), "owed")
    if len(position.players) == 1:
        _check_puzzle(position, options)
        return
    _check_tiles(position, options)
    _check_pieces(position)
    _check_games(position, options)
    if position.phase in ("lay", "choose", "place"):
        _check_set_up(position)
    else:
        _check_play(position, options)


def _check_tiles(position: Position, options: Options) -> None:
    tiles, drafting = lines(position.tiles), position.phase == "lay"
    if problem := layout_problem(tiles) if drafting else board_problem(tiles):
        raise BadPosition(f"tiles: {problem}", "tiles")
    if drafting and (len(tiles) == TILES or options.layout != "draft"):
        raise BadPosition("phase lay: tiles are laid in a draft, until all nine lie (T36-D19)", "phase")
    if drafting and tiles and not any((row, column) == (0, 0) for _, _, row, column in tiles):
        raise BadPosition("tiles: the first tile of a draft lies at row 0, column 0 (T36-D19)", "tiles")
    if not drafting and (min(row for _, _, row, _ in tiles), min(column for *_, column in tiles)) != (0, 0):
        raise BadPosition("tiles: the smallest row and column are 0 (T36-D19)", "tiles")
    if options.layout == "square" and max(max(row, column) for _, _, row, column in tiles) > 4:
        raise BadPosition("tiles: the board is a block of three by three tiles (T36-06)", "tiles")


ALONE = (Player(None, None, (0, 0, 0)),)


def in_slots(tiles: Sequence[Line]) -> dict[int, tuple[int, int]]:
    """Give the tiles of a block, turned, by their slots in reading order, but for those that lie elsewhere."""
    return {
        row // 2 * 3 + column // 2: (tile, turned)
        for tile, turned, row, column in tiles
        if row in (0, 2, 4) and column in (0, 2, 4)
    }


def _check_puzzle(position: Position, options: Options) -> None:
    """T36-34, D21: tiles in the slots of a block, whose touching squares agree, and nothing else."""
    tiles, slots = lines(position.tiles), in_slots(lines(position.tiles))
    if repeats([tile for tile, *_ in tiles]):
        raise BadPosition("tiles: a tile lies twice (T36-02)", "tiles")
    if len(slots) < len(tiles):
        raise BadPosition("tiles: each lies in a slot of its own of a block of three by three (T36-34)", "tiles")
    if not agrees([slots.get(slot) for slot in range(TILES)]):
        raise BadPosition("tiles: touching squares of two tiles have equal colours (T36-34)", "tiles")
    blank = Position(ALONE, position.phase, 0, 0, position.tiles, options=position.options, stream=position.stream)
    if position != blank or options != Options():
        raise BadPosition("players: alone with the puzzle there are tiles and nothing else (T36-D21)", "players")


def _check_pieces(position: Position) -> None:
    colours = [player.colour for player in position.players if player.colour is not None]
    pawns = [player.pawn for player in position.players if player.pawn is not None]
    if repeats(colours):
        raise BadPosition("players: two seats have the same colour (T36-10)", "players")
    if repeats(pawns):
        raise BadPosition("players: two pawns stand on one square (T36-12)", "players")
    if repeats(position.counters):
        raise BadPosition("counters: one counter at most lies on a square (T36-17)", "counters")
    for colour in range(COLOURS):
        if sum(player.reserve[colour] for player in position.players) > COUNTERS:
            raise BadPosition("players: there are twelve counters of a colour (T36-04)", "players")


def _check_games(position: Position, options: Options) -> None:
    """T36-30 to 32, D16, D17: how many games there are, who begins, and what they can have come to."""
    players, over = len(position.players), position.phase == "over"
    finished = position.games - over
    if options.tournament:
        if position.replays or not 0 <= finished < players or (over and position.games < players):
            raise BadPosition("games: a tournament has as many games as players (T36-30, T36-D17)", "games")
    elif finished != position.replays or (position.replays and options.tie != "replay"):
        raise BadPosition("games: only ties are played again, if so agreed (T36-D16)", "games")
    if options.start != "random" and position.first != (options.start + finished) % players:
        raise BadPosition("first: the starting seat moves clockwise from game to game (T36-31, T36-D17)", "first")
    if sum(player.wins for player in position.players) > position.games:
        raise BadPosition("players: nobody wins more games than there were (T36-D17)", "players")
    if any(player.total > COLOURS * COUNTERS * position.games for player in position.players):
        raise BadPosition("players: totals are what was left in finished games (T36-32)", "players")


def _check_set_up(position: Position) -> None:
    """T36-10 to 12, D19: whose turn it is, and what everybody has, follow from who is first."""
    players, first = len(position.players), position.first
    if position.counters or position.owed or position.quiet or position.passes:
        raise BadPosition("counters, owed, quiet and passes come with the first move (T36-13)", "counters")
    order = [(first + k) % players for k in range(players)]
    chosen, placed = [], []
    if position.phase == "lay":
        if position.turn != order[len(position.tiles) % players]:
            raise BadPosition("turn: tiles are laid clockwise from the starting player on (T36-D19)", "turn")
    elif position.phase == "choose":
        chosen = order[order.index(position.turn) + 1 :]
    else:
        chosen, placed = order, order[: order.index(position.turn)]
    for seat, player in enumerate(position.players):
        if (player.colour is not None) != (seat in chosen):
            raise BadPosition("players: colours are chosen in reverse playing order (T36-10)", "players")
        if (player.pawn is not None) != (seat in placed):
            raise BadPosition("players: pawns are placed in playing order (T36-12)", "players")
        if player.reserve != tuple(COUNTERS * (player.colour == colour) for colour in range(COLOURS)):
            raise BadPosition("players: all twelve counters of the colour chosen, and no others (T36-11)", "players")


def _check_play(position: Position, options: Options) -> None:
    players, mover = len(position.players), position.players[position.turn]
    if any(player.colour is None or player.pawn is None for player in position.players):
        raise BadPosition(f"phase {position.phase}: every seat needs a colour and a pawn (T36-12)", "players")
    if (position.phase == "give") != bool(position.owed):
        raise BadPosition("owed: seats are owed a counter in phase give, and only then (T36-24)", "owed")
    if repeats(position.owed) or position.turn in position.owed:
        raise BadPosition("owed: different opponents, never the mover (T36-24)", "owed")
    if position.phase == "over":
        return
    if any(not any(player.reserve) for player in position.players):
        raise BadPosition("players: an empty reserve ends the game (T36-27)", "players")
    if position.phase == "give" and sum(count > 0 for count in mover.reserve) < 2:
        raise BadPosition("players: a choice is asked only of who has two colours (T36-D10)", "players")
    if position.passes >= players or (position.passes and position.phase == "give"):
        raise BadPosition("passes: when all have passed the game is over, and a move ends them (T36-D14)", "passes")
    if position.quiet >= options.stall * players:
        raise BadPosition("quiet: after so many turns without a counter the game is over (T36-D15)", "quiet")


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
        kernel.run(survey, state)
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
        lay(state, tile, rotation, row, column)


def prepare(state: State, options: Options) -> None:
    """Lay the preset board before ``setup``."""
    if int(state.layout) == PRESET:
        lay_tiles(state, options.preset)
        kernel.run(survey, state)


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

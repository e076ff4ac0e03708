"""Convert positions of 36 to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, NamedTuple

import msgspec

from parlour.core import kernel
from parlour.core.bits import bits_of, members
from parlour.core.errors import BadOption
from parlour.core.objections import find_repeated, paths_of, refuse, refuse_at, repeats
from parlour.core.positions import (
    MatchPosition,
    choice,
    held,
    named,
    read_position,
    seats,
    write_fields,
    write_position,
)
from parlour.games.thirty_six.board import lay, survey
from parlour.games.thirty_six.components import COLOURS, COUNTERS, NOWHERE, SQUARES, TILES
from parlour.games.thirty_six.options import MOST_REPLAYS, PRESET, STALL_TURNS, TIE_REPLAY, Options
from parlour.games.thirty_six.play import may_lay
from parlour.games.thirty_six.puzzles.block import agrees
from parlour.games.thirty_six.record import LAY, OVER, PLACE, State

Seat = Annotated[int, seats(3)]
Square = Annotated[int, msgspec.Meta(ge=0, lt=SQUARES)]
Colour = Annotated[int, choice(COLOURS)]
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
    """A seat: its colour, its pawn's square, its reserve as [white, red, black], and its results in the tournament."""

    colour: Annotated[Colour | None, held("chosen")]
    pawn: Square | None
    reserve: Annotated[tuple[Count, Count, Count], held("reserve")]
    total: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    wins: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class Position(MatchPosition):
    """A complete position of 36.

    ``counters`` lists the squares with a counter (of the square's colour, T36-20); ``owed`` the seats that are still to
    be handed a counter, nearest first; ``quiet`` is the number of turns since a counter was laid (T36-D15); ``games``
    the number of finished games, ``replays`` the number of ties among them that are replayed. A single player plays the
    puzzle (T36-34), with only tiles.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=3)]
    phase: Annotated[str, named(("lay", "choose", "place", "move", "give", "over"))]
    turn: Seat
    first: Seat
    tiles: tuple[LaidTile, ...]
    counters: Annotated[tuple[Square, ...], held("counters")] = ()
    owed: Annotated[tuple[Seat, ...], held("receiver", none=NOWHERE)] = ()
    quiet: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    passes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    games: Annotated[int, msgspec.Meta(ge=0, le=4), held("game")] = 0
    replays: Annotated[int, msgspec.Meta(ge=0, le=MOST_REPLAYS)] = 0


# --- layouts


def lines(tiles: Sequence[LaidTile]) -> list[Line]:
    """Return tiles as tuples (tile, rotation, row, column)."""
    return [(laid.tile, laid.rotation, laid.row, laid.column) for laid in tiles]


class LayoutProblem(NamedTuple):
    """What is wrong with tiles, and the tiles it is about."""

    words: str
    tiles: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.words


def board_problem(tiles: Sequence[Line]) -> LayoutProblem | None:
    """Return what is wrong with a whole board, None if nothing is."""
    problem = layout_problem(tiles)
    return LayoutProblem("all nine tiles must lie (T36-02)") if problem is None and len(tiles) < TILES else problem


def layout_problem(tiles: Sequence[Line]) -> LayoutProblem | None:
    """Return what is wrong with the tiles laid, None if nothing is (T36-37, D18).

    Wrong are a tile laid twice, overlap, and an isolated part.
    """
    numbers = [tile for tile, *_ in tiles]
    if repeats(numbers):
        twice = max(numbers, key=numbers.count)
        return LayoutProblem(f"tile {twice} lies twice (T36-02)", (twice,))
    touching: dict[int, set[int]] = {tile: set() for tile in numbers}
    for (a, _, row, column), (b, _, other_row, other_column) in combinations(tiles, 2):
        rows, columns = abs(row - other_row), abs(column - other_column)
        if rows < 2 and columns < 2:
            return LayoutProblem(f"tiles {a} and {b} overlap (T36-36)", (a, b))
        if (rows == 2 and columns < 2) or (columns == 2 and rows < 2):
            touching[a].add(b)
            touching[b].add(a)
    return _isolated(touching)


def _isolated(touching: dict[int, set[int]]) -> LayoutProblem | None:
    """Return that some tiles do not touch the others: of two parts the one with fewer tiles is isolated."""
    together, edge = set(), list(touching)[:1]
    while edge:
        together.add(edge[-1])
        edge += touching[edge.pop()] - together
    apart = touching.keys() - together
    if not apart:
        return None
    alone = sorted(apart if len(apart) <= len(together) else together)
    words = f"tile {alone[0]} is isolated from the rest; a corner does not connect (T36-37, T36-D18)"
    return LayoutProblem(words, tuple(alone))


# --- writing and loading


def position(state: State) -> Position:
    """Return a record as a Position."""
    tiles = laid_tiles(state)
    preset = tuple(lines(tiles)) if int(state.layout) == PRESET else Options().preset
    return write_position(Position, state, Options, others={"preset": preset}, tiles=tiles)


def laid_tiles(state: State) -> tuple[LaidTile, ...]:
    """Return the tiles on the table."""
    return tuple(LaidTile(tile, **write_fields(LaidTile, state, index=tile)) for tile in members(int(state.laid)))


def load(position: Position, state: State) -> None:
    """Read a position into an empty record. Raises BadPosition naming the field."""
    options = read_position(position, state, Options)
    tiles = lines(position.tiles)
    if len(position.players) == 1:
        _check_puzzle(position, options)
        lay_tiles(state, tiles)
        _check_phase(state)
    else:
        problem = layout_problem(tiles) if position.phase == "lay" else board_problem(tiles)
        guilty = problem.tiles if problem else ()
        at = [("tiles", number) for number, laid in enumerate(tiles) if laid[0] in guilty]
        refuse(problem, f"tiles: {problem}", at=at)
        _check_place(position, options)
        lay_tiles(state, tiles)
        _check_pieces(position)
    if int(state.phase) != LAY and len(position.players) > 1:
        kernel.run(survey, state)
    state.left[: len(position.players)] = [sum(player.reserve) for player in position.players]
    pawns = [player.pawn for player in position.players if player.pawn is not None]
    state.occupied = bits_of((*position.counters, *pawns))


def _check_place(position: Position, options: Options) -> None:
    """Raise BadPosition unless the layout begins at row and column 0 and is not too large (T36-06, D19)."""
    tiles, drafting = lines(position.tiles), position.phase == "lay"
    corners = [(row, column) for _, _, row, column in tiles]
    wrong = drafting and (len(tiles) == TILES or options.layout != "draft")
    refuse(wrong, "phase lay: tiles are laid in a draft, until all nine lie (T36-D19)")
    wrong = drafting and bool(tiles) and (0, 0) not in corners
    refuse(wrong, "tiles: the first tile of a draft lies at row 0, column 0 (T36-D19)")
    least = [min(numbers) for numbers in zip(*corners, strict=True)]
    refuse(not drafting and least != [0, 0], "tiles: the smallest row and column are 0 (T36-D19)")
    out = [("tiles", number) for number, corner in enumerate(corners) if max(corner) > 4]
    wrong = options.layout == "square" and bool(out)
    refuse(wrong, "tiles: the board is a block of three by three tiles (T36-06)", at=out)


# --- alone with the puzzle


ALONE = (Player(None, None, (0, 0, 0)),)


def in_slots(tiles: Sequence[Line]) -> dict[int, tuple[int, int]]:
    """Return the tiles of a block with their rotations, by slot; tiles elsewhere are left out."""
    return {
        row // 2 * 3 + column // 2: (tile, turned)
        for tile, turned, row, column in tiles
        if row in (0, 2, 4) and column in (0, 2, 4)
    }


def _check_puzzle(position: Position, options: Options) -> None:
    """Raise BadPosition unless there are only tiles, in the slots of a block, that agree where they touch.

    T36-34, D21.
    """
    tiles, slots = lines(position.tiles), in_slots(lines(position.tiles))
    twice = [("tiles", number) for number in find_repeated([tile for tile, *_ in tiles])]
    refuse(twice, "tiles: a tile lies twice (T36-02)", at=twice)
    refuse(len(slots) < len(tiles), "tiles: each lies in a slot of its own of a block of three by three (T36-34)")
    wrong = not agrees([slots.get(slot) for slot in range(TILES)])
    refuse(wrong, "tiles: touching squares of two tiles have equal colours (T36-34)")
    blank = Position(ALONE, position.phase, 0, 0, position.tiles, options=position.options, stream=position.stream)
    wrong = position != blank or options != Options()
    refuse(wrong, "players: alone with the puzzle there are tiles and nothing else (T36-D21)")


def _check_phase(state: State) -> None:
    """Raise BadPosition unless the puzzle goes on exactly if a tile can be laid (T36-D21)."""
    phase, state.phase = int(state.phase), LAY
    wrong = phase != (LAY if kernel.run(may_lay, state) else OVER)
    refuse(wrong, "phase: alone one lays tiles, until none can be laid (T36-D21)")
    state.phase = phase


# --- pieces, turns and games


def _check_pieces(position: Position) -> None:
    """Raise BadPosition for pieces with which play could not go on (T36-04, 10, 12, 17, 24)."""
    players = position.players
    colours = [player.colour for player in players if player.colour is not None]
    alike = paths_of(find_repeated([player.colour for player in players]), "colour")
    refuse(alike, "players: two seats have the same colour (T36-10)", at=alike)
    pawns = [player.pawn for player in players if player.pawn is not None]
    together = paths_of(find_repeated([player.pawn for player in players]), "pawn")
    refuse(together, "players: two pawns stand on one square (T36-12)", at=together)
    twice = [("counters", number) for number in find_repeated(position.counters)]
    refuse(twice, "counters: one counter at most lies on a square (T36-17)", at=twice)
    for colour in range(COLOURS):
        wrong = sum(player.reserve[colour] for player in players) > COUNTERS
        at = paths_of(range(len(players)), "reserve", colour)
        refuse(wrong, "players: there are twelve counters of a colour (T36-04)", at=at)
    if position.phase in ("lay", "choose", "place"):
        _check_set_up(position)
        return
    bare = len(colours) < len(players) or len(pawns) < len(players)
    lacking = [seat for seat, player in enumerate(players) if None in (player.colour, player.pawn)]
    at = (*paths_of(lacking, "colour"), *paths_of(lacking, "pawn"))
    refuse(bare, f"phase {position.phase}: every seat needs a colour and a pawn (T36-12)", "players", at)
    wrong = (position.phase == "give") != bool(position.owed)
    refuse(wrong, "owed: seats are owed a counter in phase give, and only then (T36-24)")
    wrong = repeats(position.owed) or position.turn in position.owed
    refuse(wrong, "owed: different opponents, never the mover (T36-24)")


def _check_set_up(position: Position) -> None:
    """Raise BadPosition unless the turn and the pieces during set-up follow from who is first (T36-10 to 12, D19)."""
    players, first = len(position.players), position.first
    moved = position.counters or position.owed or position.quiet or position.passes
    at = (("counters",), ("owed",), ("quiet",), ("passes",))
    refuse(
        moved,
        "counters on the board, debts, turns without a new counter and passes come with the first move (T36-13)",
        at=at,
    )
    order = [(first + k) % players for k in range(players)]
    chosen, placed = [], []
    if position.phase == "lay":
        wrong = position.turn != order[len(position.tiles) % players]
        refuse(wrong, "turn: tiles are laid clockwise from the starting player on (T36-D19)")
    elif position.phase == "choose":
        chosen = order[order.index(position.turn) + 1 :]
    else:
        chosen, placed = order, order[: order.index(position.turn)]
    for seat, player in enumerate(position.players):
        colour, pawn, reserve = (("players", seat, field) for field in ("colour", "pawn", "reserve"))
        wrong = (player.colour is not None) != (seat in chosen)
        refuse(wrong, "players: colours are chosen in reverse playing order (T36-10)", at=(colour,))
        wrong = (player.pawn is not None) != (seat in placed)
        refuse(wrong, "players: pawns are placed in playing order (T36-12)", at=(pawn,))
        wrong = player.reserve != tuple(COUNTERS * (player.colour == number) for number in range(COLOURS))
        refuse(wrong, "players: all twelve counters of the colour chosen, and no others (T36-11)", at=(reserve,))


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position; checks tournaments, and what ends a game."""
    players, over = len(position.players), position.phase == "over"
    if players == 1:
        return
    finished = position.games - over
    if int(state.tournament):
        wrong = bool(position.replays) or not 0 <= finished < players or (over and position.games < players)
        refuse(wrong, "games: a tournament has as many games as players (T36-30, T36-D17)")
    else:
        wrong = finished != position.replays or (finished > 0 and int(state.tie) != TIE_REPLAY)
        refuse(wrong, "games: only ties are played again, if so agreed (T36-D16)")
    start = Options(**position.options).start
    wrong = start != "random" and position.first != (int(start) + finished) % players
    refuse(wrong, "first: the starting seat moves clockwise from game to game (T36-31, T36-D17)")
    wins = sum(player.wins for player in position.players)
    at = paths_of(range(players), "wins")
    refuse(wins > position.games, "players: nobody wins more games than there were (T36-D17)", at=at)
    most = COLOURS * COUNTERS * position.games
    high = [seat for seat, player in enumerate(position.players) if player.total > most]
    refuse(high, "players: totals are what was left in finished games (T36-32)", at=paths_of(high, "total"))
    if position.phase in ("move", "give"):
        _check_play(position, int(STALL_TURNS[state.stall]))
    for seat, player in enumerate(position.players):
        begins = int(state.phase) == PLACE and player.pawn is not None
        wrong = begins and int(state.colour[player.pawn]) != player.colour
        refuse_at(wrong, ("players", seat, "pawn"), "a pawn begins on a square of its colour (T36-12)")


def _check_play(position: Position, stall: int) -> None:
    """Raise BadPosition if the game should have ended, or a counter is to be handed over without a choice.

    T36-24, 27, D10, D14, D15.
    """
    players, gives = len(position.players), position.phase == "give"
    empty = [seat for seat, player in enumerate(position.players) if not any(player.reserve)]
    refuse(empty, "players: an empty reserve ends the game (T36-27)", at=paths_of(empty, "reserve"))
    wrong = gives and sum(count > 0 for count in position.players[position.turn].reserve) < 2
    at = paths_of((position.turn,), "reserve")
    refuse(wrong, "players: a choice is asked only of who has two colours (T36-D10)", at=at)
    wrong = position.passes >= players or (position.passes > 0 and gives)
    refuse(wrong, "passes: when all have passed the game is over, and a move ends them (T36-D14)")
    refuse(position.quiet >= stall * players, "quiet: after so many turns without a counter the game is over (T36-D15)")


# --- layouts


def lay_tiles(state: State, tiles: Sequence[Line]) -> None:
    """Lay tiles without checking them."""
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

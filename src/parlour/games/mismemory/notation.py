"""Actions and positions of Mismemory as text and JSON."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import msgspec

from parlour.core.actions import Action, Actions
from parlour.core.errors import BadOption, BadPosition
from parlour.core.options import options_of, read_options, write_options
from parlour.core.positions import StreamPosition, read_stream, write_stream
from parlour.games.mismemory.state import (
    CUSTOM,
    EMPTY,
    FLIP,
    FULL,
    GRIDS,
    NOWHERE,
    OVER,
    PLACE,
    REPLACE,
    SEATS,
    SHOWN,
    SPACES,
    TILE_NAMES,
    TILES,
    UNKNOWN,
    Options,
    State,
)

ACTIONS = Actions(
    Action("flip", space=range(SPACES)),
    Action("flipTwo", first=range(SPACES), second=range(SPACES)),
    Action("decline"),
    Action("keep", tile=range(2)),
    Action("place", gap=range(SPACES)),
    Action("challenge", player=range(SEATS)),
    Action("replace", tile=range(FULL), gap=range(SPACES)),
    Action("clock", name=("show",)),
)
FLIP_TWO = ACTIONS.first("flipTwo")
DECLINE = ACTIONS.first("decline")
KEEP = ACTIONS.first("keep")
PLACE_AT = ACTIONS.first("place")
CHALLENGE = ACTIONS.first("challenge")
REPLACE_FIRST = ACTIONS.first("replace")
CLOCK_FIRST = ACTIONS.first("clock")

PHASES = ("flip", "shown", "place", "replace", "over")
COORDINATE = range(SPACES)

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Space = Annotated[int, msgspec.Meta(ge=0, lt=SPACES)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Tile = str | None


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: the tiles it owns in the order of collecting (null where the viewer may not see them), and their tags.

    ``pairs`` are the two tiles each was chosen from, ``resolved`` what all can know of them (null if nothing); both
    are missing from what a seat may see.
    """

    tiles: Annotated[tuple[Tile, ...], msgspec.Meta(max_length=FULL)] = ()
    tags: Annotated[tuple[Count, ...], msgspec.Meta(max_length=FULL)] = ()
    out: bool = False
    pairs: tuple[tuple[str, str], ...] = ()
    resolved: tuple[Tile, ...] = ()


class Memory(msgspec.Struct, forbid_unknown_fields=True):
    """What all have seen: for each space the tile last seen there, when, and whose pair it is the rest of."""

    known: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=1, max_length=SPACES)]
    seen_at: tuple[Count, ...]
    source: tuple[Annotated[int, msgspec.Meta(ge=-1, lt=SEATS * FULL)], ...]


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of Mismemory. Tiles are written as S0 or KA; ``.`` is a gap, null a tile that the viewer cannot see.

    ``up`` lists the spaces turned up, ``hand`` the tile to be placed (phase place), ``shown`` the tiles to be put
    back by their index, ``.`` once they are (phase replace), ``placer`` by whom, ``resumed`` the phase that follows;
    ``quiet`` counts turns without a collection, ``turns`` all, ``clocks`` the clocks started. ``memory`` is missing
    from what a seat may see (MIS-D15).
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    grid: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=TILES, max_length=SPACES)]
    turn: Seat = 0
    phase: str = "flip"
    up: Annotated[tuple[Space, ...], msgspec.Meta(max_length=2)] = ()
    hand: Tile = "."
    hand_tag: Count = 0
    shown: tuple[str, ...] = ()
    shown_tags: tuple[Count, ...] = ()
    placer: Seat | None = None
    resumed: str = "flip"
    quiet: Count = 0
    turns: Count = 1
    clocks: Count = 0
    winners: tuple[Seat, ...] = ()
    tags: tuple[Count, ...] = ()
    last_tag: Count = 0
    memory: Memory | None = None
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


# --- writing


def write_tile(tile: int) -> Tile:
    """Write a tile, ``.`` for none and null for an unknown one."""
    return None if tile == UNKNOWN else "." if tile == EMPTY else TILE_NAMES[tile]


def position(state: State) -> Position:
    """Write a record in the words of the rules; of a hidden copy only what its viewer may be shown."""
    stream, n = write_stream(state), int(state.spaces)
    return Position(
        players=tuple(_player(state, seat, stream is not None) for seat in range(int(state.players))),
        grid=tuple(write_tile(int(tile)) for tile in state.face[:n]),
        turn=int(state.turn),
        phase=PHASES[int(state.phase)],
        up=tuple(int(space) for space in state.up if int(space) != NOWHERE),
        hand=write_tile(int(state.returning)),
        hand_tag=int(state.returning_tag),
        shown=tuple(str(write_tile(int(tile))) for tile in state.shown),
        shown_tags=tuple(int(tag) for tag in state.shown_tag),
        placer=int(state.placer) if int(state.placer) != NOWHERE else None,
        resumed=PHASES[int(state.resumed)],
        quiet=int(state.quiet),
        turns=int(state.turns),
        clocks=int(state.clocks),
        winners=tuple(seat for seat in range(int(state.players)) if int(state.winners) >> seat & 1),
        tags=tuple(int(tag) for tag in state.tag[:n]),
        last_tag=int(state.tags),
        memory=_memory(state, n) if stream is not None else None,
        options={**options_of(Options, state), "cells": _cells(state)},
        stream=stream,
    )


def _cells(state: State) -> tuple[tuple[int, int], ...]:
    custom = int(state.grid) == CUSTOM
    spaces = range(int(state.spaces)) if custom else ()
    return tuple((int(state.row[space]), int(state.column[space])) for space in spaces)


def _player(state: State, seat: int, whole: bool) -> Player:
    n = int(state.owned[seat])
    blind = int(state.memory) and not whole and int(state.phase) != OVER
    return Player(
        tiles=tuple(None if blind else write_tile(int(tile)) for tile in state.own[seat, :n]),
        tags=tuple(int(tag) for tag in state.own_tag[seat, :n]),
        out=bool(int(state.out) >> seat & 1),
        pairs=tuple((TILE_NAMES[int(a)], TILE_NAMES[int(b)]) for a, b in state.pair[seat, :n]) if whole else (),
        resolved=tuple(write_tile(int(tile)) for tile in state.resolved[seat, :n]) if whole else (),
    )


def _memory(state: State, n: int) -> Memory:
    return Memory(
        tuple(write_tile(int(tile)) for tile in state.known[:n]),
        tuple(int(turn) for turn in state.seen_at[:n]),
        tuple(int(slot) for slot in state.source[:n]),
    )


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_options(Options, position.options)
    allow(len(position.players), options)
    state.players = len(position.players)
    write_options(options, state)
    prepare(state, options)
    _check(position, int(state.spaces))
    state.phase, state.resumed = PHASES.index(position.phase), PHASES.index(position.resumed)
    for field in ("turn", "quiet", "turns", "clocks"):
        setattr(state, field, getattr(position, field))
    state.tags = max(position.last_tag, SPACES)
    state.face[:] = state.known[:] = state.shown[:] = EMPTY
    state.own[:] = state.pair[:] = state.resolved[:] = EMPTY
    state.source[:] = state.up[:] = NOWHERE
    _load_grid(position, state)
    for seat, player in enumerate(position.players):
        _load_player(player, state, seat)
    state.returning, state.returning_tag = _read(position.hand), position.hand_tag
    for i, tile in enumerate(position.shown):
        state.shown[i] = _read(tile)
        state.shown_tag[i] = position.shown_tags[i] if position.shown_tags else _tag(state, tile)
    state.placer = NOWHERE if position.placer is None else position.placer
    state.winners = sum(1 << seat for seat in position.winners)
    read_stream(position.stream, state)


def _read(tile: Tile) -> int:
    if tile is None:
        raise BadPosition("a tile is missing: this is what a seat may see, not a complete position", "grid")
    if tile != "." and tile not in TILE_NAMES:
        raise BadPosition(f"{tile!r} is no tile; tiles are written like S0, MA or K5, a gap as a point", "grid")
    return EMPTY if tile == "." else TILE_NAMES.index(tile)


def _tag(state: State, tile: Tile) -> int:
    """Give a tag to a tile written by hand."""
    state.tags += tile != "."
    return int(state.tags) if tile != "." else 0


def _load_grid(position: Position, state: State) -> None:
    for space, tile in enumerate(position.grid):
        state.face[space] = _read(tile)
        state.tag[space] = position.tags[space] if position.tags else (space + 1) * (tile != ".")
        state.tiles = int(state.tiles) | (tile != ".") << space
        state.known[space] = EMPTY if tile == "." else UNKNOWN
    for k, space in enumerate(position.up):
        state.up[k] = space
        state.known[space] = state.face[space]
    if position.memory is not None:
        for space, tile in enumerate(position.memory.known):
            state.known[space] = UNKNOWN if tile is None else _read(tile)
        state.seen_at[: len(position.memory.seen_at)] = position.memory.seen_at
        state.source[: len(position.memory.source)] = position.memory.source


def _load_player(player: Player, state: State, seat: int) -> None:
    """Tiles written without their pairs count as seen by all."""
    state.owned[seat] = len(player.tiles)
    state.out = int(state.out) | player.out << seat
    for i, tile in enumerate(player.tiles):
        state.own[seat, i] = _read(tile)
        state.own_tag[seat, i] = player.tags[i] if player.tags else _tag(state, tile)
        state.pair[seat, i] = [_read(name) for name in player.pairs[i]] if player.pairs else _read(tile)
        resolved = player.resolved[i] if player.resolved else tile
        state.resolved[seat, i] = UNKNOWN if resolved is None else _read(resolved)


def _check(position: Position, spaces: int) -> None:
    players = len(position.players)
    for field in ("phase", "resumed"):
        if getattr(position, field) not in PHASES:
            raise BadPosition(f"{field} {getattr(position, field)!r} is none of {', '.join(PHASES)}", field)
    if max(position.turn, position.placer or 0, *position.winners, 0) >= players:
        raise BadPosition("turn, placer and winners must name seats of this game", "turn")
    if len(position.grid) != spaces:
        raise BadPosition(f"grid: {spaces} spaces, not {len(position.grid)} (MIS-D1)", "grid")
    _check_phase(position)
    _check_lists(position, spaces)
    lying = (*position.grid, position.hand, *position.shown)
    tiles = Counter(tile for tile in (*lying, *(t for p in position.players for t in p.tiles)) if tile != ".")
    for tile, times in tiles.items():
        if _read(tile) != EMPTY and times > 1:
            raise BadPosition(f"{tile} lies in {times} places (MIS-02)", "grid")
    if len(tiles) < TILES:
        raise BadPosition(f"{TILES - len(tiles)} tiles are missing (MIS-02)", "grid")


def _check_phase(position: Position) -> None:
    phase = PHASES.index(position.phase)
    if any(space >= len(position.grid) or position.grid[space] == "." for space in position.up):
        raise BadPosition("up: there is no tile on such a space (MIS-08)", "up")
    turned = {FLIP: (0, 1), SHOWN: (2,), PLACE: (0,), REPLACE: (0, 1, 2), OVER: (0,)}[phase]
    if len(position.up) not in turned or len(set(position.up)) < len(position.up):
        raise BadPosition("up: two different tiles at most, and two in phase shown (MIS-08)", "up")
    if (position.hand != ".") != (phase == PLACE):
        raise BadPosition("hand: a tile is in hand in phase place, and only then (MIS-13)", "hand")
    waiting = any(tile != "." for tile in position.shown)
    if (phase == REPLACE and not (waiting and position.placer is not None)) or (
        waiting and phase not in (REPLACE, OVER)
    ):
        raise BadPosition("shown: tiles are put back in phase replace, by a placer (MIS-20)", "shown")
    if phase == PLACE and not position.players[position.turn].tiles:
        raise BadPosition("players: whoever places has just collected (MIS-11)", "players")


def _check_lists(position: Position, spaces: int) -> None:
    memory = position.memory
    lists = [position.tags, *((memory.known, memory.seen_at, memory.source) if memory else ())]
    if any(len(given) not in (0, spaces) for given in lists) or len(position.shown_tags) not in (0, FULL):
        raise BadPosition("tags and memory: one for each space", "tags")
    for player in position.players:
        if {len(player.tags), len(player.pairs), len(player.resolved)} - {0, len(player.tiles)}:
            raise BadPosition("players: tags, pairs and resolved go with the tiles one by one", "players")
    if len(position.shown) > FULL or (position.shown_tags and len(position.shown) != FULL):
        raise BadPosition("shown: six tiles at most", "shown")


# --- grids


def prepare(state: State, options: Options) -> None:
    """Write the cells of the grid before ``setup``, in reading order."""
    cells = sorted(options.cells) if options.grid == "custom" else GRIDS[options.grid]
    state.spaces = len(cells)
    for space, (row, column) in enumerate(cells):
        state.row[space], state.column[space] = row, column


def allow(players: int, options: Options) -> None:
    """Raise BadOption for a custom grid that cannot hold the tiles, or cells given for another."""
    cells = options.cells
    if options.grid != "custom":
        if cells:
            raise BadOption("option cells: only a custom grid has cells of its own (MIS-D1)", "options.cells")
        return
    if not TILES <= len(cells) <= SPACES or len(set(cells)) < len(cells):
        raise BadOption(f"option cells: 24 to 36 different cells, not {len(set(cells))} (MIS-D1)", "options.cells")
    if any(row not in COORDINATE or column not in COORDINATE for row, column in cells):
        raise BadOption("option cells: rows and columns are 0 to 35 (MIS-D1)", "options.cells")

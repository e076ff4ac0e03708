"""Actions and positions of Mismemory as text and JSON."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.errors import BadOption, BadPosition
from parlour.core.positions import read_common, read_flat, read_phase, write_common, write_flat
from parlour.games.mismemory.schema import PHASES, Memory, Player, Tile, check_position, collected
from parlour.games.mismemory.schema import Position as Position
from parlour.games.mismemory.state import EMPTY, GRIDS, NOWHERE, SPACES, TILE_NAMES, TILES, UNKNOWN, Options, State

COORDINATE = range(SPACES)


# --- writing


def write_tile(tile: int) -> Tile:
    """Write a tile, ``.`` for none and null for an unknown one."""
    return None if tile == UNKNOWN else "." if tile == EMPTY else TILE_NAMES[tile]


def write_tiles(tiles: Iterable[int]) -> tuple[Tile, ...]:
    """Write tiles one by one."""
    return tuple(write_tile(int(tile)) for tile in tiles)


def is_whole(state: State) -> bool:
    """Whether nothing is left out: in a hidden copy of a running game tiles lie whose faces are not known."""
    return UNKNOWN not in state.face[: int(state.spaces)]


def position(state: State) -> Position:
    """Write a record in the words of the rules; of a hidden copy only what its viewer may be shown."""
    whole, n = is_whole(state), int(state.spaces)
    cells = tuple(zip(state.row[:n].tolist(), state.column[:n].tolist(), strict=True))
    return Position(
        players=tuple(_player(state, seat, whole) for seat in range(int(state.players))),
        grid=write_tiles(state.face[:n]),
        up=tuple(space for space in state.up.tolist() if space != NOWHERE),
        hand=write_tile(int(state.returning)),
        hand_tag=int(state.returning_tag),
        shown=tuple(map(str, write_tiles(state.shown))),
        shown_tags=tuple(state.shown_tag.tolist()),
        resumed=PHASES[int(state.resumed)],
        tags=tuple(state.tag[:n].tolist()),
        memory=_memory(state, n) if whole else None,
        **write_common(Position, state, Options, PHASES, cells=cells if int(state.grid) >= len(GRIDS) else ()),
    )


def _player(state: State, seat: int, whole: bool) -> Player:
    n = int(state.owned[seat])
    blind = int(state.memory) and not whole
    return Player(
        tiles=(None,) * n if blind else write_tiles(state.own[seat, :n]),
        tags=tuple(state.own_tag[seat, :n].tolist()),
        pairs=tuple((TILE_NAMES[a], TILE_NAMES[b]) for a, b in state.pair[seat, :n].tolist()) if whole else None,
        resolved=write_tiles(state.resolved[seat, :n]) if whole else None,
        **write_flat(Player, state, seat),
    )


def _memory(state: State, n: int) -> Memory:
    return Memory(write_tiles(state.known[:n]), tuple(state.seen_at[:n].tolist()), tuple(state.source[:n].tolist()))


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    prepare(state, options)
    state.resumed = read_phase(position.resumed, PHASES, "resumed")
    check_position(position, options, int(state.spaces))
    state.face[:] = state.known[:] = state.shown[:] = EMPTY
    state.own[:] = state.pair[:] = state.resolved[:] = EMPTY
    state.source[:] = state.up[:] = NOWHERE
    _load_grid(position, state)
    for seat in range(len(position.players)):
        _load_player(position, seat, state)
    state.returning = _read(position.hand)
    state.returning_tag = position.hand_tag or _tag(state, position.hand)
    for i, tile in enumerate(position.shown):
        state.shown[i] = _read(tile)
        state.shown_tag[i] = position.shown_tags[i] if position.shown_tags else _tag(state, tile)
    _check_tags(state)


def _read(tile: Tile) -> int:
    return UNKNOWN if tile is None else EMPTY if tile == "." else TILE_NAMES.index(tile)


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
        n = len(position.grid)
        state.known[:n] = [_read(tile) for tile in position.memory.known]
        state.seen_at[:n] = position.memory.seen_at
        state.source[:n] = position.memory.source


def _load_player(position: Position, seat: int, state: State) -> None:
    player = position.players[seat]
    state.owned[seat] = len(player.tiles)
    read_flat(player, state, seat)
    for i, (tile, pair, known) in enumerate(collected(position, seat)):
        state.own[seat, i] = _read(tile)
        state.own_tag[seat, i] = player.tags[i] if player.tags else _tag(state, tile)
        state.pair[seat, i] = [_read(name) for name in pair]
        state.resolved[seat, i] = _read(known)


def _check_tags(state: State) -> None:
    """A tag is a tile's own, and none is higher than the last one given."""
    tiles = (*state.face, *state.own.ravel(), *state.shown, state.returning)
    tags = (*state.tag, *state.own_tag.ravel(), *state.shown_tag, state.returning_tag)
    given = {int(tag) for tile, tag in zip(tiles, tags, strict=True) if int(tile) != EMPTY}
    stray = any(int(tag) for tile, tag in zip(tiles, tags, strict=True) if int(tile) == EMPTY)
    if stray or len(given) < TILES or min(given) < 1 or max(given) > int(state.tags):
        raise BadPosition("tags: every tile has one of its own, at most last_tag, and a gap has 0", "tags")


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
    if not TILES <= len(set(cells)) == len(cells) <= SPACES:
        raise BadOption(f"option cells: 24 to 36 different cells, not {len(set(cells))} (MIS-D1)", "options.cells")
    if any(row not in COORDINATE or column not in COORDINATE for row, column in cells):
        raise BadOption("option cells: rows and columns are 0 to 35 (MIS-D1)", "options.cells")

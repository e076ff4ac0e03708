"""Positions of Mismemory as JSON, and which of them can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec

from parlour.core.errors import BadOption, BadPosition
from parlour.core.flat_positions import (
    StreamPosition,
    check_seats,
    held,
    read_common,
    read_flat,
    read_phase,
    repeats,
    write_common,
    write_flat,
)
from parlour.games.mismemory.record import (
    EMPTY,
    FULL,
    GRIDS,
    NOWHERE,
    SEATS,
    SPACES,
    TILE_NAMES,
    TILES,
    UNKNOWN,
    Options,
    State,
)

PHASES = ("flip", "shown", "place", "replace", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Space = Annotated[int, msgspec.Meta(ge=0, lt=SPACES)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Tile = str | None
Pair = tuple[str, str]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: the tiles it owns in the order of collecting (null where the viewer may not see them), and their tags.

    ``pairs`` are the two tiles each was chosen from, ``resolved`` what all can know of them (null if nothing); both
    are null in what a seat may see. Tiles written without them have been seen by all.
    """

    tiles: Annotated[tuple[Tile, ...], msgspec.Meta(max_length=FULL)] = ()
    tags: Annotated[tuple[Count, ...], msgspec.Meta(max_length=FULL)] = ()
    out: bool = False
    pairs: tuple[Pair, ...] | None = None
    resolved: tuple[Tile, ...] | None = None


class Memory(msgspec.Struct, forbid_unknown_fields=True):
    """What all have seen: for each space the tile last seen there, when, and whose pair it is the rest of."""

    known: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=1, max_length=SPACES)]
    seen_at: tuple[Count, ...]
    source: tuple[Annotated[int, msgspec.Meta(ge=-1, lt=SEATS * FULL)], ...]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Mismemory. Tiles are written as S0 or KA; ``.`` is a gap, null a tile that the viewer cannot see.

    ``up`` lists the spaces turned up, ``hand`` the tile to be placed (phase place), ``shown`` the tiles to be put
    back by their index, ``.`` once they are (phase replace), ``placer`` by whom, ``resumed`` the phase that follows;
    ``quiet`` counts turns without a collection, ``turns`` all, ``clocks`` the clocks started. ``memory`` is null in
    what a seat may see (MIS-D15).
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    grid: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=TILES, max_length=SPACES)]
    turn: Seat = 0
    phase: str = "flip"
    up: Annotated[tuple[Space, ...], msgspec.Meta(max_length=2)] = ()
    hand: Tile = "."
    hand_tag: Count = 0
    shown: Annotated[tuple[str, ...], msgspec.Meta(max_length=FULL)] = ()
    shown_tags: tuple[Count, ...] = ()
    placer: Seat | None = None
    resumed: str = "flip"
    quiet: Count = 0
    turns: Count = 1
    clocks: Count = 0
    winners: Annotated[tuple[Seat, ...], held("winners")] = ()
    tags: tuple[Count, ...] = ()
    last_tag: Annotated[Count, held("tags")] = SPACES
    memory: Memory | None = None
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def collected(position: Position, seat: int) -> Iterator[tuple[Tile, tuple[Tile, Tile], Tile]]:
    """Give each tile of a seat with its pair and what all can know; nobody knows which of a pair was kept just now."""
    player = position.players[seat]
    for i, tile in enumerate(player.tiles):
        fresh = position.phase == "place" and seat == position.turn and i == len(player.tiles) - 1
        pair = (tile, position.hand if fresh else tile) if player.pairs is None else player.pairs[i]
        known = (None if fresh else tile) if player.resolved is None else player.resolved[i]
        yield tile, pair, known


def check_position(position: Position, options: Options, spaces: int) -> None:
    """Raise BadPosition naming field and clause for what no game can come to."""
    if len(position.grid) != spaces:
        raise BadPosition(f"grid: {spaces} spaces, not {len(position.grid)} (MIS-D1)", "grid")
    _check_tiles(position)
    _check_lists(position, spaces)
    _check_seats(position, options)
    _check_owned(position, options)
    _check_turn(position, options)
    _check_putting_back(position)
    _check_memory(position)


def _check_tiles(position: Position) -> None:
    owned = [tile for player in position.players for tile in player.tiles]
    tiles = Counter(tile for tile in (*position.grid, position.hand, *position.shown, *owned) if tile != ".")
    if None in tiles:
        raise BadPosition("a tile is missing: this is what a seat may see, not a complete position", "grid")
    for tile, times in tiles.items():
        if tile not in TILE_NAMES:
            raise BadPosition(f"{tile!r} is no tile; tiles are written like S0, MA or K5, a gap as a point", "grid")
        if times > 1:
            raise BadPosition(f"{tile} lies in {times} places (MIS-02)", "grid")
    if len(tiles) < TILES:
        raise BadPosition(f"{TILES - len(tiles)} tiles are missing (MIS-02)", "grid")
    if "." in owned:
        raise BadPosition("players: a gap is no tile to own (MIS-11)", "players")


def _check_lists(position: Position, spaces: int) -> None:
    memory = position.memory
    if len(position.tags) not in (0, spaces) or len(position.shown_tags) not in (0, len(position.shown)):
        raise BadPosition("tags: one for each space, shown_tags one for each tile shown", "tags")
    if memory is not None and {len(memory.known), len(memory.seen_at), len(memory.source)} != {spaces}:
        raise BadPosition("memory: known, seen_at and source have an entry for each space", "memory")
    for player in position.players:
        lists = [player.pairs, player.resolved, player.tags or None]
        if any(given is not None and len(given) != len(player.tiles) for given in lists):
            raise BadPosition("players: tags, pairs and resolved go with the tiles one by one", "players")


def _check_seats(position: Position, options: Options) -> None:
    players = len(position.players)
    out = {seat for seat, player in enumerate(position.players) if player.out}
    check_seats(position, players, "placer", "winners")
    if (out or any(tile != "." for tile in position.shown)) and not options.is_honour:
        raise BadPosition("players: nobody is disqualified where no number can repeat (MIS-D5)", "players")
    if position.phase == "over":
        if repeats(position.winners) or out & set(position.winners):
            raise BadPosition("winners: different seats that are not disqualified (MIS-18)", "winners")
        return
    if position.winners:
        raise BadPosition("winners: the game is not over (MIS-16)", "winners")
    if len(out) == players or (len(out) == players - 1 and options.survivor != "continues"):
        raise BadPosition("players: with the last player but one disqualified the game is over (MIS-D8)", "players")
    if out & {position.turn, position.placer}:
        raise BadPosition("turn: whoever is disqualified takes no further part (MIS-D12)", "turn")
    if position.quiet >= options.stall * (players - len(out)):
        raise BadPosition("quiet: after so many turns without a collection the game is over (MIS-D9)", "quiet")


def _check_owned(position: Position, options: Options) -> None:
    for seat, player in enumerate(position.players):
        numbers = [str(tile)[1] for tile in player.tiles]
        if not options.is_honour and repeats(numbers):
            raise BadPosition(f"players: seat {seat} owns a number twice (MIS-10)", "players")
        if position.phase == "over":
            continue
        if player.out and numbers:
            raise BadPosition(f"players: the tiles of seat {seat} go back, it is disqualified (MIS-19)", "players")
        if len(numbers) == FULL and (position.phase, position.turn) != ("place", seat):
            raise BadPosition(f"players: whoever owns six tiles has shown them, but seat {seat} (MIS-D7)", "players")


def _check_turn(position: Position, options: Options) -> None:
    if any(space >= len(position.grid) or position.grid[space] == "." for space in position.up):
        raise BadPosition("up: there is no tile on such a space (MIS-08)", "up")
    some = (0,) if options.flip == "together" else (0, 1)
    turning = {"flip": some, "shown": (2,)}
    if position.resumed not in turning:
        raise BadPosition("resumed: after putting back a turn goes on in phase flip or shown (MIS-D11)", "resumed")
    turned = turning.get(position.resumed if position.phase == "replace" else position.phase, (0,))
    if len(position.up) not in turned or repeats(position.up):
        raise BadPosition("up: two different tiles in phase shown, none or the first before (MIS-08, MIS-D3)", "up")
    if (position.hand != ".") != (position.phase == "place"):
        raise BadPosition("hand: a tile is in hand in phase place, and only then (MIS-13)", "hand")
    if position.phase == "place" and not position.players[position.turn].tiles:
        raise BadPosition("players: whoever places has just collected (MIS-11)", "players")


def _check_putting_back(position: Position) -> None:
    waiting = any(tile != "." for tile in position.shown)
    if (position.phase == "replace") != (position.placer is not None):
        raise BadPosition("placer: tiles are put back in phase replace, and only then (MIS-20)", "placer")
    if waiting != (position.phase == "replace") and not (waiting and position.phase == "over"):
        raise BadPosition("shown: tiles are put back in phase replace (MIS-20)", "shown")
    if waiting and not any(player.out for player in position.players):
        raise BadPosition("shown: only the tiles of a disqualified player are put back (MIS-19)", "shown")


# --- what all have seen


def _check_memory(position: Position) -> None:
    """What all know must be so; of each tile kept in secret, the other one of its pair lies somewhere."""
    rest = dict(_rest_of_pairs(position))
    for seat in range(len(position.players)):
        for i, (tile, pair, known) in enumerate(collected(position, seat)):
            other = rest.pop(FULL * seat + i, None)
            agrees = known == tile if other is None else known is None and other in pair
            if not agrees or tile not in pair or not {*pair} <= {*TILE_NAMES}:
                raise BadPosition(f"players: the pair and the rest of it do not agree with {tile} (MIS-13)", "players")
    if rest:
        raise BadPosition("memory: source names a tile that nobody owns (MIS-13)", "memory")


def _rest_of_pairs(position: Position) -> Iterator[tuple[int, Tile]]:
    """Give the tiles that were put back in secret, by owner and index of the tile kept."""
    if position.phase == "place":
        yield FULL * position.turn + len(position.players[position.turn].tiles) - 1, position.hand
    if position.memory is None:
        return
    memory = position.memory
    for space, tile in enumerate(position.grid):
        if memory.known[space] not in ({"."} if tile == "." else {None, tile}):
            raise BadPosition(f"memory: that does not lie on space {space} (MIS-D15)", "memory")
        if memory.seen_at[space] > position.turns:
            raise BadPosition("memory: nothing was seen in a turn to come", "memory")
        if memory.source[space] != NOWHERE:
            if tile == "." or memory.known[space] is not None or space in position.up:
                raise BadPosition(f"memory: the tile on space {space} was not put back in secret (MIS-13)", "memory")
            yield memory.source[space], tile
    if repeats([slot for slot in memory.source if slot != NOWHERE]):
        raise BadPosition("memory: a pair has one rest (MIS-13)", "memory")


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

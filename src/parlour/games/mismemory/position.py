"""Convert positions of Mismemory to and from JSON, and check that a match can reach them."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from parlour.core.bits import bits_of
from parlour.core.errors import BadOption
from parlour.core.objections import find_repeated, paths_of, refuse, repeats
from parlour.core.positions import (
    Code,
    MatchPosition,
    coded,
    held,
    named,
    notation,
    read_fields,
    read_position,
    seats,
    write_fields,
    write_position,
)
from parlour.games.mismemory.components import EMPTY, FULL, GRIDS, NOWHERE, SEATS, SPACES, TILE_NAMES, TILES, UNKNOWN
from parlour.games.mismemory.options import Options
from parlour.games.mismemory.record import State

PHASES = ("flip", "shown", "place", "replace", "over")
TILE = notation(TILE_NAMES, ".", "no tile; tiles are written like S0, MA or K5, a gap as a point")
Seat = Annotated[int, seats(SEATS)]
Space = Annotated[int, msgspec.Meta(ge=0, lt=SPACES)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Slot = Annotated[int, msgspec.Meta(ge=NOWHERE, lt=SEATS * FULL), coded(Code(int, int, NOWHERE))]
Tile = Annotated[str | None, coded(TILE)]
Pair = tuple[str, str]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: the tiles it owns in the order of collecting (null where the viewer may not see them), and their tags.

    ``pairs`` are the two tiles that each was chosen from, ``resolved`` what everybody can know of it (null if nothing);
    both are null in a view. Tiles written without them have been seen by all.
    """

    tiles: Annotated[tuple[Tile, ...], msgspec.Meta(max_length=FULL), held("own", "owned")] = ()
    tags: Annotated[tuple[Count, ...], msgspec.Meta(max_length=FULL), held("own_tag", "owned")] = ()
    out: bool = False
    pairs: tuple[Pair, ...] | None = None
    resolved: tuple[Tile, ...] | None = None


class Memory(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody has seen: for each space the last tile seen there, when, and the pair it is the rest of."""

    known: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=1, max_length=SPACES), held("known", "spaces")]
    seen_at: Annotated[tuple[Count, ...], held("seen_at", "spaces")]
    source: Annotated[tuple[Slot, ...], held("source", "spaces")]


class Position(MatchPosition):
    """A position of Mismemory. Tiles are written as S0 or KA; ``.`` is a gap, null a tile that the viewer cannot see.

    ``up`` lists the spaces turned up, ``hand`` the tile to be placed (phase place), ``shown`` the tiles to be put back
    by their index, ``.`` once they are (phase replace), ``placer`` the seat that puts them back, ``resumed`` the phase
    that follows; ``quiet`` is the number of turns without a collection, ``turns`` of all turns, ``clocks`` of clocks
    started. ``memory`` is null in a view (MIS-D15).
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    grid: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=TILES, max_length=SPACES), held("face", "spaces")]
    turn: Seat = 0
    phase: Annotated[str, named(PHASES)] = "flip"
    up: Annotated[tuple[Space, ...], msgspec.Meta(max_length=2), held("up", none=NOWHERE)] = ()
    hand: Annotated[Tile, held("returning")] = "."
    hand_tag: Annotated[Count, held("returning_tag")] = 0
    shown: Annotated[tuple[Annotated[str, coded(TILE)], ...], msgspec.Meta(max_length=FULL)] = ()
    shown_tags: tuple[Count, ...] = ()
    placer: Seat | None = None
    resumed: Annotated[str, named(PHASES)] = "flip"
    quiet: Count = 0
    turns: Count = 1
    clocks: Count = 0
    winners: Annotated[tuple[Seat, ...], held("winners")] = ()
    tags: Annotated[tuple[Count, ...], held("tag", "spaces")] = ()
    last_tag: Annotated[Count, held("tags")] = SPACES
    memory: Memory | None = None


def collected(position: Position, seat: int) -> Iterator[tuple[Tile, tuple[Tile, Tile], Tile]]:
    """Yield each tile of a seat with its pair and what everybody can know of it.

    Nobody else knows which of a pair was kept just now.
    """
    player = position.players[seat]
    for i, tile in enumerate(player.tiles):
        fresh = position.phase == "place" and seat == position.turn and i == len(player.tiles) - 1
        pair = (tile, position.hand if fresh else tile) if player.pairs is None else player.pairs[i]
        known = (None if fresh else tile) if player.resolved is None else player.resolved[i]
        yield tile, pair, known


# --- writing


def is_whole(state: State) -> bool:
    """Whether all faces are known, which is not so in a hidden copy of a running game."""
    return UNKNOWN not in state.face[: int(state.spaces)]


def position(state: State) -> Position:
    """Return a record as a Position; of a hidden copy, only what its viewer may be shown."""
    whole, n = is_whole(state), int(state.spaces)
    cells = tuple(zip(state.row[:n].tolist(), state.column[:n].tolist(), strict=True))
    fields: dict[str, Any] = {
        "shown": tuple(map(TILE.write, state.shown.tolist())),
        "shown_tags": tuple(state.shown_tag.tolist()),
        "memory": Memory(**write_fields(Memory, state)) if whole else None,
    }
    others = {"cells": cells if int(state.grid) >= len(GRIDS) else ()}
    return write_position(Position, state, Options, functools.partial(_player, whole), others, **fields)


def _player(whole: bool, state: State, seat: int) -> dict[str, Any]:
    n = int(state.owned[seat])
    if not whole:
        return {"tiles": (None,) * n} if int(state.memory) else {}
    pairs = tuple((TILE_NAMES[a], TILE_NAMES[b]) for a, b in state.pair[seat, :n].tolist())
    return {"pairs": pairs, "resolved": tuple(map(TILE.write, state.resolved[seat, :n].tolist()))}


# --- loading


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record.

    Raises BadPosition unless every tile lies in one place, and what everybody knows is true: bots imagine worlds that
        agree with it.
    """
    options = read_position(position, state, Options)
    prepare(state, options)
    spaces = int(state.spaces)
    refuse(len(position.grid) != spaces, f"grid: {spaces} spaces, not {len(position.grid)} (MIS-D1)")
    _check_tiles(position)
    _check_lists(position, spaces)
    _check_turn(position, options)
    _check_memory(position)
    state.shown[:] = state.pair[:] = state.resolved[:] = EMPTY
    _load_grid(position, state)
    for seat, player in enumerate(position.players):
        _load_player(position, seat, player, state)
    state.returning_tag = position.hand_tag or _tag(state, position.hand)
    for i, tile in enumerate(position.shown):
        state.shown[i] = TILE.read(tile)
        state.shown_tag[i] = position.shown_tags[i] if position.shown_tags else _tag(state, tile)
    _check_tags(state)


def _tag(state: State, tile: str | None) -> int:
    """Return a new tag for a tile written by hand, 0 for a gap."""
    state.tags += tile != "."
    return int(state.tags) if tile != "." else 0


def _load_grid(position: Position, state: State) -> None:
    lying = [space for space, tile in enumerate(position.grid) if tile != "."]
    state.tiles = bits_of(lying)
    if not position.tags:
        state.tag[lying] = [space + 1 for space in lying]
    if position.memory is None:
        state.known[:], state.source[:] = EMPTY, NOWHERE
        state.known[lying] = UNKNOWN
        state.known[[*position.up]] = state.face[[*position.up]]
    else:
        read_fields(position.memory, state)


def _load_player(position: Position, seat: int, player: Player, state: State) -> None:
    state.owned[seat] = len(player.tiles)
    for i, (tile, pair, known) in enumerate(collected(position, seat)):
        if not player.tags:
            state.own_tag[seat, i] = _tag(state, tile)
        state.pair[seat, i] = [*map(TILE.read, pair)]
        state.resolved[seat, i] = TILE.read(known)


def _check_tags(state: State) -> None:
    """Raise BadPosition unless all tags are different, and none is higher than the last one given."""
    tiles = (*state.face, *state.own.ravel(), *state.shown, state.returning)
    tags = (*state.tag, *state.own_tag.ravel(), *state.shown_tag, state.returning_tag)
    given = {int(tag) for tile, tag in zip(tiles, tags, strict=True) if int(tile) != EMPTY}
    stray = any(int(tag) for tile, tag in zip(tiles, tags, strict=True) if int(tile) == EMPTY)
    wrong = stray or len(given) < TILES or min(given) < 1 or max(given) > int(state.tags)
    refuse(wrong, "tags: every tile has one of its own, at most last_tag, and a gap has 0")


def _check_tiles(position: Position) -> None:
    owned = [tile for player in position.players for tile in player.tiles]
    tiles = Counter(tile for tile in (*position.grid, position.hand, *position.shown, *owned) if tile != ".")
    refuse(None in tiles, "a tile is missing: this is what a seat may see, not a complete position", "grid")
    for tile, times in tiles.items():
        refuse(times > 1, f"{tile} lies in {times} places (MIS-02)", "grid", (str(tile),))
    refuse(len(tiles) < TILES, f"{TILES - len(tiles)} tiles are missing (MIS-02)", "grid")
    refuse("." in owned, "players: a gap is no tile to own (MIS-11)")


def _check_lists(position: Position, spaces: int) -> None:
    memory = position.memory
    wrong = len(position.tags) not in (0, spaces) or len(position.shown_tags) not in (0, len(position.shown))
    refuse(wrong, "tags: one for each space, shown_tags one for each tile shown")
    wrong = memory is not None and {len(memory.known), len(memory.seen_at), len(memory.source)} != {spaces}
    refuse(wrong, "memory: known, seen_at and source have an entry for each space")
    for player in position.players:
        lists = [player.pairs, player.resolved, player.tags or None]
        wrong = any(given is not None and len(given) != len(player.tiles) for given in lists)
        refuse(wrong, "players: tags, pairs and resolved go with the tiles one by one")


def _check_turn(position: Position, options: Options) -> None:
    bare = [("grid", space) for space in position.up if space >= len(position.grid) or position.grid[space] == "."]
    refuse(bare, "up: there is no tile on such a space (MIS-08)", at=bare)
    some = (0,) if options.flip == "together" else (0, 1)
    turning = {"flip": some, "shown": (2,)}
    wrong = position.resumed not in turning
    refuse(wrong, "resumed: after putting back a turn goes on in phase flip or shown (MIS-D11)")
    turned = turning.get(position.resumed if position.phase == "replace" else position.phase, (0,))
    wrong = len(position.up) not in turned or repeats(position.up)
    at = [("grid", space) for space in position.up] or (("phase",),)
    refuse(wrong, "up: two different tiles in phase shown, none or the first before (MIS-08, MIS-D3)", at=at)
    placing = position.phase == "place"
    refuse((position.hand != ".") != placing, "hand: a tile is in hand in phase place, and only then (MIS-13)")
    refuse(placing and not position.players[position.turn].tiles, "players: whoever places has just collected (MIS-11)")
    replacing, waiting = position.phase == "replace", any(tile != "." for tile in position.shown)
    wrong = replacing != (position.placer is not None)
    refuse(wrong, "placer: tiles are put back in phase replace, and only then (MIS-20)")
    wrong = waiting != replacing and not (waiting and position.phase == "over")
    refuse(wrong, "shown: tiles are put back in phase replace (MIS-20)")


# --- what all have seen


def _check_memory(position: Position) -> None:
    """Raise BadPosition unless what everybody knows is true, and the rest of each pair lies somewhere."""
    rest = dict(_rest_of_pairs(position))
    for seat in range(len(position.players)):
        for i, (tile, pair, known) in enumerate(collected(position, seat)):
            other = rest.pop(FULL * seat + i, None)
            agrees = known == tile if other is None else known is None and other in pair
            wrong = not agrees or tile not in pair or not {*pair} <= {*TILE_NAMES}
            refuse(wrong, f"players: the pair and the rest of it do not agree with {tile} (MIS-13)", at=(str(tile),))
    refuse(rest, "memory: source names a tile that nobody owns (MIS-13)")


def _rest_of_pairs(position: Position) -> Iterator[tuple[int, Tile]]:
    """Yield the tiles that were put back in secret, with 6 times the owner plus the index of the tile kept."""
    if position.phase == "place":
        yield FULL * position.turn + len(position.players[position.turn].tiles) - 1, position.hand
    if position.memory is None:
        return
    memory = position.memory
    for space, tile in enumerate(position.grid):
        wrong = memory.known[space] not in ({"."} if tile == "." else {None, tile})
        refuse(wrong, f"memory: that does not lie on space {space} (MIS-D15)")
        refuse(memory.seen_at[space] > position.turns, "memory: nothing was seen in a turn to come")
        if memory.source[space] != NOWHERE:
            wrong = tile == "." or memory.known[space] is not None or space in position.up
            refuse(wrong, f"memory: the tile on space {space} was not put back in secret (MIS-13)")
            yield memory.source[space], tile
    refuse(repeats([slot for slot in memory.source if slot != NOWHERE]), "memory: a pair has one rest (MIS-13)")


# --- what no match comes to


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position; checks disqualifications, winners and what seats own."""
    players, over, options = len(position.players), position.phase == "over", Options(**position.options)
    out = {seat for seat, player in enumerate(position.players) if player.out}
    waiting = any(tile != "." for tile in position.shown)
    wrong = (bool(out) or waiting) and not options.is_honour
    words = "players: nobody is disqualified where no number can repeat (MIS-D5)"
    refuse(wrong, words, at=paths_of(sorted(out), "out"))
    refuse(waiting and not out, "shown: only the tiles of a disqualified player are put back (MIS-19)")
    for seat, player in enumerate(position.players):
        numbers = [str(tile)[1] for tile in player.tiles]
        twice = [("players", seat, "tiles", number) for number in find_repeated(numbers)]
        wrong = not options.is_honour and bool(twice)
        refuse(wrong, f"players: seat {seat} owns a number twice (MIS-10)", at=twice)
        owned = paths_of((seat,), "tiles")
        wrong = not over and player.out and bool(numbers)
        refuse(wrong, f"players: the tiles of seat {seat} go back, it is disqualified (MIS-19)", at=owned)
        wrong = not over and len(numbers) == FULL and (position.phase, position.turn) != ("place", seat)
        refuse(wrong, f"players: whoever owns six tiles has shown them, but seat {seat} (MIS-D7)", at=owned)
    if over:
        wrong = repeats(position.winners) or bool(out & {*position.winners})
        refuse(wrong, "winners: different seats that are not disqualified (MIS-18)")
        return
    refuse(position.winners, "winners: the game is not over (MIS-16)")
    wrong = len(out) == players or (len(out) == players - 1 and options.survivor != "continues")
    words = "players: with the last player but one disqualified the game is over (MIS-D8)"
    refuse(wrong, words, at=paths_of(sorted(out), "out"))
    wrong = bool(out & {position.turn, position.placer})
    refuse(wrong, "turn: whoever is disqualified takes no further part (MIS-D12)")
    wrong = position.quiet >= options.stall * (players - len(out))
    refuse(wrong, "quiet: after so many turns without a collection the game is over (MIS-D9)")


# --- grids


COORDINATES = range(SPACES)


def prepare(state: State, options: Options) -> None:
    """Write the cells of the grid in reading order, before ``setup``."""
    cells = sorted(options.cells) if options.grid == "custom" else GRIDS[options.grid]
    state.spaces = len(cells)
    for space, (row, column) in enumerate(cells):
        state.row[space], state.column[space] = row, column


def allow(players: int, options: Options) -> None:
    """Raise BadOption for a custom grid that cannot hold the tiles, or cells given for another grid."""
    cells = options.cells
    if options.grid != "custom":
        if cells:
            raise BadOption("option cells: only a custom grid has cells of its own (MIS-D1)", "options.cells")
        return
    if not TILES <= len(set(cells)) == len(cells) <= SPACES:
        raise BadOption(f"option cells: 24 to 36 different cells, not {len(set(cells))} (MIS-D1)", "options.cells")
    if any(row not in COORDINATES or column not in COORDINATES for row, column in cells):
        raise BadOption("option cells: rows and columns are 0 to 35 (MIS-D1)", "options.cells")

"""What a player who forgets nothing knows of the tiles in a puzzle of Mismemory, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

from parlour.core.puzzles import SOLVER
from parlour.games.mismemory.components import EMPTY, FULL, NOWHERE, TILES, VALUES

Two = tuple[int, int]
World = Mapping[int, int]
"""The tile on every space that holds one, in one way in which the tiles may lie."""

ALL = 100
"""The chance of a sure win, in percent."""


class Pair(NamedTuple):
    """Two tiles of one suit, one of which another seat kept in secret; the other one lies on ``space``."""

    seat: int
    tiles: Two
    space: int


class Knowledge(NamedTuple):
    """What is known at the beginning of the solver's turn.

    wanted: the one number that the solver still needs
    certain: the tile on each space where it is known
    pairs: the pairs that others have split in secret
    taken: for each seat the numbers that everybody knows it to own
    """

    wanted: int
    certain: Mapping[int, int]
    pairs: Sequence[Pair]
    taken: Mapping[int, frozenset[int]]


def read_knowledge(state: Any) -> Knowledge:
    """Return the solver's knowledge before any tile was turned up in this turn. No face turned down is looked at.

    At most one tile of a puzzle has never been seen, so it is known as well: it is the one that is missing.
    """
    pairs = tuple(_read_pairs(state))
    places = {pair.space for pair in pairs}
    spaces = [space for space in range(int(state.spaces)) if int(state.known[space]) != EMPTY and space not in places]
    certain = {space: int(state.known[space]) for space in spaces if int(state.known[space]) >= 0}
    owned = {seat: _known_of(state, seat) for seat in range(int(state.players))}
    used = {*certain.values(), *(tile for tiles in owned.values() for tile in tiles)}
    missing = {*range(TILES)} - used - {tile for pair in pairs for tile in pair.tiles}
    unseen = [space for space in spaces if space not in certain]
    certain |= zip(unseen, missing, strict=True)
    (wanted,) = {*range(VALUES)} - {tile % VALUES for tile in owned[SOLVER]}
    taken = {seat: frozenset(tile % VALUES for tile in tiles) for seat, tiles in owned.items()}
    return Knowledge(wanted, certain, pairs, taken)


def _read_pairs(state: Any) -> Iterator[Pair]:
    """Yield the pairs split in secret; one whose rest is up was known no better when the turn began."""
    for seat in range(1, int(state.players)):
        for i in range(int(state.owned[seat])):
            first, second = (int(tile) for tile in state.pair[seat, i])
            if first != second:
                yield Pair(seat, (first, second), _place_of(state, FULL * seat + i, (first, second)))


def _place_of(state: Any, slot: int, tiles: Two) -> int:
    for space in range(int(state.spaces)):
        if int(state.source[space]) == slot:
            return space
    return next(int(space) for space in state.up if int(space) != NOWHERE and int(state.face[int(space)]) in tiles)


def _known_of(state: Any, seat: int) -> list[int]:
    """Return the tiles that everybody knows a seat to own: those of a puzzle whose pair is no secret."""
    pairs = [(int(first), int(second)) for first, second in state.pair[seat, : int(state.owned[seat])]]
    return [first for first, second in pairs if first == second]


def worlds_of(known: Knowledge) -> list[World]:
    """Return all ways in which the tiles may lie: nobody owns a number twice (MIS-10)."""
    found: list[World] = []
    for kept in product((0, 1), repeat=len(known.pairs)):
        numbers = {(seat, number) for seat, taken in known.taken.items() for number in taken}
        keeps = [(pair.seat, pair.tiles[which] % VALUES) for pair, which in zip(known.pairs, kept, strict=True)]
        if len(numbers | {*keeps}) == len(numbers) + len(keeps):
            rests = {pair.space: pair.tiles[1 - which] for pair, which in zip(known.pairs, kept, strict=True)}
            found.append({**known.certain, **rests})
    return found


def wins(known: Knowledge, first: int, second: int) -> bool:
    """Return whether two tiles complete the solver's six numbers: one suit, and the number wanted (MIS-09, MIS-16)."""
    return first // VALUES == second // VALUES and known.wanted in (first % VALUES, second % VALUES)


def chance_of(known: Knowledge, worlds: Sequence[World], spaces: Sequence[int]) -> int:
    """Return the percentage of worlds in which the tiles on two spaces win, rounded down."""
    first, second = spaces
    return ALL * sum(wins(known, world[first], world[second]) for world in worlds) // len(worlds)


def list_chances(known: Knowledge, worlds: Sequence[World]) -> dict[Two, int]:
    """Return the chance of every two spaces."""
    return {two: chance_of(known, worlds, two) for two in combinations(sorted(worlds[0]), 2)}


def is_sure_from(known: Knowledge, worlds: Sequence[World], first: int) -> bool:
    """Return whether the solver surely wins who turns up ``first``, looks at it, and then chooses the second tile."""
    for tile in {world[first] for world in worlds}:
        left = [world for world in worlds if world[first] == tile]
        if not any(all(wins(known, tile, world[second]) for world in left) for second in worlds[0] if second != first):
            return False
    return True


def steps_to(known: Knowledge, space: int) -> int | None:
    """Return in how many rounds of "this number is taken, so the other one was kept" the tile on a space is found.

    0 for one that was seen; None if such steps do not find it.
    """
    taken, left = {seat: {*numbers} for seat, numbers in known.taken.items()}, list(known.pairs)
    if space in known.certain:
        return 0
    for step in range(1, len(left) + 1):
        decided = [pair for pair in left if any(tile % VALUES in taken[pair.seat] for tile in pair.tiles)]
        if any(pair.space == space for pair in decided):
            return step
        for pair in decided:
            taken[pair.seat].update(tile % VALUES for tile in pair.tiles)
        left = [pair for pair in left if pair not in decided]
    return None

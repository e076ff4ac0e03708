"""Puzzles of Mismemory: turn up the two tiles that surely complete the six numbers.

All tiles but one at most have been seen, and nothing is forgotten; but of each pair that others split in secret one
tile was kept and the other one put back. Nobody owns a number twice, and from that follows where one tile of the wanted
number lies. Others look as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from parlour.core import arrays
from parlour.core.dice import mix, roll
from parlour.core.game import game_of
from parlour.core.kernel import Array, run
from parlour.core.puzzles import RATINGS, SOLVER, Made, allow_all, keep_status, nobody_replies
from parlour.core.record import new_record
from parlour.games.mismemory.components import FULL, NOWHERE, TILE_NAMES, TILES, VALUES
from parlour.games.mismemory.puzzles.knowledge import (
    ALL,
    Knowledge,
    Pair,
    World,
    is_sure_from,
    list_chances,
    read_knowledge,
    steps_to,
    worlds_of,
)
from parlour.games.mismemory.record import State

WORDS = "sure"
FEWER = False
BUTTONS = False
TELLS = False

reply = nobody_replies
allows = allow_all
status = keep_status

OTHERS = (1, 2)
"""How many others play."""

OWNED = (3, 4, 5)
"""How many tiles another owns."""

OPEN = 4
"""Of one in this number of other seats' tiles, about, everybody knows which it is."""

TEMPTING = 1
"""Least number of other tiles that may have the wanted number."""

MANY = 6
"""More pairs split in secret than these make a puzzle harder."""

CIRCLE = 4
"""What a puzzle is harder by if no step finds the tile, as in a circle of pairs, of which all numbers are taken."""

TURN = 30
"""The number of the turn in a puzzle."""


class Deal(NamedTuple):
    """The tiles of a puzzle.

    own: the solver's
    others: for every other seat its tiles, each with the other tile of its pair, or with itself where that is no secret
    grid: the tile on every space, NOWHERE for a gap
    """

    own: Sequence[int]
    others: Sequence[Sequence[tuple[int, int]]]
    grid: Sequence[int]


def make(dice: Array) -> Made:
    """Deal tiles until only one of the wanted number is surely found, and others tempt."""
    while True:
        deal = _deal(dice)
        hides_one = int(run(roll, dice, 2)) == 1
        rating = _rate(_knowledge_of(deal))
        if rating is not None:
            return Made(_lay_out(deal, hides_one, dice), ALL, rating)


def _deal(dice: Array) -> Deal:
    """Deal the solver five tiles of different numbers, others some with their pairs, and lay the rest out."""
    tiles = _mixed(dice, TILES)
    wanted = tiles[0] % VALUES
    own = _pick(tiles, FULL - 1, {wanted})
    seats = OTHERS[int(run(roll, dice, len(OTHERS)))]
    others = [_pick(tiles, OWNED[int(run(roll, dice, len(OWNED)))], set()) for _ in range(seats)]
    lying = [*tiles]
    pairs = [[(tile, _partner(tile, lying, int(run(roll, dice, OPEN)))) for tile in mine] for mine in others]
    grid = [NOWHERE] * TILES
    for tile, space in zip(tiles, _mixed(dice, TILES), strict=False):
        grid[space] = tile
    return Deal(own, pairs, grid)


def _mixed(dice: Array, many: int) -> list[int]:
    numbers = arrays.arange(many, dtype=arrays.int64)
    run(mix, dice, numbers, 0, many)
    return [int(number) for number in numbers]


def _pick(tiles: list[int], many: int, but: set[int]) -> list[int]:
    """Move the first ``many`` tiles of different numbers, none of them in ``but``, out of ``tiles``; return them."""
    picked: list[int] = []
    for tile in [*tiles]:
        if len(picked) < many and tile % VALUES not in but | {other % VALUES for other in picked}:
            picked.append(tile)
            tiles.remove(tile)
    return picked


def _partner(tile: int, lying: list[int], lot: int) -> int:
    """Return a lying tile of the same suit and take it out of ``lying``; the tile itself if the lot is 0 or none is."""
    partners = [other for other in lying if other // VALUES == tile // VALUES] if lot else []
    if not partners:
        return tile
    lying.remove(partners[0])
    return partners[0]


def _knowledge_of(deal: Deal) -> Knowledge:
    """Return what the solver knows of a deal; a tile that nobody has seen is known as well."""
    place = {tile: space for space, tile in enumerate(deal.grid) if tile != NOWHERE}
    pairs, taken = [], {SOLVER: frozenset(tile % VALUES for tile in deal.own)}
    for seat, mine in enumerate(deal.others, 1):
        taken[seat] = frozenset(tile % VALUES for tile, other in mine if tile == other)
        for tile, other in mine:
            if tile != other:
                pairs.append(Pair(seat, (min(tile, other), max(tile, other)), place[other]))
    places = {pair.space for pair in pairs}
    (wanted,) = {*range(VALUES)} - taken[SOLVER]
    certain = {space: tile for tile, space in place.items() if space not in places}
    return Knowledge(wanted, certain, pairs, taken)


def _rate(known: Knowledge) -> int | None:
    """Return the difficulty of a position, None if it is no puzzle."""
    if any(_has_partner(known, space) for space in _wanted_in_sight(known)):
        return None
    worlds = worlds_of(known)
    place = _sure_place(known, worlds)
    if place is None or place in known.certain:
        return None
    tempting = [
        space
        for space in worlds[0]
        if space != place and any(world[space] % VALUES == known.wanted for world in worlds)
    ]
    if len(tempting) < TEMPTING:
        return None
    steps = steps_to(known, place)
    rating = (CIRCLE if steps is None else steps) + len(tempting) - TEMPTING + int(len(known.pairs) > MANY)
    return min(RATINGS[-1], rating)


def _wanted_in_sight(known: Knowledge) -> list[int]:
    return [space for space, tile in known.certain.items() if tile % VALUES == known.wanted]


def _has_partner(known: Knowledge, space: int) -> bool:
    """Return whether another tile is sure to have the suit of a tile that is known."""
    suit = known.certain[space] // VALUES
    seen = any(tile // VALUES == suit and other != space for other, tile in known.certain.items())
    return seen or any(pair.tiles[0] // VALUES == suit for pair in known.pairs)


def _sure_place(known: Knowledge, worlds: Sequence[World]) -> int | None:
    """Return the space of the only tile of the wanted number that surely wins with one of its suit; None if not one.

    There must be no other sure way either: none that turns up a tile and then decides.
    """
    sure = [two for two, chance in list_chances(known, worlds).items() if chance == ALL]
    places = {space for two in sure for space in two if worlds[0][space] % VALUES == known.wanted}
    useful = {space for two in sure for space in two}
    if len(places) != 1 or any(is_sure_from(known, worlds, space) for space in worlds[0] if space not in useful):
        return None
    return next(iter(places))


def _lay_out(deal: Deal, hides_one: bool, dice: Array) -> Any:
    """Return the record of a deal; if wished, one of the tiles in the grid has not been seen."""
    slots = {
        other: FULL * seat + i
        for seat, mine in enumerate(deal.others, 1)
        for i, (tile, other) in enumerate(mine)
        if tile != other
    }
    lying = [space for space, tile in enumerate(deal.grid) if tile != NOWHERE and tile not in slots]
    unseen = lying[int(run(roll, dice, len(lying)))] if hides_one and lying else NOWHERE
    names = [TILE_NAMES[tile] if tile != NOWHERE else "." for tile in deal.grid]
    known = [None if tile in slots or space == unseen else names[space] for space, tile in enumerate(deal.grid)]
    memory = {
        "known": known,
        "seen_at": [0 if tile == NOWHERE or space == unseen else 1 for space, tile in enumerate(deal.grid)],
        "source": [slots.get(tile, NOWHERE) for tile in deal.grid],
    }
    own = {"tiles": [TILE_NAMES[tile] for tile in deal.own]}
    players = [own, *map(_player, deal.others)]
    position = {"players": players, "grid": names, "turn": SOLVER, "turns": TURN, "memory": memory}
    return game_of(new_record(State)).load(position)


def _player(mine: Sequence[tuple[int, int]]) -> dict[str, Any]:
    return {
        "tiles": [TILE_NAMES[tile] for tile, _ in mine],
        "pairs": [[TILE_NAMES[min(two)], TILE_NAMES[max(two)]] for two in mine],
        "resolved": [TILE_NAMES[tile] if tile == other else None for tile, other in mine],
    }


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return once two tiles are up in how many of a hundred cases they win, as far as the solver could know."""
    if len(taken) < 2:
        return None
    known = read_knowledge(state)
    first, second = sorted(int(space) for space in state.up)
    return list_chances(known, worlds_of(known))[first, second]


def help(state: Any) -> int | None:
    """Return the tile of the wanted number that surely wins, then one of its suit; None if there is no sure way."""
    known = read_knowledge(state)
    worlds = worlds_of(known)
    sure = [two for two, chance in list_chances(known, worlds).items() if chance == ALL]
    up = int(state.up[0])
    if up == NOWHERE:
        return _sure_place(known, worlds)
    return next((space for two in sure if up in two for space in two if space != up), None)

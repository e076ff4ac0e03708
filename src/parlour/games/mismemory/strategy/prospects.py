"""Chances of actions in Mismemory, from games played to the end by players with perfect memory.

All actions are tried in the same imagined worlds. In them unseen tiles lie at random, everybody knows what was seen,
and only the seat that put a tile back knows which of the pair it is. So the value of an action includes what it reveals
to others. The games are shared out by sequential halving: step by step only the best actions so far are tried on
(Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import NamedTuple

from parlour.core import arrays
from parlour.core.bits import members, nth, set_of
from parlour.core.dice import roll
from parlour.core.kernel import Array, inline, is_compiled, kernel, run
from parlour.core.primitives import count
from parlour.games.mismemory.actions import DECLINE, FLIP_TWO, KEEP, PLACE_AT, REPLACE_FIRST
from parlour.games.mismemory.components import EMPTY, FULL, NOWHERE, NUMBER, OF_SUIT, SPACES, SUIT, TILES
from parlour.games.mismemory.legality import gaps, may_keep, numbers_of, suits_agree, turnable
from parlour.games.mismemory.options import TOGETHER
from parlour.games.mismemory.play import apply, score
from parlour.games.mismemory.record import OVER, PLACE, REPLACE, SHOWN, State
from parlour.games.mismemory.view import imagine, rest_of_pair

GAMES, GAMES_INTERPRETED = 6_000, 12
"""Number of games played for a decision, compiled and interpreted."""

DIGIT = 5
"""Bits per count in an integer that holds a row of counts."""


@kernel
def remembered(state: State, seat: int, space: int) -> int:
    """Return the tile that a seat knows on a space: seen by all, or the rest of its own pair; else UNKNOWN."""
    slot = int(state.source[space])
    if int(state.known[space]) < 0 and slot != NOWHERE and slot // FULL == seat:
        return rest_of_pair(state, seat, slot % FULL)
    return int(state.known[space])


@kernel
def suits_remembered(state: State, seat: int, spaces: int) -> int:
    """Return how many tiles of each suit a seat knows on a set of spaces, as a row of counts."""
    counts = 0
    for space in range(SPACES):
        if spaces >> space & 1:
            tile = remembered(state, seat, space)
            if tile >= 0:
                counts += 1 << DIGIT * int(SUIT[tile])
    return counts


@kernel
def numbers_gone(state: State, seat: int) -> int:
    """Return how many tiles of each number others are known to own, as a row of counts."""
    counts = 0
    for other in range(int(state.players)):
        for i in range(int(state.owned[other])):
            tile = int(state.resolved[other, i])
            if other != seat and tile >= 0:
                counts += 1 << DIGIT * int(NUMBER[tile])
    return counts


@kernel
def any_of(spaces: int, dice: Array) -> int:
    """Return a random member of a nonempty set of spaces."""
    return nth(spaces, roll(dice, count(spaces)))


@kernel
def usual_first(state: State, seat: int, dice: Array) -> int:
    """Return a space of a known pair with a number needed, the rarest first; else one not known."""
    spaces, owned, gone = turnable(state), numbers_of(state, seat), numbers_gone(state, seat)
    suits = suits_remembered(state, seat, spaces)
    best, most, unknown = NOWHERE, -1, 0
    for space in range(SPACES):
        if spaces >> space & 1:
            tile = remembered(state, seat, space)
            rarity = gone >> DIGIT * int(NUMBER[tile]) & 31
            if tile < 0:
                unknown |= 1 << space
            elif not owned >> int(NUMBER[tile]) & 1 and suits >> DIGIT * int(SUIT[tile]) & 31 > 1 and rarity > most:
                best, most = space, rarity
    return best if best != NOWHERE else any_of(unknown if unknown != 0 else spaces, dice)


@kernel
def usual_second(state: State, seat: int, first: int, up: int, dice: Array) -> int:
    """Return a known tile of the suit of ``up``, the first tile, if either is needed; else one not known.

    If the first tile is not known, ``up`` is below 0 and has no tile's suit.
    """
    spaces = turnable(state) & ~(1 << first)
    owned, gone = numbers_of(state, seat), numbers_gone(state, seat)
    best, most, unknown = NOWHERE, -1, 0
    for space in range(SPACES):
        if spaces >> space & 1:
            tile = remembered(state, seat, space)
            if tile < 0:
                unknown |= 1 << space
            elif up >= 0 and SUIT[tile] == SUIT[up]:
                needed = not owned >> int(NUMBER[tile]) & 1
                wish = (gone >> DIGIT * int(NUMBER[tile]) & 31) + 32 * int(needed)
                if (needed or not owned >> int(NUMBER[up]) & 1) and wish > most:
                    best, most = space, wish
    return best if best != NOWHERE else any_of(unknown if unknown != 0 else spaces, dice)


@kernel
def usual_flip(state: State, seat: int, dice: Array) -> int:
    """Return the action of turning up: one tile, or both if they are named at once (MIS-D3)."""
    first = int(state.up[0])
    if first != NOWHERE:
        return usual_second(state, seat, first, int(state.face[first]), dice)
    first = usual_first(state, seat, dice)
    if int(state.flip) != TOGETHER:
        return first
    return FLIP_TWO + SPACES * first + usual_second(state, seat, first, remembered(state, seat, first), dice)


@kernel
def usual_keep(state: State, seat: int) -> int:
    """Return the action of keeping the needed tile of a pair; of two, the one whose number is rarer."""
    best, most = DECLINE, -1
    if suits_agree(state):
        owned, gone = numbers_of(state, seat), numbers_gone(state, seat)
        for which in range(2):
            number = int(NUMBER[int(state.face[int(state.up[which])])])
            rarity = gone >> DIGIT * number & 31
            if not owned >> number & 1 and may_keep(state, seat, which) and rarity > most:
                best, most = KEEP + which, rarity
    return best


@kernel
def usual_back(state: State, dice: Array) -> int:
    """Return the action of putting the first shown tile into a random gap."""
    which = 0
    while int(state.shown[which]) == EMPTY:
        which += 1
    return REPLACE_FIRST + SPACES * which + any_of(gaps(state), dice)


@inline
def usual_step(state: State, dice: Array) -> None:
    """Apply the action of a player with perfect memory that looks no further; nobody challenges."""
    seat, phase = int(state.turn), int(state.phase)
    if phase == REPLACE:
        apply(state, int(state.placer), usual_back(state, dice))
    elif phase == PLACE:
        apply(state, seat, PLACE_AT + any_of(gaps(state), dice))
    elif phase == SHOWN:
        apply(state, seat, usual_keep(state, seat))
    else:
        apply(state, seat, usual_flip(state, seat, dice))


@kernel
def play_to_the_end(world: State, seat: int, dice: Array, points: Array) -> float:
    """Play on to the end; return the seat's share of the victory."""
    while int(world.phase) != OVER:
        usual_step(world, dice)
    winners = score(world, points)
    if winners == 0:
        return 1.0 / int(world.players)
    return (winners >> seat & 1) / count(winners)


@kernel
def try_actions(
    worlds: Array, seat: int, actions: Array, values: Array, games: int, dice: Array, points: Array, halt: Array
) -> None:
    """Add to ``values`` (float64[n]) what each of ``actions`` (int32[n]) wins in ``games`` imagined worlds.

    Stops early when ``halt`` becomes nonzero. ``worlds[0]`` is the hidden record, ``worlds[1]`` the imagined world,
    ``worlds[2]`` scratch.
    """
    for _ in range(games):
        if int(halt[0]) != 0:
            return
        worlds[1] = worlds[0]
        imagine(worlds[1], seat, dice)
        for i in range(len(actions)):
            worlds[2] = worlds[1]
            apply(worlds[2], seat, int(actions[i]))
            values[i] += play_to_the_end(worlds[2], seat, dice, points)


def best_of(view: State, seat: int, actions: list[int], dice: Array, halt: Array) -> int:
    """Return the action that wins most, of equals the first."""
    return next(iter(compare(view, seat, actions, dice, halt)[0]))


def compare(
    view: State, seat: int, actions: list[int], dice: Array, halt: Array, kept: int | None = None
) -> tuple[dict[int, float], int]:
    """Return the chances of winning after the best two actions and ``kept``, the best first, and the games per action.

    Of equal actions the first comes first.
    """
    worlds = arrays.empty(3, view.dtype)
    worlds[0] = view
    points = arrays.zeros(int(view.players), arrays.int64)
    tried, won, played = arrays.array(actions, arrays.int32), arrays.zeros(len(actions)), 0
    rounds = max(1, math.ceil(math.log2(len(tried))))
    games = GAMES if is_compiled(view.dtype) else GAMES_INTERPRETED
    while True:
        more = max(1, games // (rounds * len(tried)))
        run(try_actions, worlds, seat, tried, won, more, dice, points, halt)
        played += more
        order = arrays.argsort(-won, kind="stable")
        half = max(2, len(tried) // 2)
        stay = sorted(int(i) for place, i in enumerate(order) if place < half or int(tried[i]) == kept)
        if len(stay) == len(tried):
            return {int(tried[i]): float(won[i]) / played for i in order}, played
        tried, won = tried[stay], won[stay]


# --- what is worth trying


class Glimpse(NamedTuple):
    """What a seat knows of a tile.

    It holds the set of tiles that it can be, the pair that it is the rest of, and whether everybody knows it.
    """

    tiles: int
    slot: int
    public: bool

    @property
    def is_nothing(self) -> bool:
        """Whether it may be any tile not seen yet."""
        return not self.public and self.slot == NOWHERE


def glimpses(view: State, seat: int) -> dict[int, Glimpse]:
    """Return what a seat knows of every space that can be turned up."""
    seen = set_of(view.known) | set_of(view.own[seat]) | set_of(view.pair.ravel())
    found = {}
    for space in members(turnable(view)):
        tile, slot = remembered(view, seat, space), int(view.source[space])
        tiles = (1 << TILES) - 1 & ~seen
        if tile >= 0:
            tiles = 1 << tile
        elif slot != NOWHERE:
            tiles = set_of(view.pair[slot // FULL, slot % FULL])
        found[space] = Glimpse(tiles, slot, int(view.known[space]) >= 0)
    return found


def worthwhile(view: State, seat: int, dice: Array, taken: int | None = None) -> list[int]:
    """Return the actions worth comparing; of spaces of which the same is known, ``taken`` or a random one."""
    if int(view.phase) == SHOWN:
        return [DECLINE, *[KEEP + which for which in range(2) if may_keep(view, seat, which)]]
    known = glimpses(view, seat)
    alike: dict[Glimpse, list[int]] = {}
    for space, glimpse in known.items():
        alike.setdefault(glimpse, []).append(space)
    if int(view.flip) == TOGETHER:
        some = [spaces.pop(roll(dice, len(spaces))) for spaces in alike.values() for _ in range(min(2, len(spaces)))]
        return worthwhile_pairs(known, some, numbers_of(view, seat), taken)
    picks = [taken if taken in spaces else spaces[roll(dice, len(spaces))] for spaces in alike.values()]
    return sorted(space for space in picks if space is not None)


def worthwhile_pairs(known: dict[int, Glimpse], some: list[int], owned: int, taken: int | None) -> list[int]:
    """Return the pairs of spaces worth comparing: one of those with the same promise.

    Of pairs that cannot win a tile, only those that reveal least, and ``taken``.
    """
    picks = {promise(known[one], known[other], owned): named(one, other) for one, other in combinations(some, 2)}
    least = min((kind for kind in picks if isinstance(kind, int)), default=0)
    picks = {kind: pair for kind, pair in picks.items() if not isinstance(kind, int) or kind == least}
    if taken is not None and FLIP_TWO <= taken < DECLINE:
        one, other = divmod(taken - FLIP_TWO, SPACES)
        picks[promise(known[one], known[other], owned)] = taken
    return sorted(picks.values())


def named(first: int, second: int) -> int:
    """Return the action that turns up two tiles at once."""
    return FLIP_TWO + SPACES * first + second


def promise(one: Glimpse, other: Glimpse, owned: int) -> tuple[Glimpse, ...] | int:
    """Return a key that is equal for pairs with the same prospects.

    For pairs that may win a tile, what is known of both; for others, what is known of those that not everybody knows,
    or their number if neither is new.
    """
    if may_win(one.tiles, other.tiles, owned):
        return tuple(sorted((one, other)))
    told = tuple(sorted(glimpse for glimpse in (one, other) if not glimpse.public))
    return told if one.is_nothing or other.is_nothing else len(told)


def may_win(one: int, other: int, owned: int) -> bool:
    """Whether two tiles, each one of a set, may have the same suit, and one of them a number that is not owned."""
    for suit in OF_SUIT:
        here, there = one & suit, other & suit
        if here and there and any(not owned >> int(NUMBER[tile]) & 1 for tile in members(here | there)):
            return True
    return False

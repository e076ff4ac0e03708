"""What may come of an action in Mismemory: the game is played to its end by all, who remember everything.

Each action is tried in the same imagined worlds. In them the tiles nobody has seen lie anyhow; what was seen, everybody
knows, and of a tile put back only who put it there knows which of two it is. So an action is worth what it wins, what
it tells the others included. By and by only those that did best so far are tried on (sequential halving: Karnin, Koren
and Somekh, 2013).
"""

from __future__ import annotations

import math

import numpy as np

from parlour.core.bits import count
from parlour.core.dice import roll
from parlour.core.kernel import is_compiled, kernel, part, run
from parlour.core.record import Array
from parlour.games.mismemory.actions import DECLINE, KEEP, PLACE_AT, REPLACE_FIRST
from parlour.games.mismemory.choices import gaps, may_keep, numbers_of, suits_agree, turnable
from parlour.games.mismemory.rules import apply, score
from parlour.games.mismemory.state import (
    EMPTY,
    FULL,
    NOWHERE,
    OVER,
    PLACE,
    REPLACE,
    SHOWN,
    SPACES,
    VALUES,
    State,
)
from parlour.games.mismemory.view import imagine, rest_of_pair

GAMES, GAMES_INTERPRETED = 6_000, 12
"""So many games are played for a decision."""

DIGIT = 5
"""Bits of a count in a row of them."""


@kernel
def remembered(state: State, seat: int, space: int) -> int:
    """The tile that a seat knows on a space, UNKNOWN if none: what all have seen, and the rest of its own pairs."""
    slot = int(state.source[space])
    if int(state.known[space]) < 0 and slot != NOWHERE and slot // FULL == seat:
        return rest_of_pair(state, seat, slot % FULL)
    return int(state.known[space])


@kernel
def suits_remembered(state: State, seat: int, spaces: int) -> int:
    """How many tiles of each suit a seat knows on a set of spaces, a row of counts."""
    counts = 0
    for space in range(SPACES):
        if spaces >> space & 1:
            tile = remembered(state, seat, space)
            if tile >= 0:
                counts += 1 << DIGIT * (tile // VALUES)
    return counts


@kernel
def numbers_gone(state: State, seat: int) -> int:
    """How many tiles of each number others are known to own, a row of counts."""
    counts = 0
    for other in range(int(state.players)):
        for i in range(int(state.owned[other])):
            tile = int(state.resolved[other, i])
            if other != seat and tile >= 0:
                counts += 1 << DIGIT * (tile % VALUES)
    return counts


@kernel
def any_of(spaces: int, dice: Array) -> int:
    """One of a set of spaces, which is not empty, at random."""
    for _ in range(roll(dice, count(spaces))):
        spaces &= spaces - 1
    space = 0
    while not spaces >> space & 1:
        space += 1
    return space


@kernel
def usual_first(state: State, seat: int, dice: Array) -> int:
    """One of a pair known that has a number needed, the rarest; else a tile not known."""
    spaces, owned, gone = turnable(state), numbers_of(state, seat), numbers_gone(state, seat)
    suits = suits_remembered(state, seat, spaces)
    best, most, unknown = NOWHERE, -1, 0
    for space in range(SPACES):
        if spaces >> space & 1:
            tile = remembered(state, seat, space)
            rarity = gone >> DIGIT * (tile % VALUES) & 31
            if tile < 0:
                unknown |= 1 << space
            elif not owned >> tile % VALUES & 1 and suits >> DIGIT * (tile // VALUES) & 31 > 1 and rarity > most:
                best, most = space, rarity
    return best if best != NOWHERE else any_of(unknown if unknown != 0 else spaces, dice)


@kernel
def usual_second(state: State, seat: int, dice: Array) -> int:
    """A tile known of the suit that is up if either is needed; else one not known."""
    up = int(state.face[int(state.up[0])])
    spaces, owned, gone = turnable(state), numbers_of(state, seat), numbers_gone(state, seat)
    best, most, unknown = NOWHERE, -1, 0
    for space in range(SPACES):
        if spaces >> space & 1:
            tile = remembered(state, seat, space)
            if tile < 0:
                unknown |= 1 << space
            elif tile // VALUES == up // VALUES:
                needed = not owned >> tile % VALUES & 1
                wish = (gone >> DIGIT * (tile % VALUES) & 31) + 32 * int(needed)
                if (needed or not owned >> up % VALUES & 1) and wish > most:
                    best, most = space, wish
    return best if best != NOWHERE else any_of(unknown if unknown != 0 else spaces, dice)


@kernel
def usual_keep(state: State, seat: int) -> int:
    """The needed one of a pair, of two the rarer."""
    best, most = DECLINE, -1
    if suits_agree(state):
        owned, gone = numbers_of(state, seat), numbers_gone(state, seat)
        for which in range(2):
            number = int(state.face[int(state.up[which])]) % VALUES
            rarity = gone >> DIGIT * number & 31
            if not owned >> number & 1 and may_keep(state, seat, which) and rarity > most:
                best, most = KEEP + which, rarity
    return best


@kernel
def usual_back(state: State, dice: Array) -> int:
    """The first tile shown, into any gap."""
    which = 0
    while int(state.shown[which]) == EMPTY:
        which += 1
    return REPLACE_FIRST + SPACES * which + any_of(gaps(state), dice)


@part
def usual_step(state: State, dice: Array) -> None:
    """Carry out what somebody does who remembers everything and looks no further; nobody challenges."""
    seat, phase = int(state.turn), int(state.phase)
    if phase == REPLACE:
        apply(state, int(state.placer), usual_back(state, dice))
    elif phase == PLACE:
        apply(state, seat, PLACE_AT + any_of(gaps(state), dice))
    elif phase == SHOWN:
        apply(state, seat, usual_keep(state, seat))
    elif int(state.up[0]) == NOWHERE:
        apply(state, seat, usual_first(state, seat, dice))
    else:
        apply(state, seat, usual_second(state, seat, dice))


@kernel
def play_to_the_end(world: State, seat: int, dice: Array, points: Array) -> float:
    """Play on to the end; give the seat's share of the victory."""
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
    """Add to ``values`` (float64[n]) what each of ``actions`` (int32[n]) wins in so many imagined worlds.

    In fewer once ``halt`` is not 0.

    ``worlds[0]`` is the hidden record, ``worlds[1]`` the world imagined, ``worlds[2]`` scratch.
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
    """Give the action that wins most, of equals the first."""
    return next(iter(compare(view, seat, actions, dice, halt)[0]))


def compare(
    view: State, seat: int, actions: list[int], dice: Array, halt: Array, kept: int | None = None
) -> tuple[dict[int, float], int]:
    """Give the chances of winning after the best two of some actions and after the one that is kept, the best first.

    And in how many games each of them was tried. Of equals the first comes first.
    """
    worlds = np.empty(3, view.dtype)
    worlds[0] = view
    points = np.zeros(int(view.players), np.int64)
    tried, won, played = np.array(actions, np.int32), np.zeros(len(actions)), 0
    rounds = max(1, math.ceil(math.log2(len(tried))))
    games = GAMES if is_compiled(view.dtype) else GAMES_INTERPRETED
    while True:
        more = max(1, games // (rounds * len(tried)))
        run(try_actions, worlds, seat, tried, won, more, dice, points, halt)
        played += more
        order = np.argsort(-won, kind="stable")
        half = max(2, len(tried) // 2)
        stay = np.sort([i for place, i in enumerate(order) if place < half or int(tried[i]) == kept])
        if len(stay) == len(tried):
            return {int(tried[i]): float(won[i]) / played for i in order}, played
        tried, won = tried[stay], won[stay]


def worthwhile(view: State, seat: int, dice: Array, taken: int | None = None) -> list[int]:
    """List what may be worth doing now; of the spaces of which equally much is known the one taken, or any."""
    if int(view.phase) == SHOWN:
        return [DECLINE, *[KEEP + which for which in range(2) if may_keep(view, seat, which)]]
    alike: dict[tuple[int, int], list[int]] = {}
    for space in range(SPACES):
        if turnable(view) >> space & 1:
            alike.setdefault((remembered(view, seat, space), int(view.source[space])), []).append(space)
    picks = [taken if taken in spaces else spaces[roll(dice, len(spaces))] for spaces in alike.values()]
    return sorted(space for space in picks if space is not None)

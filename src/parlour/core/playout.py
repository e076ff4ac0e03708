"""Playouts: random play to the end at full speed, for search, simulation and the laws of ``conformance``.

Their buffers are one record, the scratch.
"""

from __future__ import annotations

import functools
from typing import Any, cast

from parlour.core import arrays
from parlour.core.dice import new_dice, rekey, roll
from parlour.core.game import Game
from parlour.core.kernel import Array, inline, kernel
from parlour.core.primitives import count, lowest
from parlour.core.record import Record
from parlour.core.verbs import actors, apply, legal, setup


@inline
def pick_actor(mask: int, dice: Array) -> int:
    """Return a random member of a bit mask of actors; the clock counts as one."""
    if mask & (mask - 1) != 0:
        for _ in range(roll(dice, count(mask))):
            mask &= mask - 1
    return lowest(mask)


MOST_SEATS = 32


class Scratch:
    """Buffers of a playout: dice (see ``dice``), a list of legal actions, each seat's points."""

    dtype: Any
    dice: Array
    actions: Array
    points: Array


@functools.cache
def _scratch_dtype(most_legal: int) -> arrays.dtype[Any]:
    fields = [
        ("dice", arrays.int64, (4,)),
        ("points", arrays.int64, (MOST_SEATS,)),
        ("actions", arrays.int32, (most_legal,)),
    ]
    return arrays.dtype((arrays.record, arrays.dtype(fields, align=True)))


def new_scratch(game: Game, seed: int) -> Scratch:
    """Return a scratch for a game, with seeded dice."""
    scratch = cast(Scratch, arrays.zeros(1, _scratch_dtype(game.rules.most_legal))[0])
    scratch.dice[:] = new_dice(seed)
    return scratch


@inline
def playout(state: Record, scratch: Scratch, most: int) -> int:
    """Play uniformly random legal actions until the game is over or ``most`` are played; return their number."""
    for played in range(most):
        mask = actors(state)
        if mask == 0:
            return played
        seat = pick_actor(mask, scratch.dice)
        n = legal(state, seat, scratch.actions)
        apply(state, seat, int(scratch.actions[roll(scratch.dice, n)]))
    return most


@kernel
def fresh_games(blank: Array, world: Array, scratch: Scratch, games: int, most: int) -> tuple[int, int]:
    """Set up and play ``games`` random games, each with its own key.

    Return the actions in all and of the longest game.
    """
    played, longest = 0, 0
    for _ in range(games):
        world[0] = blank[0]
        rekey(scratch.dice, world[0])
        setup(world[0])
        length = playout(world[0], scratch, most)
        played += length
        longest = max(longest, length)
    return played, longest

"""Playouts: random play to the end, at full speed. Search, simulation and the laws of ``conformance`` all use it."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core import kernel as kernels
from parlour.core.bits import count, lowest
from parlour.core.dice import roll
from parlour.core.game import Game
from parlour.core.kernel import kernel
from parlour.core.record import Array, Record
from parlour.core.verbs import actors, apply, legal


@kernel
def pick_actor(mask: int, dice: Array) -> int:
    """Pick one of the actors uniformly; the clock counts as one."""
    if mask & (mask - 1) != 0:
        for _ in range(roll(dice, count(mask))):
            mask &= mask - 1
    return lowest(mask)


@kernel
def playout(state: Record, dice: Array, out: Array, most: int) -> int:
    """Play uniformly random legal actions until the game is over or ``most`` are done; give their number.

    ``out`` is an int32 buffer of the game's most_legal.
    """
    for played in range(most):
        mask = actors(state)
        if mask == 0:
            return played
        seat = pick_actor(mask, dice)
        n = legal(state, seat, out)
        apply(state, seat, int(out[roll(dice, n)]))
    return most


@kernel
def playouts(start: Array, world: Array, dice: Array, out: Array, games: int, most: int) -> int:
    """Play so many random games from ``start[0]`` in the scratch record ``world[0]``; give the actions in all."""
    played = 0
    for _ in range(games):
        world[0] = start[0]
        played += playout(world[0], dice, out, most)
    return played


def random_games(game: Game, state: Any, dice: Array, games: int, most: int) -> int:
    """Play random games from a record at the best speed there is; give the number of actions in all."""
    start = np.empty(1, game.dtype)
    start[0] = state
    out = np.empty(game.most_legal, np.int32)
    return int(kernels.run(playouts, start, np.empty_like(start), dice, out, games, most))

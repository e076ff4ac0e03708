"""Bots that look one action ahead, or not at all."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core import kernel
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import kernel as kernel_
from parlour.core.record import Array
from parlour.core.verbs import apply, evaluate, imagine, score

WORLDS = 8


@kernel_
def look_ahead(worlds: Array, seat: int, actions: Array, values: Array, points: Array, dice: Array) -> None:
    """Add to ``values`` what each action leads to in one imagined world of the hidden record ``worlds[0]``.

    ``worlds[1]`` holds the imagined world, ``worlds[2]`` is scratch; arrays are int32[n], float64[n], int64[players].
    """
    worlds[1] = worlds[0]
    imagine(worlds[1], seat, dice)
    for i in range(len(actions)):
        worlds[2] = worlds[1]
        apply(worlds[2], seat, int(actions[i]))
        winners = score(worlds[2], points)
        if winners == 0:
            values[i] += evaluate(worlds[2], seat)
        elif winners >> seat & 1:
            values[i] += 1.0


def choose_randomly(game: Game, view: Any, seat: int, seed: int) -> int:
    """Choose any legal action."""
    actions = legal_actions(game, view, seat)
    return actions[roll(new_dice(seed), len(actions))]


def seen(actions: list[int], overlooked: int, dice: Array) -> list[int]:
    """The actions that catch the eye: one at least."""
    if overlooked == 0:
        return actions
    caught = [action for action in actions if roll(dice, 100) >= overlooked]
    return caught or [actions[roll(dice, len(actions))]]


def choose_greedily(game: Game, view: Any, seat: int, seed: int, overlooked: int = 0) -> int:
    """Choose the action after which the game's ``mind`` likes the position best, over a few imagined worlds.

    Of 100 actions about so many are ``overlooked``.
    """
    dice = new_dice(seed)
    actions = np.array(seen(legal_actions(game, view, seat), overlooked, dice), np.int32)
    worlds = np.empty(3, game.dtype)
    worlds[0] = view
    values, points = np.zeros(len(actions)), np.zeros(int(view.players), np.int64)
    for _ in range(WORLDS if game.secret else 1):
        kernel.run(look_ahead, worlds, seat, actions, values, points, dice)
    best = np.flatnonzero(values >= values.max() - 1e-9)
    return int(actions[best[roll(dice, len(best))]])

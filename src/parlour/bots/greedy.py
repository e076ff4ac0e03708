"""Bots that look at most one action ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.bots.tree import worth
from parlour.core import arrays, kernel
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array
from parlour.core.kernel import kernel as kernel_
from parlour.core.verbs import apply, imagine

WORLDS = 8


@kernel_
def look_ahead(worlds: Array, seat: int, actions: Array, values: Array, points: Array, dice: Array) -> None:
    """Add to ``values`` what each action leads to in one imagined world of the hidden record ``worlds[0]``.

    ``worlds[1]`` holds the imagined world, ``worlds[2]`` is overwritten. The arrays are int32[n], float64[n] and
    int64[players].
    """
    worlds[1] = worlds[0]
    imagine(worlds[1], seat, dice)
    for i in range(len(actions)):
        worlds[2] = worlds[1]
        apply(worlds[2], seat, int(actions[i]))
        values[i] += worth(worlds[2], seat, points)


def choose_randomly(game: Game, view: Any, seat: int, seed: int) -> int:
    """Return a legal action drawn uniformly."""
    actions = legal_actions(game, view, seat)
    return actions[roll(new_dice(seed), len(actions))]


def notice_actions(actions: list[int], overlooked: int, dice: Array) -> list[int]:
    """Return the actions that a bot notices: it misses each with ``overlooked`` percent probability, never all."""
    if overlooked == 0:
        return actions
    caught = [action for action in actions if roll(dice, 100) >= overlooked]
    return caught or [actions[roll(dice, len(actions))]]


def choose_greedily(game: Game, view: Any, seat: int, among: Sequence[int], seed: int) -> int:
    """Return the action of ``among`` (legal actions) with the highest mean evaluation after it, ties broken by lot.

    The mean is over WORLDS imagined worlds, or one if the game has no secrets.
    """
    dice = new_dice(seed)
    actions = arrays.array(among, arrays.int32)
    worlds = arrays.empty(3, game.dtype)
    worlds[0] = view
    values, points = arrays.zeros(len(actions)), arrays.zeros(int(view.players), arrays.int64)
    for _ in range(WORLDS if game.rules.secret else 1):
        kernel.run(look_ahead, worlds, seat, actions, values, points, dice)
    best = arrays.flatnonzero(values >= values.max() - 1e-9)
    return int(actions[best[roll(dice, len(best))]])

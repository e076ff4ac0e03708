"""Judgement fitted by self-play: a seat's chance of winning, from what its game sees in each seat's position.

A game's ``strategy.evaluation`` says what it looks at (the verb ``traits``); which weights these have was fitted to
the ends of matches of bots against one another (``lab/training``) and stands in the game's ``data/evaluation.json``.
A seat's merit is the sum of its traits by weight, the weights changing with the stage of the match, and chances are
as the merits' exponentials (Bradley and Terry, 1952; with more than two seats Luce, 1959).
"""

from __future__ import annotations

import math
from pathlib import Path

import msgspec

from parlour.core import arrays
from parlour.core.kernel import kernel
from parlour.core.record import Array, Record
from parlour.core.verbs import traits

WEIGHTS = "evaluation.json"
"""The file in a game's data that holds the weights."""

POWERS = 3
"""A weight is made of so many: as it is at first, what the stage adds to it, and what its square does."""

MOST = 32
"""Traits at most."""

FARTHEST = 30.0
"""Merits farther apart are as this far: exponentials stay finite."""


def read_weights(module: str) -> Array:
    """Read the weights of a game from its data, given the file of its ``strategy.evaluation``: float64[POWERS, traits].

    Before any were fitted, nothing weighs.
    """
    file = Path(module).parents[1] / "data" / WEIGHTS
    return (
        arrays.array(msgspec.json.decode(file.read_bytes()), arrays.float64)
        if file.exists()
        else arrays.zeros((POWERS, MOST))
    )


@kernel
def merit(state: Record, seat: int, weights: Array) -> float:
    """Weigh a seat's traits (float64[POWERS, traits]); the first of them is the stage and has no weight of its own."""
    seen = traits(state, seat)
    stage = seen[0]
    total = 0.0
    for i in range(1, len(seen)):
        total += seen[i] * (weights[0, i - 1] + stage * (weights[1, i - 1] + stage * weights[2, i - 1]))
    return total


@kernel
def chance(state: Record, seat: int, weights: Array) -> float:
    """Give a seat's chance of winning, from 0 to 1."""
    own = merit(state, seat, weights)
    others = 0.0
    for other in range(int(state.players)):
        if other != seat:
            others += math.exp(min(FARTHEST, merit(state, other, weights) - own))
    return 1.0 / (1.0 + others)

"""Evaluation fitted to self-play: a seat's chance of winning as a function of traits of every seat's position.

A game's ``strategy.evaluation`` computes traits (the verb ``traits``). Their weights are fitted to the results of
matches between bots (``lab/training``) and stored in the game's ``data/evaluation.json``. A seat's merit is the
weighted sum of its traits, with weights that change with the stage of the match; chances are proportional to the
exponentials of merits (Bradley and Terry, 1952; for more than two seats Luce, 1959).
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from parlour.core import arrays
from parlour.core.exponential import exp
from parlour.core.kernel import Array, kernel
from parlour.core.record import Record
from parlour.core.verbs import traits

WEIGHTS = "evaluation.json"
"""Name of the file with the weights, in a game's data folder."""

POWERS = 3
"""Number of coefficients of a weight: constant, linear and quadratic in the stage of the match."""

MOST = 32
"""Maximum number of traits."""

FARTHEST = 30.0
"""Differences of merit are clamped to this, so that exponentials stay finite."""


class Trait(NamedTuple):
    """How people are told of a trait.

    name: of the messages ``because-NAME``, for a seat's own, and ``because-NAME-other``; empty: they are not told
    unit: what one of the things that it counts adds to it; 0: others of that name say how many there are
    is_flag: told without numbers, where it is more for the seat, or less for another
    """

    name: str = ""
    unit: float = 0.0
    is_flag: bool = False


def read_weights(module: str) -> Array:
    """Read the weights beside an evaluation module, given its file name: float64[POWERS, traits].

    Returns zeros if no weights have been fitted yet.
    """
    file = Path(module).parents[1] / "data" / WEIGHTS
    return (
        arrays.array(msgspec.json.decode(file.read_bytes()), arrays.float64)
        if file.exists()
        else arrays.zeros((POWERS, MOST))
    )


@kernel
def merit(state: Record, seat: int, weights: Array) -> float:
    """Return the sum of a seat's traits, each weighted by a polynomial of the stage of the match, on no fixed scale.

    The game's ``traits`` give the stage s first, then the traits t. The sum is over t[i] * (w[0, i] + w[1, i] * s +
    w[2, i] * s²), where ``weights`` w is float64[POWERS, number of t].
    """
    seen = traits(state, seat)
    stage = seen[0]
    total = 0.0
    for i in range(1, len(seen)):
        total += seen[i] * (weights[0, i - 1] + stage * (weights[1, i - 1] + stage * weights[2, i - 1]))
    return total


@kernel
def chance(state: Record, seat: int, weights: Array) -> float:
    """Return a seat's chance of winning, from 0 to 1. ``weights`` is float64[POWERS, traits]."""
    own = merit(state, seat, weights)
    others = 0.0
    for other in range(int(state.players)):
        if other != seat:
            others += exp(min(FARTHEST, merit(state, other, weights) - own))
    return 1.0 / (1.0 + others)

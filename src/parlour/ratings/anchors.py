"""Anchors: the fixed ratings of bots, so that a rating means something from the first match on.

The arena measured which share of the victories each level wins over the one below (docs/bots.md; ``data/shares.json``).
In Plackett and Luce's model two bots without uncertainty that hold half of ``seats`` seats each share the victories as
``1 / (1 + exp(-d / c))``, where ``d`` is the difference of their means and ``c`` is ``BETA * sqrt(seats)``. Solved for
``d`` this puts the levels on one scale, on which Casual has the rating of a newcomer.
"""

from __future__ import annotations

import functools
import json
import math
from importlib.resources import files

from parlour.core.decision import LEVELS
from parlour.core.errors import BadOption

MEAN = 25.0
"""The mean of a newcomer's rating, and of Casual's."""
BETA = 25 / 6
"""How much one match may depart from the means, as openskill has it."""
CENTRE = "casual"


def anchor(game: str, seats: int, level: str) -> float:
    """Return the mean rating of a bot of a level in a game with ``seats`` seats.

    Where a share was not measured with that number, the nearest with which it was counts. Raises BadOption for a game
    or a level without measurements.
    """
    if not has_anchors(game) or level not in LEVELS:
        raise BadOption(f"no strength was measured for the level {level!r} in {game}", "level")
    shares = [_nearest_share(game, seats, step) for step in range(len(LEVELS) - 1)]
    steps = [BETA * math.sqrt(seats) * math.log(share / (1 - share)) for share in shares]
    heights = dict(zip(LEVELS, (sum(steps[:count]) for count in range(len(LEVELS))), strict=True))
    return MEAN + heights[level] - heights[CENTRE]


def _nearest_share(game: str, seats: int, step: int) -> float:
    """Return the share that level ``step + 1`` won over the one below, with the nearest number of seats measured."""
    found = [(abs(count - seats), count, share) for count, of in _shares()[game].items() if (share := of[step])]
    return min(found)[2]


def has_anchors(game: str) -> bool:
    """Tell whether the bots of a game have measured strengths."""
    return game in _shares()


@functools.cache
def _shares() -> dict[str, dict[int, list[float | None]]]:
    """Read the measured shares: by game and number of seats, of each level over the one below.

    None where it was not measured.
    """
    text = files("parlour.ratings").joinpath("data/shares.json").read_text("utf-8")
    return {game: {int(seats): list(of) for seats, of in counts.items()} for game, counts in json.loads(text).items()}

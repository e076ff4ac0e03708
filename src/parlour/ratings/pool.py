"""A pool: everybody's rating in one game with one number of seats, after all results so far.

The model is Plackett and Luce's, updated as in Weng and Lin, A Bayesian approximation method for online ranking,
JMLR 12 (2011), algorithm 4 (openskill). Bots are anchors: they are met at their measured strength, and never change.
Programs of others stand on the same scale, apart: by what they play their ratings move, and those of people do not.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple

from parlour.ratings.anchors import BETA, MEAN, anchor
from parlour.ratings.results import Player, Result

SIGMA = MEAN / 3
"""The standard deviation of a newcomer's rating."""
ANCHOR_SIGMA = 1.0
"""The standard deviation of a bot's: about that of its measurement."""
SETTLED_SIGMA = 4.0
"""A rating with a greater standard deviation is provisional."""

MIDDLE = 1500
PER_UNIT = 40
"""Ratings are shown as MIDDLE for a newcomer's mean, and PER_UNIT points for each unit of the model."""
INTERVAL = 1.96
"""A shown interval holds 95 %."""


class Rating(NamedTuple):
    """A person's strength by the model, its standard deviation, and the number of matches behind it."""

    mu: float = MEAN
    sigma: float = SIGMA
    matches: int = 0

    @property
    def points(self) -> int:
        """The strength as it is shown."""
        return round(MIDDLE + PER_UNIT * (self.mu - MEAN))

    @property
    def within(self) -> int:
        """Half the width of the interval that is shown with it."""
        return round(INTERVAL * PER_UNIT * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known yet to compare."""
        return self.sigma > SETTLED_SIGMA


Ratings = dict[str, Rating]
"""Ratings of people and of programs, by their ids."""


def rate(results: Iterable[Result]) -> Ratings:
    """Rate everybody by all results of a pool, in the order of time."""
    ratings: Ratings = {}
    for result in sorted(results, key=lambda one: one.place):
        ratings |= rate_result(result, ratings)
    return ratings


def rate_result(result: Result, before: Ratings) -> Ratings:
    """Return the new ratings of those whom a result moves, given the ratings of those who had any before it."""
    old = [_find_rating(result, player, before) for player in result.players]
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
    new = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
    return {
        who: Rating(float(new[seat][0].mu), float(new[seat][0].sigma), old[seat].matches + 1)
        for who, seat in result.rated
    }


def show_anchor(game: str, seats: int, level: str) -> int:
    """Return the rating of a bot as it is shown."""
    return Rating(anchor(game, seats, level)).points


def _find_rating(result: Result, player: Player, before: Ratings) -> Rating:
    """Return the rating with which a player came: a bot's anchor, their own, or a newcomer's."""
    if player.level is not None:
        return Rating(anchor(*result.pool, player.level), ANCHOR_SIGMA)
    return before.get(player.id or "", Rating())


@functools.cache
def _model() -> Any:
    """Make the model. It is imported when first needed: loading it takes a tenth of a second."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=SIGMA, beta=BETA)

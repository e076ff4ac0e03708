"""Ratings: the strength of bots on one scale, computed from the games they played.

The model is Plackett and Luce's, updated as in Weng and Lin, A Bayesian approximation method for online ranking,
JMLR 12 (2011), algorithm 4. All winners of a game share the first place, all others the second. The interval is
found by resampling whole deals with replacement (Efron's bootstrap), since the games of one deal are not independent.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from parlour.lab.contest import Pair, Played

Deals = Mapping[Pair, Sequence[tuple[Played, ...]]]
AGAIN = 100
NORMAL = 1.96


class Rating(NamedTuple):
    """A bot's strength: the model's ``mu`` and ``sigma``; ``within`` is half the width of mu's 95 % interval."""

    mu: float
    sigma: float
    within: float


def rate(bots: Sequence[str], deals: Deals, seed: int = 0) -> dict[str, Rating]:
    """Rate all bots by all deals, taken in turn from every pair.

    ``seed``: of the resampling. A bot that never played keeps the model's initial rating, with a sigma of about 8.3.
    """
    dice = np.random.default_rng(seed)
    found = _rate_once(bots, deals)
    again = [_rate_once(bots, {pair: _resample(dice, some) for pair, some in deals.items()}) for _ in range(AGAIN)]
    spread = {bot: statistics.stdev(one[bot][0] for one in again) for bot in bots}
    return {bot: Rating(mu, sigma, NORMAL * spread[bot]) for bot, (mu, sigma) in found.items()}


def _resample(dice: np.random.Generator, deals: Sequence[tuple[Played, ...]]) -> Sequence[tuple[Played, ...]]:
    return [deals[int(number)] for number in dice.integers(len(deals), size=len(deals))] if deals else deals


def _rate_once(bots: Sequence[str], deals: Deals) -> dict[str, tuple[float, float]]:
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for number in range(max(map(len, deals.values()), default=0)):
        for game in (game for some in deals.values() for deal in some[number : number + 1] for game in deal):
            winners = game.winners or range(len(game.bots))
            ranks = [1.0 if seat in winners else 2.0 for seat in range(len(game.bots))]
            seats = [seat for (seat,) in model.rate([[ratings[bot]] for bot in game.bots], ranks=ranks)]
            for bot in set(game.bots):
                own = [seat for seat, name in zip(seats, game.bots, strict=True) if name == bot]
                mu, sigma = statistics.fmean(seat.mu for seat in own), statistics.fmean(seat.sigma for seat in own)
                ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}

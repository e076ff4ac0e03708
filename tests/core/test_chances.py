"""Intervals of chances estimated by sampling."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.chances import half_width

DRAWN = 4_000


@pytest.mark.parametrize("tried", [(30, 30), (500, 20), (5_000, 300)])
@pytest.mark.parametrize("chances", [(0.5, 0.4), (0.95, 0.5), (0.99, 0.02)])
def test_the_interval_of_a_difference_holds_it(chances: tuple[float, float], tried: tuple[int, int]) -> None:
    dice = np.random.default_rng(36)
    one, other = (dice.binomial(n, p, DRAWN) / n for n, p in zip(tried, chances, strict=True))
    widths = [half_width((float(a), tried[0]), (float(b), tried[1])) for a, b in zip(one, other, strict=True)]
    held = np.abs(one - other - (chances[0] - chances[1])) <= widths
    assert held.mean() >= (0.9 if min(tried) < 100 else 0.94)  # of few samples, steps are coarse

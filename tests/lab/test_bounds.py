"""Bounds that hold whenever one looks, against what is known of chance."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.lab.bounds import ALPHA, Bounds, Running, bounds


def test_the_truth_is_left_out_seldom_however_often_one_looks() -> None:
    dice = np.random.default_rng(1)
    missed = 0
    for _ in range(100):
        running = Running()
        for value in dice.choice([0, 0.5, 1], size=150, p=[0.2, 0.2, 0.6]):
            running.add(float(value))
        found = running.bounds  # what was ever left out stays so
        missed += not found.least <= 0.7 <= found.most
    assert missed <= 2 * 100 * ALPHA


@pytest.mark.parametrize(("values", "sure"), [([], False), ([1, 1], False), ([1] * 20, True), ([0, 1] * 300, True)])
def test_enough_is_known_when_a_half_or_the_goal_is_out(values: list[float], sure: bool) -> None:
    assert bounds(values).sure == sure


def test_bounds_close_in_on_the_mean() -> None:
    widths = [found.most - found.least for found in (bounds([0, 1, 1] * n) for n in (4, 40, 400))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.15
    assert bounds([]) == Bounds(0, 0, 1)
    assert bounds([0.5] * 100).mean == 0.5


def test_what_was_left_out_stays_out() -> None:
    running, before = Running(), Bounds(0, 0, 1)
    for value in [1] * 30 + [0] * 30:
        running.add(value)
        found = running.bounds
        assert found.least >= before.least and found.most <= before.most
        before = found


def test_a_value_does_not_change_what_was_bet_on_it() -> None:
    """By hand: the first bet is the square root of 2 log 40 / (log 2 / 4), so large that half the capital bounds it."""
    running = Running()
    running.add(1.0)
    mean = 0.5
    gained = np.exp(running._capital[:, 500])
    assert gained == pytest.approx([1 + 0.5 / mean * 0.5, 1 - 0.5 / mean * 0.5])

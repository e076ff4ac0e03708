"""Intervals of shares against what defines them."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from parlour.clarity.shares import NORMAL, difference, share_of

COUNTS = st.integers(1, 400).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of)))


@given(COUNTS, st.floats(0, 1))
def test_an_interval_holds_what_is_no_further_than_its_standard_errors(counts: tuple[int, int], true: float) -> None:
    found = share_of(*counts)
    away = abs(found.value - true) - NORMAL * math.sqrt(true * (1 - true) / found.of)
    if abs(away) > 1e-9:
        assert (found.low <= true <= found.high) == (away < 0)


def test_of_nothing_nothing_is_known() -> None:
    assert (share_of(0, 0).low, share_of(0, 0).high) == (0, 1)


@given(COUNTS, COUNTS)
def test_a_difference_turns_round_with_its_shares(one: tuple[int, int], two: tuple[int, int]) -> None:
    forth, back = difference(share_of(*one), share_of(*two)), difference(share_of(*two), share_of(*one))
    assert math.isclose(forth.low, -back.high, abs_tol=1e-12)
    assert math.isclose(forth.high, -back.low, abs_tol=1e-12)
    assert forth.low <= forth.value <= forth.high


def test_differences_are_those_of_the_paper() -> None:
    """Newcombe 1998, table II, method 10: 56/70 less 48/80, 9/10 less 3/10, 10/10 less 0/20."""
    for (a, m), (b, n), low, high in (
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((10, 10), (0, 20), 0.6791, 1.0000),
    ):
        found = difference(share_of(a, m), share_of(b, n))
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)

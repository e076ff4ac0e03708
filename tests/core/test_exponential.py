"""The exponential function of evaluations: exact enough, monotone, and the same interpreted and compiled."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext

from hypothesis import given
from hypothesis import strategies as st

from parlour.core import arrays
from parlour.core.exponential import FARTHEST, exp
from parlour.core.kernel import Array
from parlour.core.native.calls import OPTIMIZE

within = st.floats(-FARTHEST, FARTHEST)


@given(within)
def test_the_relative_error_is_below_3e_16(x: float) -> None:
    with localcontext(prec=40):
        exact = Decimal(x).exp()
        assert abs(Decimal(exp(x)) - exact) < exact * Decimal("3e-16")


@given(st.floats(allow_nan=False))
def test_arguments_are_clamped(x: float) -> None:
    assert exp(x) == exp(min(FARTHEST, max(-FARTHEST, x)))
    assert math.isfinite(exp(x)) and exp(x) > 0


@OPTIMIZE
def _exp_of_each(values: Array) -> None:
    for place in range(len(values)):
        values[place] = exp(values[place])


@given(st.lists(st.floats(allow_nan=False), min_size=1))
def test_compiled_and_interpreted_results_have_the_same_bits(xs: list[float]) -> None:
    values = arrays.array(xs, arrays.float64)
    _exp_of_each(values)
    assert values.tolist() == [exp(x) for x in xs]

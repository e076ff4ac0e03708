"""What is calculated and made by plain arrays is what NumPy says."""

from __future__ import annotations

import itertools
import operator
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from parlour.core import plain
from parlour.core.plain.arithmetic import common_dtype
from tests.core.test_plain_arrays import KINDS, NUMBERS, Pair, kinds, outcome, pairs, same, shapes

np = pytest.importorskip("numpy")


def test_common_dtypes_are_those_of_numpy() -> None:
    for one, other in itertools.product(KINDS, KINDS):
        found = common_dtype(plain.dtype(getattr(plain, one)), plain.dtype(getattr(plain, other)))
        assert found.name == np.promote_types(getattr(np, one), getattr(np, other)).name, (one, other)


numbers = st.sampled_from(NUMBERS)
CALCULATED = (operator.add, operator.sub, operator.mul)
IN_PLACE = (operator.iadd, operator.isub, operator.imul)
COMPARED = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)


@st.composite
def operands(draw: st.DrawFn) -> tuple[Pair, Any, Any]:
    """An array twice, and another array, or a number that is the same for both."""
    first = draw(pairs(numbers))
    other = draw(pairs(numbers, st.just(first[1].shape) | st.just((1,) * first[1].ndim)) | st.none())
    if other is not None:
        assume(first[1].ndim == other[1].ndim)
        return first, *other
    number = draw(st.integers(-200, 200) | st.floats(-100, 100, width=16))
    return first, number, number


@settings(max_examples=150)
@given(operands(), st.sampled_from(CALCULATED), st.booleans())
def test_what_is_calculated_is_the_same(given: tuple[Pair, Any, Any], compute: Any, turned: bool) -> None:
    (ours, theirs), mine, other = given
    found = outcome(lambda: compute(mine, ours) if turned else compute(ours, mine))
    with np.errstate(over="ignore"):
        assert found == outcome(lambda: compute(other, theirs) if turned else compute(theirs, other))


@given(operands(), st.sampled_from(IN_PLACE))
def test_what_is_calculated_in_place_is_the_same(given: tuple[Pair, Any, Any], compute: Any) -> None:
    (ours, theirs), mine, other = given
    found, wanted = outcome(lambda: compute(ours, mine)), outcome(lambda: compute(theirs, other))
    assert found == wanted or wanted == "refused"
    assert ours.tolist() == theirs.tolist() or wanted == "refused"


@given(operands())
def test_quotients_and_negatives_are_the_same(given: tuple[Pair, Any, Any]) -> None:
    (ours, theirs), mine, other = given
    same((ours, theirs), operator.neg)
    if np.all(np.asarray(other) != 0):
        assert outcome(lambda: ours / mine) == outcome(lambda: theirs / other)
    elif theirs.size and np.size(other):
        with pytest.raises((ZeroDivisionError, ValueError)):
            ours / mine


@given(operands(), st.sampled_from(COMPARED))
@example(((plain.array([0.1], plain.float32), np.array([0.1], np.float32)), 0.1, 0.1), operator.eq)
def test_comparisons_are_the_same(given: tuple[Pair, Any, Any], compare: Any) -> None:
    (ours, theirs), mine, other = given
    assert outcome(lambda: compare(ours, mine)) == outcome(lambda: compare(theirs, other))


# --- making


nested = st.recursive(
    st.lists(st.integers(-5, 5), max_size=3), lambda inner: st.lists(inner, min_size=1, max_size=3), max_leaves=9
)


@given(nested, st.sampled_from((None, *NUMBERS[:4], "float64")))
def test_nested_lists_become_the_same_arrays(given: Any, kind: str | None) -> None:
    found = [
        outcome(lambda module=module: module.array(given, kind and getattr(module, kind)))  # type: ignore[misc]
        for module in (plain, np)
    ]
    assert found[0] == found[1]


@given(st.lists(st.booleans() | st.integers(-9, 9) | st.floats(-9, 9), min_size=1))
def test_the_dtype_of_numbers_is_found_likewise(given: list[Any]) -> None:
    assert outcome(lambda: plain.array(given)) == outcome(lambda: np.array(given))


@given(pairs(shapes=st.lists(st.integers(0, 9), min_size=1, max_size=1).map(tuple)))
def test_orders_and_indices_are_the_same(pair: Pair) -> None:
    ours, theirs = pair
    assert plain.argsort(ours, kind="stable").tolist() == np.argsort(theirs, kind="stable").tolist()
    assert outcome(lambda: plain.flatnonzero(ours)) == outcome(lambda: np.flatnonzero(theirs))
    assert outcome(lambda: plain.array(ours)) == outcome(lambda: np.array(theirs))


@given(shapes, kinds, st.integers(0, 1), st.integers(-5, 5), st.integers(-5, 5))
def test_arrays_of_one_number_and_of_a_range_are_the_same(
    shape: tuple[int, ...], kind: str, value: int, low: int, high: int
) -> None:
    for make in (lambda it: it.full(shape, value, getattr(it, kind)), lambda it: it.zeros(shape, getattr(it, kind))):
        assert outcome(lambda: make(plain)) == outcome(lambda: make(np))  # noqa: B023
    for bounds in ((high,), (low, high), (low, high, 2)):
        assert outcome(lambda: plain.arange(*bounds)) == outcome(lambda: np.arange(*bounds))  # noqa: B023
    ours, theirs = plain.full(shape, value, getattr(plain, kind)), np.full(shape, value, getattr(np, kind))
    assert plain.empty_like(ours).shape == np.empty_like(theirs).shape == plain.empty(shape, ours.dtype).shape


@given(st.binary(max_size=40), st.sampled_from(("int8", "int32", "int64", "float64")), st.integers(-1, 5))
def test_bytes_are_read_likewise(data: bytes, kind: str, count: int) -> None:
    assume(count != 0 and (data or count < 0))
    found = [
        outcome(lambda module=module: module.frombuffer(data, getattr(module, kind), count).tobytes())  # type: ignore[misc]
        for module in (plain, np)
    ]
    assert found[0] == found[1] or not data
    assert (
        plain.frombuffer(data[: len(data) // 4 * 4], "<u4").tolist()
        == np.frombuffer(data[: len(data) // 4 * 4], "<u4").tolist()
    )


def test_bytes_cannot_be_written() -> None:
    with pytest.raises(TypeError):
        plain.frombuffer(b"12345678", plain.int8)[0] = 1

"""Arithmetic and comparisons of arrays, element by element, with the dtypes that NumPy gives the results."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import Any

from parlour.core.plain.layout import bool_, dtype, float64, int8, int16, int32, int64

Layout = dtype  # by this name in a class that has an attribute dtype
SIGNED: tuple[dtype, ...] = (int8.dtype, int16.dtype, int32.dtype, int64.dtype)
BOOL: dtype = bool_.dtype
FLOAT: dtype = float64.dtype


class Arithmetic:
    """The operators of arrays. Integers wrap in their dtype; division by zero raises ZeroDivisionError.

    Python's integers take the dtype of the array, or raise OverflowError where it cannot hold them.
    """

    __slots__ = ()

    shape: tuple[int, ...]
    dtype: Layout
    made: Callable[..., Any]
    values: Callable[[], list[Any]]
    values_in: Callable[[tuple[int, ...]], list[Any]]

    def _compute(self, compute: Callable[[Any, Any], Any], other: Any, turned: bool = False) -> Any:
        """Return the array of ``compute(element, other element)``; of the other before the element if ``turned``."""
        divides = compute is operator.truediv and not self.dtype.is_float
        kind = FLOAT if divides and isinstance(other, int) else result_dtype(self.dtype, other)
        if kind is BOOL:
            raise TypeError("arrays of bools are not calculated with")
        kind = FLOAT if divides and not kind.is_float else kind
        first, second, shape = self._pairs(other, kind)
        found = list(map(compute, second, first) if turned else map(compute, first, second))
        return self.made(found if kind.is_float else wrapped(found, kind), shape, kind)

    def _compare(self, compare: Callable[[Any, Any], bool], other: Any) -> Any:
        """Return the array of bools ``compare(element, other element)``."""
        kind = self.dtype if isinstance(other, int) else result_dtype(self.dtype, other)
        first, second, shape = self._pairs(other, kind)
        return self.made(list(map(compare, first, second)), shape, BOOL)

    def _pairs(self, other: Any, kind: Layout) -> tuple[list[Any], list[Any], tuple[int, ...]]:
        """Return the elements of this array and the other, or the number, in the shape that both are broadcast to.

        If ``kind`` is one of floats, so are they, as exact as it is.
        """
        if isinstance(other, Arithmetic):
            shape = broadcast_shape(self.shape, other.shape)
            first, second = self.values_in(shape), other.values_in(shape)
        else:
            shape, first = self.shape, self.values()
            second = [self.made([other], (), kind).item() if kind.is_float else other] * len(first)
        return (list(map(float, first)), list(map(float, second)), shape) if kind.is_float else (first, second, shape)

    def _store(self, compute: Callable[[Any, Any], Any], other: Any) -> Any:
        """Compute in place. Raises TypeError where an array of integers would become one of floats."""
        found = self._compute(compute, other)
        if found.dtype.is_float and not self.dtype.is_float:
            raise TypeError("an array of integers cannot hold the result")
        self[...] = found  # type: ignore[index]
        return self

    def __neg__(self) -> Any:
        return self.made(wrapped([-value for value in self.values()], self.dtype), self.shape, self.dtype)

    def __add__(self, other: Any) -> Any:
        return self._compute(operator.add, other)

    def __sub__(self, other: Any) -> Any:
        return self._compute(operator.sub, other)

    def __mul__(self, other: Any) -> Any:
        return self._compute(operator.mul, other)

    def __truediv__(self, other: Any) -> Any:
        return self._compute(operator.truediv, other)

    def __radd__(self, other: Any) -> Any:
        return self._compute(operator.add, other, True)

    def __rsub__(self, other: Any) -> Any:
        return self._compute(operator.sub, other, True)

    def __rmul__(self, other: Any) -> Any:
        return self._compute(operator.mul, other, True)

    def __rtruediv__(self, other: Any) -> Any:
        return self._compute(operator.truediv, other, True)

    def __iadd__(self, other: Any) -> Any:
        return self._store(operator.add, other)

    def __isub__(self, other: Any) -> Any:
        return self._store(operator.sub, other)

    def __imul__(self, other: Any) -> Any:
        return self._store(operator.mul, other)

    def __itruediv__(self, other: Any) -> Any:
        return self._store(operator.truediv, other)

    def __eq__(self, other: object) -> Any:
        return self._compare(operator.eq, other)

    def __ne__(self, other: object) -> Any:
        return self._compare(operator.ne, other)

    def __lt__(self, other: Any) -> Any:
        return self._compare(operator.lt, other)

    def __le__(self, other: Any) -> Any:
        return self._compare(operator.le, other)

    def __gt__(self, other: Any) -> Any:
        return self._compare(operator.gt, other)

    def __ge__(self, other: Any) -> Any:
        return self._compare(operator.ge, other)

    __hash__ = None  # type: ignore[assignment]


def wrapped(values: list[Any], kind: dtype) -> list[Any]:
    """Return numbers as elements of a dtype, without those of their bits that it has no room for."""
    if kind.is_float:
        return list(map(float, values))
    if kind is BOOL:
        return list(map(bool, values))
    low, high = kind.limits
    size = high - low + 1
    return [value if low <= value <= high else (value - low) % size + low for value in map(int, values)]


def stored(value: Any, kind: dtype) -> Any:
    """Return a number as an element of a dtype: without its fraction for integers.

    Raises TypeError for anything but a number, OverflowError for an integer that the dtype cannot hold.
    """
    if not isinstance(value, int | float | Arithmetic):
        value = operator.index(value)
    if kind.is_float:
        return float(value)
    if kind is BOOL:
        return bool(value)
    number = int(value)
    if not kind.limits[0] <= number <= kind.limits[1]:
        raise OverflowError(f"{number} is out of bounds for {kind.name}")
    return number


def result_dtype(kind: dtype, other: Any) -> dtype:
    """Return the dtype of an operation of an array with another array, or with a number of Python's.

    Raises TypeError for anything else, OverflowError for an integer that the array's dtype cannot hold.
    """
    if isinstance(other, Arithmetic):
        return common_dtype(kind, other.dtype)
    if isinstance(other, float):
        return kind if kind.is_float else FLOAT
    if not isinstance(other, int):
        raise TypeError(f"{other!r} is neither an array nor a number")
    if kind is BOOL:
        return BOOL if isinstance(other, bool) else SIGNED[-1]
    if not kind.is_float and not kind.limits[0] <= other <= kind.limits[1]:
        raise OverflowError(f"{other} is out of bounds for {kind.name}")
    return kind


@functools.cache
def common_dtype(one: dtype, other: dtype) -> dtype:
    """Return the smallest dtype that holds the numbers of both, by NumPy's rules."""
    if one is BOOL or other is BOOL:
        return other if one is BOOL else one
    small, large = sorted((one, other), key=lambda kind: (kind.is_float, kind.itemsize, kind.code.isupper()))
    if small is large or (small.code.isupper() == large.code.isupper() and not large.is_float):
        return large
    if large.is_float:
        return FLOAT if not small.is_float and small.itemsize > 2 else large
    unsigned = max(kind.itemsize for kind in (small, large) if kind.code.isupper())
    held = [kind for kind in SIGNED if kind.itemsize > unsigned and kind.itemsize >= large.itemsize]
    return held[0] if held else FLOAT


def broadcast_shape(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the shape that arrays of these shapes are stretched to. Raises ValueError if there is none."""
    length = max(map(len, shapes))
    padded = [(1,) * (length - len(shape)) + shape for shape in shapes]
    found = tuple(max(sizes) if 0 not in sizes else 0 for sizes in zip(*padded, strict=True))
    if any(size not in (1, full) for shape in padded for size, full in zip(shape, found, strict=True)):
        raise ValueError(f"arrays of the shapes {shapes} cannot be combined")
    return found

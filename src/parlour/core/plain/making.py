"""Functions that make and order arrays, under NumPy's names."""

from __future__ import annotations

import math
from typing import Any

from parlour.core.plain.array import as_array, ndarray, of_buffer, of_values
from parlour.core.plain.layout import dtype as Dtype  # noqa: N812 — functions have a parameter dtype
from parlour.core.plain.layout import int64
from parlour.core.plain.memory import allocate

LARGE = 1 << 20
"""Bytes from which it pays to leave an array's memory as it is."""


def array(given: Any, dtype: Any = None) -> ndarray:
    """Return a new array of numbers, or of nested sequences of them."""
    made = as_array(given, dtype)
    return made.copy() if made is given else made


def zeros(shape: Any, dtype: Any = float) -> ndarray:
    """Return an array of zeros."""
    return ndarray(shape, dtype)  # type: ignore[no-any-return]


def empty(shape: Any, dtype: Any = float) -> ndarray:
    """Return an array whose elements have any value; a large one takes memory only where it is written."""
    size = Dtype(dtype).itemsize * (shape if isinstance(shape, int) else math.prod(shape))
    return ndarray(shape, dtype, allocate(size) if size >= LARGE else None)  # type: ignore[no-any-return]


def empty_like(other: ndarray) -> ndarray:
    """Return an array of zeros of the same shape and dtype."""
    return zeros(other.shape, other.dtype)


def full(shape: Any, value: Any, dtype: Any = None) -> ndarray:
    """Return an array that holds one number everywhere."""
    made = zeros(shape, type(value) if dtype is None else dtype)
    made.fill(value)
    return made


def arange(*bounds: int, dtype: Any = int) -> ndarray:
    """Return the integers of a range."""
    values = range(*bounds)
    return of_values(values, (len(values),), Dtype(dtype))


def frombuffer(buffer: Any, dtype: Any = float, count: int = -1) -> ndarray:
    """Return an array over a buffer. Raises ValueError if its size does not fit."""
    return of_buffer(buffer, dtype, count)


def flatnonzero(given: ndarray) -> ndarray:
    """Return the indices of the nonzero elements of an array, ascending."""
    found = [index for index, value in enumerate(given.values()) if value]
    return of_values(found, (len(found),), int64.dtype)


def argsort(given: ndarray, kind: str = "stable") -> ndarray:
    """Return the indices that put an array of one dimension into ascending order, equals in their order.

    Only stable orders are the same everywhere. Raises ValueError for another kind.
    """
    if kind != "stable" or given.ndim != 1:
        raise ValueError("only arrays of one dimension are ordered, and stably")
    values = given.values()
    return of_values(sorted(range(len(values)), key=values.__getitem__), given.shape, int64.dtype)

"""A record's plain values: what pictures and words are made from.

Reading a field of a NumPy record takes a microsecond, of these a few nanoseconds; arrays are nested lists.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from parlour.core.kernel import boxed

R = TypeVar("R")
T = TypeVar("T")


def values_of(record: R) -> R:
    """Give an object with a record's fields as numbers and nested lists, and ``record`` itself for kernels.

    What has been made plain already is given back.
    """
    if isinstance(record, SimpleNamespace):
        return record
    found: Any = boxed(record).tolist()[0]
    names = record.dtype.names  # type: ignore[attr-defined]
    plain = {
        name: value if isinstance(value, int) else value.tolist() for name, value in zip(names, found, strict=True)
    }
    return SimpleNamespace(record=record, made={}, **plain)  # type: ignore[return-value]


def once(state: Any, make: Callable[[Any], T]) -> T:
    """Give what a function makes of plain values, made once for all who ask for it."""
    if make not in state.made:
        state.made[make] = make(state)
    found: T = state.made[make]
    return found

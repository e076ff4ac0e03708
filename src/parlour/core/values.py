"""Plain values of a record, from which scenes and facts are made.

Reading a field of a NumPy record takes a microsecond; these take a few nanoseconds. Arrays are nested lists.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from parlour.core.kernel import boxed

R = TypeVar("R")
T = TypeVar("T")


class Values:
    """The fields of a record as numbers and nested lists, each converted when it is first read.

    ``record`` is the record itself, for kernels; it must not be changed. ``made`` is the cache of ``once``.
    """

    def __init__(self, record: Any) -> None:
        self.record = record
        self.made: dict[Callable[..., Any], Any] = {}
        self._box = boxed(record)

    def __getattr__(self, name: str) -> Any:
        """Convert a field and keep it as an attribute."""
        if name not in self._box.dtype.names:
            raise AttributeError(name)
        value = self._box[name].tolist()[0]
        setattr(self, name, value)
        return value


class _Together(list[Values]):
    """The values of many records. Those refer to it weakly, to avoid a reference cycle."""


class _OfMany(Values):
    """Values that convert a field for all records of their group at once, or alone once the group is gone."""

    def __init__(self, place: int, records: Any, together: Callable[[], _Together | None]) -> None:
        self.made = {}
        self._place, self._records, self._together = place, records, together

    def __getattr__(self, name: str) -> Any:
        if name == "_box":
            self._box = self._records[self._place : self._place + 1]
            return self._box
        if name == "record":
            self.record = self._box[0]
            return self.record
        together = self._together()
        if together is None or name not in self._records.dtype.names:
            return super().__getattr__(name)
        for values, value in zip(together, self._records[name].tolist(), strict=True):
            setattr(values, name, value)
        return self.__dict__[name]


def values_of_all(records: Any) -> Sequence[Any]:
    """Return the plain values of every record of an array, which must not be changed.

    Reading a field of one converts it for all, five times as fast where most fields are read of most records.
    """
    found = _Together()
    together = weakref.ref(found)
    found += (_OfMany(place, records, together) for place in range(len(records)))
    return found


def values_of(record: R) -> R:
    """Return the plain values of a record; plain values are returned as they are."""
    return record if isinstance(record, Values) else Values(record)  # type: ignore[return-value]


def once(state: Any, make: Callable[[Any], T]) -> T:
    """Return ``make(state)`` for plain values, computed once and kept with them."""
    if make not in state.made:
        state.made[make] = make(state)
    found: T = state.made[make]
    return found

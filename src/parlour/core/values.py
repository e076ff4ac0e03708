"""A record's plain values: what pictures and words are made from.

Reading a field of a NumPy record takes a microsecond, of these a few nanoseconds; arrays are nested lists.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from parlour.core.kernel import boxed

R = TypeVar("R")
T = TypeVar("T")


class Values:
    """A record's fields as numbers and nested lists, each made plain when it is first read.

    ``record`` is the record itself, for kernels; nobody writes to it any more. ``made`` belongs to ``once``.
    """

    def __init__(self, record: Any) -> None:
        self.record = record
        self.made: dict[Callable[..., Any], Any] = {}
        self._box = boxed(record)

    def __getattr__(self, name: str) -> Any:
        """Make a field plain; from here on it is an attribute."""
        if name not in self._box.dtype.names:
            raise AttributeError(name)
        value = self._box[name].tolist()[0]
        setattr(self, name, value)
        return value


class _Together(list[Values]):
    """The values of many records. They know it weakly: a circle would last until garbage is collected."""


class _OfMany(Values):
    """Values that read a field for all that are together, and alone when those are no more."""

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
    """Give the plain values of every record of an array that nobody writes to any more.

    A field is made plain for all when it is first read of one: a fifth of the time, where most are read of most.
    """
    found = _Together()
    together = weakref.ref(found)
    found += (_OfMany(place, records, together) for place in range(len(records)))
    return found


def values_of(record: R) -> R:
    """Give a record's plain values; what has been made plain already is given back."""
    return record if isinstance(record, Values) else Values(record)  # type: ignore[return-value]


def once(state: Any, make: Callable[[Any], T]) -> T:
    """Give what a function makes of plain values, made once for all who ask for it."""
    if make not in state.made:
        state.made[make] = make(state)
    found: T = state.made[make]
    return found

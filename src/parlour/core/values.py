"""A record's plain values: what pictures and words are made from.

Reading a field of a NumPy record takes a microsecond, of these a few nanoseconds; arrays are nested lists.
"""

from __future__ import annotations

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


class _OfMany(Values):
    """Values that read a field for all records at once."""

    def __init__(self, place: int, records: Any, all_of_them: Sequence[Values]) -> None:
        self.made = {}
        self._place, self._records, self._all = place, records, all_of_them

    def __getattr__(self, name: str) -> Any:
        if name == "record":
            self.record = self._records[self._place : self._place + 1][0]
            return self.record
        if name not in self._records.dtype.names:
            raise AttributeError(name)
        for values, value in zip(self._all, self._records[name].tolist(), strict=True):
            setattr(values, name, value)
        return self.__dict__[name]


def values_of_all(records: Any) -> Sequence[Any]:
    """Give the plain values of every record of an array that nobody writes to any more.

    A field is made plain for all when it is first read of one: a fifth of the time, where most are read of most.
    """
    found: list[Values] = []
    found += (_OfMany(place, records, found) for place in range(len(records)))
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

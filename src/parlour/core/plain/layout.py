"""Dtypes: the layout of numbers and records in memory, byte for byte as NumPy lays them out.

Every dtype exists once, so dtypes are compared and hashed by identity.
"""

from __future__ import annotations

import functools
import math
import types
from collections.abc import Sequence
from typing import Any, ClassVar

Shape = tuple[int, ...]


class generic:
    """Base class of the kinds of numbers. They only name dtypes: elements of arrays are Python's numbers."""

    dtype: ClassVar[Any]

    def __init__(self) -> None:
        raise TypeError(f"{type(self).__name__} only names a dtype; use a number of Python's")


class integer(generic):
    """Base class of the kinds of integers."""


class dtype:
    """The layout of an element: a number, a record of named fields, or an array of either as the field of a record.

    ``code`` is the format of ``memoryview`` for numbers, empty for records. ``fields`` maps names to pairs of dtype and
    offset in bytes. ``shape`` is that of an array, whose elements are laid out as ``base``; otherwise it is ().
    """

    __class_getitem__: Any = classmethod(types.GenericAlias)

    def __new__(cls, given: Any = float, align: bool = False) -> Any:
        """Return the dtype named by a kind of number, a type of Python's, ``"<u4"``, or declared by a list of fields.

        A pair of ``record`` and a dtype is that dtype: elements of structured arrays are records in any case.
        """
        if isinstance(given, dtype):
            return given
        if isinstance(given, list):
            return _structure(tuple(map(_field, given)), align)
        if isinstance(given, tuple):
            return dtype(given[1])
        return given.dtype if isinstance(given, type) and issubclass(given, generic) else NAMED[given]

    def _fill(self, name: str, code: str, itemsize: int, alignment: int, fields: dict[str, Any] | None = None) -> None:
        self.name, self.code, self.itemsize, self.alignment, self.fields = name, code, itemsize, alignment, fields
        self.names = None if fields is None else tuple(fields)
        self.base: dtype = self
        self.shape: Shape = ()

    @property
    def is_float(self) -> bool:
        """Whether elements are floating-point numbers."""
        return self.code in "fd" and bool(self.code)

    @functools.cached_property
    def limits(self) -> tuple[int, int]:
        """The least and the greatest number that an element can hold, for integers and bools."""
        if self.code == "?":
            return 0, 1
        bits = 8 * self.itemsize
        return (0, (1 << bits) - 1) if self.code.isupper() else (-(1 << bits - 1), (1 << bits - 1) - 1)

    @functools.cached_property
    def record_type(self) -> type:
        """The class of records of this dtype."""
        from parlour.core.plain.records import new_record_type  # records hold arrays, which have dtypes

        return new_record_type(self)

    def __getitem__(self, name: str) -> dtype:
        """Return the dtype of a field. Raises KeyError."""
        found: dtype = (self.fields or {})[name][0]
        return found

    def __repr__(self) -> str:
        return f"dtype({[(name, *field) for name, field in (self.fields or {}).items()] or self.name!r})"


class iinfo:
    """The least and the greatest value of an integer dtype, as ``min`` and ``max``."""

    def __init__(self, kind: Any) -> None:
        self.min, self.max = dtype(kind).limits


def _number(name: str, code: str, size: int, base: type[generic]) -> type[generic]:
    made = object.__new__(dtype)
    made._fill(name, code, size, size)
    return type(name, (base,), {"dtype": made, "__doc__": f"The kind of number {name}."})


bool_ = _number("bool", "?", 1, generic)
int8, int16, int32, int64 = (_number(f"int{8 << i}", "bhiq"[i], 1 << i, integer) for i in range(4))
uint8, uint16, uint32, uint64 = (_number(f"uint{8 << i}", "BHIQ"[i], 1 << i, integer) for i in range(4))
float32, float64 = _number("float32", "f", 4, generic), _number("float64", "d", 8, generic)

NAMED: dict[Any, dtype] = {
    bool: bool_.dtype, int: int64.dtype, float: float64.dtype, "<u4": uint32.dtype,
}  # fmt: skip


def _field(declared: Sequence[Any]) -> tuple[str, dtype, Shape]:
    name, kind, *shape = declared
    if not shape:
        return name, dtype(kind), ()
    return name, dtype(kind), (shape[0],) if isinstance(shape[0], int) else tuple(shape[0])


@functools.cache
def _array_of(base: dtype, shape: Shape) -> dtype:
    """Return the dtype of a field that holds an array."""
    if not shape:
        return base
    made: dtype = object.__new__(dtype)
    made._fill(f"{base.name}{shape}", "", base.itemsize * math.prod(shape), base.alignment)
    made.base, made.shape = base, shape
    return made


@functools.cache
def _structure(declared: tuple[tuple[str, dtype, Shape], ...], align: bool) -> dtype:
    """Return the dtype of records with these fields, each at a multiple of its alignment.

    Raises ValueError where ``align`` is false and they would not lie so, because numbers are read in place, and for
    records in records.
    """
    fields, end, most = {}, 0, 1
    for name, kind, shape in declared:
        if kind.names or kind.shape:
            raise ValueError(f"field {name} can only hold a number, or an array of numbers")
        layout = _array_of(kind, shape)
        gap = -end % layout.alignment
        if gap and not align:
            raise ValueError(f"field {name} is not aligned; declare the fields with align=True")
        fields[name] = layout, end + gap
        end, most = end + gap + layout.itemsize, max(most, layout.alignment)
    if end % most and not align:
        raise ValueError("records of this size are not aligned; declare their fields with align=True")
    made: dtype = object.__new__(dtype)
    made._fill("record", "", end + -end % most, most, fields)
    return made

"""Records: elements of structured arrays, with their fields as attributes."""

from __future__ import annotations

import operator
from typing import Any

from parlour.core.plain.arithmetic import stored
from parlour.core.plain.array import at_place, ndarray
from parlour.core.plain.layout import dtype
from parlour.core.plain.memory import Memory
from parlour.core.plain.places import plain_strides


class record:
    """Base class of all records. A record is the place of an element, so that writing to it changes the array.

    Each dtype has a class of its own, with a property for each field: numbers of Python's, or arrays in place.
    """

    __slots__ = ("_at", "_memory")

    dtype: Any

    def __init__(self, memory: Memory, at: int) -> None:
        self._memory, self._at = memory, at

    @property
    def base(self) -> Any:
        """The record as an array of one element, in place."""
        return at_place(self._memory, None, self._at, (1,), (self.dtype.itemsize,), self.dtype)

    @property
    def address(self) -> int:
        """The address of the first byte, fixed for as long as the record exists."""
        return self._memory.address + self._at

    def tobytes(self) -> bytes:
        """Return the bytes of the record."""
        return self._memory.B[self._at : self._at + self.dtype.itemsize].tobytes()

    def copy(self) -> Any:
        """Return a record with the same bytes in memory of its own."""
        return type(self)(Memory(bytearray(self.tobytes())), 0)

    def __getitem__(self, name: str) -> Any:
        """Return a field by name."""
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        """Write a field by name."""
        setattr(self, name, value)

    def __repr__(self) -> str:
        return f"record({', '.join(f'{name}={self[name]!r}' for name in self.dtype.names)})"


base_of: Any = operator.attrgetter("base")
dtype_of: Any = operator.attrgetter("dtype")


def new_record_type(layout: dtype) -> type[record]:
    """Return the class of the records of a dtype."""
    fields = layout.fields or {}
    members: dict[str, Any] = {
        name: _array_field(place, field, offset) if field.shape else _number_field(field, offset)
        for place, (name, (field, offset)) in enumerate(fields.items())
    }
    slots = tuple(_slot(place) for place, (field, _) in enumerate(fields.values()) if field.shape)
    return type("record", (record,), {**members, "__slots__": slots, "dtype": layout})


def _slot(place: int) -> str:
    """Return the name of the attribute that keeps the array of a field, once it was read."""
    return f"_array_{place}"


def _number_field(field: dtype, offset: int) -> property:
    """Return the property of a number; source text names its view and place, to read it without a call."""
    view = "_bool" if field.code == "?" else field.code
    place = f"self._at + {offset} >> {field.itemsize.bit_length() - 1}"
    made: dict[str, Any] = {"stored": stored, "field": field}
    exec(  # noqa: S102 — names and numbers of ours
        f"def read(self):\n    return self._memory.{view}[{place}]\n"
        f"def write(self, value):\n    try:\n        self._memory.{view}[{place}] = value\n"
        f"    except (TypeError, ValueError):\n        self._memory.{view}[{place}] = stored(value, field)\n",
        made,
    )
    return property(made["read"], made["write"])


def _array_field(place: int, field: dtype, offset: int) -> property:
    """Return the property of an array, which is made when it is first read."""
    base, shape, strides, name = field.base, field.shape, plain_strides(field.base, field.shape), _slot(place)

    def make(self: Any) -> ndarray:
        memory = self._memory
        start = (self._at + offset) // base.itemsize
        made = at_place(memory, memory.view(base.code), start, shape, strides, base)
        setattr(self, name, made)
        return made

    made: dict[str, Any] = {"make": make}
    exec(  # noqa: S102 — a name of ours
        f"def read(self):\n    try:\n        return self.{name}\n"
        "    except AttributeError:\n        return make(self)\n",
        made,
    )
    read = made["read"]

    def write(self: Any, value: Any) -> None:
        read(self)[...] = value

    return property(read, write)

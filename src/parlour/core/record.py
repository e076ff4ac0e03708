"""Records: the whole state of a game as one record of an array, declared once as an annotated class.

>>> class State(Record):
...     turn: Annotated[int, arrays.int8]
...     cells: Annotated[Array, arrays.int16, (3, 3)]
>>> state = new_record(State)
>>> state.cells[1, 2] = 7
>>> int(state.cells.sum()), state.dtype["cells"].shape
(7, (3, 3))
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Hashable, Iterator
from typing import Annotated, Any, NamedTuple, TypeVar, cast, get_args, get_type_hints

from parlour.core import arrays
from parlour.core.kernel import Array

i8 = Annotated[int, arrays.int8]
i16 = Annotated[int, arrays.int16]
i32 = Annotated[int, arrays.int32]
i64 = Annotated[int, arrays.int64]


class Kind(NamedTuple):
    """Bounds of a field that holds one of a few kinds, ``low`` to ``high``, whose order means nothing.

    ``parts``: if each kind from 0 on combines several properties, as a card has number, shape and colour, the number of
    values of each; the last varies fastest.
    """

    low: int
    high: int
    parts: tuple[int, ...] = ()


class Number(NamedTuple):
    """Bounds of a field that holds a number from ``low`` to ``high``."""

    low: int
    high: int


class Bits(NamedTuple):
    """Bounds of a field that holds a set of numbers below ``size``, as bits."""

    size: int


Bounds = Kind | Number | Bits

FLAG = Kind(0, 1)


class Stream:
    """A ChaCha8 key stream (see ``chance``): its key, the current block, and the number of words drawn.

    32-bit words are stored in 64 bits, where interpreted and compiled arithmetic agree.
    """

    key: Annotated[Array, arrays.int64, (8,)]
    block: Annotated[Array, arrays.int64, (16,)]
    drawn: i64


class Record(Stream):
    """Base class of every game's State: the random stream and the number of players.

    Subclasses only add annotated fields, each with bounds that no verb may leave. Read a field as ``int(state.field)``:
    interpreted narrow integers overflow where compiled ones do not.
    """

    dtype: Any
    record: Any  # only in plain values: the record itself
    players: Annotated[i8, Number(1, 32)]

    def copy(self) -> Any:
        """Return a copy."""

    def tobytes(self) -> bytes:  # type: ignore[empty-body]
        """Return the bytes of the record."""


UNKEPT = ("dtype", "record")
"""Annotations of a record class that are not fields."""

S = TypeVar("S", bound=Stream)
R = TypeVar("R", bound="Record")


@functools.cache
def record_dtype(state: Hashable) -> arrays.dtype[Any]:
    """Return the aligned record dtype of the annotated fields of a Stream class, base classes first."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(state, include_extras=True).items():
        if name in UNKEPT:
            continue
        if hasattr(arrays.record, name) or name == "address":  # which records have without NumPy
            raise ValueError(f"a field cannot be named {name!r}: interpreted, that is a method of the record")
        _, *layout = get_args(hint)
        fields.append((name, *(given for given in layout if not isinstance(given, Bounds))))
    return arrays.dtype((arrays.record, _without_gaps(arrays.dtype(fields, align=True))))


@functools.cache
def record_bounds(state: Hashable) -> dict[str, Bounds]:
    """Return the bounds of a game's fields by name, without the stream; undeclared bounds are those of the type."""
    found: dict[str, Bounds] = {}
    dtype = record_dtype(state)
    for name, hint in get_type_hints(state, include_extras=True).items():
        if name not in UNKEPT and name not in Stream.__annotations__:
            limits = arrays.iinfo(dtype[name].base)
            declared = (given for given in get_args(hint) if isinstance(given, Bounds))
            found[name] = next(declared, Number(int(limits.min), int(limits.max)))
    return found


def find_out_of_bounds(state: Hashable, records: Any) -> Iterator[tuple[str, int, int, Bounds]]:
    """Yield the fields of an array of records that leave their bounds: name, least and greatest value, bounds."""
    for name, bounds in record_bounds(state).items():
        low, high = (0, (1 << bounds.size) - 1) if isinstance(bounds, Bits) else bounds[:2]
        least, most = int(records[name].min()), int(records[name].max())
        if not low <= least <= most <= high:
            yield name, least, most, bounds


def _without_gaps(aligned: arrays.dtype[Any]) -> arrays.dtype[Any]:
    """Turn padding between fields into fields, because records are compared by their bytes.

    Copying a record leaves padding undefined.
    """
    fields: list[tuple[Any, ...]] = []
    end = 0
    for name in (*(aligned.names or ()), None):
        layout, offset = aligned.fields[name][:2] if name and aligned.fields else (None, aligned.itemsize)
        if offset > end:
            fields.append((f"gap{end}", arrays.uint8, (offset - end,)))
        if layout is not None:
            fields.append((name, layout.base, layout.shape))
            end = offset + layout.itemsize
    return arrays.dtype(fields, align=True)


def new_record(state: type[S]) -> S:
    """Return a record of zeros."""
    return cast(S, blank_box(record_dtype(cast(Hashable, state)))[0])


def blank_box(dtype: Any) -> Any:
    """Return an array of one record of zeros, ten times as fast as ``zeros``."""
    return arrays.ndarray(1, dtype, bytearray(dtype.itemsize))


def copied(state: R) -> R:
    """Return a copy of a record, ten times as fast as ``record.copy``, which copies field by field."""
    return cast(R, arrays.frombuffer(bytearray(state.tobytes()), state.dtype)[0])


def from_bytes(state: type[S], data: bytes) -> S:
    """Return the record with these bytes (inverse of ``tobytes``). Raises ValueError if the length is wrong."""
    return cast(S, arrays.frombuffer(bytearray(data), record_dtype(cast(Hashable, state)), count=1)[0])


@functools.cache
def layout_digest(dtype: Any) -> str:
    """Return a digest of the names, kinds, shapes and places of a record's fields, the same with and without NumPy."""
    fields = [
        (name, layout.base.name, tuple(layout.shape), offset)
        for name, (layout, offset, *_) in ((name, dtype.fields[name]) for name in dtype.names)
    ]
    return hashlib.sha256(repr((fields, dtype.itemsize)).encode()).hexdigest()[:16]

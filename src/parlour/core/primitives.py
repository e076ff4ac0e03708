"""Primitives: small functions with hand-written machine code in kernels (see ``native.lowering``).

Compiled, ``a[:] = b`` includes code for the error message about unequal shapes, a fifth of the time it takes to compile
a game. ``assign`` compiles to a copy of bytes.
"""

from __future__ import annotations

from parlour.core.kernel import Array
from parlour.core.record import Record, Stream, record_dtype

STREAM = record_dtype(Stream)
"""The dtype of the fields that every record begins with."""


def show_all(state: Record, out: Record) -> None:
    """Copy all fields but the stream from ``state`` to ``out``."""
    for name in state.dtype.names[len(STREAM.names or ()) :]:
        out[name] = state[name]  # type: ignore[index]


def assign(target: Array, source: Array) -> None:
    """Copy an array to another of the same shape and type."""
    assert target.shape == source.shape
    assert target.dtype == source.dtype
    target[...] = source


def fill(target: Array, value: int) -> None:
    """Set every element of an array to a number."""
    target[...] = value


def alike(one: Array, other: Array) -> bool:
    """Whether two arrays of the same shape and type hold the same bytes."""
    return one.tobytes() == other.tobytes()


def count(mask: int) -> int:
    """Return the number of members of a set of bits.

    >>> count(0b1011)
    3
    """
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """Return the smallest member of a nonempty set of bits.

    >>> lowest(0b1000)
    3
    """
    return (int(mask) & -int(mask)).bit_length() - 1

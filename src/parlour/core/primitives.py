"""Primitives: small functions with machine code of their own in kernels, for which see ``native.lowering``.

Compiled, ``a[:] = b`` brings the machinery along that words the error of unlike shapes: a fifth of the time it takes to
compile a game. ``assign`` is a copy of bytes and nothing else.
"""

from __future__ import annotations

from parlour.core.record import Array, Record, Stream, record_dtype

STREAM = record_dtype(Stream)
"""Every record begins with these fields."""


def show_all(state: Record, out: Record) -> None:
    """Copy a record without the stream it begins with."""
    for name in state.dtype.names[len(STREAM.names or ()) :]:
        out[name] = state[name]  # type: ignore[index]


def assign(target: Array, source: Array) -> None:
    """Copy all of an array into another of the same shape and type."""
    assert target.shape == source.shape
    assert target.dtype == source.dtype
    target[...] = source


def fill(target: Array, value: int) -> None:
    """Set every element of an array to one number."""
    target[...] = value


def alike(one: Array, other: Array) -> bool:
    """Whether two arrays of the same shape and type hold the same bytes."""
    return one.tobytes() == other.tobytes()


def count(mask: int) -> int:
    """Give the number of members.

    >>> count(0b1011)
    3
    """
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """Give the smallest member of a set that is not empty.

    >>> lowest(0b1000)
    3
    """
    return (int(mask) & -int(mask)).bit_length() - 1

"""Where the elements of an array lie: shapes, strides and the places that indices select."""

from __future__ import annotations

import math
import operator
from typing import Any

from parlour.core.plain.layout import dtype
from parlour.core.plain.memory import Memory

Shape = tuple[int, ...]
WHOLE = slice(None)


class Places:
    """The places of an array in memory. ``cells`` are the numbers there, ``start`` and ``strides`` count in them.

    An array of records has no cells, and counts in bytes.
    """

    __slots__ = ()

    memory: Memory
    cells: Any
    start: int
    shape: Shape
    strides: Shape
    dtype: dtype

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        """The size of an element in bytes."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        """The size of all elements in bytes."""
        return self.dtype.itemsize * math.prod(self.shape)

    @property
    def address(self) -> int:
        """The address of the first element, fixed for as long as the array exists."""
        return self.memory.address + self.start * (1 if self.cells is None else self.dtype.itemsize)

    @property
    def is_plain(self) -> bool:
        """Whether the elements lie one after the other, in order."""
        expected = 1 if self.cells is not None else self.dtype.itemsize
        for size, stride in zip(self.shape[::-1], self.strides[::-1], strict=True):
            if size != 1 and stride != expected:
                return math.prod(self.shape) == 0
            expected *= size
        return True

    def _place_of(self, key: tuple[int, ...]) -> int:
        """Return the place of an element, given an index for each dimension. Raises IndexError."""
        place = self.start
        for index, size, stride in zip(key, self.shape, self.strides, strict=True):
            if not -size <= index < size:
                raise IndexError("index out of range")
            place += (index + size if index < 0 else index) * stride
        return place

    def _locate(self, key: tuple[Any, ...]) -> tuple[int, Shape, Shape]:
        """Return place, shape and strides of what indices, slices, None and an ellipsis select, where shape is ()."""
        place, shape, strides = self.start, [], []
        if any(index is Ellipsis for index in key):
            at = next(at for at, index in enumerate(key) if index is Ellipsis)
            given = sum(index is not None for index in key) - 1
            key = (*key[:at], *(WHOLE,) * (len(self.shape) - given), *key[at + 1 :])
        axis = 0
        for index in key:
            if index is None:
                shape.append(1)
                strides.append(0)
                continue
            if axis == len(self.shape):
                raise IndexError("too many indices")
            size, stride = self.shape[axis], self.strides[axis]
            axis += 1
            if isinstance(index, slice):
                chosen = range(*index.indices(size))
                place += chosen.start * stride if chosen else 0
                shape.append(len(chosen))
                strides.append(stride * chosen.step)
            else:
                index = operator.index(index)
                if not -size <= index < size:
                    raise IndexError("index out of range")
                place += index % size * stride
        return place, (*shape, *self.shape[axis:]), (*strides, *self.strides[axis:])

    def places(self) -> list[int]:
        """Return the places of all elements, in order."""
        places = [self.start]
        for size, stride in zip(self.shape, self.strides, strict=True):
            places = [place + index * stride for place in places for index in range(size)]
        return places


def plain_strides(kind: dtype, shape: Shape) -> Shape:
    """Return the strides of elements that lie one after the other: in elements, in bytes for records."""
    strides, step = [], kind.itemsize if kind.names else 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))

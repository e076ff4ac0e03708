"""Arrays: elements of one dtype in memory, in the shape and order that strides give them.

They behave as NumPy's for what rules, bots and records use. Elements come out as Python's numbers, never as those of
NumPy; what NumPy would only warn of raises an error.
"""

from __future__ import annotations

import math
import operator
import types
from array import array as Packed  # noqa: N812
from collections.abc import Iterator, Sequence
from typing import Any, cast

from parlour.core.plain.arithmetic import Arithmetic, stored, wrapped
from parlour.core.plain.layout import bool_, float64, int64
from parlour.core.plain.layout import dtype as Dtype  # noqa: N812 — arrays have an attribute dtype
from parlour.core.plain.memory import Memory
from parlour.core.plain.places import Places, Shape, plain_strides


class ndarray(Places, Arithmetic):
    """An array: places in memory, and what can be done with the elements there."""

    __slots__ = ("cells", "dtype", "memory", "shape", "start", "strides")

    __class_getitem__: Any = classmethod(types.GenericAlias)

    def __new__(cls, shape: int | Shape, dtype: Any = float, buffer: Any = None) -> Any:
        """Return an array over a buffer, from its beginning on; without one, over zeros."""
        kind, shape = Dtype(dtype), (shape,) if isinstance(shape, int) else tuple(shape)
        size = kind.itemsize * math.prod(shape)
        memory = Memory(bytearray(size) if buffer is None else buffer)
        if len(memory.B) < size:
            raise TypeError(f"the buffer is smaller than an array of shape {shape}")
        return at_place(memory, _cells(memory, kind), 0, shape, plain_strides(kind, shape), kind)

    @property
    def T(self) -> ndarray:  # noqa: N802 — NumPy's name
        """The array with its dimensions in reverse order, in place."""
        return at_place(self.memory, self.cells, self.start, self.shape[::-1], self.strides[::-1], self.dtype)

    def __getitem__(self, key: Any) -> Any:
        """Return an element, or an array: in place for slices and fields, a copy for lists and arrays of indices."""
        shape, strides = self.shape, self.strides
        if type(key) is int:
            size = shape[0]
            if key < 0:
                key += size
            if not 0 <= key < size:
                raise IndexError("index out of range")
            place = self.start + key * strides[0]
            if len(shape) > 1:
                return at_place(self.memory, self.cells, place, shape[1:], strides[1:], self.dtype)
            return self._element(place) if self.cells is None else self.cells[place]
        if type(key) is tuple and len(key) == len(shape) == 2 and type(key[0]) is type(key[1]) is int:
            return self.cells[self._place_of(key)]
        if isinstance(key, str):
            return self._field(key)
        if isinstance(key, ndarray | list):
            return self._take(as_indices(key, shape[0]))
        place, shape, strides = self._locate(key if isinstance(key, tuple) else (key,))
        return at_place(self.memory, self.cells, place, shape, strides, self.dtype) if shape else self._element(place)

    def _element(self, place: int) -> Any:
        return self.dtype.record_type(self.memory, place) if self.cells is None else self.cells[place]

    def _field(self, name: str) -> ndarray:
        """Return a field of all records, in place. Raises KeyError."""
        field, offset = (self.dtype.fields or {})[name]
        base, size = field.base, field.base.itemsize
        strides = (*(stride // size for stride in self.strides), *plain_strides(base, field.shape))
        start = (self.start + offset) // size
        return at_place(self.memory, _cells(self.memory, base), start, (*self.shape, *field.shape), strides, base)

    def _take(self, indices: ndarray) -> ndarray:
        """Return copies of the elements, or rows, at these indices along the first dimension."""
        rows = [self[index] for index in indices.values()]
        if self.cells is None:
            return of_buffer(bytearray(b"".join(row.tobytes() for row in rows)), self.dtype)
        inner = self.shape[1:]
        values = [value for row in rows for value in row.values()] if inner else rows
        return self.made(values, (*indices.shape, *inner), self.dtype)

    def __iter__(self) -> Iterator[Any]:
        if len(self.shape) == 1 and self.cells is not None:
            return iter(self.values())
        return (self[index] for index in range(self.shape[0]))

    def __len__(self) -> int:
        return self.shape[0]

    def values(self) -> list[Any]:
        """Return the elements of an array of numbers, in order."""
        if self.is_plain:
            found: list[Any] = self.cells[self.start : self.start + self.size].tolist()
            return found
        return [self.cells[place] for place in self.places()]

    def values_in(self, shape: Shape) -> list[Any]:
        """Return the elements of the array stretched to a shape. Raises ValueError if it cannot be stretched so."""
        if shape == self.shape:
            return self.values()
        added = len(shape) - len(self.shape)
        pairs = list(zip(self.shape, shape[max(added, 0) :], strict=added >= 0))
        if added < 0 or any(size not in (1, wanted) for size, wanted in pairs):
            raise ValueError(f"an array of the shape {self.shape} cannot be stretched to {shape}")
        strides = (0,) * added + tuple(
            0 if size == 1 else stride for size, stride in zip(self.shape, self.strides, strict=True)
        )
        return at_place(self.memory, self.cells, self.start, shape, strides, self.dtype).values()

    def tolist(self) -> Any:
        """Return the elements as nested lists."""
        found: Any = self.values()
        if not self.shape:
            return found[0]
        for size, rows in zip(self.shape[:0:-1], _counts(self.shape), strict=True):
            found = [found[row * size : (row + 1) * size] for row in range(rows)]
        return found

    def tobytes(self) -> bytes:
        """Return the bytes of all elements, in order."""
        if not self.is_plain:
            return self.copy().tobytes()
        start = self.start * (1 if self.cells is None else self.dtype.itemsize)
        return self.memory.B[start : start + self.nbytes].tobytes()

    def item(self) -> Any:
        """Return the only element. Raises ValueError if there are more, or none."""
        (value,) = self.values()
        return value

    def __bool__(self) -> bool:
        return bool(self.item())

    def __int__(self) -> int:
        return int(self._number())

    def __index__(self) -> int:
        return operator.index(self._number())

    def __float__(self) -> float:
        return float(self._number())

    def _number(self) -> Any:
        if self.shape:
            raise TypeError("only an array without dimensions is a number")
        return self.item()

    def __contains__(self, value: object) -> bool:
        return value in self.values()

    def __repr__(self) -> str:
        return f"array({self.tolist()!r}, {self.dtype.name})" if self.cells is not None else f"records{self.shape}"

    def __setitem__(self, key: Any, value: Any) -> None:
        """Write a number or record, or an array that is stretched to the shape of what ``key`` selects.

        Raises OverflowError for an integer that the dtype cannot hold; elements of another array wrap.
        """
        if self.cells is not None and type(key) is int and len(self.shape) == 1:
            size = self.shape[0]
            if key < 0:
                key += size
            if not 0 <= key < size:
                raise IndexError("index out of range")
            place = self.start + key * self.strides[0]
            try:
                self.cells[place] = value
            except (TypeError, ValueError):
                self.cells[place] = stored(value, self.dtype)
            return
        if isinstance(key, ndarray | list):
            indices = as_indices(key, self.shape[0])
            for index, each in zip(indices.values(), as_array(value).values_in(indices.shape), strict=True):
                self[index] = each
            return
        if isinstance(key, str):
            self._field(key)[...] = value
            return
        place, shape, strides = self._locate(key if isinstance(key, tuple) else (key,))
        if shape:
            at_place(self.memory, self.cells, place, shape, strides, self.dtype).fill(value)
        elif self.cells is not None:
            self.cells[place] = stored(value, self.dtype)
        else:
            self.memory.B[place : place + self.dtype.itemsize] = self._bytes_of(value)

    def fill(self, value: Any) -> None:
        """Write a number or record to all elements, or an array that is stretched to the shape of this one."""
        if self.cells is None:
            self._fill_records(value)
            return
        start, size = self.start, self.size
        if isinstance(value, ndarray) and value.dtype is self.dtype and value.shape == self.shape:
            if self.is_plain and value.is_plain:
                self.cells[start : start + size] = value.cells[value.start : value.start + size]
                return
        if isinstance(value, ndarray):
            values = value.values_in(self.shape)
            values = values if value.dtype is self.dtype else wrapped(values, self.dtype)
        elif isinstance(value, int | float):
            values = [stored(value, self.dtype)] * size
        else:
            values = as_array(value, self.dtype).values_in(self.shape)
        if self.is_plain:
            self.cells[start : start + size] = _packed(values, self.dtype)
            return
        for place, each in zip(self.places(), values, strict=True):
            self.cells[place] = each

    def _fill_records(self, value: Any) -> None:
        size = self.dtype.itemsize
        if isinstance(value, ndarray) and value.dtype is self.dtype and value.shape == self.shape:
            if self.is_plain and value.is_plain:  # as trees of a search are, which have a million
                its, end = value.memory.B[value.start : value.start + value.nbytes], self.start + self.nbytes
                self.memory.B[self.start : end] = its
                return
        rows = list(value) if isinstance(value, ndarray) and len(value) != 1 else [value] * len(self)
        for place, row in zip(self.places(), map(self._bytes_of, rows), strict=True):
            self.memory.B[place : place + size] = row

    def _bytes_of(self, value: Any) -> bytes:
        """Return the bytes of a record, or of an array of one. Raises TypeError for those of another dtype."""
        if getattr(value, "dtype", None) is not self.dtype or getattr(value, "size", 1) != 1:
            raise TypeError("only a record of the same dtype can be written to an array of records")
        found: bytes = value.tobytes()
        return found

    @staticmethod
    def made(values: Sequence[Any], shape: Shape, kind: Dtype | None) -> ndarray:
        """Return a new array; ``kind`` None is that of the numbers."""
        return of_values(values, shape, kind)

    def copy(self) -> ndarray:
        """Return an array with the same elements in memory of its own."""
        if self.cells is not None:
            return of_values(self.values(), self.shape, self.dtype)
        size, memory = self.dtype.itemsize, self.memory.B
        found = of_buffer(bytearray(b"".join(memory[at : at + size] for at in self.places())), self.dtype)
        return found.reshape(self.shape)

    def astype(self, kind: Any) -> ndarray:
        """Return an array with the elements as numbers of another dtype; integers wrap."""
        return of_values(wrapped(self.values(), Dtype(kind)), self.shape, Dtype(kind))

    def view(self, kind: Any) -> ndarray:
        """Return the bytes of an array of one dimension as elements of another dtype, in place.

        Raises ValueError if the elements do not lie one after the other.
        """
        kind = Dtype(kind)
        if not self.is_plain or self.ndim != 1 or self.nbytes % kind.itemsize:
            raise ValueError("only the bytes of a plain array of one dimension can be seen as another dtype")
        start = self.start * (1 if self.cells is None else self.dtype.itemsize)
        unit = 1 if kind.names else kind.itemsize
        shape = (self.nbytes // kind.itemsize,)
        return at_place(self.memory, _cells(self.memory, kind), start // unit, shape, plain_strides(kind, shape), kind)

    def reshape(self, *shape: Any) -> ndarray:
        """Return the elements in another shape, −1 for what is left; in place if they lie one after the other.

        Raises ValueError for a shape with another number of elements.
        """
        wanted: Shape = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        if -1 in wanted:
            known = -math.prod(wanted)
            wanted = tuple((self.size // known if known else 0) if size == -1 else size for size in wanted)
        if math.prod(wanted) != self.size:
            raise ValueError(f"{self.size} elements cannot have the shape {wanted}")
        plain = self if self.is_plain else self.copy()
        strides = plain_strides(self.dtype, wanted)
        return at_place(plain.memory, plain.cells, plain.start, wanted, strides, self.dtype)

    def ravel(self) -> ndarray:
        """Return the elements in one dimension; in place if they lie one after the other."""
        return self.reshape(self.size)

    def sum(self) -> int:
        """Return the sum of integers or bools. Raises TypeError for floats, whose sum depends on the order."""
        if self.dtype.is_float:
            raise TypeError("floats are not summed here: NumPy adds them in another order")
        return sum(self.values())

    def min(self) -> Any:
        """Return the least element."""
        return min(self.values())

    def max(self) -> Any:
        """Return the greatest element."""
        return max(self.values())

    def any(self) -> bool:
        """Whether any element is not zero."""
        return any(self.values())

    def all(self) -> bool:
        """Whether no element is zero."""
        return all(self.values())


_new = object.__new__


def at_place(memory: Memory, cells: Any, start: int, shape: Shape, strides: Shape, kind: Dtype) -> ndarray:
    """Return the array at a place of memory."""
    made = _new(ndarray)
    made.memory, made.cells, made.start, made.shape, made.strides, made.dtype = (
        memory,
        cells,
        start,
        shape,
        strides,
        kind,
    )
    return made


def _cells(memory: Memory, kind: Dtype) -> Any:
    return None if kind.names else memory.view(kind.code)


def _counts(shape: Shape) -> list[int]:
    """Return the numbers of rows by which nested lists are built, from the innermost out."""
    return [math.prod(shape[:axis]) for axis in range(len(shape) - 1, 0, -1)]


def of_values(values: Sequence[Any], shape: Shape, kind: Dtype | None) -> ndarray:
    """Return a new array of numbers that its dtype can hold; ``kind`` None is NumPy's choice for these numbers."""
    kind = kind or kind_of(values)
    made: ndarray = ndarray(shape, kind)
    made.cells[:] = _packed(values, kind)
    return made


def _packed(values: Sequence[Any], kind: Dtype) -> Any:
    """Return numbers that a dtype can hold as a buffer of its format."""
    return memoryview(bytes(values)).cast("?") if kind.code == "?" else Packed(kind.code, values)


def of_buffer(buffer: Any, kind: Any, count: int = -1) -> ndarray:
    """Return an array of one dimension over a buffer. Raises ValueError if its size does not fit."""
    kind = Dtype(kind)
    size = memoryview(buffer).nbytes
    if (count < 0 and size % kind.itemsize) or count * kind.itemsize > size:
        raise ValueError(f"a buffer of {size} bytes does not hold elements of {kind.itemsize}")
    return cast(ndarray, ndarray(size // kind.itemsize if count < 0 else count, kind, buffer))


def kind_of(values: Sequence[Any]) -> Dtype:
    """Return the dtype that numbers of Python's have in an array: float64 also for none."""
    if values and all(isinstance(value, bool) for value in values):
        return cast(Dtype, bool_.dtype)
    return cast(Dtype, int64.dtype if values and all(isinstance(value, int) for value in values) else float64.dtype)


def as_array(given: Any, kind: Any = None) -> ndarray:
    """Return numbers, nested sequences of them, or a buffer, as an array; arrays as they are unless ``kind`` differs.

    Raises ValueError for rows of different shapes, OverflowError for integers that the dtype cannot hold.
    """
    kind = None if kind is None else Dtype(kind)
    if isinstance(given, ndarray):
        return given if kind is None or kind is given.dtype else given.astype(kind)
    if isinstance(given, memoryview):
        given = given.tolist()
    shape, values = _unnested(given)
    kind = kind or (given[0].dtype if shape and shape[0] and isinstance(given[0], ndarray) else kind_of(values))
    return of_values([stored(value, kind) for value in values], shape, kind)


def _unnested(given: Any) -> tuple[Shape, list[Any]]:
    """Return the shape of nested sequences, and the numbers in them."""
    if isinstance(given, ndarray):
        return given.shape, given.values()
    if isinstance(given, int | float) or hasattr(given, "__index__"):
        return (), [given]
    rows = [_unnested(each) for each in given]
    if len({shape for shape, _ in rows}) > 1:
        raise ValueError("the rows of an array have different shapes")
    inner = rows[0][0] if rows else ()
    return (len(rows), *inner), [value for _, values in rows for value in values]


def as_indices(key: Any, size: int) -> ndarray:
    """Return the indices that a list or an array selects: itself, or where an array of bools is true."""
    indices = as_array(key) if len(key) else ndarray(0, int)
    if indices.dtype.is_float:
        raise IndexError("floats are no indices")
    if indices.dtype.code != "?":
        return indices
    if indices.shape != (size,):
        raise IndexError("bools select among as many elements as they are")
    return of_values(
        [index for index, chosen in enumerate(indices.values()) if chosen], (int(indices.sum()),), Dtype(int)
    )

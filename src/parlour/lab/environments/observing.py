"""What a seat may know, as numbers: the fields of its hidden record by name, or one flat tensor of them.

Both follow from the bounds that a game's record declares (``core.record``); no game says more. In the tensor a kind is
one-hot, a kind made of parts one-hot part by part, a set a number a member, and a number scaled to 0 to 1. Whose eyes
they are stands in front.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import Any, cast

import numpy as np
from gymnasium import spaces

from parlour.core import kernel
from parlour.core.errors import BadOption
from parlour.core.game import Game, hidden
from parlour.core.kernel import kernel as kernel_
from parlour.core.kernel import part
from parlour.core.record import Array, Bits, Bounds, Kind, Number, record_bounds

TENSOR, FIELDS = "tensor", "fields"
SCALED, ONE_HOT, BY_PARTS, MEMBERS = range(4)
MOST_PARTS = 4
COUNT, SIZE, AT, HOW, LOW, WIDTH, TO, PARTS = range(8)
"""What a row of a plan says: so many numbers of so many bytes lie from there on (counted in numbers of that size),
how they are written, their lowest, how many places each takes, and from where on; behind that a number's highest, or
the parts of a kind."""

Words = tuple[Array, Array, Array, Array]
"""The same records as numbers of 1, 2, 4 and 8 bytes (int[records, numbers])."""


class Observer:
    """What the seats of a game see, in one ``form``: ``tensor`` or ``fields``.

    ``perfect``: also what is hidden from them, all but the chance to come. Raises BadOption for another form.
    """

    def __init__(self, game: Game, form: str = TENSOR, perfect: bool = False) -> None:
        if form not in (TENSOR, FIELDS):
            raise BadOption(f"observe: {form!r} is not possible; choose {TENSOR} or {FIELDS}", "observe")
        self.game, self.form, self.perfect = game, form, perfect
        self.seats = game.players[1]
        self.bounds = record_bounds(cast(Hashable, game.state))
        self.plan, self.size = plan_of(game)

    @functools.cached_property
    def space(self) -> spaces.Space[Any]:
        """The space of what is observed."""
        if self.form == TENSOR:
            return spaces.Box(0.0, 1.0, (self.size,), np.float32)
        fields: dict[str, spaces.Space[Any]] = {
            name: _box(bounds, self.game.dtype[name]) for name, bounds in self.bounds.items()
        }
        return spaces.Dict({"seat": _box(Kind(0, self.seats - 1), np.dtype(np.int64)), **fields})

    def see(self, state: Any, seat: int) -> Any:
        """Give what a seat sees of a position: the tensor (float32[size]), or its fields, as arrays of their own."""
        view = state if self.perfect else hidden(self.game, state, seat)
        if self.form == TENSOR:
            out = np.empty(self.size, np.float32)
            kernel.run(write_tensor, *(words[0] for words in words_of(view)), self.plan, seat, out)
            return out
        fields = {name: np.array(view[name]) for name in self.bounds}
        return {"seat": np.array(seat, np.int64), **fields}


def words_of(records: Any) -> Words:
    """Give a record, or an array of them, as numbers of each size, without copying."""
    array = np.asarray(records.base if type(records) is np.record else records).reshape(-1)
    return cast(
        Words, tuple(array.view(f"i{size}").reshape(len(array), array.itemsize // size) for size in (1, 2, 4, 8))
    )


def _box(bounds: Bounds, dtype: Any) -> spaces.Box:
    low, high = (0, (1 << bounds.size) - 1) if isinstance(bounds, Bits) else bounds[:2]
    return spaces.Box(low, high, dtype.shape, dtype.base.type)


def width_of(bounds: Bounds) -> int:
    """How many places of the tensor one number takes."""
    if isinstance(bounds, Number):
        return 1
    if isinstance(bounds, Bits):
        return bounds.size
    return bounds.high - bounds.low + 1 if not bounds.parts else sum(bounds.parts) - bounds.low


@functools.cache
def plan_of(game: Game) -> tuple[Array, int]:
    """Say how each field is written into the tensor (int64[fields, 8 + parts]), and how long that is."""
    rows, to = [], game.players[1]
    for name, bounds in record_bounds(cast(Hashable, game.state)).items():
        layout, offset = game.dtype.fields[name][:2]
        size, width = layout.base.itemsize, width_of(bounds)
        count = layout.itemsize // size
        how, low, parts = MEMBERS, 0, (0,) * MOST_PARTS
        if isinstance(bounds, Kind):
            how, low = BY_PARTS if bounds.parts else ONE_HOT, bounds.low
            parts = (*bounds.parts, *parts)[:MOST_PARTS]
        elif isinstance(bounds, Number):
            how, low, parts = SCALED, bounds.low, (bounds.high, 0, 0, 0)
        rows.append((count, size, offset // size, how, low, width, to, *parts))
        to += count * width
    return np.array(rows, np.int64), to


@part
def read_number(bytes_: Array, shorts: Array, ints: Array, longs: Array, size: int, place: int) -> int:
    """Give the number of so many bytes at a place of a record."""
    if size == 1:
        return int(bytes_[place])
    if size == 2:
        return int(shorts[place])
    return int(ints[place]) if size == 4 else int(longs[place])


@part
def write_parts(value: int, row: Array, end: int, out: Array) -> None:
    """Write the parts of a kind, one-hot, into the places before ``end``."""
    for which in range(PARTS + MOST_PARTS - 1, PARTS - 1, -1):
        many = int(row[which])
        if many > 0:
            end -= many
            out[end + value % many] = 1.0
            value //= many


@kernel_
def write_tensor(bytes_: Array, shorts: Array, ints: Array, longs: Array, plan: Array, seat: int, out: Array) -> None:
    """Write what one record says into a tensor (float32[size]), by its plan."""
    for i in range(len(out)):
        out[i] = 0.0
    out[seat] = 1.0
    for row in plan:
        how, low, width, to = int(row[HOW]), int(row[LOW]), int(row[WIDTH]), int(row[TO])
        for i in range(int(row[COUNT])):
            value = read_number(bytes_, shorts, ints, longs, int(row[SIZE]), int(row[AT]) + i)
            if how == SCALED:
                out[to] = (float(value) - float(low)) / max(1.0, float(row[PARTS]) - float(low))
            elif how == ONE_HOT or (how == BY_PARTS and value < 0):
                out[to + value - low] = 1.0
            elif how == BY_PARTS:
                write_parts(value, row, to + width, out)
            else:
                place = to
                while value != 0:
                    out[place] = value & 1
                    value >>= 1
                    place += 1
            to += width

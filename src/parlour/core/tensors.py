"""A record as one flat tensor: how learning programs see it, and agents that have learned.

The tensor begins with the observing seat, one-hot; then follow all fields by the bounds that the record declares
(``core.record``): a kind is one-hot, a kind made of parts is one-hot for each part, a set has one number for each
possible member, and a number is scaled to 0 to 1.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import Any, cast

from parlour.core import arrays, kernel
from parlour.core.game import Game
from parlour.core.kernel import Array, inline
from parlour.core.kernel import kernel as kernel_
from parlour.core.primitives import lowest
from parlour.core.record import Bits, Bounds, Kind, Number, record_bounds

VERSION = 1
"""The version of all environments.

It goes up when the same actions from the same seed lead to other observations, masks or rewards in any game, so that
results that name a version can be compared. The environment of a game from elsewhere has the same number.
"""

SCALED, ONE_HOT, BY_PARTS, MEMBERS = range(4)
MOST_PARTS = 4
COUNT, SIZE, AT, HOW, LOW, WIDTH, TO, PARTS = range(8)
"""The columns of a plan, which has one row a field of the record.

COUNT, SIZE, AT: the field has COUNT numbers of 1 << SIZE bytes; AT is its offset, counted in numbers of that size
HOW, LOW: how they are written (SCALED, ONE_HOT, BY_PARTS or MEMBERS), and their lowest value
WIDTH, TO: the number of places of the tensor that each takes, and the place at which the first begins
PARTS: from here on, for SCALED the highest value; for BY_PARTS the sizes of MOST_PARTS parts, then their inverses
    (in 1/65536, rounded up), to multiply by instead of dividing
"""

Words = tuple[Array, Array, Array, Array]
"""Four views of the same records, as numbers of 1, 2, 4 and 8 bytes (int[records, numbers])."""


def write_view(game: Game, view: Any, seat: int) -> Array:
    """Return a record, as it is, as the tensor of a seat (float32[size])."""
    plan, size = plan_of(game)
    out = arrays.empty(size, arrays.float32)
    kernel.run(write_tensor, *(words[0] for words in words_of(view)), plan, seat, out)
    return out


def words_of(records: Any) -> Words:
    """View a record, or an array of records, as numbers of each size, without copying."""
    array = (arrays.base_of(records) if type(records) is arrays.record else records).reshape(-1)
    return cast(
        Words, tuple(array.view(f"i{size}").reshape(len(array), array.itemsize // size) for size in (1, 2, 4, 8))
    )


def width_of(bounds: Bounds) -> int:
    """Return how many places of the tensor one number with these bounds takes."""
    if isinstance(bounds, Number):
        return 1
    if isinstance(bounds, Bits):
        return bounds.size
    return bounds.high - bounds.low + 1 if not bounds.parts else sum(bounds.parts) - bounds.low


@functools.cache
def plan_of(game: Game) -> tuple[Array, int]:
    """Return the plan of a game's tensor (int64[fields, 15], columns: see COUNT) and the tensor's length."""
    rows, to = [], game.rules.players[1]
    for name, bounds in record_bounds(cast(Hashable, game.rules.state)).items():
        layout, offset = game.dtype.fields[name][:2]
        size, width = layout.base.itemsize, width_of(bounds)
        count = layout.itemsize // size
        how, low, parts = MEMBERS, 0, (0,) * MOST_PARTS
        if isinstance(bounds, Kind):
            how, low = BY_PARTS if bounds.parts else ONE_HOT, bounds.low
            parts = (*bounds.parts, *parts)[:MOST_PARTS]
        elif isinstance(bounds, Number):
            how, low, parts = SCALED, bounds.low, (bounds.high, 0, 0, 0)
        inverse = ((1 << 16) // many + 1 if how == BY_PARTS and many else 0 for many in parts)
        rows.append((count, size.bit_length() - 1, offset // size, how, low, width, to, *parts, *inverse))
        to += count * width
    return arrays.array(rows, arrays.int64), to


@inline
def read_number(bytes_: Array, shorts: Array, ints: Array, longs: Array, size: int, place: int) -> int:
    """Return the number of 1 << size bytes at index ``place`` of a record that is given in all four views."""
    if size == 0:
        return int(bytes_[place])
    if size == 1:
        return int(shorts[place])
    return int(ints[place]) if size == 2 else int(longs[place])


@kernel_
def write_value(value: int, row: Array, to: int, mark: float, out: Array) -> None:
    """Write one value into a tensor from place ``to`` on, as a row of the plan says.

    Marks are set to ``mark`` (1 to set a value, 0 to clear it); a number is scaled to 0 to 1, and ignores ``mark``.
    """
    how, low = int(row[HOW]), int(row[LOW])
    if how == SCALED:
        out[to] = (float(value) - float(low)) / max(1.0, float(row[PARTS]) - float(low))
    elif how == ONE_HOT or (how == BY_PARTS and value < 0):
        out[to + value - low] = mark
    elif how == BY_PARTS:
        end = to + int(row[WIDTH])
        for which in range(PARTS + MOST_PARTS - 1, PARTS - 1, -1):
            many = int(row[which])
            if many > 0:
                whole = value * int(row[which + MOST_PARTS]) >> 16
                end -= many
                out[end + value - whole * many] = mark
                value = whole
    else:
        while value != 0:
            out[to + lowest(value)] = mark
            value &= value - 1


@kernel_
def write_tensor(bytes_: Array, shorts: Array, ints: Array, longs: Array, plan: Array, seat: int, out: Array) -> None:
    """Write a record, given in all four views, and the observing seat into a tensor (float32[size])."""
    for i in range(len(out)):
        out[i] = 0.0
    out[seat] = 1.0
    for row in plan:
        for i in range(int(row[COUNT])):
            value = read_number(bytes_, shorts, ints, longs, int(row[SIZE]), int(row[AT]) + i)
            write_value(value, row, int(row[TO]) + i * int(row[WIDTH]), 1.0, out)


@kernel_
def rewrite_tensor(
    bytes_: Array,
    shorts: Array,
    ints: Array,
    longs: Array,
    old_bytes: Array,
    old_shorts: Array,
    old_ints: Array,
    old_longs: Array,
    plan: Array,
    out: Array,
) -> None:
    """Turn the tensor of an old record into that of a new one, writing only what differs."""
    for row in plan:
        size, first = int(row[SIZE]), int(row[AT])
        end, to_word = first + int(row[COUNT]), 3 - size
        for word in range(first >> to_word, ((end - 1) >> to_word) + 1):
            if int(longs[word]) == int(old_longs[word]):
                continue
            for place in range(max(first, word << to_word), min(end, (word + 1) << to_word)):
                value = read_number(bytes_, shorts, ints, longs, size, place)
                old = read_number(old_bytes, old_shorts, old_ints, old_longs, size, place)
                if value != old:
                    to, sets = int(row[TO]) + (place - first) * int(row[WIDTH]), int(row[HOW]) == MEMBERS
                    write_value(old & ~value if sets else old, row, to, 0.0, out)
                    write_value(value & ~old if sets else value, row, to, 1.0, out)

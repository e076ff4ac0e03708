"""Replay many actions in one compiled call, as when a table is restored from its log, and look at many positions.

Calling from Python for each action takes ten times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.game import Game
from parlour.core.kernel import Array, kernel
from parlour.core.record import blank_box
from parlour.core.values import values_of_all
from parlour.core.verbs import apply, check, hide


def positions_after(game: Game, box: Any, entries: Sequence[tuple[int, int]]) -> list[bytes]:
    """Apply actions (seat and number) in turn; return the record's bytes after each, up to the first illegal action."""
    positions: Any = arrays.ndarray(len(entries), game.dtype, bytearray(len(entries) * game.dtype.itemsize))
    view, blank = blank_box(game.dtype), blank_box(game.dtype)
    done = kernels.run(carry_out_all, box, view, blank, arrays.array(entries, arrays.int64).reshape(-1, 2), positions)
    data, size = positions.tobytes(), game.dtype.itemsize
    return [data[place * size : place * size + size] for place in range(done)]


def values_seen(game: Game, positions: Sequence[bytes], viewer: int | None) -> Sequence[Any]:
    """Return the plain values of positions, given as the bytes of their records, as a viewer knows them.

    Without a viewer nothing is hidden.
    """
    records: Any = arrays.frombuffer(bytearray(b"".join(positions)), game.dtype)
    if viewer is None:
        return values_of_all(records)
    seen: Any = arrays.ndarray(len(records), game.dtype, bytearray(records.nbytes))
    for place in range(len(records)):
        hide(records[place : place + 1], viewer, seen[place : place + 1])
    return values_of_all(seen)


@kernel
def carry_out_all(box: Array, view: Array, blank: Array, entries: Array, positions: Array) -> int:
    """Check each action on the seat's hidden record and apply it.

    Return the number of legal actions before the first illegal one.
    """
    for place in range(len(positions)):
        seat, action = int(entries[place, 0]), int(entries[place, 1])
        view[0] = blank[0]
        hide(box[0], seat, view[0])
        if check(view[0], seat, action) != 0:
            return place
        apply(box[0], seat, action)
        positions[place] = box[0]
    return len(positions)

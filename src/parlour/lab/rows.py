"""The table of a batch: an Arrow table with one row a match and the same columns in every game.

| column | |
|---|---|
| ``number``, ``seed`` | of the match; ``Match.start`` with this seed (hex) deals it again |
| ``length`` | actions, the clock's among them |
| ``points``, ``ranks`` | by seat; winners have rank 1, the others follow by points, equals share |
| ``winners``, ``tie`` | the seats that won, empty if none did; whether several won together |
| ``actions`` | the number of actions of each kind, by the game's names of its actions |
| ``branching``, ``branching_most`` | legal actions at a decision, on average and at most; null without decisions |
| ``lead_changes`` | how often a seat came to lead alone after another seat had |
| ``led_from`` | after how many actions the only winner led for good; null if it did not, or several won |
| ``clocks`` | how often a clock ran out |
| ``late`` | only where bots have clocks of their own: the seats whose time was up, in this order |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from parlour.core.kernel import Array

if TYPE_CHECKING:
    from parlour.lab.batch import Batch

BATCH = b"parlour.batch"
"""The key in a table's metadata under which its batch is stored, as JSON."""


def schema(batch: Batch) -> pa.Schema:
    """Return the schema of a batch's table, with the batch itself as metadata."""
    kinds = pa.struct([(name, pa.int32()) for name in batch.plan.game.rules.actions.forms])
    columns = [
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("length", pa.int32()),
        ("points", pa.list_(pa.int64())),
        ("ranks", pa.list_(pa.int8())),
        ("winners", pa.list_(pa.int8())),
        ("tie", pa.bool_()),
        ("actions", kinds),
        ("branching", pa.float64()),
        ("branching_most", pa.int32()),
        ("lead_changes", pa.int32()),
        ("led_from", pa.int32()),
        ("clocks", pa.int32()),
        *([("late", pa.list_(pa.int8()))] if batch.clock else []),
    ]
    return pa.schema(columns, metadata={BATCH: batch.text().encode()})


def table_of(
    batch: Batch, numbers: range, seeds: list[bytes], rows: Any, late: Sequence[Sequence[int]] = ()
) -> pa.Table:
    """Return the table of matches from their numbers, seeds and counts (``rows``: records of ``umpire.ROW``).

    ``late``: the seats of each match whose time was up, where bots have clocks.
    """
    rules, players = batch.plan.game.rules, batch.players
    points = np.ascontiguousarray(rows["points"][:, :players])
    won = (rows["winners"][:, None] >> np.arange(players) & 1).astype(bool)
    counted = won.sum(axis=1)
    led = (counted == 1) & (rows["winners"] == rows["leaders"])
    decided = rows["decisions"] > 0
    whole = schema(batch)
    kinds = [pa.array(rows["kinds"][:, kind], pa.int32()) for kind in range(len(rules.actions.forms))]
    columns = {
        "number": pa.array(np.arange(numbers.start, numbers.stop)),
        "seed": pa.array([seed.hex() for seed in seeds]),
        "length": pa.array(rows["length"], pa.int32()),
        "points": _lists(points.ravel(), np.full(len(rows), players), pa.int64()),
        "ranks": _lists(
            ranks(points * (-1 if rules.lowest_wins else 1), won).ravel(), np.full(len(rows), players), pa.int8()
        ),
        "winners": _lists(np.nonzero(won)[1], counted, pa.int8()),
        "tie": pa.array(counted > 1),
        "actions": pa.StructArray.from_arrays(kinds, list(rules.actions.forms)),
        "branching": pa.array(rows["branches"] / np.maximum(rows["decisions"], 1), mask=~decided),
        "branching_most": pa.array(rows["most_branches"].astype(np.int32), mask=~decided),
        "lead_changes": pa.array(rows["lead_changes"], pa.int32()),
        "led_from": pa.array(rows["led_since"].astype(np.int32), mask=~led),
        "clocks": pa.array(rows["clocks"], pa.int32()),
    }
    if batch.clock:
        columns["late"] = pa.array(late, pa.list_(pa.int8()))
    return pa.table(columns, schema=whole)


def _lists(values: Array, lengths: Array, kind: Any) -> Any:
    offsets = np.concatenate(([0], np.cumsum(lengths))).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), pa.array(values, kind))


def ranks(points: Array, won: Array) -> Array:
    """Return each seat's rank (int64[matches, seats]): 1 plus the number of seats that are ranked better.

    Winners (``won``, bool[matches, seats]) are ranked before others, and others by points, of which more are better.
    """
    better = won[:, :, None] & ~won[:, None, :]
    alike = won[:, :, None] == won[:, None, :]
    better |= alike & ~won[:, :, None] & (points[:, :, None] > points[:, None, :])
    return np.asarray(1 + better.sum(axis=1))

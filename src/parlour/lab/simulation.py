"""Playing a batch: fresh deals, the same rows wherever and by how many it is played, broken off and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pyarrow as pa

from parlour.core.errors import BadOption
from parlour.lab.batch import Batch, chunks
from parlour.lab.crews import HERE, check_place, played
from parlour.lab.kept import Kept
from parlour.lab.rows import schema

Tell = Callable[[int], None]
"""Hears how many matches have been played."""


def run(
    batch: Batch,
    games: int,
    out: Path | None = None,
    on: str = HERE,
    cores: int | None = None,
    tell: Tell = lambda done: None,
) -> pa.Table:
    """Play the first so many matches of a batch; give their table, by number (``rows``).

    With a file ``out`` finished chunks are kept, and only what is missing there is played. Raises ParlourError for bad
    input, KeyboardInterrupt where it is broken off.
    """
    if games < 1:
        raise BadOption(f"games: {games} is not possible; play 1 or more", "games")
    check_place(on)
    with Kept(schema(batch), out) as kept:
        there = kept.numbers
        missing = [chunk for chunk in chunks(batch, games) if not there.issuperset(chunk)]
        done = games - sum(map(len, missing))
        tell(done)
        with closing(played(batch, missing, on, cores)) as tables:
            for table in tables:
                kept.add(table)
                done += len(table)
                tell(done)
        table = kept.table(games)
    kept.finish(table if len(table) >= len(there) else kept.table(max(there) + 1))
    return table

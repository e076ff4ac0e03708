"""Running batches: plays the matches that a file does not hold yet, and gathers all of them in one table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pyarrow as pa

from parlour.core.errors import BadOption
from parlour.lab.batch import Batch, chunks
from parlour.lab.crews import HERE, check_place, play_chunks
from parlour.lab.kept import Kept
from parlour.lab.rows import schema

Tell = Callable[[int], None]
"""A callback that is called with the number of matches played so far."""


def run_batch(
    batch: Batch,
    games: int,
    out: Path | None = None,
    on: str = HERE,
    cores: int | None = None,
    tell: Tell = lambda done: None,
) -> pa.Table:
    """Play the first ``games`` matches of a batch and return their table, ordered by number (columns: ``rows``).

    ``out``: a file that keeps finished chunks; only matches missing there are played. ``on``, ``cores``: see
    ``crews.play_chunks``. Raises ParlourError for bad input, and KeyboardInterrupt when the user interrupts; finished
    chunks are kept then.
    """
    if games < 1:
        raise BadOption(f"games: {games} is not possible; play 1 or more", "games")
    check_place(on)
    with Kept(schema(batch), out) as kept:
        there = kept.numbers
        missing = [chunk for chunk in chunks(batch, games) if not there.issuperset(chunk)]
        done = games - sum(map(len, missing))
        tell(done)
        with closing(play_chunks(batch, missing, on, cores)) as tables:
            for table in tables:
                kept.add(table)
                done += len(table)
                tell(done)
        table = kept.table(games)
    kept.write_whole(table if len(table) >= len(there) else kept.table(max(there) + 1))
    return table

"""The laboratory: bots against one another, batches of matches, reports on what is fair in a game, environments."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.errors import BadOption
from parlour.core.given import read_names, read_path, read_values, read_whole

if TYPE_CHECKING:
    import polars as pl


def simulate(
    game: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    seed: int = 0,
    *,
    out: str | os.PathLike[str] | None = None,
    on: str = "here",
    cores: int | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> pl.DataFrame:
    """Play ``games`` matches, each on a fresh deal, and return a table with one row a match (columns: ``lab.rows``).

    ``bots``: one bot for all seats, or one for each seat. ``on``: where matches are played: ``here``, ``gpu``, ``ray``,
    or the address of a cluster (``ray://…``). The rows depend on the seed, but neither on ``cores`` nor on ``on``.
    ``out``: a Parquet file that keeps the rows; calling again with the same file plays only the matches missing there.
    ``tell`` is called with the number of matches played so far. Raises ParlourError naming the invalid argument.
    """
    try:
        import polars as pl

        from parlour.lab.batch import new_batch
        from parlour.lab.simulation import run_batch
    except ModuleNotFoundError:
        raise BadOption("simulating needs more: pip install 'parlour[lab]'") from None
    names = bots if isinstance(bots, str) else read_names(bots, "bots")
    players = None if players is None else read_whole(players, "players")
    batch = new_batch(game, players, read_values({} if options is None else options), names, read_whole(seed, "seed"))
    games, cores = read_whole(games, "games"), None if cores is None else read_whole(cores, "cores", 1)
    found = pl.from_arrow(run_batch(batch, games, None if out is None else read_path(out, "out"), on, cores, tell))
    assert isinstance(found, pl.DataFrame)
    return found

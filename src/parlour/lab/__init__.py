"""The laboratory: bots against one another, batches of matches, reports on what is fair in a game, environments."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.errors import BadOption
from parlour.core.given import read_names, read_path, read_values, read_whole

if TYPE_CHECKING:
    import polars as pl

    from parlour.lab.tuning import Tuning


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


def tune(
    game: str,
    aims: str | Sequence[str] = "fair",
    players: int | None = None,
    options: dict[str, Any] | None = None,
    bounds: Sequence[str] = (),
    bots: str | Sequence[str] = "greedy",
    skill: Sequence[str] = ("random", "greedy"),
    games: int = 400,
    deals: int = 100,
    seed: int = 0,
    *,
    trials: int = 60,
    checks: int = 4,
    show: int = 4,
    out: str | os.PathLike[str] | None = None,
    cores: int | None = None,
    tell: Callable[[str, int, int], None] = lambda what, done, total: None,
) -> Tuning:
    """Search a game's options for variants that meet aims, and compare them with the usual game on unseen deals.

    ``aims``: one of ``lab.aims.AIMS``, or several, which give variants that none beats in all. ``bounds``: such as
    ``length<=40``, of the measures in ``lab.aims.MEASURES``. ``options``: held fixed. ``bots``: one for all seats, or
    one for each. ``skill``: two bots, the weaker first.

    ``trials``: variants that are tried, each by ``games`` matches, and ``deals`` deals that the bots of ``skill`` play.
    Of what is found at most ``show`` variants are compared, by ``checks`` times as many matches. ``out``: a JSON file
    that keeps all measurements; calling again with the same file plays only those missing there. ``tell`` is called
    with what is being done, how many of its matches are done, and how many there are. The same seed gives the same
    result, on any number of ``cores``.

    Raises ParlourError naming the invalid argument, also where no variant that was tried keeps the bounds.
    """
    try:
        from parlour.lab.tuning import new_plan, run_tuning
    except ModuleNotFoundError:
        raise BadOption("tuning needs more: pip install 'parlour[tune]'") from None
    plan = new_plan(
        game,
        (aims,) if isinstance(aims, str) else read_names(aims, "aims"),
        None if players is None else read_whole(players, "players"),
        read_values({} if options is None else options),
        read_names(bounds, "bounds"),
        bots if isinstance(bots, str) else read_names(bots, "bots"),
        read_names(skill, "skill"),
        *(read_whole(value, name) for name, value in (("games", games), ("deals", deals), ("seed", seed))),
        *(read_whole(value, name) for name, value in (("trials", trials), ("checks", checks), ("show", show))),
    )
    cores = None if cores is None else read_whole(cores, "cores", 1)
    return run_tuning(plan, None if out is None else read_path(out, "out"), cores, tell)

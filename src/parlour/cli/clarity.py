"""The command line of ``parlour clarity``; what it does is in ``cli.clarity_work``."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.database_option import database
from parlour.cli.refused import Refused
from parlour.core.errors import ParlourError


@click.command()
@click.argument("game", required=False)
@database
@click.option(
    "--from", "source", type=click.Path(path_type=Path), default=None, help="A Parquet file, instead of a database."
)
@click.option("--out", type=click.Path(path_type=Path), default=None, help="Write all notes as Parquet, anonymous.")
@click.option("--most", type=click.IntRange(1), default=10, show_default=True, help="How many clauses are listed.")
@click.option("--json", "as_json", is_flag=True, help="All of it as JSON.")
def clarity(
    game: str | None, database: str | None, source: Path | None, out: Path | None, most: int, as_json: bool
) -> None:
    """Rank the clauses of GAME, or of all games, by how much people stumble over them.

    A house notes that with PARLOUR_CLARITY=1, of those who let it.
    """
    from parlour.cli.clarity_work import run

    try:
        run(game, database, source, out, most, as_json)
    except ParlourError as error:
        raise Refused(str(error)) from None

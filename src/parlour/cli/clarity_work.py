"""What ``parlour clarity`` does: reads what a house noted, ranks it, prints it, and writes it as Parquet."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from parlour.clarity.notes import Note
from parlour.clarity.ranking import rank
from parlour.cli.clarity_text import write_report
from parlour.cli.house import settings_of
from parlour.core.errors import BadFile, BadOption
from parlour.core.game import find_game
from parlour.core.outputs import check_output
from parlour.server.base.errors import Unavailable
from parlour.server.storage.clarity import read_notes
from parlour.server.storage.database import open_engine, parse_url

BUSY_MS = 10_000
NEEDS = "Parquet files need more: pip install 'parlour[lab]'"


def run(
    game: str | None, database: str | None, source: Path | None, out: Path | None, most: int, as_json: bool
) -> None:
    """Print the report, and write the notes to ``out`` if it is given.

    Raises UnknownGame, BadOption, BadFile, Unavailable; then nothing was written.
    """
    name = find_game(game).name if game is not None else None
    if database is not None and source is not None:
        raise BadOption("--from: give a database or a file, not both", "from")
    if out is not None:
        check_output(out)
    notes = _read_file(source, name) if source is not None else _read_database(database, name)
    if not notes:
        what = "" if name is None else f" of {find_game(name).about.title}"
        raise BadFile(f"Nothing was noted{what}: a house notes with PARLOUR_CLARITY=1, of those who let it.")
    report = rank(notes)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        click.echo(write_report(report, most))
    if out is not None:
        _write_file(notes, out)
        click.echo(f"Written to {out}.", err=as_json)


def _read_database(database: str | None, game: str | None) -> list[Note]:
    """Read the notes of a database, which is not changed. Raises BadFile, Unavailable."""
    url = settings_of(database).url
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise BadFile(f"There is no database {parsed.database}.")
    engine = open_engine(url, busy_ms=BUSY_MS, writes=False)
    try:
        with engine.connect() as connection:
            if not sa.inspect(connection).has_table("clarity"):
                raise BadFile("This database is of an earlier Parlour: serve it once to bring it up to date.")
            return list(read_notes(connection, game))
    except DBAPIError as error:
        raise Unavailable(f"The database cannot be used: {str(error.orig).partition(chr(10))[0]}") from None
    finally:
        engine.dispose()


def _read_file(source: Path, game: str | None) -> list[Note]:
    try:
        from parlour.lab.clarity_files import read_notes
    except ModuleNotFoundError:
        raise BadOption(NEEDS, "from") from None
    return [note for note in read_notes(source) if game is None or note.game == game]


def _write_file(notes: Iterable[Note], out: Path) -> None:
    try:
        from parlour.lab.clarity_files import write_notes
    except ModuleNotFoundError:
        raise BadOption(NEEDS, "out") from None
    write_notes(notes, out)

"""``parlour backup``, ``restore`` and ``doctor``: commands for those who operate a server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from parlour.core.outputs import check_output
from parlour.server.base.settings import Settings, from_environment
from parlour.server.storage import backup
from parlour.server.storage.backup import BadBackup, Count
from parlour.server.storage.doctor import examine
from parlour.server.storage.findings import Asked

SIGNS = {"well": "   ", "note": " · ", "bad": "!! "}


def settings_of(database: str | None) -> Settings:
    """Return the settings of the environment, with another database if one is given."""
    settings = from_environment()
    return settings if database is None else replace(settings, database=database)


def back_up(file: Path, database: str | None) -> None:
    """Write a backup of the database to a file and print what is in it. Raises BadBackup, BadFile."""
    settings = settings_of(database)
    check_output(file)
    try:
        _print_count(backup.back_up(settings.url, file), file)
    except (DBAPIError, OSError) as error:
        raise BadBackup(f"The backup was not made: {_first_line(error)}") from None


def restore(file: Path, database: str | None) -> None:
    """Restore a backup into an empty database and print what was in it. Raises BadBackup, InUse."""
    settings = settings_of(database)
    try:
        _print_count(backup.restore(settings.url, file), file)
    except (SQLAlchemyError, OSError) as error:
        raise BadBackup(f"Nothing was restored: {_first_line(error)}") from None


def doctor(database: str | None, address: str, everything: bool) -> bool:
    """Print the findings of an examination; return whether none of them needs action.

    ``address``: a server to examine, too, empty for none. ``everything``: whether to read the whole database.
    """
    well = True
    for kind, about, text in examine(Asked(settings_of(database), address, everything)):
        click.echo(f"{SIGNS[kind]} {about:10} {text}")
        well = well and kind != "bad"
    return well


def _print_count(count: Count, file: Path) -> None:
    click.echo(f"{count.tables} tables, {count.rows} rows, {file}")
    for table in count.damaged:
        click.echo(f"table {table}: its seals were broken before the backup; it stays put aside", err=True)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]

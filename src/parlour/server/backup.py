"""A house in a file: every row of the database as it was at one moment, to be restored into an empty database.

The file is text, compressed: a line that says of which schema and when, a line a row, and at the end how many rows and
the SHA-256 of all before. It knows nothing of the database it comes from, so it moves a house to another kind too. It
holds what is secret, the seeds of running matches and the key of the guests' tokens: only its owner may read it.
"""

from __future__ import annotations

import gzip
import hashlib
import itertools
import os
import tempfile
import time
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError

from parlour.core.errors import ParlourError
from parlour.server.database import open_engine, parse_url
from parlour.server.lock import lock_database
from parlour.server.migrations import newest, upgrade
from parlour.server.schema import METADATA
from parlour.server.seals import check_seals

EDITION = 1
AT_ONCE = 500
OF_THE_MOMENT = {"pulse", "processes", "leases"}
KEPT = [table for table in METADATA.sorted_tables if table.name not in OF_THE_MOMENT]
"""Parents before children, without what only says who is at work now."""


class BadBackup(ParlourError):
    """A backup that cannot be made, read or restored. Nothing was changed."""


class Head(msgspec.Struct):
    """The first line of a backup, with the names of each table's columns."""

    parlour: int
    schema: str
    made_at: int
    columns: dict[str, list[str]]


class Foot(msgspec.Struct):
    """The last line: so many rows, and the SHA-256 of all lines before."""

    rows: int
    sha256: str


class Count(NamedTuple):
    """What a backup holds. ``damaged`` are the tables whose seals were broken already when it was made."""

    tables: int
    rows: int
    damaged: tuple[str, ...]


def back_up(url: str, file: Path) -> Count:
    """Write every row of a database, as it is at one moment, to a file, whole or not at all; a server may run over it.

    Raises BadBackup, OSError, DBAPIError.
    """
    _check_there(url)
    engine = open_engine(url, busy_ms=10_000, writes=False)
    if engine.dialect.name != "sqlite":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            schema = revision(connection)
            if schema != newest():
                raise BadBackup(
                    f"This database is at revision {schema or 'none'}, this Parlour writes {newest()}. "
                    "Make the backup with the Parlour that serves it."
                )
            columns = {str(table.name): list(map(str, table.columns.keys())) for table in KEPT}
            head = Head(EDITION, schema, int(time.time()), columns)
            rows = _write(file, head, _rows(connection))
            checked = list(check_seals(connection))
    finally:
        engine.dispose()
    return Count(len(checked), rows, tuple(table.id for table in checked if table.broken))


def restore(url: str, file: Path) -> Count:
    """Fill an empty database from a backup, all of it or nothing, and bring it up to date.

    Raises BadBackup, InUse, OSError, DBAPIError.
    """
    head, foot = check_file(file)
    lock = lock_database(url)
    engine = open_engine(url, busy_ms=10_000, writes=True)
    try:
        with engine.begin() as connection:
            if sa.inspect(connection).get_table_names():
                raise BadBackup("The database is not empty. A backup is restored into a new one.")
            try:
                upgrade(connection, head.schema)
            except CommandError:
                raise BadBackup(f"This backup is of a later Parlour: its schema is {head.schema!r}.") from None
            _fill(connection, head.columns, file)
            upgrade(connection)
            checked = list(check_seals(connection))
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()
    return Count(len(checked), foot.rows, tuple(table.id for table in checked if table.broken))


def revision(connection: sa.Connection) -> str | None:
    """Give the schema's revision of a database, None of one that has none."""
    return MigrationContext.configure(connection).get_current_revision()


def check_file(file: Path) -> tuple[Head, Foot]:
    """Read a backup to its end without using it. Raises BadBackup if anything in it is not as it was written."""
    digest, rows = hashlib.sha256(), -1
    before, first = b"", b""
    for line in _lines(file):
        digest.update(before)
        first = first or line
        before, rows = line, rows + 1
    try:
        head = msgspec.json.decode(first, type=Head)
        foot = msgspec.json.decode(before, type=Foot)
    except msgspec.DecodeError:
        raise BadBackup(f"{file} is no backup of Parlour, or its end is missing.") from None
    if head.parlour != EDITION:
        raise BadBackup(f"{file} is a backup of a later Parlour.")
    if foot != Foot(rows - 1, digest.hexdigest()):
        raise BadBackup(f"{file} is damaged: it is not what was written.")
    return head, foot


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as lines:
            yield from lines
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadBackup(f"{file} is damaged, or no backup of Parlour.") from None


def _check_there(url: str) -> None:
    """Opening an SQLite file would make it."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise BadBackup(f"There is no database {parsed.database}.")


# --- writing


def _rows(connection: sa.Connection) -> Iterator[tuple[str, list[Any]]]:
    for table in KEPT:
        for row in connection.execute(sa.select(table), execution_options={"yield_per": AT_ONCE}):
            yield str(table.name), [value.hex() if isinstance(value, bytes) else value for value in row]


def _write(file: Path, head: Head, rows: Iterable[tuple[str, list[Any]]]) -> int:
    """Write beside the file's place, then put it there: a backup that is there is whole. Give how many rows."""
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.")
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed:
                count = _write_lines(packed, head, rows)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(draft, file)
    except BaseException:
        os.unlink(draft)
        raise
    return count


def _write_lines(out: gzip.GzipFile, head: Head, rows: Iterable[tuple[str, list[Any]]]) -> int:
    digest, count = hashlib.sha256(), -1
    for value in itertools.chain([head], rows):
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        out.write(line)
        count += 1
    out.write(msgspec.json.encode(Foot(count, digest.hexdigest())) + b"\n")
    return count


# --- reading


def _fill(connection: sa.Connection, columns: dict[str, list[str]], file: Path) -> None:
    """Insert what the file holds into the tables as its revision has them."""
    there = sa.MetaData()
    there.reflect(connection)
    for name, part in itertools.groupby(_values(file), key=lambda said: said[0]):
        table = there.tables[name]
        connection.execute(table.delete())  # the migrations have put a row of hours there
        while some := list(itertools.islice(part, AT_ONCE)):
            connection.execute(table.insert(), [_row(table, columns[name], values) for _, values in some])


def _values(file: Path) -> Iterator[tuple[str, list[Any]]]:
    lines = _lines(file)
    next(lines)
    before = next(lines)
    for line in lines:
        yield msgspec.json.decode(before, type=tuple[str, list[Any]])
        before = line


def _row(table: sa.Table, columns: list[str], values: list[Any]) -> dict[str, Any]:
    return {
        name: bytes.fromhex(value) if isinstance(table.c[name].type, sa.LargeBinary) else value
        for name, value in zip(columns, values, strict=True)
    }

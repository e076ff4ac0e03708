"""Backs a house up into a file, every row of the database as it was at one moment, and restores it.

The file is compressed text: a line with schema and time, a line for each row, and a last line with the number of rows
and the SHA-256 of all lines before. Nothing in it depends on the kind of database, so a house can be moved from SQLite
to PostgreSQL and back. It holds secrets, the seeds of running matches and the guests' key: only its owner may read it.
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
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext

from parlour.core.errors import ParlourError
from parlour.server.storage.database import open_engine, parse_url
from parlour.server.storage.lock import lock_database
from parlour.server.storage.migrations import newest, revisions, upgrade
from parlour.server.storage.schema import METADATA
from parlour.server.storage.seals import check_seals

EDITION = 1
AT_ONCE = 500
AT_ONCE_BYTES = 4 * 1024 * 1024
LONGEST_LINE = 4 * 1024 * 1024
"""The most bytes of a line. The longest rows hold the position of a what-if, from a file of at most a megabyte."""

MOST_PACKED = 200
"""How many bytes one byte of a file may stand for; gzip makes ten of one of our rows, at most a thousand of any."""
OF_THE_MOMENT = {"pulse", "processes", "leases", "challenges"}
KEPT = [table for table in METADATA.sorted_tables if table.name not in OF_THE_MOMENT]
"""The tables that are backed up, parents before children; not those that are of the moment."""


class BadBackup(ParlourError):
    """A backup that cannot be made, read or restored. Nothing was changed."""


class Head(msgspec.Struct):
    """The first line of a backup, with the names of each table's columns."""

    parlour: int
    schema: str
    made_at: int
    columns: dict[str, list[str]]


class Foot(msgspec.Struct):
    """The last line of a backup: the number of rows, and the SHA-256 of all lines before."""

    rows: int
    sha256: str


Line = TypeVar("Line", Head, Foot)


class Count(NamedTuple):
    """What a backup holds. ``damaged`` lists tables whose seals were broken already when it was made."""

    tables: int
    rows: int
    damaged: tuple[str, ...]


def back_up(url: str, file: Path) -> Count:
    """Write every row of a database, as it is at one moment, to a file, whole or not at all; servers may go on.

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
    if head.schema not in revisions():
        raise BadBackup(f"This backup is of a later Parlour: its schema is {head.schema!r}.")
    lock = lock_database(url)
    engine = open_engine(url, busy_ms=10_000, writes=True)
    try:
        with engine.begin() as connection:
            if sa.inspect(connection).get_table_names():
                raise BadBackup("The database is not empty. A backup is restored into a new one.")
            upgrade(connection, head.schema)
            _fill(connection, head.columns, file)
            upgrade(connection)
            checked = list(check_seals(connection))
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()
    return Count(len(checked), foot.rows, tuple(table.id for table in checked if table.broken))


def revision(connection: sa.Connection) -> str | None:
    """Return the schema's revision of a database, None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def check_file(file: Path) -> tuple[Head, Foot]:
    """Verify a backup to its end. Raises BadBackup if anything in it is not as it was written."""
    lines = _lines(file)
    before = next(lines, b"")
    head = _decoded(file, before, Head)
    if head.parlour != EDITION:
        raise BadBackup(f"{file} is a backup of a later Parlour.")
    digest, rows = hashlib.sha256(), 0
    for line in lines:
        digest.update(before)
        before, rows = line, rows + 1
    foot = _decoded(file, before, Foot)
    if foot != Foot(rows - 1, digest.hexdigest()):
        raise BadBackup(f"{file} is damaged: it is not what was written.")
    return head, foot


def _decoded(file: Path, line: bytes, type: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup(f"{file} is no backup of Parlour, or its end is missing.") from None


def _lines(file: Path) -> Iterator[bytes]:
    """Unpack a file line by line, within bounds: a small file can unpack to gigabytes."""
    left = MOST_PACKED * file.stat().st_size
    try:
        with gzip.open(file) as lines:
            while line := lines.readline(LONGEST_LINE + 1):
                left -= len(line)
                if len(line) > LONGEST_LINE or left < 0:
                    raise BadBackup(f"{file} unpacks to more than a backup of Parlour can hold.")
                if len(line) == 1:
                    raise BadBackup(f"{file} is damaged: a line is empty.")
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadBackup(f"{file} is damaged, or no backup of Parlour.") from None


def _check_there(url: str) -> None:
    """Raise BadBackup if an SQLite file is missing, which opening it would create."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise BadBackup(f"There is no database {parsed.database}.")


# --- writing


def _rows(connection: sa.Connection) -> Iterator[tuple[str, list[Any]]]:
    for table in KEPT:
        for row in connection.execute(sa.select(table), execution_options={"yield_per": AT_ONCE}):
            yield str(table.name), [value.hex() if isinstance(value, bytes) else value for value in row]


def _write(file: Path, head: Head, rows: Iterable[tuple[str, list[Any]]]) -> int:
    """Write a draft beside the file, then rename it, so that a backup is whole if it exists. Return the row count."""
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
    """Insert the rows of a file into the tables, whose schema is of the file's revision."""
    there = sa.MetaData()
    there.reflect(connection)
    kept = {table.name for table in KEPT}
    try:
        for name, rows in itertools.groupby(_values(file), key=lambda said: said[0]):
            if name not in kept:
                raise KeyError(name)
            table = there.tables[name]
            if sorted(columns[name]) != sorted(table.columns.keys()):
                raise KeyError(name)
            connection.execute(table.delete())  # the migrations have put a row of hours there
            for some in _together(rows):
                connection.execute(table.insert(), [_row(table, columns[name], values) for _, values, _ in some])
    except (KeyError, ValueError, TypeError, msgspec.DecodeError, sa.exc.StatementError) as error:
        if isinstance(error, sa.exc.OperationalError):
            raise
        raise BadBackup(f"{file} holds what is no row of Parlour's.") from None


def _values(file: Path) -> Iterator[tuple[str, list[Any], int]]:
    """Yield the rows of a verified file: the table's name, the values, the length of the line."""
    lines = _lines(file)
    next(lines)
    before = next(lines)
    for line in lines:
        name, values = msgspec.json.decode(before, type=tuple[str, list[Any]])
        yield name, values, len(before)
        before = line


def _together(rows: Iterable[tuple[str, list[Any], int]]) -> Iterator[list[tuple[str, list[Any], int]]]:
    """Group rows into batches of at most AT_ONCE rows and about AT_ONCE_BYTES bytes."""
    some: list[tuple[str, list[Any], int]] = []
    held = 0
    for row in rows:
        some.append(row)
        held += row[2]
        if len(some) >= AT_ONCE or held >= AT_ONCE_BYTES:
            yield some
            some, held = [], 0
    if some:
        yield some


def _row(table: sa.Table, columns: list[str], values: list[Any]) -> dict[str, Any]:
    return {
        name: bytes.fromhex(value) if isinstance(table.c[name].type, sa.LargeBinary) else value
        for name, value in zip(columns, values, strict=True)
    }

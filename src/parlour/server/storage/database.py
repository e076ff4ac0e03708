"""Opens the database: engines of SQLAlchemy, one for writing and one for reading.

SQLite runs in WAL mode with ``synchronous=FULL``: a commit that was reported survives a power cut. Writers begin with
BEGIN IMMEDIATE, because a transaction that starts by reading and then writes fails at once when another writes.

PostgreSQL reports no commit before it is on the disk. Every connection is tested before use, so that reads and writes
succeed as soon as a restarted database answers. Readers see one snapshot, as they do in SQLite.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings

POSTGRESQL = "postgresql+psycopg"


def parse_url(url: str) -> sa.URL:
    """Parse a database's URL; ``postgresql://`` selects psycopg. Raises BadOption for another kind of database."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadOption("this is no URL of a database", "database") from None
    if parsed.get_backend_name() == "sqlite":
        return parsed
    if parsed.drivername not in ("postgres", "postgresql", POSTGRESQL):
        raise BadOption(f"the database is SQLite or PostgreSQL, not {parsed.get_backend_name()}", "database")
    return parsed.set(drivername=POSTGRESQL)


def is_file(url: sa.URL) -> bool:
    """Whether a database is an SQLite file."""
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def is_shared(settings: Settings) -> bool:
    """Whether other processes may serve the same tables."""
    return settings.workers > 1 or not is_file(parse_url(settings.url))


def open_engine(url: str, busy_ms: int, writes: bool) -> sa.Engine:
    """Open a database by URL, for writing or for reading only. Raises BadOption."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed, busy_ms, writes)
    return _open_postgresql(parsed, busy_ms, writes)


def _open_postgresql(url: sa.URL, busy_ms: int, writes: bool) -> sa.Engine:
    asked = {
        "synchronous_commit": "on",
        "lock_timeout": busy_ms,
        "statement_timeout": busy_ms,
        "idle_in_transaction_session_timeout": 10 * busy_ms,
        "default_transaction_read_only": "off" if writes else "on",
    }
    try:
        return sa.create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_timeout=busy_ms / 1000,
            isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
            connect_args={
                "options": " ".join(f"-c {name}={value}" for name, value in asked.items()),
                "connect_timeout": max(2, busy_ms // 1000),
                "tcp_user_timeout": busy_ms,  # of a machine that is gone nothing comes, not even a refusal
            },
        )
    except ModuleNotFoundError:
        raise BadOption("PostgreSQL needs: pip install 'parlour[cluster]'", "database") from None


def _open_sqlite(url: sa.URL, busy_ms: int, writes: bool) -> sa.Engine:
    # Its SQLite is newer than that of most Pythons, and free of the WAL-reset bug.
    import pysqlite3.dbapi2 as sqlite  # pyright: ignore[reportMissingTypeStubs]

    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        if writes:  # nobody else reads the seeds and the guests' key; SQLite's other files follow this one
            Path(url.database).touch(mode=0o600)
    engine = sa.create_engine(
        url,
        module=sqlite,
        hide_parameters=True,
        connect_args={"timeout": busy_ms / 1000, "isolation_level": None, "check_same_thread": False},
        execution_options={BUSY_MS: busy_ms},
    )

    def connected(connection: Any, _record: Any) -> None:
        wanted = WRITING if writes else READING
        for pragma in wanted:
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: sa.Connection) -> None:
        if writes:
            _begin_writing(connection.exec_driver_sql, OperationalError, busy_ms)
        else:
            connection.exec_driver_sql("BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


def empty_log(engine: sa.Engine) -> bool:
    """Copy SQLite's write-ahead log into the file and truncate it; return False if a reader prevents that."""
    if engine.dialect.name != "sqlite":
        return True
    connection = engine.raw_connection()
    try:
        busy, _, _ = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.close()
    return not busy


@contextlib.contextmanager
def write_directly(engine: sa.Engine) -> Iterator[Any]:
    """Yield a cursor of the DB-API beneath SQLAlchemy, in a transaction that is committed unless an error is raised.

    A connection of SQLAlchemy's own takes as long as SQLite takes to insert and commit some rows. Raises the errors of
    the DB-API.
    """
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        if engine.dialect.name == "sqlite":
            busy_ms = engine.get_execution_options()[BUSY_MS]
            _begin_writing(cursor.execute, engine.dialect.loaded_dbapi.OperationalError, busy_ms)
        yield cursor
        cursor.close()
        connection.commit()
    finally:
        connection.close()  # the pool rolls an open transaction back


def _begin_writing(execute: Callable[[str], object], busy: type[Exception], busy_ms: int) -> None:
    """Begin a writing transaction of SQLite, trying every millisecond: other workers hold the file's lock for a few.

    SQLite itself would try only every 100 ms.
    """
    end = time.monotonic() + busy_ms / 1000
    while True:
        try:
            execute("BEGIN IMMEDIATE")
        except busy:
            if time.monotonic() >= end:
                raise
            time.sleep(MOMENT_MS / 1000)
        else:
            return


BUSY_MS = "busy_ms"
"""The execution option of SQLite's engines with how long they try to begin a writing transaction."""
MOMENT_MS = 1
WRITING = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # who asks to be forgotten is not left in pages that are free
    f"busy_timeout = {MOMENT_MS}",
)
READING = ("query_only = ON",)


class now_ms(FunctionElement[int]):  # noqa: N801 — a function of SQL
    """The database's own clock: Unix time in milliseconds when the statement evaluates it."""

    type = sa.BigInteger()
    inherit_cache = True


@compiles(now_ms, "sqlite")
def _in_sqlite(*_: object, **__: object) -> str:
    return "CAST(unixepoch('now', 'subsec') * 1000 AS INTEGER)"


@compiles(now_ms, "postgresql")
def _in_postgresql(*_: object, **__: object) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

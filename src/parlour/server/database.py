"""How the database is opened: engines of SQLAlchemy, one for writing and one for reading.

SQLite runs in WAL mode with ``synchronous=FULL``: a commit that was reported survives a power cut. Writers begin with
BEGIN IMMEDIATE, because a transaction that starts by reading and then writes fails at once when another writes.
Other databases are opened by their URL as they are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event


def open_engine(url: str, busy_ms: int, writes: bool) -> sa.Engine:
    """Open a database by URL, for writing or for reading only."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, hide_parameters=True)
    return _open_sqlite(parsed, busy_ms, writes)


def _open_sqlite(url: sa.URL, busy_ms: int, writes: bool) -> sa.Engine:
    # Its SQLite is newer than that of most Pythons, and free of the WAL-reset bug.
    import pysqlite3.dbapi2 as sqlite  # pyright: ignore[reportMissingTypeStubs]

    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(
        url,
        module=sqlite,
        hide_parameters=True,
        connect_args={"timeout": busy_ms / 1000, "isolation_level": None, "check_same_thread": False},
    )

    def connected(connection: Any, _record: Any) -> None:
        wanted = WRITING if writes else READING
        for pragma in wanted:
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


WRITING = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
READING = ("query_only = ON",)

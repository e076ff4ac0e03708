"""The history of the database's tables; ``upgrade`` brings a database up to date."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

LOCK = 0x7061726C6F7572


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Run, inside the connection's transaction, the migrations up to a revision that this database has not seen yet.

    One process does so after another.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> tuple[str, ...]:
    """Name the revisions that this Parlour knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def newest() -> str:
    """Name the revision that this Parlour writes."""
    return revisions()[0]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "parlour.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config

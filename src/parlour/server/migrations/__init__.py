"""The history of the database's tables; ``upgrade`` brings a database up to date."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 0x7061726C6F7572


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations this database has not seen yet, in the connection's transaction, one process after another."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", "parlour.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

"""The history of the database's tables; ``upgrade`` brings a database up to date."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def upgrade(connection: sa.Connection) -> None:
    """Run, inside the connection's transaction, the migrations this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", "parlour.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

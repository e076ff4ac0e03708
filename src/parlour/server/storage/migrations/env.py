"""The script that Alembic runs: migrates over the connection passed by ``upgrade``, in its transaction."""

from __future__ import annotations

from alembic import context

from parlour.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

"""Feeds that say whose turn it is, by a secret address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "feeds"
down_revision = "told_before"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "feeds",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("feeds")

"""When guests were told that a table was left alone, before it goes from their list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "told_before"
down_revision = "over_days"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("told_at", sa.BigInteger, nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "told_at")

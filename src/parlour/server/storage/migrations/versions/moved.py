"""When a table was moved to another house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "moved"
down_revision = "branches"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("moved_at", sa.BigInteger, nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "moved_at")

"""The boards of duplicate nights that tables play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "boards"
down_revision = "sheets"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("board", sa.JSON, nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "board")

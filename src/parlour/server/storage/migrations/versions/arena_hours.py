"""Until when a house pairs an arena by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "arena_hours"
down_revision = "evening"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tournaments", sa.Column("ends_at", sa.BigInteger, nullable=True))
    op.create_index("ix_tournaments_ends_at", "tournaments", ["ends_at"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_tournaments_ends_at", "tournaments")
    op.drop_column("tournaments", "ends_at")

"""The tables that are in the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "evening"
down_revision = "operators"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "lobby",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
        sa.Column("watching", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("lobby")

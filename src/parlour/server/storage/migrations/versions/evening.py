"""The tables that are in the lobby, and what the house announces."""

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
    op.create_table(
        "announcements",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("announcements", "lobby"):
        op.drop_table(table)

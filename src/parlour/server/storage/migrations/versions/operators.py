"""Operators, what they imposed, the journal of what they did, and when they closed a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "operators"
down_revision = "programs"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and add the column."""
    op.add_column("tables", sa.Column("closed_at", sa.BigInteger, nullable=True))
    op.create_table(
        "operators",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "measures",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("whom", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("journal", "measures", "operators"):
        op.drop_table(table)
    op.drop_column("tables", "closed_at")

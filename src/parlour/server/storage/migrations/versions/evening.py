"""The tables that are in the lobby, what the house announces, and circles with what was judged of their members."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "evening"
down_revision = "openings"
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
    op.create_table(
        "circles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("circle", sa.String(32), sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True, index=True),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
        sa.Column("latest", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("attempts", "members", "circles", "announcements", "lobby"):
        op.drop_table(table)

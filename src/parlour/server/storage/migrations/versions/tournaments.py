"""Tournaments: what was decided, all that happened, who organises them, and the tables opened for their pairings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "tournaments"
down_revision = "operators"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False, index=True),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("played", sa.JSON, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("rewritten", sa.Integer, nullable=False),
    )
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(64), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("event", sa.JSON, nullable=False),
        sa.Column("guest", sa.String(64), nullable=True, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "organisers",
        sa.Column("tournament_id", sa.String(64), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True, index=True),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(64), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("settled", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("tournament_tables", "organisers", "tournament_events", "tournaments"):
        op.drop_table(table)

"""The first tables: tables, seats, log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("again", sa.String(64), nullable=True),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(64), nullable=True),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("level", sa.String(32), nullable=True),
        sa.Column("nonce", sa.String(32), nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(200), nullable=False),
        sa.Column("guest", sa.String(64), nullable=True),
        sa.Column("action_id", sa.String(64), nullable=True),
        sa.Column("seal", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "guest", "action_id", name="one_effect_per_action"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("log", "seats", "tables"):
        op.drop_table(name)

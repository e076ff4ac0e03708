"""The messages of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "talk"
down_revision = "devices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(16), nullable=False),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("talk")

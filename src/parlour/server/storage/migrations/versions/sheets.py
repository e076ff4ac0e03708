"""Score sheets of real tables that several devices share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "sheets"
down_revision = "series"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("written", sa.Text, nullable=False),
        sa.Column("written_at", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("sheets")

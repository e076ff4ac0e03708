"""The row by which the server finds out whether it can write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "pulse"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pulse",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("pulse")

"""Guests who come along to another device, and those who asked to be forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "take_along"
down_revision = "seats_of_guests"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and make the tables."""
    op.add_column("tables", sa.Column("resealed", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "passes",
        sa.Column("link", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False, index=True),
        sa.Column("wrapped", sa.LargeBinary(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_table(
        "forgotten",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop what was added."""
    op.drop_table("forgotten")
    op.drop_table("passes")
    op.drop_column("tables", "resealed")

"""Passkeys of guests, and the challenges that authenticators sign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "passkeys"
down_revision = "tournaments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False, index=True),
        sa.Column("credential", sa.LargeBinary(1023), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("key", sa.LargeBinary(2048), nullable=False),
        sa.Column("wrapped", sa.LargeBinary(32), nullable=False),
        sa.Column("signed", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(48), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
        sa.Column("guest", sa.String(64), nullable=True, index=True),
        sa.Column("wrapped", sa.LargeBinary(32), nullable=True),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("challenges", "passkeys"):
        op.drop_table(table)

"""Programs that may take seats, and at which seats one sits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "programs"
down_revision = "results"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and add the column."""
    op.create_table(
        "programs",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(48), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop both."""
    op.drop_column("seats", "program")
    op.drop_table("programs")

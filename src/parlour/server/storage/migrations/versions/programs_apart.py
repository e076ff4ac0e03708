"""Programs are rated apart, and may say whose they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "programs_apart"
down_revision = "arena_hours"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; no program has played a rated match before."""
    for table in ("places", "ratings"):
        op.add_column(table, sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("programs", sa.Column("owner", sa.String(48), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("programs", "owner")
    for table in ("ratings", "places"):
        op.drop_column(table, "program")

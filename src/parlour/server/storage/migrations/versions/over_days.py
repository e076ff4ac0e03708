"""Tables for days: what was agreed on about time, when to look after them, and who is away when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "over_days"
down_revision = "take_along"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and make the table."""
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("look_at", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_look_at", "tables", ["look_at"])
    op.create_table(
        "away",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    """Drop what was added."""
    op.drop_table("away")
    op.drop_index("ix_tables_look_at", "tables")
    op.drop_column("tables", "look_at")
    op.drop_column("tables", "terms")

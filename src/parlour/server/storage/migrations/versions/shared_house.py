"""A house that several processes serve: when hours were noted, the guests' key, who lives, who leads which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "shared_house"
down_revision = "sealed_setup"
branch_labels = None
depends_on = None

NEW = (
    ("tables", sa.Column("reseats", sa.Integer, nullable=False, server_default="0")),
    ("hours", sa.Column("noted_at", sa.BigInteger, nullable=False, server_default="0")),
)


def upgrade() -> None:
    """Add the columns and make the tables. The key comes from its old file when the store is opened."""
    for table, column in NEW:
        op.add_column(table, column)
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop what was added."""
    for table in ("leases", "processes", "keys"):
        op.drop_table(table)
    for table, column in NEW:
        op.drop_column(table, column.name)

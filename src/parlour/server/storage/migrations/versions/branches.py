"""What-ifs: tables that begin with a position, the table each branched off, and what it is called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "branches"
down_revision = "talk"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("begins", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("branch_of", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("called", sa.String(48), nullable=False, server_default=""))
    op.create_index("ix_tables_branch_of", "tables", ["branch_of"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_tables_branch_of", "tables")
    for column in ("begins", "branch_of", "called"):
        op.drop_column("tables", column)

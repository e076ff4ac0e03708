"""The first action of each seat of a rated match, and the time that was thought about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "openings"
down_revision = "passkeys"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; ``parlour ratings --recompute`` fills them for matches of before."""
    op.add_column("places", sa.Column("opening", sa.String(64), nullable=False, server_default=""))
    op.add_column("places", sa.Column("spent_ms", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("places", "spent_ms")
    op.drop_column("places", "opening")

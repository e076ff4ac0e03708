"""Where rules are unclear: who takes part, and what was noted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "clarity"
down_revision = "boards"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "clarity_people",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
    )
    op.create_table(
        "clarity",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("game", sa.String(64), nullable=False, index=True),
        sa.Column("variant", sa.String(8), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("period", sa.String(4), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("verb", sa.String(64), nullable=False),
        sa.Column("clause", sa.String(16), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("stakes", sa.Text, nullable=False),
        sa.Column("lots", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("clarity")
    op.drop_table("clarity_people")

"""Where a guest sits is found without reading every seat there ever was."""

from __future__ import annotations

from alembic import op

revision = "seats_of_guests"
down_revision = "shared_house"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    op.create_index("ix_seats_guest", "seats", ["guest"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_seats_guest", "seats")

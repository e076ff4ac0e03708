"""Seals that begin with what a table is played by, the house's own time, links of seats, commitments to nonces."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "sealed_setup"
down_revision = "pulse"
branch_labels = None
depends_on = None

NEW = (
    ("tables", sa.Column("began_at", sa.BigInteger, nullable=True)),
    ("tables", sa.Column("seal", sa.String(32), nullable=False, server_default="")),
    ("seats", sa.Column("commitment", sa.String(64), nullable=False, server_default="")),
    ("seats", sa.Column("link", sa.String(64), nullable=False, server_default="")),
    ("log", sa.Column("at", sa.BigInteger, nullable=False, server_default="0")),
)


def upgrade() -> None:
    """Add the columns, then seal every table anew whose old seals are sound."""
    for table, column in NEW:
        op.add_column(table, column)
    hours = op.create_table("hours", sa.Column("served_ms", sa.BigInteger, nullable=False))
    op.bulk_insert(hours, [{"served_ms": 0}])
    connection = op.get_bind()
    for (table,) in connection.execute(sa.text("SELECT id FROM tables")).all():
        _seal_anew(connection, table)


def downgrade() -> None:
    """Drop what was added. The seals stay those of this edition."""
    op.drop_table("hours")
    for table, column in NEW:
        op.drop_column(table, column.name)


def _seal_anew(connection: sa.Connection, table: str) -> None:
    """Seal a table and its log anew; a log whose old seals are broken stays as it is and fails the new check too."""
    log = _rows(connection, "SELECT seq, kind, seat, what, guest, action_id, seal FROM log", table, "seq")
    if not _is_sound(log):
        return
    seats = _rows(connection, "SELECT number, kind, name, guest, level, nonce FROM seats", table, "number")
    if not _has_begun(seats):
        _fold_leaves(connection, table, log)
        seats = _rows(connection, "SELECT number, kind, name, guest, level, nonce FROM seats", table, "number")
        log = []
    if not _has_begun(seats):
        connection.execute(sa.text("UPDATE seats SET nonce = '' WHERE table_id = :id"), {"id": table})
        return
    (setup,) = connection.execute(
        sa.text("SELECT id, game, edition, options, seed FROM tables WHERE id = :id"), {"id": table}
    ).all()
    options = setup.options if isinstance(setup.options, dict) else json.loads(setup.options)
    seal = _hash([setup.id, setup.game, setup.edition, options, bytes(setup.seed).hex(), 0, [list(s) for s in seats]])
    connection.execute(
        sa.text("UPDATE tables SET began_at = 0, seal = :seal WHERE id = :id"), {"seal": seal, "id": table}
    )
    for *row, _old in log:
        seal = _hash([seal, *row, 0])
        connection.execute(
            sa.text("UPDATE log SET seal = :seal WHERE table_id = :id AND seq = :seq"),
            {"seal": seal, "id": table, "seq": row[0]},
        )


def _rows(connection: sa.Connection, select: str, table: str, order: str) -> Sequence[Any]:
    return connection.execute(sa.text(f"{select} WHERE table_id = :id ORDER BY {order}"), {"id": table}).all()


def _hash(parts: Sequence[object]) -> str:
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:32]


def _is_sound(log: Sequence[Any]) -> bool:
    """Whether the log's seals are those of the editions before."""
    seal = ""
    for *row, written in log:
        seal = _hash([seal, *row])
        if seal != written:
            return False
    return True


def _has_begun(seats: Sequence[Any]) -> bool:
    return all(seat.kind == "bot" or (seat.kind == "human" and seat.nonce) for seat in seats)


def _fold_leaves(connection: sa.Connection, table: str, log: Sequence[Any]) -> None:
    """Move rows of people who left before the match from the log to their seats, where later versions store that."""
    for row in log:
        connection.execute(
            sa.text("UPDATE seats SET kind = 'bot', level = :level WHERE table_id = :id AND number = :seat"),
            {"level": row.what, "id": table, "seat": row.seat},
        )
    connection.execute(sa.text("DELETE FROM log WHERE table_id = :id"), {"id": table})

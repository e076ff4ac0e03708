"""A table of the house for each game of a series."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "series"
down_revision = "programs_apart"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Number the tables of a pairing; each that is there is the first one of its pairing."""
    _make_anew(with_games=True)


def downgrade() -> None:
    """Drop the numbers, and the tables of later games with them."""
    _make_anew(with_games=False)


def _make_anew(with_games: bool) -> None:
    """Make the table anew with its rows, since databases do not agree on how a primary key is changed."""
    old = sa.Table("tournament_tables", sa.MetaData(), autoload_with=op.get_bind())
    asked = sa.select(old) if with_games else sa.select(old).where(old.c.game == 1)
    rows = [dict(row) for row in op.get_bind().execute(asked).mappings()]
    op.drop_table("tournament_tables")
    game = [sa.Column("game", sa.Integer, primary_key=True, autoincrement=False)] if with_games else []
    new = op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(64), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        *game,
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.bulk_insert(new, [{**row, "game": 1} if with_games else _without_game(row) for row in rows])


def _without_game(row: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in row.items() if name != "game"}

"""Reads, writes and erases the messages (sayings) of tables."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from parlour.protocol.company import Saying
from parlour.server.model.storage import SAYINGS
from parlour.server.storage.schema import TALK

_LATEST = (
    sa.select(TALK.c.number, TALK.c.seat, TALK.c.phrase, TALK.c.at, TALK.c.words)
    .where(TALK.c.table_id == sa.bindparam("table"), TALK.c.number > sa.bindparam("known"))
    .order_by(TALK.c.number.desc())
    .limit(SAYINGS)
)
"""Built once: building it takes longer than running it."""


def write_saying(connection: sa.Connection, table: str, saying: Saying, guest: str) -> None:
    """Insert what a guest said at a table."""
    connection.execute(TALK.insert().values(table_id=table, guest=guest, **msgspec.structs.asdict(saying)))


def read_sayings(connection: sa.Connection, table: str, known: int) -> list[Saying]:
    """Read the latest sayings at a table with numbers above ``known``, in order."""
    found = connection.execute(_LATEST, {"table": table, "known": known}).all()
    return [Saying(*row) for row in reversed(found)]


def erase_sayings(connection: sa.Connection, table: str, guest: str) -> None:
    """Erase the words a guest said at a table; that something was said stays."""
    mine = sa.and_(TALK.c.table_id == table, TALK.c.guest == guest)
    connection.execute(TALK.update().where(mine).values(words="", phrase="bye", guest=""))

"""The rows of score sheets that several devices share.

A sheet is kept for KEPT_S after it was last written. What it says is the pages' affair: it is stored as text.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from parlour.server.base.errors import NotFound
from parlour.server.base.ids import new_id
from parlour.server.storage.schema import SHEETS

ID_BYTES = 12
KEPT_S = 7 * 86_400
UNKNOWN = "This sheet is no longer shared. Share yours again."


class Stored(NamedTuple):
    """A shared sheet, the revision it has come to, and its JSON."""

    id: str
    game: str
    revision: int
    written: str


def share_sheet(connection: sa.Connection, game: str, written: str, now: float) -> Stored:
    """Store a sheet under a new id, and erase all that were not written for KEPT_S."""
    connection.execute(SHEETS.delete().where(SHEETS.c.written_at < int(now) - KEPT_S))
    stored = Stored(new_id(ID_BYTES), game, 0, written)
    connection.execute(SHEETS.insert().values(**stored._asdict(), written_at=int(now)))
    return stored


def read_sheet(connection: sa.Connection, id: str, now: float) -> Stored:
    """Read a shared sheet. Raises NotFound."""
    asked = sa.select(*(SHEETS.c[name] for name in Stored._fields))
    here = sa.and_(SHEETS.c.id == id, SHEETS.c.written_at >= int(now) - KEPT_S)
    row = connection.execute(asked.where(here)).first()
    if row is None:
        raise NotFound(UNKNOWN, "sheet")
    return Stored(*row)


def write_sheet(connection: sa.Connection, id: str, revision: int, written: str, now: float) -> tuple[Stored, bool]:
    """Write a sheet if ``revision`` is its latest; return how it stands, and whether it was written. Raises NotFound.

    A single statement compares and writes, so of several processes that write the same revision one succeeds.
    """
    here = sa.and_(SHEETS.c.id == id, SHEETS.c.revision == revision)
    change = SHEETS.update().where(here).values(revision=revision + 1, written=written, written_at=int(now))
    was_taken = connection.execute(change).rowcount == 1
    return read_sheet(connection, id, now), was_taken

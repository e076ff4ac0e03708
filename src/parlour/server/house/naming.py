"""Gives a guest another name: at their tables, in ratings, tournaments and circles."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from parlour.server.model.seats import Seat
from parlour.server.model.stored import Change
from parlour.server.storage.circles import rename_in_circles
from parlour.server.storage.results import rename_rated
from parlour.server.storage.schema import SEATS
from parlour.server.storage.store import rename_seats
from parlour.server.storage.tournaments import rename_entered


def name_guest(connection: sa.Connection, guest: str, name: str, now: float, before: str | None = None) -> list[str]:
    """Give a guest another name wherever they have one; return the ids of their tables, which are to be read again.

    name: a clean one (``decode.clean_name``)
    now: Unix time
    before: the name of the seats that are renamed, since people who share a screen are one guest; None: all seats
    """
    is_theirs = SEATS.c.guest == guest if before is None else sa.and_(SEATS.c.guest == guest, SEATS.c.name == before)
    asked = sa.select(SEATS.c.table_id).where(is_theirs).distinct()
    called = rename_entered(connection, guest, name, now)
    tables = sorted({*connection.execute(asked).scalars(), *called})
    for table in tables:
        rename_seats(connection, table, _renaming(guest, called.get(table, name), None if table in called else before))
    rename_rated(connection, guest, name)
    rename_in_circles(connection, guest, name)
    return tables


def _renaming(guest: str, name: str, before: str | None) -> Change:
    """Make the change of seats that gives a guest a name: at a table of a tournament the one they have there."""

    def rename(seats: Sequence[Seat]) -> list[Seat]:
        found = [it.guest == guest and before in (None, it.name) for it in seats]
        return [msgspec.structs.replace(it, name=name) if mine else it for it, mine in zip(seats, found, strict=True)]

    return rename

"""Checks that stored tables are as they were written, by following their chains of seals.

Nothing is played out, so tables whose rules are not installed can be checked too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa

from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row, TableSetup
from parlour.server.storage.schema import LOG, SEATS, TABLES

_SETUP = [TABLES.c[name] for name in TableSetup._fields]
_SEAT = [SEATS.c[name] for name in Seat.__struct_fields__]
_ROW = [*(LOG.c[name] for name in Row._fields), LOG.c.seal]


class Checked(NamedTuple):
    """A checked table: ``rows`` counts the sound rows of its log, ``broken`` tells whether the row after them is not.

    Where the setup or the seats are not as they were sealed, ``rows`` is 0 and ``broken`` is true.
    """

    id: str
    game: str
    edition: int
    rows: int
    broken: bool


def check_seals(connection: sa.Connection, most: int | None = None) -> Iterator[Checked]:
    """Check every table, or the ``most`` newest."""
    latest = sa.select(*_SETUP).order_by(TABLES.c.made_at.desc(), TABLES.c.id).limit(most)
    for found in connection.execute(latest).all():
        setup = TableSetup(*found)
        rows, broken = _check_chain(connection, setup)
        yield Checked(setup.id, setup.game, setup.edition, rows, broken)


def _check_chain(connection: sa.Connection, setup: TableSetup) -> tuple[int, bool]:
    """Count the sound rows from the first on, and tell whether an unsound row follows."""
    seats = sa.select(*_SEAT).where(SEATS.c.table_id == setup.id).order_by(SEATS.c.number)
    people = [Seat(*row) for row in connection.execute(seats)]
    begun = all(seat.mixed for seat in people)
    seal = setup.seal
    if not setup.sound(people):
        return 0, True
    log = sa.select(*_ROW).where(LOG.c.table_id == setup.id).order_by(LOG.c.seq)
    sound = 0
    for *values, written in connection.execute(log):
        row = Row._make(values)
        seal = row.seal(seal)
        if not begun or row.seq != sound + 1 or seal != written:
            return sound, True
        sound += 1
    return sound, False

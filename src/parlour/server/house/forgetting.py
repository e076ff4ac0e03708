"""Forgets a guest: their seats go to bots or become open, their names and messages are erased, and seals stay valid.

A guest's name is in the seats of tables and, in old databases, in those of what-ifs; their messages are in the talk of
tables; what-ifs have names that they chose. Each process that serves a table holds all this in memory and reads it
again when the table's count of changed seats has grown. The log is unchanged: it names guests by a hash whose token is
revoked.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from parlour.server.base.decode import UNNAMED
from parlour.server.base.errors import Conflict, NoTable
from parlour.server.house.tables import Tables
from parlour.server.model.seats import Seat, nameless, without
from parlour.server.model.storage import Taken
from parlour.server.people.passes import write_forgotten
from parlour.server.storage.schema import SEATS, TABLES, TALK
from parlour.server.storage.store import rename_seats
from parlour.server.storage.talk import erase_sayings
from parlour.server.table.drafts import leaving
from parlour.server.table.table import Table
from parlour.server.table.views import is_running

AT_ONCE = 50
"""The number of tables at which a guest is forgotten concurrently."""


async def forget_everywhere(tables: Tables, guest: str) -> None:
    """Forget a guest at all their tables, then revoke their token: last, so that after a failure they can try again.

    Raises Unavailable.
    """
    there = await tables.store.read(lambda connection: tables_of(connection, guest))
    for first in range(0, len(there), AT_ONCE):
        await asyncio.gather(*(_forget_at(tables, id, guest) for id in there[first : first + AT_ONCE]))
    await tables.store.write(lambda connection: write_forgotten(connection, guest, tables.guests.now()), "forgotten")
    tables.drop_guest(guest)
    await tables.read_days_away()
    await tables.notices.reread_measures()
    await tables.wipe_erased()


async def _forget_at(tables: Tables, id: str, guest: str) -> None:
    """Forget a guest at a table; at one that cannot be loaded, erase the stored names and messages only."""
    with contextlib.suppress(NoTable):
        table = await tables.find_table(id)
        await table.run_question(lambda: _vacate_seats(table, guest))
    for changed in await tables.store.write(lambda connection: erase_guest(connection, id, guest), id):
        tables.announce_change(changed)


async def _vacate_seats(table: Table, guest: str) -> None:
    """Hand a guest's seats to bots; before the match has begun, make them open."""
    if table.state.match is None:
        with contextlib.suppress(Conflict):  # the match has begun meanwhile
            await table.log.reseat(lambda seats: without(seats, guest))
            return
        await table.log.catch_up()
    while is_running(table.state) and (held := _held_seats(table, guest)):
        await _leave_seat(table, held[0])


def _held_seats(table: Table, guest: str) -> list[int]:
    return [seat.number for seat in table.state.seats if seat.held_by(guest)]


async def _leave_seat(table: Table, seat: int) -> None:
    """Write that a guest leaves a seat; if another process wrote first, read that and return."""
    try:
        for draft in leaving(table.state, seat):
            await table.log.append(table.state.row(draft.kind, seat, draft.what))
    except Taken:
        await table.log.catch_up()
    else:
        table.changed()


# --- storage


def tables_of(connection: sa.Connection, guest: str) -> list[str]:
    """List the ids of the tables at which a guest has a seat or has written a message."""
    asked = sa.union(
        sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest),
        sa.select(TALK.c.table_id).where(TALK.c.guest == guest),
    )
    return list(connection.execute(asked).scalars())


def erase_guest(connection: sa.Connection, table: str, guest: str) -> list[str]:
    """Erase a guest's name and messages at a table, and their name at its what-ifs; return the ids of all these."""
    erase_sayings(connection, table, guest)
    here = sa.and_(SEATS.c.table_id == table, SEATS.c.guest == guest)
    names = {row.number: row.name for row in connection.execute(sa.select(SEATS.c.number, SEATS.c.name).where(here))}
    if names:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(called=""))
    rename_seats(connection, table, lambda seats: nameless(seats, guest), always=True)
    return [table, *(_erase_copies(connection, table, names) if names else ())]


def _erase_copies(connection: sa.Connection, table: str, names: dict[int, str]) -> list[str]:
    """Erase names, given by seat, from a table's what-ifs and theirs in turn; return the ids of those changed."""

    def without_copies(seats: Sequence[Seat]) -> list[Seat]:
        return [
            msgspec.structs.replace(seat, name=UNNAMED) if names.get(seat.number) == seat.name else seat
            for seat in seats
        ]

    found = []
    for branch in connection.execute(sa.select(TABLES.c.id).where(TABLES.c.branch_of == table)).scalars().all():
        rename_seats(connection, branch, without_copies)
        found += [branch, *_erase_copies(connection, branch, names)]
    return found

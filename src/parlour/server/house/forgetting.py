"""Forgets a guest: their seats go to bots or open again, their names and words are erased, and seals stay valid.

A guest's name is in the seats of tables and, in old databases, in those of what-ifs; their words are in the sayings of
tables; what-ifs have names they chose. Each process that serves a table holds all that in memory, and reads it again
when the table's count of changed seats has grown. The log is unchanged: it names guests by a hash that nobody can use
any more.
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
from parlour.server.storage.store import rename
from parlour.server.storage.talk import erase_sayings
from parlour.server.table.decisions import leaving
from parlour.server.table.table import Table
from parlour.server.table.views import phase

AT_ONCE = 50


async def forget(tables: Tables, guest: str) -> None:
    """Forget a guest, table by table; their token is revoked last, so that a failure can be tried again.

    Raises Unavailable.
    """
    there = await tables.store.read(lambda connection: tables_of(connection, guest))
    for first in range(0, len(there), AT_ONCE):
        await asyncio.gather(*(_forget_at(tables, id, guest) for id in there[first : first + AT_ONCE]))
    await tables.store.write(lambda connection: write_forgotten(connection, guest, tables.guests.now()), "forgotten")
    tables.drop_guest(guest)
    await tables.learn_who_is_away()
    await tables.wipe()


async def _forget_at(tables: Tables, id: str, guest: str) -> None:
    """Forget a guest at a table, also at one that cannot be played out here."""
    with contextlib.suppress(NoTable):
        table = await tables.find(id)
        await table.ask(lambda: _take_off(table, guest))
    for changed in await tables.store.write(lambda connection: erase(connection, id, guest), id):
        tables.tell_changed(changed)


async def _take_off(table: Table, guest: str) -> None:
    """Have bots play for a guest from now on; before the match, open the seat."""
    if table.state.match is None:
        with contextlib.suppress(Conflict):  # it has begun meanwhile
            await table.log.reseat(lambda seats: without(seats, guest))
            return
        await table.log.catch_up()
    while phase(table.state) == "playing" and (held := _held(table, guest)):
        await _leave(table, held[0])


def _held(table: Table, guest: str) -> list[int]:
    return [seat.number for seat in table.state.seats if seat.held_by(guest)]


async def _leave(table: Table, seat: int) -> None:
    """Write that a guest leaves a seat; if another process wrote first, read that and return."""
    try:
        for draft in leaving(table.state, seat):
            await table.log.append(table.state.row(draft.kind, seat, draft.what))
    except Taken:
        await table.log.catch_up()
    else:
        table.changed()


# --- on the disk


def tables_of(connection: sa.Connection, guest: str) -> list[str]:
    """List the tables at which a guest has a seat or has said anything."""
    asked = sa.union(
        sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest),
        sa.select(TALK.c.table_id).where(TALK.c.guest == guest),
    )
    return list(connection.execute(asked).scalars())


def erase(connection: sa.Connection, table: str, guest: str) -> list[str]:
    """Erase a guest's name and words at a table, and their name at its what-ifs; return the ids of all these tables."""
    erase_sayings(connection, table, guest)
    here = sa.and_(SEATS.c.table_id == table, SEATS.c.guest == guest)
    names = {row.number: row.name for row in connection.execute(sa.select(SEATS.c.number, SEATS.c.name).where(here))}
    if names:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(called=""))
    rename(connection, table, lambda seats: nameless(seats, guest), always=True)
    return [table, *(_erase_copies(connection, table, names) if names else ())]


def _erase_copies(connection: sa.Connection, table: str, names: dict[int, str]) -> list[str]:
    """Erase names from the seats of a table's what-ifs, and of the what-ifs of those."""

    def without_copies(seats: Sequence[Seat]) -> list[Seat]:
        return [
            msgspec.structs.replace(seat, name=UNNAMED) if names.get(seat.number) == seat.name else seat
            for seat in seats
        ]

    found = []
    for branch in connection.execute(sa.select(TABLES.c.id).where(TABLES.c.branch_of == table)).scalars().all():
        rename(connection, branch, without_copies)
        found += [branch, *_erase_copies(connection, branch, names)]
    return found

"""Forgets a guest: seats go to bots or are free again, names go, and what is sealed stays so.

The log goes on as it is: it knows guests by a hash that is good for nothing any more.
"""

from __future__ import annotations

import asyncio
import contextlib

from parlour.server.errors import Conflict, NoTable
from parlour.server.frames import leaving
from parlour.server.passes import tables_of, write_forgotten
from parlour.server.seats import nameless, without
from parlour.server.table import Table
from parlour.server.tables import Tables
from parlour.server.views import phase
from parlour.server.writer import Taken

AT_ONCE = 50


async def forget(tables: Tables, guest: str) -> None:
    """Forget a guest, table by table; their token ends last, so that it can be asked again. Raises Unavailable."""
    there = await tables.store.read(lambda connection: tables_of(connection, guest))
    for first in range(0, len(there), AT_ONCE):
        await asyncio.gather(*(_forget_at(tables, id, guest) for id in there[first : first + AT_ONCE]))
    await tables.store.write(lambda connection: write_forgotten(connection, guest, tables.guests.now()), "forgotten")
    tables.guests.forgotten.add(guest)


async def _forget_at(tables: Tables, id: str, guest: str) -> None:
    """Forget a guest at a table; at one that cannot be played out here, their name and hash go all the same."""
    try:
        table = await tables.find(id)
    except NoTable:
        with contextlib.suppress(NoTable):
            await tables.store.rename(id, lambda seats: nameless(seats, guest))
    else:
        await table.ask(lambda: _take_off(table, guest))


async def _take_off(table: Table, guest: str) -> None:
    if table.state.match is None:
        with contextlib.suppress(Conflict):  # it has begun meanwhile
            await table.reseat(lambda seats: without(seats, guest))
            return
        await table.catch_up()
    while phase(table.state) == "playing" and (held := _held(table, guest)):
        await _leave(table, held[0])
    await table.rename(lambda seats: nameless(seats, guest))


def _held(table: Table, guest: str) -> list[int]:
    return [seat.number for seat in table.state.seats if seat.held_by(guest)]


async def _leave(table: Table, seat: int) -> None:
    """Let a bot play on, and let all see it; where another process wrote first, the next look decides."""
    try:
        for draft in leaving(table.state, seat):
            await table.append(table.state.row(draft.kind, seat, draft.what))
    except Taken:
        await table.catch_up()
    else:
        table.changed()

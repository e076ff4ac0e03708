"""The tables at which a guest has a seat: those where it is their turn first, then what is played, waits, has ended."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from parlour.protocol.http import YourTable
from parlour.server.errors import NoTable
from parlour.server.schema import SEATS, TABLES
from parlour.server.table_state import TableState
from parlour.server.tables import Tables
from parlour.server.views import phase

MOST = 12
"""The latest so many are shown: each is played out from its log if it is not in memory."""

PHASES = ("playing", "waiting", "over")


async def your_tables(tables: Tables, guest: str) -> tuple[YourTable, ...]:
    """Give a guest's latest tables; those that cannot be played out here are left out. Raises Unavailable."""
    made = await tables.store.read(lambda connection: _latest(connection, guest))
    found = await asyncio.gather(*(_look(tables, id, guest, at) for id, at in made))
    there = [table for table in found if table is not None]
    return tuple(sorted(there, key=lambda it: (not it.to_act, PHASES.index(it.phase), -it.made_at)))


def _latest(connection: sa.Connection, guest: str) -> list[tuple[str, int]]:
    here = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest, SEATS.c.kind == "human")
    latest = sa.select(TABLES.c.id, TABLES.c.made_at).where(TABLES.c.id.in_(here))
    return [(id, at) for id, at in connection.execute(latest.order_by(TABLES.c.made_at.desc()).limit(MOST))]


async def _look(tables: Tables, id: str, guest: str, made_at: int) -> YourTable | None:
    try:
        return summary((await tables.find(id)).state, guest, made_at)
    except NoTable:
        return None


def summary(state: TableState, guest: str, made_at: int) -> YourTable:
    """Say how a table stands for a guest, in what everybody may see."""
    mine = tuple(seat.number for seat in state.seats if seat.held_by(guest))
    acting = state.match.seats_to_act() if state.match is not None else ()
    return YourTable(
        table=state.setup.id,
        game=state.game.name,
        phase=phase(state),
        to_act=any(seat in mine for seat in acting),
        made_at=made_at,
        names=state.names,
        mine=mine,
        scene=state.scene() if state.match is not None else None,
    )

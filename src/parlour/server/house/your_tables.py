"""Lists the tables at which a guest has a seat: their turn first, then those that are played, wait, or are over.

A table at which nothing has happened for a month says so, and leaves the list a week after the guest was told. It is
not deleted: its address still leads there, and it is listed again as soon as something happens at it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

import sqlalchemy as sa

from parlour.protocol.http import YourTable
from parlour.server.base.errors import NoTable, Unavailable
from parlour.server.house.tables import Tables
from parlour.server.people.feeds import Turn, turn_of
from parlour.server.storage.schema import SEATS, TABLES
from parlour.server.table.begins import branch_of
from parlour.server.table.move_deadlines import DAY_S
from parlour.server.table.table_state import TableState
from parlour.server.table.views import phase

MOST = 12
"""The latest so many are shown: each is played out from its log if it is not in memory."""

PHASES = ("playing", "waiting", "over")
ALONE_S = 30 * DAY_S
WARNED_S = 7 * DAY_S


class Kept(NamedTuple):
    """A table of a guest; ``told_at`` is when they were told that it was left alone."""

    id: str
    made_at: int
    told_at: int | None


async def your_tables(tables: Tables, guest: str) -> tuple[YourTable, ...]:
    """List a guest's latest tables, without those that cannot be played out here. Raises Unavailable."""
    made = await tables.store.read(lambda connection: latest(connection, guest))
    found = await asyncio.gather(*(_look(tables, kept, guest) for kept in made))
    there = [table for table in found if table is not None]
    return tuple(sorted(there, key=lambda it: (not it.to_act, PHASES.index(it.phase), -it.made_at)))


def latest(connection: sa.Connection, guest: str) -> list[Kept]:
    """Read the newest tables at which a guest has a seat, without what-ifs."""
    here = sa.and_(SEATS.c.guest == guest, SEATS.c.kind == "human", TABLES.c.branch_of.is_(None))
    latest = (
        sa.select(TABLES.c.id, TABLES.c.made_at, sa.func.max(SEATS.c.told_at))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(here)
        .group_by(TABLES.c.id, TABLES.c.made_at)
        .order_by(TABLES.c.made_at.desc())
        .limit(MOST)
    )
    return [Kept(*row) for row in connection.execute(latest)]


async def _look(tables: Tables, kept: Kept, guest: str) -> YourTable | None:
    try:
        table = await tables.find(kept.id)
    except NoTable:
        return None
    state, now = table.state, tables.guests.now()
    touched = kept.made_at if state.touched is None else tables.away.unix_of(state.touched)
    goes = goes_at(touched, kept.told_at, now)
    if goes and goes <= now:
        return None
    if goes == int(now) + WARNED_S:
        with contextlib.suppress(Unavailable):
            await tables.store.write(lambda db: _note_told(db, kept.id, guest, int(now)), kept.id)
    return summary(state, guest, kept.made_at, min(table.due().values(), default=0), goes)


def goes_at(touched: int, told_at: int | None, now: float) -> int:
    """Return when a table leaves the list, a week after its guest was told; 0 if something happened there lately."""
    if now < touched + ALONE_S:
        return 0
    told = told_at if told_at is not None and told_at >= touched + ALONE_S else int(now)
    return told + WARNED_S


def _note_told(connection: sa.Connection, table: str, guest: str, now: int) -> None:
    here = sa.and_(SEATS.c.table_id == table, SEATS.c.guest == guest)
    connection.execute(SEATS.update().where(here).values(told_at=now))


def summary(state: TableState, guest: str, made_at: int, due: int = 0, goes: int = 0) -> YourTable:
    """Describe a table for a guest's list, by what everybody may see."""
    mine = tuple(seat.number for seat in state.seats if seat.held_by(guest))
    acting = state.match.seats_to_act() if state.match is not None else ()
    return YourTable(
        table=state.setup.id,
        game=state.game.name,
        phase=phase(state),
        to_act=state.setup.begins is None and any(seat in mine for seat in acting),
        made_at=made_at,
        names=state.names,
        mine=mine,
        due=due,
        goes=goes,
        scene=state.scene() if state.match is not None else None,
        branch=branch_of(state.setup),
    )


async def turns_of(tables: Tables, guest: str) -> list[Turn]:
    """List the turns of a guest, for the feed. Raises Unavailable."""
    found = []
    for kept in await tables.store.read(lambda connection: latest(connection, guest)):
        try:
            state = (await tables.find(kept.id)).state
        except NoTable:
            continue
        at = kept.made_at if state.touched is None else tables.away.unix_of(state.touched)
        turn = turn_of(state, guest, at)
        if turn is not None:
            found.append(turn)
    return found

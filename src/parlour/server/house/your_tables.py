"""Lists the tables at which a guest has a seat: first those where they are to act, then playing, waiting and over.

A table at which nothing has happened for ALONE_S is listed with the time at which it leaves the list, WARNED_S after
the guest first saw that. It is not deleted: its address stays valid, and it is listed again once something happens.
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
"""The number of tables listed, the newest; each is replayed from its log if it is not in memory."""

PHASES = ("playing", "waiting", "over")
ALONE_S = 30 * DAY_S
WARNED_S = 7 * DAY_S


class Kept(NamedTuple):
    """A table of a guest. Times are Unix seconds; ``told_at``: when its coming removal was first listed, or None."""

    id: str
    made_at: int
    told_at: int | None


async def your_tables(tables: Tables, guest: str) -> tuple[YourTable, ...]:
    """List a guest's newest tables, without those that cannot be loaded here. Raises Unavailable.

    Stores for a table when its coming removal was first listed.
    """
    made = await tables.store.read(lambda connection: newest_tables(connection, guest))
    found = await asyncio.gather(*(_list_table(tables, kept, guest) for kept in made))
    there = [table for table in found if table is not None]
    return tuple(sorted(there, key=lambda it: (not it.to_act, PHASES.index(it.phase), -it.made_at)))


def newest_tables(connection: sa.Connection, guest: str) -> list[Kept]:
    """Read the MOST newest tables at which a guest has a seat, without what-ifs."""
    here = sa.and_(SEATS.c.guest == guest, SEATS.c.kind == "human", TABLES.c.branch_of.is_(None))
    newest = (
        sa.select(TABLES.c.id, TABLES.c.made_at, sa.func.max(SEATS.c.told_at))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(here)
        .group_by(TABLES.c.id, TABLES.c.made_at)
        .order_by(TABLES.c.made_at.desc())
        .limit(MOST)
    )
    return [Kept(*row) for row in connection.execute(newest)]


async def _list_table(tables: Tables, kept: Kept, guest: str) -> YourTable | None:
    try:
        table = await tables.find(kept.id)
    except NoTable:
        return None
    state, now = table.state, tables.guests.now()
    touched = kept.made_at if state.touched is None else tables.away.unix_of(state.touched)
    goes = time_of_removal(touched, kept.told_at, now)
    if goes and goes <= now:
        return None
    if goes == int(now) + WARNED_S:
        with contextlib.suppress(Unavailable):
            await tables.store.write(lambda db: _note_told(db, kept.id, guest, int(now)), kept.id)
    return summarize_table(state, guest, kept.made_at, min(table.due().values(), default=0), goes)


def time_of_removal(touched: int, told_at: int | None, now: float) -> int:
    """Return the Unix time at which a table leaves the list; 0 if it was touched less than ALONE_S ago.

    ``touched``: time of its last change. ``told_at``: time at which the guest was told, which counts only if later
    than ALONE_S after that change; otherwise they are told ``now``.
    """
    if now < touched + ALONE_S:
        return 0
    told = told_at if told_at is not None and told_at >= touched + ALONE_S else int(now)
    return told + WARNED_S


def _note_told(connection: sa.Connection, table: str, guest: str, now: int) -> None:
    here = sa.and_(SEATS.c.table_id == table, SEATS.c.guest == guest)
    connection.execute(SEATS.update().where(here).values(told_at=now))


def summarize_table(state: TableState, guest: str, made_at: int, due: int = 0, goes: int = 0) -> YourTable:
    """Describe a table for a guest's list, with the public scene.

    Unix times in seconds: ``made_at``; ``due``, the next move deadline, 0 without one; ``goes``, when it leaves the
    list, 0 if it does not.
    """
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
    """List the turns of a guest among their newest tables, for the feed. Raises Unavailable."""
    found = []
    for kept in await tables.store.read(lambda connection: newest_tables(connection, guest)):
        try:
            state = (await tables.find(kept.id)).state
        except NoTable:
            continue
        at = kept.made_at if state.touched is None else tables.away.unix_of(state.touched)
        turn = turn_of(state, guest, at)
        if turn is not None:
            found.append(turn)
    return found

"""Lists the tables at which a guest has a seat: first those where they are to act, then playing, waiting and over.

A table at which nothing has happened for ALONE_S is listed with the time at which it leaves the list, WARNED_S after
the guest first saw that. It is not deleted: its address stays valid, and it is listed again once something happens.
"""

from __future__ import annotations

import asyncio
import contextlib

from parlour.protocol.http import YourTable
from parlour.server.base.errors import NoTable, Unavailable
from parlour.server.house.house import House
from parlour.server.model.stored import Kept
from parlour.server.table.begins import branch_of
from parlour.server.table.move_deadlines import DAY_S
from parlour.server.table.table_state import TableState
from parlour.server.table.views import phase

MOST = 12
"""The number of tables listed, the newest; each is replayed from its log if it is not in memory."""

PHASES = ("playing", "waiting", "over")
ALONE_S = 30 * DAY_S
WARNED_S = 7 * DAY_S


async def your_tables(house: House, guest: str) -> tuple[YourTable, ...]:
    """List a guest's newest tables, without those that cannot be loaded here. Raises Unavailable.

    Stores for a table when its coming removal was first listed.
    """
    made = await house.services.storage.newest_tables(guest, MOST)
    found = await asyncio.gather(*(_list_table(house, kept, guest) for kept in made))
    there = [table for table in found if table is not None]
    return tuple(sorted(there, key=lambda it: (not it.to_act, PHASES.index(it.phase), -it.made_at)))


async def _list_table(house: House, kept: Kept, guest: str) -> YourTable | None:
    try:
        table = await house.find_table(kept.id)
    except NoTable:
        return None
    state, now, services = table.state, house.guests.now(), house.services
    touched = kept.made_at if state.touched is None else services.away.unix_of(state.touched)
    goes = time_of_removal(touched, kept.told_at, now)
    if goes and goes <= now:
        return None
    if goes == int(now) + WARNED_S:
        with contextlib.suppress(Unavailable):
            await services.storage.note_told(kept.id, guest, int(now))
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
        to_act=state.setup.begins is None and not state.setup.moved and any(seat in mine for seat in acting),
        made_at=made_at,
        names=state.names,
        mine=mine,
        due=due,
        goes=goes,
        scene=state.scene() if state.match is not None else None,
        branch=branch_of(state.setup),
    )

"""Lists the turns of a guest, for their feed."""

from __future__ import annotations

from parlour.server.base.errors import NoTable
from parlour.server.house.house import House
from parlour.server.house.your_tables import MOST
from parlour.server.people.feeds import Turn, turn_of


async def turns_of(house: House, guest: str) -> list[Turn]:
    """List the turns of a guest among their newest tables, for the feed. Raises Unavailable."""
    found = []
    for kept in await house.services.storage.newest_tables(guest, MOST):
        try:
            state = (await house.find_table(kept.id)).state
        except NoTable:
            continue
        at = kept.made_at if state.touched is None else house.services.away.unix_of(state.touched)
        turn = turn_of(state, guest, at)
        if turn is not None:
            found.append(turn)
    return found

"""Tables of a duplicate night: who may look at them before everybody has played their boards."""

from __future__ import annotations

from parlour.server.base.errors import NIGHT, SealedTable
from parlour.server.table.services import Services
from parlour.server.table.table import Table


async def is_revealed(services: Services, table: Table) -> bool:
    """Whether the seed of a table is kept from nobody any more once its match is over. Raises Unavailable."""
    return table.state.setup.board is None or await services.is_revealed(table.id)


async def check_onlooker(services: Services, table: Table, guest: str | None) -> bool:
    """Return whether the seed of a table may be shown. Raises SealedTable for who may not even look, Unavailable."""
    shown = await is_revealed(services, table)
    if not shown and not table.has_seat(guest):
        raise SealedTable(NIGHT)
    return shown

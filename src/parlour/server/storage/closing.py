"""Calls running matches off in storage, for operators and organisers who are not at the table."""

from __future__ import annotations

import math

import sqlalchemy as sa

from parlour.server.base.errors import DamagedTable, OtherRules
from parlour.server.storage.schema import LOG
from parlour.server.storage.store import read_stored
from parlour.server.table.restoring import restore_state


def call_off(connection: sa.Connection, table: str, at: float) -> bool:
    """Write that the running match of a table is called off, at the house's time ``at`` in milliseconds.

    Return whether one was running; a table that cannot be played out stays as it is. Raises IntegrityError where a
    process that serves the same database wrote to the log meanwhile.
    """
    stored = read_stored(connection, table)
    try:
        state = restore_state(stored) if stored is not None else None
    except (OtherRules, DamagedTable):
        return False
    if state is None or state.match is None or state.match.over or state.setup.moved:
        return False
    row = state.row("end", 0, "called-off")._replace(at=max(math.ceil(at), state.touched or 0))
    connection.execute(LOG.insert().values(table_id=table, **row._asdict(), seal=row.seal(state.seal)))
    return True

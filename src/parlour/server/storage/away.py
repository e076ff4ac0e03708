"""The rows about absent players: days on which their time does not run, and when each table is looked at next."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.server.storage.schema import AWAY, SEATS, TABLES

MOST_A_YEAR = 30
YEAR_DAYS = 365
REMEMBERED_DAYS = 2 * YEAR_DAYS


def read_away(connection: sa.Connection, today: int) -> dict[str, frozenset[int]]:
    """Read the days on which each guest is away, of the last year and ahead."""
    found: dict[str, set[int]] = {}
    recent = AWAY.c.day >= today - YEAR_DAYS
    for guest, day in connection.execute(sa.select(AWAY.c.guest, AWAY.c.day).where(recent)):
        found.setdefault(guest, set()).add(day)
    return {guest: frozenset(days) for guest, days in found.items()}


def write_away(connection: sa.Connection, guest: str, days: Collection[int], today: int) -> list[int]:
    """Replace the days from today on when a guest is away; return all their days. Raises BadOption if too many.

    Makes the guest's tables due for a look at once: their time may be up sooner than it was.
    """
    past = [day for day in _days_of(connection, guest) if day < today]
    ahead = sorted({day for day in days if today <= day < today + YEAR_DAYS})
    if any(len([d for d in (*past, *ahead) if day - YEAR_DAYS < d <= day]) > MOST_A_YEAR for day in ahead):
        raise BadOption(f"of a year at most {MOST_A_YEAR} days can be away", "days")
    gone = sa.or_(AWAY.c.day >= today, AWAY.c.day < today - REMEMBERED_DAYS)
    connection.execute(AWAY.delete().where(AWAY.c.guest == guest, gone))
    if ahead:
        connection.execute(AWAY.insert(), [{"guest": guest, "day": day} for day in ahead])
    theirs = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    look = TABLES.update().where(TABLES.c.look_at.is_not(None), TABLES.c.id.in_(theirs))
    connection.execute(look.values(look_at=0))
    return [*past, *ahead]


def _days_of(connection: sa.Connection, guest: str) -> list[int]:
    return list(connection.execute(sa.select(AWAY.c.day).where(AWAY.c.guest == guest).order_by(AWAY.c.day)).scalars())


def read_tables_due(connection: sa.Connection, now: float, most: int) -> list[str]:
    """List the tables at which somebody's time may be up, the longest due first."""
    asked = sa.select(TABLES.c.id).where(TABLES.c.look_at <= int(now)).order_by(TABLES.c.look_at).limit(most)
    return list(connection.execute(asked).scalars())


def write_next_look(connection: sa.Connection, table: str, at: float | None) -> None:
    """Set when absent players are looked for next at a table; None: never."""
    here = TABLES.update().where(TABLES.c.id == table)
    connection.execute(here.values(look_at=None if at is None else int(at)))


def make_tables_due(connection: sa.Connection) -> None:
    """Make all tables for days due for a look: a bot that was to move when the last server ended moves then."""
    connection.execute(TABLES.update().where(TABLES.c.look_at.is_not(None)).values(look_at=0))

"""Time to move, where moves have days: when it is up for whom, and the days on which it does not run.

It is told by the house's own time like all clocks, so it stands still while no server runs. Days away are days of the
calendar: to compare, the calendar is taken to have run beside the house's time as it does now.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.server.base.clocks import Time
from parlour.server.storage.schema import AWAY, SEATS, TABLES
from parlour.server.table.table_state import TableState

DAY_S = 24 * 3600
DAY_MS = DAY_S * 1000
MOST_A_YEAR = 30
YEAR_DAYS = 365
REMEMBERED_DAYS = 2 * YEAR_DAYS
MINUTE_S = 60


class DaysAway:
    """The days on which time does not run for whom, as the database says. ``unix`` gives Unix time."""

    def __init__(self, house: Time, unix: Callable[[], float] = time.time) -> None:
        self._house = house
        self.unix = unix
        self.of: dict[str, frozenset[int]] = {}

    @property
    def today(self) -> int:
        """The day since 1970."""
        return int(self.unix() // DAY_S)

    def up_at(self, guest: str | None, since: float, days: int) -> float:
        """Say when so many days are up that began to run for a guest, by the house's time."""
        away = self.of.get(guest or "", frozenset())
        if not away:
            return since + days * DAY_MS
        ahead = self._ahead()
        at, left = since + ahead, float(days * DAY_MS)
        while left > 0:
            end = (at // DAY_MS + 1) * DAY_MS
            ran = 0.0 if int(at // DAY_MS) in away else min(left, end - at)
            at, left = (at + ran, left - ran) if ran else (end, left)
        return at - ahead

    def unix_of(self, at: float) -> int:
        """Give a moment of the house's time as Unix time, by the minute: so it is said alike for as long as it is."""
        return round((at + self._ahead()) / 1000 / MINUTE_S) * MINUTE_S

    def _ahead(self) -> float:
        return self.unix() * 1000 - self._house.now()


def dues(state: TableState, away: DaysAway) -> dict[int, float]:
    """Say when time is up for each person who is waited for, by the house's time."""
    days = state.terms.days if state.terms is not None else 0
    there = [seat for seat in state.waited if state.seats[seat].kind == "human" and seat not in state.away]
    return {seat: away.up_at(state.seats[seat].guest, state.waited[seat], days) for seat in there}


# --- on the disk


def read_away(connection: sa.Connection, today: int) -> dict[str, frozenset[int]]:
    """Read who is away when, as far as it can matter still."""
    found: dict[str, set[int]] = {}
    recent = AWAY.c.day >= today - YEAR_DAYS
    for guest, day in connection.execute(sa.select(AWAY.c.guest, AWAY.c.day).where(recent)):
        found.setdefault(guest, set()).add(day)
    return {guest: frozenset(days) for guest, days in found.items()}


def write_away(connection: sa.Connection, guest: str, days: Collection[int], today: int) -> list[int]:
    """Write down when a guest is away from today on; give all their days. Raises BadOption if they are too many.

    Their tables are looked after anew, for their time may be up sooner than it was.
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


def to_look_after(connection: sa.Connection, now: float, most: int) -> list[str]:
    """Name the tables at which somebody's time may be up."""
    asked = sa.select(TABLES.c.id).where(TABLES.c.look_at <= int(now)).order_by(TABLES.c.look_at).limit(most)
    return list(connection.execute(asked).scalars())


def look_again(connection: sa.Connection, table: str, at: float | None) -> None:
    """Note when a table is to be looked after again; None: never."""
    here = TABLES.update().where(TABLES.c.id == table)
    connection.execute(here.values(look_at=None if at is None else int(at)))


def look_after_all(connection: sa.Connection) -> None:
    """Have all tables for days looked after soon: where a bot was to move when the last server ended, it does."""
    connection.execute(TABLES.update().where(TABLES.c.look_at.is_not(None)).values(look_at=0))

"""Deadlines where moves have days: when each player's time is up, and the days on which it does not run.

Deadlines are in the house's own time like all clocks, which stands still while no server runs. Days away are days of
the calendar; they are converted by the present difference between the calendar and the house's time.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from parlour.server.base.clocks import Time
from parlour.server.table.table_state import TableState

DAY_S = 24 * 3600
DAY_MS = DAY_S * 1000
MINUTE_S = 60


class DaysAway:
    """The days on which each guest is away, as stored: ``of`` maps a guest to days since 1970.

    ``unix`` returns Unix time.
    """

    def __init__(self, house: Time, unix: Callable[[], float] = time.time) -> None:
        self._house = house
        self.unix = unix
        self.of: dict[str, frozenset[int]] = {}

    @property
    def today(self) -> int:
        """Today, in days since 1970."""
        return int(self.unix() // DAY_S)

    def up_at(self, guest: str | None, since: float, days: int) -> float:
        """Return when ``days`` days, less those away, are up for a guest since ``since``, by the house's time."""
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
        """Convert the house's time to Unix time, rounded to the minute, so that repeated views are byte-identical."""
        return round((at + self._ahead()) / 1000 / MINUTE_S) * MINUTE_S

    def _ahead(self) -> float:
        return self.unix() * 1000 - self._house.now()


def dues(state: TableState, away: DaysAway) -> dict[int, float]:
    """Map each seat whose person is waited for to when their time is up, by the house's time."""
    days = state.terms.days if state.terms is not None else 0
    there = [seat for seat in state.waited if state.seats[seat].kind == "human" and seat not in state.away]
    return {seat: away.up_at(state.seats[seat].guest, state.waited[seat], days) for seat in there}

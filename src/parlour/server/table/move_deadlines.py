"""Time to move, where moves have days: when it is up for whom, and the days on which it does not run.

It is told by the house's own time like all clocks, so it stands still while no server runs. Days away are days of the
calendar: to compare, the calendar is taken to have run beside the house's time as it does now.
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

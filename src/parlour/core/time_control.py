"""Time controls: how long each seat may think in a match, and the clocks that follow.

A control is written as clubs write it: ``5+3`` is a bank of five minutes and three seconds more after every action
(Fischer), ``5d3`` five minutes that begin to run three seconds into each action (simple delay), ``0d30`` thirty seconds
for every action, and ``20`` twenty minutes for the whole match. Times are in milliseconds.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple

from parlour.core.errors import BadOption

PRESETS = ("3+2", "5+5", "10+5", "10d10", "20", "0d30")
"""What set-up pages offer, from the shortest to the most relaxed; any other control may be given as text."""

MOST_MINUTES = 180
MOST_SECONDS = 600
SECOND_MS = 1_000
MINUTE_MS = 60 * SECOND_MS
KEPT_MS = 10 * SECOND_MS
"""The bank below which taking back an action withdraws no increment."""

_WRITTEN = re.compile(r"(\d{1,3})(?:([+d])(\d{1,3}))?", re.ASCII)


class TimeControl(NamedTuple):
    """The bank of each seat, what an action adds to it, and how long an action takes nothing from it."""

    bank_ms: int
    increment_ms: int = 0
    delay_ms: int = 0


def read_control(text: str, field: str = "clock") -> TimeControl:
    """Read a time control such as ``5+3``. Raises BadOption naming ``field``.

    >>> read_control("5+3")
    TimeControl(bank_ms=300000, increment_ms=3000, delay_ms=0)
    """
    found = _WRITTEN.fullmatch(text)
    if found is None:
        raise BadOption(f"write a clock as 5+3, 5d3, 0d30 or 20, not {text!r}", field)
    minutes, sign, seconds = int(found[1]), found[2], int(found[3] or 0)
    if minutes > MOST_MINUTES:
        raise BadOption(f"a clock has at most {MOST_MINUTES} minutes, not {minutes}", field)
    if seconds > MOST_SECONDS:
        raise BadOption(f"a clock adds or waits at most {MOST_SECONDS} seconds, not {seconds}", field)
    if not minutes and (sign != "d" or not seconds):
        raise BadOption(f"a clock of no minutes needs seconds for every action, as 0d30; {text!r} has none", field)
    more = seconds * SECOND_MS
    return TimeControl(minutes * MINUTE_MS, more * (sign == "+"), more * (sign == "d"))


class SeatClocks:
    """The clocks of the seats that have one; the clocks of all seats that may act run at the same time.

    Every ``at`` is a time in milliseconds of one monotonic clock, and none is earlier than the one before.
    """

    def __init__(self, control: TimeControl, seats: Iterable[int]) -> None:
        self.control = control
        self._left = dict.fromkeys(seats, control.bank_ms)
        self._since: dict[int, int] = {}

    @property
    def seats(self) -> Collection[int]:
        """The seats that have a clock, in order."""
        return self._left.keys()

    @property
    def running(self) -> Collection[int]:
        """The seats whose clocks run."""
        return self._since.keys()

    def run(self, acting: Collection[int], at: int) -> None:
        """Let exactly the clocks of the seats that may act run; one that runs already goes on."""
        for seat in self._since.keys() - acting:
            self._stop(seat, at)
        for seat in self._left.keys() & acting:
            self._since.setdefault(seat, at)

    def note_action(self, seat: int, at: int) -> None:
        """Take the time of an action from its seat's bank and add the increment; ``run`` has to follow."""
        if seat in self._since:
            self._stop(seat, at)
            self._left[seat] += self.control.increment_ms

    def note_taken_back(self, seats: Iterable[int], acting: Collection[int], at: int) -> None:
        """Withdraw the increments of actions, given by their seats, and let the clocks of ``acting`` run.

        Taking back gives no time: a clock that runs goes on, and one that starts has used up its delay. No withdrawal
        leaves a bank with less than KEPT_MS, or than it has if that is less.
        """
        for seat in self._since.keys() - acting:
            self._stop(seat, at)
        for seat in seats:
            if seat in self._left:
                spare = max(0, self.bank(seat, at) - KEPT_MS)
                self._left[seat] -= min(self.control.increment_ms, spare)
        for seat in self._left.keys() & acting:
            self._since.setdefault(seat, at - self.control.delay_ms)

    def remove_clock(self, seat: int) -> None:
        """Take the clock of a seat away, because a bot plays for it."""
        self._left.pop(seat, None)
        self._since.pop(seat, None)

    def bank(self, seat: int, at: int) -> int:
        """Return the time left in a seat's bank, at least 0."""
        return max(0, self._left[seat] - max(0, self._spent(seat, at)))

    def free(self, seat: int, at: int) -> int:
        """Return how long the seat's clock will still take nothing from its bank; for one that stands, the delay."""
        return max(0, min(self.control.delay_ms, -self._spent(seat, at)))

    def due(self, seat: int) -> int | None:
        """Return when a seat's time will be up; None if its clock stands."""
        since = self._since.get(seat)
        return None if since is None else since + self.control.delay_ms + self._left[seat]

    def _spent(self, seat: int, at: int) -> int:
        """Return the time a running clock has taken from the bank; negative while the delay lasts."""
        return at - self._since.get(seat, at) - self.control.delay_ms

    def _stop(self, seat: int, at: int) -> None:
        self._left[seat] = self.bank(seat, at)
        del self._since[seat]

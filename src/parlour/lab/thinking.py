"""Clocks of bots: the time that each bot's decisions take is measured and taken from its clock, its waits are not."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from parlour.core.decision import Decision
from parlour.core.errors import BotFault
from parlour.core.match import Match
from parlour.core.time_control import SECOND_MS, SeatClocks, TimeControl
from parlour.protocol.programs import decide

_warm: set[tuple[str, str]] = set()
"""Games and bots that have decided something in this process."""


class Thinking:
    """The clocks of the seats of a match. Each goes by the sum of what its own bot has thought, in wall time.

    ``now``: returns the time in seconds.
    """

    def __init__(
        self, control: TimeControl, seats: Iterable[int], now: Callable[[], float] = time.perf_counter
    ) -> None:
        self._clocks = {seat: SeatClocks(control, (seat,)) for seat in seats}
        self._thought = dict.fromkeys(self._clocks, 0.0)
        self._now = now
        self.late: list[int] = []
        """The seats whose time was up, in this order."""

    def measure(self, seat: int, work: Callable[[], Decision]) -> Decision:
        """Return a decision, after taking the time it took from its seat's clock."""
        if seat not in self._clocks:
            return work()
        self._clocks[seat].run((seat,), self._at(seat))
        since = self._now()
        decision = work()
        self._thought[seat] += self._now() - since
        return decision

    def is_up(self, seat: int) -> bool:
        """Tell whether a seat's time is up."""
        due = self._clocks[seat].due(seat) if seat in self._clocks else None
        return due is not None and due <= self._at(seat)

    def note_action(self, seat: int) -> None:
        """Note that a seat has acted on its decision, which brings the increment."""
        if seat in self._clocks:
            self._clocks[seat].note_action(seat, self._at(seat))

    def remove_clock(self, seat: int) -> None:
        """Note that a seat's time was up, and take its clock away."""
        self.late.append(seat)
        del self._clocks[seat]

    def _at(self, seat: int) -> int:
        return int(SECOND_MS * self._thought[seat])


def warm_up(match: Match, bots: Sequence[str]) -> None:
    """Let each bot decide once without a clock, once in a process, so that no clock runs while kernels are loaded."""
    for seat in match.seats_to_act()[:1]:
        for bot in bots:
            if (match.game.name, bot) not in _warm:
                _warm.add((match.game.name, bot))
                with suppress(BotFault):  # it is noted where it counts
                    decide(match.game, match.view(seat), seat, bot, 0)

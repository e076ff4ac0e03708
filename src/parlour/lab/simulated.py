"""Bots against each other in simulated time: who waits acts when the wait is over, and clocks run out in between.

Decisions carry how long a bot waits before it acts (``Decision.wait_ms``). Where several may act at once, as in
GRI-G09, PIV-D21 and SQR-G17, the one whose wait is over first does, as at a table; nobody really waits.
"""

from __future__ import annotations

import sys
from collections.abc import Container, Sequence

from parlour.bots.levels import UNHURRIED_MS
from parlour.core.decision import Decision, wait_ms
from parlour.core.dice import new_dice
from parlour.core.match import Match
from parlour.core.scene import Clock
from parlour.protocol.programs import decide


def play(match: Match, levels: Sequence[str], actions: int = sys.maxsize, luck: int = 0) -> None:
    """Play on until some seat may act after so many actions, or to the end. ``levels`` are the seats' bots.

    The same ``luck`` (up to 64 bits), the same dice of all bots.
    """
    Simulated(match, levels, luck).go_on(actions)


class Simulated:
    """A match in simulated time. ``levels`` and ``luck``: see ``play``.

    Of a seat without a level somebody else decides what it does, when is drawn: it is as fast as bots of here.
    """

    def __init__(self, match: Match, levels: Sequence[str | None], luck: int = 0) -> None:
        self.match, self.levels, self.luck = match, levels, luck
        self.now = 0.0
        self.due: dict[Clock, float] = {}

    def go_on(self, actions: int = sys.maxsize, idle: Container[int] = ()) -> int | None:
        """Play on, as ``play``, or until a seat without a bot is to act: give the seat. Its action is to follow.

        What seats that are ``idle`` would do is not asked.
        """
        match, seat = self.match, None
        while seat is None and not match.over and (len(match.entries) < actions or not match.seats_to_act()):
            self.due = {clock: self.due.get(clock, self.now + clock.ms) for clock in match.clocks()}
            at, seat = self._step(idle)
            self.now = max(self.now, at)
        return seat

    def _step(self, idle: Container[int]) -> tuple[float, int | None]:
        """Let whoever is first act, or a clock run out; give the time then, in milliseconds, and who is to act."""
        acts: list[tuple[float, int, int | None]] = []
        waits: list[float] = []
        for seat in self.match.seats_to_act():
            if seat in idle:
                continue
            decision = self._decision(seat)
            at = self.now + decision.wait_ms
            if decision.action is None and self.levels[seat] is not None:
                waits.append(at)
            else:
                acts.append((at, seat, decision.action))
        clock = min(self.due, key=self.due.__getitem__, default=None)
        first = min(acts, key=lambda act: act[:2], default=None)
        if first is not None and (clock is None or first[0] < self.due[clock]):
            at, seat, action = first
            if action is None:
                return at, seat
            self.match.play(seat, action)
            return at, None
        if clock is not None and self.due[clock] <= min(waits, default=self.due[clock]):
            self.match.expire(clock.name)
            return self.due[clock], None
        return min(waits), None

    def _decision(self, seat: int) -> Decision:
        match, level = self.match, self.levels[seat]
        seed = self.luck << 32 ^ (len(match.entries) + int(self.now)) << 5 | seat
        if level is None:
            return Decision(None, wait_ms(UNHURRIED_MS / 1000, new_dice(seed)) if match.game.rules.simultaneous else 0)
        return decide(match.game, match.view(seat), seat, level, seed)

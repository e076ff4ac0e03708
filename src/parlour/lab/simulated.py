"""Matches between bots in simulated time, in which waits and clocks are computed and not slept.

Every decision says how long the bot waits before it acts (``Decision.wait_ms``). Where several seats may act at once
(GRI-G09, PIV-D21, SQR-G17) the seat whose wait ends first acts, and a clock runs out if it is due before that. Bots may
have clocks as well, which measure how long they really think (``lab.thinking``).
"""

from __future__ import annotations

import sys
from collections.abc import Container, Sequence

from parlour.bots.levels import UNHURRIED_MS
from parlour.core.decision import USUAL, Decision, wait_ms
from parlour.core.dice import new_dice
from parlour.core.losing import lose_seat
from parlour.core.match import Match
from parlour.core.scene import Clock
from parlour.lab.thinking import Thinking
from parlour.protocol.programs import decide


def play_match(
    match: Match, levels: Sequence[str], actions: int = sys.maxsize, luck: int = 0, thinking: Thinking | None = None
) -> None:
    """Play a match on with one bot a seat (``levels``, by name), to its end or until it has ``actions`` actions.

    Play stops only where a seat may act, so more actions are possible. ``luck`` (up to 64 bits) seeds the bots' dice.
    ``thinking``: the bots' clocks, if they have any. At two seats a bot whose time is up loses; with more, the bot
    USUAL plays on for it without a clock.
    """
    Simulated(match, levels, luck, thinking).go_on(actions)


class Simulated:
    """A match in simulated time. ``now`` is its time in milliseconds; ``due`` is when each running clock runs out.

    ``levels``: each seat's bot; None for a seat whose actions the caller chooses. The moment at which such a seat acts
    is drawn with the pace of an unhurried bot. ``luck``, ``thinking``: see ``play_match``.
    """

    def __init__(
        self, match: Match, levels: Sequence[str | None], luck: int = 0, thinking: Thinking | None = None
    ) -> None:
        self.match, self.levels, self.luck, self.thinking = match, levels, luck, thinking
        self.now = 0.0
        self.due: dict[Clock, float] = {}

    def go_on(self, actions: int = sys.maxsize, idle: Container[int] = ()) -> int | None:
        """Play on as ``play_match`` does, or until a seat without a bot is to act; return that seat, else None.

        The caller plays the seat's action before it calls this again. Seats in ``idle`` are taken to do nothing.
        """
        match, seat = self.match, None
        while seat is None and not match.over and (len(match.entries) < actions or not match.seats_to_act()):
            self.due = {clock: self.due.get(clock, self.now + clock.ms) for clock in match.clocks()}
            at, seat = self._step(idle)
            self.now = max(self.now, at)
        return seat

    def _step(self, idle: Container[int]) -> tuple[float, int | None]:
        """Carry out the next event: a bot's action, or a clock that runs out.

        Returns the time of the event in milliseconds, and the seat if the caller is to choose its action.
        """
        acts: list[tuple[float, int, int | None]] = []
        waits: list[float] = []
        for seat in self.match.seats_to_act():
            if seat in idle:
                continue
            decision = self._decision(seat)
            if self.thinking is not None and self.thinking.is_up(seat):
                self._lose(seat, self.thinking)
                return self.now, None
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
            if self.thinking is not None:
                self.thinking.note_action(seat)
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
        if self.thinking is None:
            return decide(match.game, match.view(seat), seat, level, seed)
        return self.thinking.measure(seat, lambda: decide(match.game, match.view(seat), seat, level, seed))

    def _lose(self, seat: int, thinking: Thinking) -> None:
        """End the match because a seat's time is up, or let another bot play on for it."""
        thinking.remove_clock(seat)
        if not lose_seat(self.match, seat, "time"):
            self.levels = [USUAL if other == seat else level for other, level in enumerate(self.levels)]

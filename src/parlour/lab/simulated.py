"""Bots against each other in simulated time: who waits acts when the wait is over, and clocks run out in between.

Decisions carry how long a bot waits before it acts (``Decision.wait_ms``). Where several may act at once, as in
GRI-G09, PIV-D21 and SQR-G17, the one whose wait is over first does, as at a table; nobody really waits.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from parlour.core.match import Match
from parlour.core.scene import Clock
from parlour.protocol.programs import decide


def play(match: Match, levels: Sequence[str], actions: int = sys.maxsize, luck: int = 0) -> None:
    """Play on until some seat may act after so many actions, or to the end. ``levels`` are the seats' bots.

    The same ``luck`` (up to 64 bits), the same dice of all bots.
    """
    now = 0.0
    due: dict[Clock, float] = {}
    while not match.over and (len(match.entries) < actions or not match.seats_to_act()):
        due = {clock: due.get(clock, now + clock.ms) for clock in match.clocks()}
        now = max(now, _step(match, levels, now, due, luck))


def _step(match: Match, levels: Sequence[str], now: float, due: dict[Clock, float], luck: int) -> float:
    """Let whoever is first act, or a clock run out; give the time then, in milliseconds."""
    acts: list[tuple[float, int, int]] = []
    waits: list[float] = []
    for seat in match.seats_to_act():
        seed = luck << 32 ^ (len(match.entries) + int(now)) << 5 | seat
        decision = decide(match.game, match.view(seat), seat, levels[seat], seed)
        at = now + decision.wait_ms
        if decision.action is None:
            waits.append(at)
        else:
            acts.append((at, seat, decision.action))
    clock = min(due, key=due.__getitem__, default=None)
    first = min(acts, default=None)
    if first is not None and (clock is None or first[0] < due[clock]):
        match.play(first[1], first[2])
        return first[0]
    if clock is not None and due[clock] <= min(waits, default=due[clock]):
        match.expire(clock.name)
        return due[clock]
    return min(waits)

"""Bots for Pivot Pawns: they see every solution at once, so their levels are a human pace of finding and missing it.

Waiting times are exponential, hence without memory: a bot that is asked again after somebody's bid has lost nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from parlour.core.decision import Decision
from parlour.core.dice import roll, toss
from parlour.core.record import Array
from parlour.games.pivot_pawns.actions import ACTIONS
from parlour.games.pivot_pawns.puzzle import length, solve
from parlour.games.pivot_pawns.state import DEMONSTRATE, THINK, TURNS, State


@dataclass(frozen=True)
class Pace:
    """Mean seconds until a solution of one, two or three pivots is seen, and the chance in 100 to see a longer one."""

    seconds: tuple[float, float, float]
    misses: int
    pivot_ms: int


PACES = {
    "gentle": Pace((20, 40, 80), 30, 1600),
    "casual": Pace((10, 22, 45), 15, 1300),
    "club": Pace((5, 11, 22), 5, 1000),
    "expert": Pace((1.5, 3, 6), 0, 800),
}

SHORTEST_LOOK_MS = 900
SPEAKING_MS = 1000


def decide(view: State, seat: int, level: str, dice: Array) -> Decision:
    """Bid, pivot or wait, from what everybody sees: the tableau, the pawns, the bids."""
    pace = PACES[level]
    if int(view.phase) == DEMONSTRATE:
        return _demonstrate(view, seat, pace)
    found = length(view)
    if roll(dice, 100) < pace.misses:
        found += 1
    if int(view.tempo) == TURNS:
        return _speak(view, seat, found)
    wait = SHORTEST_LOOK_MS + int(-1000 * pace.seconds[min(found, 3) - 1] * math.log((toss(dice) + 1) / 2**32))
    if int(view.phase) == THINK or int(view.bid[seat]) == 0 or found < int(view.bid[seat]):
        return Decision(ACTIONS.read(f"bid {found}"), wait)
    return Decision(None if int(view.done) >> seat & 1 else ACTIONS.read("done"), SPEAKING_MS)


def _demonstrate(view: State, seat: int, pace: Pace) -> Decision:
    way = solve(view)
    if len(way) > int(view.bid[seat]) - int(view.used):
        return Decision(ACTIONS.read("concede"), SPEAKING_MS)
    moving, over = way[0]
    return Decision(ACTIONS.read(f"pivot {moving} {over}"), pace.pivot_ms)


def _speak(view: State, seat: int, found: int) -> Decision:
    """PIV-D21: bid what is found unless that is no better than the lowest bid so far."""
    bids = [int(bid) for bid in view.bid[: int(view.players)] if int(bid) > 0]
    better = not bids or found < min(bids)
    return Decision(ACTIONS.read(f"bid {found}" if better else "pass"), SPEAKING_MS)

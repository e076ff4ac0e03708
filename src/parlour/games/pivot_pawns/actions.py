"""The actions of Pivot Pawns: names, ranges, and the number with which each begins."""

from __future__ import annotations

from parlour.core.actions import Action, Actions
from parlour.games.pivot_pawns.state import PAWNS

ACTIONS = Actions(
    Action("bid", pivots=range(100)),
    Action("giveUp"),
    Action("done"),
    Action("pivot", moving=range(PAWNS), pivot=range(PAWNS)),
    Action("concede"),
    Action("pass"),
    Action("clock", name=("think", "timer", "demo")),
    Action("leave"),
)
"""Bids beyond 1 to 20 can be said so that the referee can refuse them by their rule (PIV-D12)."""

BID_FIRST = ACTIONS.first("bid")
GIVE_UP = ACTIONS.first("giveUp")
DONE = ACTIONS.first("done")
PIVOT_FIRST = ACTIONS.first("pivot")
CONCEDE = ACTIONS.first("concede")
PASS = ACTIONS.first("pass")
CLOCK_FIRST = ACTIONS.first("clock")
LEAVE = ACTIONS.first("leave")

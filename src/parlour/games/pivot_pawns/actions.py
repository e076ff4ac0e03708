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

BID_FIRST, GIVE_UP, DONE, PIVOT_FIRST, CONCEDE, PASS, CLOCK_FIRST, LEAVE = ACTIONS.firsts

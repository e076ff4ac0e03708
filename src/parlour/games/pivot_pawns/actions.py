"""The actions of Pivot Pawns; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.pivot_pawns.components import PAWNS

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
"""Bids outside 1 to 20 can be expressed, so that the referee can refuse them by their rule (PIV-D12)."""

BID_FIRST, GIVE_UP, DONE, PIVOT_FIRST, CONCEDE, PASS, CLOCK_FIRST, LEAVE = ACTIONS.firsts

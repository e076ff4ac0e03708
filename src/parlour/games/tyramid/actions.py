"""The actions of Tyramid: names, ranges, and the number with which each begins."""

from __future__ import annotations

from parlour.core.actions import Action, Actions
from parlour.games.tic.deck import NAMES
from parlour.games.tyramid.state import HALVES, WIDEST

COLUMNS = range(1, WIDEST + 1)
ACTIONS = Actions(
    Action("play", card=NAMES, column=COLUMNS),
    Action("play", card=NAMES, half=range(HALVES), column=COLUMNS),
    Action("draw"),
    Action("end"),
    Action("pass"),
)
"""The half is named in an hourglass only (TYR-G16)."""

PLAY_FIRST, HALF_FIRST, DRAW, END, PASS = ACTIONS.firsts

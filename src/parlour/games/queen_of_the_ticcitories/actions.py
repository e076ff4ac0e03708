"""The actions of Queen of the Ticcitories: names, ranges, and the number with which each begins."""

from __future__ import annotations

from parlour.core.actions import Action, Actions
from parlour.games.queen_of_the_ticcitories.state import MOST_LINE, REACH, SEATS

NUMBERS = range(1, MOST_LINE + 1)
OFFSETS = range(-REACH, REACH + 1)
ACTIONS = Actions(Action("choose", number=NUMBERS), Action("lay", owner=range(SEATS), row=OFFSETS, column=OFFSETS))
LAY_FIRST = ACTIONS.first("lay")

"""The actions of Queen of the Ticcitories; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.queen_of_the_ticcitories.record import MOST_LINE, REACH, SEATS

NUMBERS = range(1, MOST_LINE + 1)
OFFSETS = range(-REACH, REACH + 1)
ACTIONS = Actions(Action("choose", number=NUMBERS), Action("lay", owner=range(SEATS), row=OFFSETS, column=OFFSETS))
LAY_FIRST = ACTIONS.first("lay")

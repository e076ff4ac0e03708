"""The actions of Tic Squared; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.tic.deck import NAMES, SEATS
from parlour.games.tic_squared.record import FARTHEST, SPAN

COORDINATES = range(-FARTHEST, FARTHEST + 1)

ACTIONS = Actions(
    Action("start_card", card=NAMES),
    Action("play", card=NAMES, owner=range(SEATS), row=COORDINATES, column=COORDINATES),
    Action("draw"),
    Action("end"),
    Action("clock", name=("idle", "limit")),
)

CELLS = SEATS * SPAN * SPAN
START_FIRST, PLAY_FIRST, DRAW, END, CLOCK_FIRST = ACTIONS.firsts
